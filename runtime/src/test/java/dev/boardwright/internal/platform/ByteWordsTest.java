// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.platform;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tests numbers of several bytes, with views and in the way of a platform that has none. */
class ByteWordsTest {
  private static final Class<?> WITHOUT_VIEWS = withoutViews();

  /** {@return the class as if {@code MethodHandles} had no method for views} */
  private static Class<?> withoutViews() {
    String file = "/" + ByteWords.class.getName().replace('.', '/') + ".class";
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor renaming =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(
                Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
              @Override
              public void visitMethodInsn(
                  int opcode, String owner, String name, String descriptor, boolean isInterface) {
                super.visitMethodInsn(
                    opcode,
                    owner,
                    name.equals("byteArrayViewVarHandle") ? "missing" : name,
                    descriptor,
                    isInterface);
              }
            };
          }
        };
    try (InputStream in = ByteWords.class.getResourceAsStream(file)) {
      new ClassReader(in.readAllBytes()).accept(renaming, 0);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    byte[] bytes = writer.toByteArray();
    return new ClassLoader(ByteWords.class.getClassLoader()) {
      Class<?> define() {
        return defineClass(ByteWords.class.getName(), bytes, 0, bytes.length);
      }
    }.define();
  }

  private static Object call(String name, Object... arguments) throws Exception {
    for (Method method : WITHOUT_VIEWS.getDeclaredMethods()) {
      if (method.getName().equals(name)
          && method.getParameterCount() == arguments.length
          && (arguments.length < 3 || fits(method.getParameterTypes()[2], arguments[2]))) {
        try {
          return method.invoke(null, arguments);
        } catch (InvocationTargetException e) {
          throw (Exception) e.getCause();
        }
      }
    }
    throw new AssertionError(name);
  }

  private static boolean fits(Class<?> type, Object value) {
    return type == (value instanceof Long ? long.class : int.class);
  }

  @Test
  void firstByteIsTheHighestOrTheLowest() {
    byte[] bytes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    assertThat(ByteWords.getHighestFirst(bytes, 1)).isEqualTo(0x0102030405060708L);
    assertThat(ByteWords.getLowestFirst(bytes, 2)).isEqualTo(0x0908070605040302L);
    ByteWords.putHighestFirst(bytes, 0, 0x1112131415161718L);
    ByteWords.putHighestFirst(bytes, 6, 0x21222324);
    assertThat(bytes)
        .isEqualTo(new byte[] {0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x21, 0x22, 0x23, 0x24});
    ByteWords.putLowestFirst(bytes, 2, 0x3132333435363738L);
    assertThat(bytes)
        .isEqualTo(new byte[] {0x11, 0x12, 0x38, 0x37, 0x36, 0x35, 0x34, 0x33, 0x32, 0x31});
  }

  @Test
  void missingViewsAreNoticed() throws Exception {
    for (Field field : WITHOUT_VIEWS.getDeclaredFields()) {
      field.setAccessible(true);
      assertThat(field.get(null)).isNull();
    }
  }

  @Test
  void platformWithoutViewsGivesTheSameNumbers() throws Exception {
    Random random = new Random(1);
    byte[] bytes = new byte[24];
    for (int at = 0; at <= bytes.length - Long.BYTES; at++) {
      random.nextBytes(bytes);
      assertThat(call("getHighestFirst", bytes, at))
          .isEqualTo(ByteWords.getHighestFirst(bytes, at));
      assertThat(call("getLowestFirst", bytes, at)).isEqualTo(ByteWords.getLowestFirst(bytes, at));
      byte[] expected = bytes.clone();
      long eight = random.nextLong();
      ByteWords.putHighestFirst(expected, at, eight);
      call("putHighestFirst", bytes, at, eight);
      assertThat(bytes).isEqualTo(expected);
      ByteWords.putHighestFirst(expected, at, (int) eight);
      call("putHighestFirst", bytes, at, (int) eight);
      assertThat(bytes).isEqualTo(expected);
      ByteWords.putLowestFirst(expected, at, eight);
      call("putLowestFirst", bytes, at, eight);
      assertThat(bytes).isEqualTo(expected);
    }
  }

  @Test
  void pairsOfOtherBytesAreOtherNumbers() throws Exception {
    byte[] bytes = {5, 6, 6, 5, 5, 6};
    for (Callable<short[]> pairs : pairs(bytes)) {
      short[] numbers = pairs.call();
      assertThat(numbers[0]).isEqualTo(numbers[2]);
      assertThat(numbers[0]).isNotEqualTo(numbers[1]);
    }
  }

  private static Iterable<Callable<short[]>> pairs(byte[] bytes) {
    return List.of(
        () ->
            new short[] {
              ByteWords.getPair(bytes, 0), ByteWords.getPair(bytes, 2), ByteWords.getPair(bytes, 4)
            },
        () ->
            new short[] {
              (short) call("getPair", bytes, 0),
              (short) call("getPair", bytes, 2),
              (short) call("getPair", bytes, 4)
            });
  }

  @Test
  void bytesOutsideTheArrayAreRefused() {
    byte[] bytes = new byte[8];
    for (int at : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThrows(IndexOutOfBoundsException.class, () -> ByteWords.getHighestFirst(bytes, at));
      assertThrows(IndexOutOfBoundsException.class, () -> call("getHighestFirst", bytes, at));
      assertThrows(IndexOutOfBoundsException.class, () -> call("putLowestFirst", bytes, at, 1L));
    }
  }
}
