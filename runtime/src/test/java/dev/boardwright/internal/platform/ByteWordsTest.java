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
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Tests numbers of several bytes, with views and in the way of a platform that has none. */
class ByteWordsTest {
  private static final Class<?> WITHOUT_VIEWS = withoutViews();

  /** {@return the class as a platform loads it that refuses the class of the views} */
  private static Class<?> withoutViews() {
    byte[] own = read(ByteWords.class.getName());
    byte[] views = refused(read(ByteWords.class.getName() + "$Views"));
    return new ClassLoader(ByteWords.class.getClassLoader()) {
      Class<?> define() {
        defineClass(ByteWords.class.getName() + "$Views", views, 0, views.length);
        return defineClass(ByteWords.class.getName(), own, 0, own.length);
      }
    }.define();
  }

  private static byte[] read(String type) {
    String file = "/" + type.replace('.', '/') + ".class";
    try (InputStream in = ByteWords.class.getResourceAsStream(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** {@return a class that the verifier refuses because each method returns nothing} */
  private static byte[] refused(byte[] type) {
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor visitor =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor method =
                super.visitMethod(access, name, descriptor, signature, exceptions);
            method.visitCode();
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(8, 8);
            return null;
          }
        };
    new ClassReader(type).accept(visitor, 0);
    return writer.toByteArray();
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
  void refusedViewsAreNoticed() throws Exception {
    Field hasViews = WITHOUT_VIEWS.getDeclaredField("HAS_VIEWS");
    hasViews.setAccessible(true);
    assertThat(hasViews.get(null)).isEqualTo(false);
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
  void bytesOutsideTheArrayAreRefused() {
    byte[] bytes = new byte[8];
    for (int at : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThrows(IndexOutOfBoundsException.class, () -> ByteWords.getHighestFirst(bytes, at));
      assertThrows(IndexOutOfBoundsException.class, () -> call("getHighestFirst", bytes, at));
      assertThrows(IndexOutOfBoundsException.class, () -> call("putLowestFirst", bytes, at, 1L));
    }
  }
}
