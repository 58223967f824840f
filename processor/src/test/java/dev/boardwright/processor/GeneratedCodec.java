// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import dev.boardwright.packed.PackedFormat;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.JavaFileObject;

/** The codec generated for a record, compiled, loaded, and called by name. */
final class GeneratedCodec {
  final PackedFormat format;

  /** Whether the packed form is a {@code long}. */
  final boolean isLong;

  private final Class<?> codec;
  private final Class<?> record;
  private final Class<?> packed;

  private GeneratedCodec(Class<?> record, Class<?> codec) {
    this.record = record;
    this.codec = codec;
    format = (PackedFormat) Calls.constant(codec, "FORMAT");
    isLong = format.bits() > 31;
    packed = isLong ? long.class : int.class;
  }

  /** The codec of {@code game.Tested}. */
  static GeneratedCodec of(JavaFileObject... sources) {
    Compilation compilation = Compiling.compile(sources);
    assertThat(compilation).succeededWithoutWarnings();
    return of(Compiling.load(compilation));
  }

  /** The codec of a record, from its components, beside a board of nine squares and two enums. */
  static GeneratedCodec ofComponents(String components) {
    return of(
        Compiling.source(
            "game.Tested",
            "package game;",
            "import dev.boardwright.*;",
            components.contains("Nullable") ? "import org.jspecify.annotations.Nullable;" : "",
            "@BitPacked",
            "public record Tested(" + components + ") {",
            "  public enum One { A }",
            "  public enum Five { A, B, C, D, E { @Override public String toString() { return \"\";"
                + " } } }",
            "  @Board(shape = {3, 3}, styles = {\"T\", \"t\"}) public interface Small {}",
            "  @Board(shape = {40, 40}, styles = {\"T\", \"t\"}) public interface Large {}",
            "}"));
  }

  static GeneratedCodec of(ClassLoader classes) {
    try {
      return new GeneratedCodec(
          classes.loadClass("game.Tested"), classes.loadClass("game.TestedCodec"));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private Object packed(long value) {
    return isLong ? (Object) value : (Object) (int) value;
  }

  private long unboxed(Object value) {
    return ((Number) value).longValue();
  }

  /** The values of the record, as they are. */
  List<Object> values(Object move) {
    return Arrays.stream(record.getRecordComponents())
        .map(component -> Calls.call(component.getAccessor(), move))
        .toList();
  }

  Object move(Object... values) {
    try {
      Constructor<?> constructor = record.getConstructors()[0];
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  long pack(Object... values) {
    Class<?>[] types =
        Arrays.stream(record.getRecordComponents()).map(c -> c.getType()).toArray(Class<?>[]::new);
    return unboxed(Calls.call(method("pack", types), null, values));
  }

  long packRecord(Object move) {
    return unboxed(Calls.call(method("pack", record), null, move));
  }

  Object unpack(long value) {
    return Calls.call(method("unpack", packed), null, packed(value));
  }

  /** What each component's method says, one after the other. */
  List<Object> accessors(long value) {
    List<Object> values = new ArrayList<>();
    for (var component : record.getRecordComponents()) {
      values.add(accessor(component.getName(), value));
    }
    return values;
  }

  Object accessor(String name, long value) {
    return Calls.call(method(name, packed), null, packed(value));
  }

  boolean isValid(long value) {
    return (boolean) Calls.call(method("isValid", packed), null, packed(value));
  }

  String encode(Object move) {
    return (String) Calls.call(method("encode", record), null, move);
  }

  String encodePacked(long value) {
    return (String) Calls.call(method("encode", packed), null, packed(value));
  }

  Object decode(CharSequence hex) {
    return Calls.call(method("decode", CharSequence.class), null, hex);
  }

  long decodePacked(CharSequence hex) {
    String name = isLong ? "decodeToLong" : "decodeToInt";
    return unboxed(Calls.call(method(name, CharSequence.class), null, hex));
  }

  private Object array(long[] values) {
    return isLong ? values : Arrays.stream(values).mapToInt(i -> (int) i).toArray();
  }

  private long[] longs(Object array) {
    return isLong ? (long[]) array : Arrays.stream((int[]) array).asLongStream().toArray();
  }

  private Class<?> arrayType() {
    return isLong ? long[].class : int[].class;
  }

  long[] packAll(Collection<?> moves) {
    return longs(Calls.call(method("packAll", Collection.class), null, moves));
  }

  List<?> unpackAll(long... values) {
    return (List<?>) Calls.call(method("unpackAll", arrayType()), null, array(values));
  }

  String encodeAll(Collection<?> moves) {
    return (String) Calls.call(method("encodeAll", Collection.class), null, moves);
  }

  String encodeAll(long... values) {
    return (String) Calls.call(method("encodeAll", arrayType()), null, array(values));
  }

  byte[] encodeAllToBytes(long... values) {
    return (byte[]) Calls.call(method("encodeAllToBytes", arrayType()), null, array(values));
  }

  List<?> decodeAll(CharSequence hex) {
    return (List<?>) Calls.call(method("decodeAll", CharSequence.class), null, hex);
  }

  long[] decodeAllPacked(CharSequence hex) {
    return longs(Calls.call(method(decodeAllName(), CharSequence.class), null, hex));
  }

  long[] decodeAllPacked(byte[] hex) {
    return longs(Calls.call(method(decodeAllName(), byte[].class), null, hex));
  }

  private String decodeAllName() {
    return isLong ? "decodeAllToLongs" : "decodeAllToInts";
  }

  void writeAll(OutputStream out, Iterable<?> moves) {
    Calls.call(method("writeAll", OutputStream.class, Iterable.class), null, out, moves);
  }

  long readAll(InputStream in, Consumer<Object> action) {
    return (long)
        Calls.call(method("readAll", InputStream.class, Consumer.class), null, in, action);
  }

  Object constant(String name) {
    return Calls.constant(codec, name);
  }

  private Method method(String name, Class<?>... parameters) {
    return Calls.method(codec, name, parameters);
  }
}
