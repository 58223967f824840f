// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.net.URISyntaxException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the classes of the runtime use no forbidden API such as reflection, and that {@link
 * Bytecode} finds such uses.
 */
class BytecodeTest {
  @Test
  void runtimeUsesNothingForbidden() throws IOException, URISyntaxException {
    Path classes = Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> found = new ArrayList<>();
    int count = 0;
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        found.addAll(Bytecode.forbidden(Files.readAllBytes(file)));
        count++;
      }
    }
    assertThat(found).isEmpty();
    assertThat(count).isGreaterThan(90);
  }

  enum Kind {
    A;

    static Kind parse(String text) {
      return Enum.valueOf(Kind.class, text);
    }
  }

  static final class Reflects {
    Object reflect(Class<?> type) throws ReflectiveOperationException {
      return type.getDeclaredField("x");
    }

    Object forName() throws ReflectiveOperationException {
      return Class.forName("x");
    }

    Object enumConstants() {
      return Kind.class.getEnumConstants();
    }

    Object make(Class<?> type) throws ReflectiveOperationException {
      return type.getConstructor().newInstance();
    }

    Supplier<Object> byReference(Class<?> type) {
      return type::getEnumConstants;
    }

    Object serviceLoader() {
      return ServiceLoader.load(Runnable.class);
    }

    Object enumMap() {
      return new EnumMap<Kind, String>(Kind.class);
    }

    Object enumSet() {
      return EnumSet.of(Kind.A);
    }

    Object lookUp() {
      return MethodHandles.lookup();
    }

    Object find(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
      return lookup.findVarHandle(Reflects.class, "x", int.class);
    }

    Function<String, Kind> valueOf() {
      return text -> Enum.valueOf(Kind.class, text);
    }

    Object ownValueOf() {
      return Kind.valueOf(Kind.class, "A");
    }

    Object valueOfAtOneRemove() {
      return Kind.valueOf("A");
    }

    Function<String, Kind> valueOfByReference() {
      return Kind::valueOf;
    }

    Object updater() {
      return AtomicIntegerFieldUpdater.newUpdater(Reflects.class, "x");
    }

    Object load(ClassLoader loader) throws ReflectiveOperationException {
      return loader.loadClass("x");
    }

    Object interfaces(Class<?> type) {
      return type.getInterfaces();
    }

    Object array() {
      return new Field[1][2];
    }

    void caught() {
      try {
        array();
      } catch (UndeclaredThrowableException e) {
        throw e;
      }
    }

    Object proxy(InvocationHandler handler) {
      return Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class}, handler);
    }

    Object resource(Class<?> type) {
      return type.getResourceAsStream("x");
    }

    Object resourceOfModule(Module module) throws IOException {
      return module.getResourceAsStream("x");
    }

    Object bundle() {
      return ResourceBundle.getBundle("x");
    }

    Object deserialize(InputStream in) throws IOException, ReflectiveOperationException {
      return new ObjectInputStream(in).readObject();
    }

    Object methodType() {
      return MethodType.fromMethodDescriptorString("()V", null);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reflect: java/lang/Class.getDeclaredField",
        "reflect: java/lang/reflect/Field",
        "forName: java/lang/Class.forName",
        "enumConstants: java/lang/Class.getEnumConstants",
        "make: java/lang/reflect/Constructor",
        "make: java/lang/reflect/Constructor.newInstance",
        "byReference: java/lang/Class.getEnumConstants",
        "serviceLoader: java/util/ServiceLoader",
        "enumMap: java/util/EnumMap",
        "enumSet: java/util/EnumSet",
        "lookUp: java/lang/invoke/MethodHandles.lookup",
        "find: java/lang/invoke/MethodHandles$Lookup.findVarHandle",
        "lambda$valueOf$0: java/lang/Enum.valueOf",
        "ownValueOf: java/lang/Enum.valueOf",
        "valueOfAtOneRemove: java/lang/Enum.valueOf",
        "valueOfByReference: java/lang/Enum.valueOf",
        "updater: java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
        "load: java/lang/ClassLoader",
        "interfaces: java/lang/Class.getInterfaces",
        "array: java/lang/reflect/Field",
        "proxy: java/lang/reflect/Proxy",
        "resource: java/lang/Class.getResourceAsStream",
        "resourceOfModule: java/lang/Module",
        "bundle: java/util/ResourceBundle",
        "deserialize: java/io/ObjectInputStream",
        "caught: java/lang/reflect/UndeclaredThrowableException",
        "methodType: java/lang/invoke/MethodType"
      })
  void findsForbiddenUses(String expected) throws IOException {
    assertThat(forbidden(Reflects.class)).contains(name(Reflects.class) + "." + expected);
  }

  @Test
  void allowsGeneratedValueOfInEnums() throws IOException {
    assertEquals(
        List.of(name(Kind.class) + ".parse: java/lang/Enum.valueOf"), forbidden(Kind.class));
  }

  /** A class with code that compilers generate and a view of a byte array, which are allowed. */
  static final class Allowed {
    static final VarHandle LONGS =
        MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    record Point(int x, int y) {}

    String text(int i, Kind kind) {
      Supplier<String> lambda = () -> "x" + i + kind;
      return lambda.get() + new Point(i, i).hashCode();
    }
  }

  @Test
  void allowsGeneratedCodeAndByteArrayViews() throws IOException {
    assertEquals(List.of(), forbidden(Allowed.class));
    assertEquals(List.of(), forbidden(Allowed.Point.class));
  }

  private static String name(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static List<String> forbidden(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream("/" + name(type) + ".class")) {
      return Bytecode.forbidden(in.readAllBytes());
    }
  }
}
