// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

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

/** The codec generated for a record, compiled, loaded, and called by reflection. */
public final class GeneratedCodec {
  public final PackedFormat format;

  /** Whether the packed form is a {@code long}. */
  public final boolean isLong;

  private final Class<?> codec;
  private final Class<?> record;
  private final Class<?> packed;

  private GeneratedCodec(Class<?> record, Class<?> codec) {
    this.record = record;
    this.codec = codec;
    format = (PackedFormat) ReflectiveCalls.constant(codec, "FORMAT");
    isLong = format.bits() > 31;
    packed = isLong ? long.class : int.class;
  }

  /** {@return the codec of {@code game.Tested}} */
  public static GeneratedCodec of(JavaFileObject... sources) {
    Compilation compilation = TestCompiler.compile(sources);
    assertThat(compilation).succeededWithoutWarnings();
    return of(TestCompiler.load(compilation));
  }

  /**
   * {@return the codec of a record with the given components} The components may use the enums
   * {@code One} and {@code Five} and the squares of two boards, of 9 and of 1,600 squares.
   */
  public static GeneratedCodec ofComponents(String components) {
    return of(
        TestCompiler.source(
            "game.Tested",
            """
            package game;
            import dev.boardwright.*; import dev.boardwright.packed.*;
            %s
            @BitPacked
            public record Tested(%s) {
              public enum One { A }
              public enum Five { A, B, C, D, E { @Override public String toString() { return ""; } } }
              @Board(shape = {3, 3}, styles = {"T", "t"}) public interface Small {}
              @Board(shape = {40, 40}, styles = {"T", "t"}) public interface Large {}
            }
            """
                .formatted(
                    components.contains("Nullable")
                        ? "import org.jspecify.annotations.Nullable;"
                        : "",
                    components)));
  }

  public static GeneratedCodec of(ClassLoader classes) {
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

  /** {@return the values of a record's components} */
  public List<Object> values(Object move) {
    return Arrays.stream(record.getRecordComponents())
        .map(component -> ReflectiveCalls.call(component.getAccessor(), move))
        .toList();
  }

  public Object move(Object... values) {
    try {
      Constructor<?> constructor = record.getConstructors()[0];
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public long pack(Object... values) {
    Class<?>[] types =
        Arrays.stream(record.getRecordComponents()).map(c -> c.getType()).toArray(Class<?>[]::new);
    return unboxed(ReflectiveCalls.call(method("pack", types), null, values));
  }

  public long packRecord(Object move) {
    return unboxed(ReflectiveCalls.call(method("pack", record), null, move));
  }

  public Object unpack(long value) {
    return ReflectiveCalls.call(method("unpack", packed), null, packed(value));
  }

  /** {@return the results of the methods that read single components, in order} */
  public List<Object> accessors(long value) {
    List<Object> values = new ArrayList<>();
    for (var component : record.getRecordComponents()) {
      values.add(accessor(component.getName(), value));
    }
    return values;
  }

  public Object accessor(String name, long value) {
    return ReflectiveCalls.call(method(name, packed), null, packed(value));
  }

  public boolean isValid(long value) {
    return (boolean) ReflectiveCalls.call(method("isValid", packed), null, packed(value));
  }

  public String encode(Object move) {
    return (String) ReflectiveCalls.call(method("encode", record), null, move);
  }

  public String encodePacked(long value) {
    return (String) ReflectiveCalls.call(method("encode", packed), null, packed(value));
  }

  public Object decode(CharSequence hex) {
    return ReflectiveCalls.call(method("decode", CharSequence.class), null, hex);
  }

  public long decodePacked(CharSequence hex) {
    String name = isLong ? "decodeToLong" : "decodeToInt";
    return unboxed(ReflectiveCalls.call(method(name, CharSequence.class), null, hex));
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

  public long[] packAll(Collection<?> moves) {
    return longs(ReflectiveCalls.call(method("packAll", Collection.class), null, moves));
  }

  public List<?> unpackAll(long... values) {
    return (List<?>) ReflectiveCalls.call(method("unpackAll", arrayType()), null, array(values));
  }

  public String encodeAll(Collection<?> moves) {
    return (String) ReflectiveCalls.call(method("encodeAll", Collection.class), null, moves);
  }

  public String encodeAll(long... values) {
    return (String) ReflectiveCalls.call(method("encodeAll", arrayType()), null, array(values));
  }

  public byte[] encodeAllToBytes(long... values) {
    return (byte[])
        ReflectiveCalls.call(method("encodeAllToBytes", arrayType()), null, array(values));
  }

  public List<?> decodeAll(CharSequence hex) {
    return (List<?>) ReflectiveCalls.call(method("decodeAll", CharSequence.class), null, hex);
  }

  public long[] decodeAllPacked(CharSequence hex) {
    return longs(ReflectiveCalls.call(method(decodeAllName(), CharSequence.class), null, hex));
  }

  public long[] decodeAllPacked(byte[] hex) {
    return longs(ReflectiveCalls.call(method(decodeAllName(), byte[].class), null, hex));
  }

  private String decodeAllName() {
    return isLong ? "decodeAllToLongs" : "decodeAllToInts";
  }

  public void writeAll(OutputStream out, Iterable<?> moves) {
    ReflectiveCalls.call(method("writeAll", OutputStream.class, Iterable.class), null, out, moves);
  }

  public long readAll(InputStream in, Consumer<Object> action) {
    return (long)
        ReflectiveCalls.call(
            method("readAll", InputStream.class, Consumer.class), null, in, action);
  }

  public Object constant(String name) {
    return ReflectiveCalls.constant(codec, name);
  }

  private Method method(String name, Class<?>... parameters) {
    return ReflectiveCalls.method(codec, name, parameters);
  }
}
