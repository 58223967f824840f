// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static dev.boardwright.packed.PackedFormat.field;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Square;
import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.packed.SnlMove;
import dev.boardwright.processor.testing.GeneratedCodec;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.testing.NaiveFormat;
import dev.boardwright.testing.SnlVectors;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that generated codecs give the same results and the same errors as the generic format. */
class GeneratedCodecTest {
  private static final GeneratedCodec SNL =
      GeneratedCodec.ofComponents(
          "@Range(max = 6) int pick, @Range(max = 100, label = \"Destination\") int to,"
              + " @Range(max = 3) int status");

  @Test
  void matchesSnlVectors() {
    assertEquals(SnlMove.FORMAT, SNL.format);
    new SnlVectors(
            new SnlVectors.Snl() {
              @Override
              public String encode(int pick, int to, int status) {
                return SNL.encodePacked(SNL.pack(pick, to, status));
              }

              @Override
              public int[] decode(String hex) {
                return fields(SNL.decode(hex));
              }

              @Override
              public List<int[]> decodeAll(String hex) {
                return SNL.decodeAll(hex).stream().map(this::fields).toList();
              }

              private int[] fields(Object move) {
                return SNL.values(move).stream().mapToInt(value -> (int) value).toArray();
              }
            })
        .checkAll();
  }

  /** A record with an enum for the status has exactly the codes of SNL. */
  @Test
  void packsSnlWithEnumStatus() {
    GeneratedCodec codec =
        GeneratedCodec.of(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.packed.*;
                @BitPacked public record Tested(@Range(max = 6) int pick,
                    @Range(max = 100, label = "Destination") int to,
                    dev.boardwright.packed.SnlMove.Status status) {}
                """));
    assertEquals(SnlMove.FORMAT, codec.format);
    for (int code = -10; code < 5_000; code++) {
      assertEquals(SnlMove.FORMAT.isValid(code), codec.isValid(code), "code " + code);
      if (codec.isValid(code)) {
        SnlMove move = SnlMove.decode(SnlMove.FORMAT.encode(code));
        assertEquals(
            List.of(move.pick(), move.to(), move.status()), codec.values(codec.unpack(code)));
        assertEquals(code, codec.pack(move.pick(), move.to(), move.status()));
        assertEquals(move.toHex(), codec.encodePacked(code));
      }
    }
  }

  @Test
  void packsSquaresOfSameCompilation() {
    GeneratedCodec codec =
        GeneratedCodec.of(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.packed.*;
                @BitPacked
                public record Tested(ShogiSquare from, ShogiSquare to, boolean promote) {
                  static int e4 = TestedCodec.pack(ShogiSquare.E4, ShogiSquare.E5, true);
                }
                """),
            TestCompiler.source(
                "game.Shogi",
                """
                package game;
                @dev.boardwright.Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
                public interface Shogi {}
                """));
    assertEquals(15, codec.constant("BITS"));
    assertEquals(4, codec.constant("HEX_DIGITS"));
    assertEquals("from 7, to 7, promote 1", codec.format.toString());
    Object move = codec.unpack(31 << 8 | 40 << 1 | 1);
    assertEquals("[e4, e5, true]", codec.values(move).toString());
    assertEquals("1F51", codec.encode(move));
    assertEquals(move, codec.decode("1f51"));
    assertEquals(
        "From must be between 0 and 80",
        assertThrows(IllegalArgumentException.class, () -> codec.unpack(81 << 8)).getMessage());
    assertEquals(
        "from",
        assertThrows(NullPointerException.class, () -> codec.pack(null, null, true)).getMessage());
  }

  /** A drop has no origin. The absent square is encoded as the code after the last square. */
  @Test
  void packsNullAsCodeAfterLastValue() {
    GeneratedCodec codec =
        GeneratedCodec.ofComponents(
            "@Nullable Tested_SmallSquare from, Tested.@Nullable Five piece");
    assertEquals("from 4, piece 3", codec.format.toString());
    long drop = 9 << 3 | 5;
    assertNull(codec.accessor("from", drop));
    assertNull(codec.accessor("piece", drop));
    assertEquals(drop, codec.pack(null, null));
    assertEquals(drop, codec.packRecord(codec.unpack(drop)));
    assertEquals("c3", codec.accessor("from", 8 << 3).toString());
    assertEquals(
        "From must be between 0 and 9",
        assertThrows(IllegalArgumentException.class, () -> codec.accessor("from", 10 << 3))
            .getMessage());
    assertTrue(codec.isValid(drop));
  }

  /** Tests components of every kind, alone and combined. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "boolean a",
        "One a",
        "One a, @Nullable One b, One c",
        "@Range(min = 7, max = 7) int a, Five b",
        "byte a, short b",
        "@Range(min = -128, max = 126) byte a, @Range(min = 1, max = 300) short b",
        "@Range(min = -5, max = 5) int a, boolean b, @Nullable Five c, Five d",
        "@Range(min = Integer.MIN_VALUE, max = -2) int a",
        "@Range(min = Integer.MIN_VALUE, max = Integer.MIN_VALUE + 9) int a, boolean b",
        "@Range(min = Integer.MIN_VALUE, max = Integer.MAX_VALUE) int a",
        "@Range(max = Integer.MAX_VALUE) int a",
        "@Range(min = 10, max = Integer.MAX_VALUE) int a, boolean b",
        "@Range(max = 6) long a, @Range(min = 1L << 40, max = (1L << 40) + 7) long b",
        "@Range(min = Integer.MAX_VALUE, max = Integer.MAX_VALUE + 5L) long a",
        "@Range(min = Long.MIN_VALUE, max = Long.MAX_VALUE) long a",
        "@Range(min = Long.MIN_VALUE, max = Long.MAX_VALUE - 1) long a",
        "One z, @Range(min = Long.MIN_VALUE, max = Long.MAX_VALUE - 1) long a, One b",
        "@Range(min = Long.MIN_VALUE, max = -1) long a, boolean b",
        "@Range(min = Long.MIN_VALUE, max = -2) long a, boolean b",
        "@Range(max = Long.MAX_VALUE) long a",
        "Tested_SmallSquare a, @Nullable Tested_LargeSquare b, Five c, boolean d",
        "Tested_LargeSquare a, Tested_LargeSquare b, @Range(min = -3, max = 40) int c, byte d,"
            + " short e, boolean f",
        "@Range(max = 1) int X, @Range(max = 2) int packed, @Range(max = 3) int code,"
            + " @Range(max = 3) int move, @Range(max = 3) int from, @Range(max = 3) int hex",
        "Five aB, Five a_b, Five AB, @Range(max = 2) int größe, boolean a$b, boolean BITS"
      })
  void matchesGenericFormat(String components) {
    GeneratedCodec codec = GeneratedCodec.ofComponents(components);
    PackedFormat generic = PackedFormat.of(codec.format.fields().toArray(PackedField[]::new));
    assertEquals(generic.bits(), codec.constant("BITS"));
    assertEquals(generic.hexDigits(), codec.constant("HEX_DIGITS"));
    for (long seed = 0; seed < TestCompiler.seeds(300); seed++) {
      Random random = new Random(seed);
      String where = components + ", seed " + seed;
      long valid = generic.pack(NaiveFormat.randomValues(random, generic.fields()));
      checkPacked(codec, generic, valid, where);
      checkPacked(codec, generic, valid ^ 1L << random.nextInt(64), where);
      checkPacked(codec, generic, random.nextLong() >>> random.nextInt(64), where);
    }
    checkGames(codec, generic, components);
  }

  /**
   * Compares the codec with the generic format on one number.
   *
   * @param any a valid packed form or any other number
   */
  private static void checkPacked(
      GeneratedCodec codec, PackedFormat generic, long any, String where) {
    long packed = codec.isLong ? any : (int) any;
    String which = where + ", " + Long.toHexString(packed);
    assertEquals(generic.isValid(packed), codec.isValid(packed), which);
    if (generic.isValid(packed)) {
      Object move = codec.unpack(packed);
      List<Object> values = codec.values(move);
      assertEquals(values, codec.accessors(packed), which);
      assertArrayEquals(generic.unpack(packed), codes(values, generic), which);
      assertEquals(packed, codec.pack(values.toArray()), which);
      assertEquals(packed, codec.packRecord(move), which);
      assertEquals(generic.encode(packed), codec.encode(move), which);
      assertEquals(generic.encode(packed), codec.encodePacked(packed), which);
      assertEquals(move, codec.decode(generic.encode(packed)), which);
      assertEquals(packed, codec.decodePacked(generic.encode(packed)), which);
    } else {
      String message = refusal(() -> generic.unpack(packed));
      assertEquals(message, refusal(() -> codec.unpack(packed)), which);
      assertEquals(message, refusal(() -> codec.encodePacked(packed)), which);
      List<PackedField> fields = generic.fields();
      for (int i = 0; i < fields.size(); i++) {
        int field = i;
        String name = fields.get(i).name();
        assertEquals(
            outcome(() -> generic.value(packed, field)),
            outcome(() -> code(codec.accessor(name, packed), fields.get(field))),
            which);
      }
    }
  }

  /** {@return the message of the exception that an action throws} */
  private static String refusal(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  private interface Action {
    Object run();
  }

  /** {@return the result of an action, or the message of its exception} */
  private static Object outcome(Action action) {
    try {
      return action.run();
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** {@return the numbers that represent the values of a record in a format} */
  private static long[] codes(List<Object> values, PackedFormat format) {
    long[] codes = new long[values.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = code(values.get(i), format.fields().get(i));
    }
    return codes;
  }

  /** {@return the number that represents a value, which is the maximum of the field for null} */
  private static long code(Object value, PackedField field) {
    if (value == null) {
      return field.max();
    }
    if (value instanceof Number number) {
      return number.longValue();
    }
    if (value instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    return value instanceof Square square ? square.index() : ((Enum<?>) value).ordinal();
  }

  /** Compares the bulk methods of the codec with the generic format on a random game. */
  private static void checkGames(GeneratedCodec codec, PackedFormat generic, String where) {
    Random random = new Random(where.hashCode());
    long[] game = new long[2_000];
    List<Object> moves = new ArrayList<>();
    for (int i = 0; i < game.length; i++) {
      game[i] = generic.pack(NaiveFormat.randomValues(random, generic.fields()));
      moves.add(codec.unpack(game[i]));
    }
    String hex = generic.encodeAll(game);
    byte[] ascii = hex.getBytes(StandardCharsets.US_ASCII);
    assertArrayEquals(game, codec.packAll(moves), where);
    assertEquals(moves, codec.unpackAll(game), where);
    assertEquals(hex, codec.encodeAll(moves), where);
    assertEquals(hex, codec.encodeAll(game), where);
    assertArrayEquals(ascii, codec.encodeAllToBytes(game), where);
    assertEquals(moves, codec.decodeAll(hex), where);
    assertArrayEquals(game, codec.decodeAllPacked(hex), where);
    assertArrayEquals(game, codec.decodeAllPacked(ascii), where);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    codec.writeAll(out, moves);
    List<Object> read = new ArrayList<>();
    assertEquals(
        moves.size(), codec.readAll(new ByteArrayInputStream(out.toByteArray()), read::add), where);
    assertEquals(moves, read, where);
  }

  /** If a record's constructor rejects its values, bulk methods add the index to the message. */
  @Test
  void addsIndexWhenRecordRejectsValues() {
    GeneratedCodec codec =
        GeneratedCodec.of(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.packed.*;
                @BitPacked public record Tested(@Range(max = 9) int from, @Range(max = 9) int to) {
                  public Tested {
                    if (from == to) throw new IllegalArgumentException("no move: " + from);
                  }
                }
                """));
    long good = codec.pack(1, 2);
    long bad = codec.pack(3, 3);
    assertEquals("no move: 3", refusal(() -> codec.unpack(bad)));
    assertEquals("no move: 3", refusal(() -> codec.decode("33")));
    assertEquals("move 1: no move: 3", refusal(() -> codec.decodeAll("1233")));
    assertEquals("move 1: no move: 3", refusal(() -> codec.unpackAll(good, bad)));
    List<Object> read = new ArrayList<>();
    byte[] stream = {3, 0x12, 0x33, 0x12, 0};
    assertEquals(
        "move 1: no move: 3",
        refusal(() -> codec.readAll(new ByteArrayInputStream(stream), read::add)));
    assertEquals(List.of(codec.unpack(good)), read);
    // The record accepts these values, but the codec does not.
    Object beyond = codec.move(1, 70);
    Object move = codec.move(1, 2);
    String message = "move 1: To must be between 0 and 9";
    assertEquals(message, refusal(() -> codec.packAll(List.of(move, beyond))));
    assertEquals(message, refusal(() -> codec.encodeAll(List.of(move, beyond))));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(message, refusal(() -> codec.writeAll(out, List.of(move, beyond))));
    assertThrows(NullPointerException.class, () -> codec.packRecord(null));
    assertThrows(UnsupportedOperationException.class, () -> codec.decodeAll("12").remove(0));
  }

  /** An exception thrown by the action is not changed. */
  @Test
  void rethrowsExceptionOfAction() {
    byte[] stream = {1, 0x12, 0x40, 0};
    IllegalArgumentException own = new IllegalArgumentException("mine");
    assertSame(
        own,
        assertThrows(
            IllegalArgumentException.class,
            () ->
                SNL.readAll(
                    new ByteArrayInputStream(stream),
                    move -> {
                      throw own;
                    })));
  }

  /** A codec rejects enum constants that were added after the codec was compiled. */
  @Test
  void rejectsEnumConstantsAddedLater() {
    var before =
        TestCompiler.compile(
            TestCompiler.source(
                "game.Tested",
                """
                package game;
                import dev.boardwright.packed.*;
                @BitPacked public record Tested(Kind kind, @org.jspecify.annotations.Nullable Kind other, boolean last) {}
                """),
            TestCompiler.source("game.Kind", "package game; public enum Kind { A, B }"));
    var after =
        TestCompiler.compile(
            TestCompiler.source("game.Kind", "package game; public enum Kind { A, B, C }"));
    ClassLoader grown = TestCompiler.load(after, before);
    GeneratedCodec codec = GeneratedCodec.of(grown);
    try {
      Object[] kinds = grown.loadClass("game.Kind").getEnumConstants();
      assertEquals(0b1_10_1, codec.pack(kinds[1], null, true));
      assertEquals("Kind must be between 0 and 1", refusal(() -> codec.pack(kinds[2], null, true)));
      assertEquals(
          "Other must be between 0 and 2", refusal(() -> codec.pack(kinds[0], kinds[2], true)));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void generatedFormatEqualsHandwrittenFormat() {
    PackedFormat byHand =
        PackedFormat.of(
            field("pick", 0, 6),
            field("to", 0, 100).withLabel("Destination"),
            field("status", 0, 3));
    assertEquals(byHand, SNL.format);
    assertEquals(Arrays.toString(byHand.unpack(0x6A9)), SNL.values(SNL.unpack(0x6A9)).toString());
  }
}
