// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import static dev.boardwright.packed.PackedFormat.field;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.testing.NaiveFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests whole games as hexadecimal text against one move at a time, with moves of various numbers
 * of bits.
 */
class HexGamesTest {
  private static String messageOf(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  /** {@return formats with various numbers of bits, and one whose only field has 64 bits} */
  static Stream<PackedFormat> formats() {
    IntStream bits =
        IntStream.of(
            1, 3, 4, 5, 8, 9, 11, 12, 13, 15, 16, 17, 19, 20, 24, 28, 31, 32, 33, 36, 40, 47, 56,
            63, 64);
    return Stream.concat(
        bits.mapToObj(HexGamesTest::format),
        Stream.of(PackedFormat.of(field("all", Long.MIN_VALUE, Long.MAX_VALUE - 1))));
  }

  /**
   * {@return a format with a number of bits, in up to three fields} Each field of more than one bit
   * has one invalid code.
   */
  private static PackedFormat format(int bits) {
    List<PackedField> fields = new ArrayList<>();
    int left = bits;
    while (left > 0) {
      int width = fields.size() == 2 ? left : Math.min(left, bits / 3 + 1);
      fields.add(field("f" + left, 0, width == 1 ? 1 : (1L << width) - 2));
      left -= width;
    }
    PackedFormat format = PackedFormat.of(fields.toArray(PackedField[]::new));
    assertEquals(bits, format.bits());
    return format;
  }

  private static long[] game(PackedFormat format, Random random, int moves) {
    long[] game = new long[moves];
    for (int i = 0; i < moves; i++) {
      game[i] = format.pack(NaiveFormat.randomValues(random, format.fields()));
    }
    return game;
  }

  private static String mixedCase(String hex, Random random) {
    StringBuilder mixed = new StringBuilder();
    for (char c : hex.toCharArray()) {
      mixed.append(random.nextBoolean() ? Character.toLowerCase(c) : c);
    }
    return mixed.toString();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void gamesRoundTrip(PackedFormat format) {
    int bits = format.bits();
    for (int moves : new int[] {0, 1, 2, 3, 7, 8, 9, 100, 1023, 1024, 1025, 3000}) {
      Random random = new Random(bits * 10_000L + moves);
      long[] game = game(format, random, moves);
      String hex = Arrays.stream(game).mapToObj(format::encode).collect(Collectors.joining());
      byte[] ascii = hex.getBytes(StandardCharsets.US_ASCII);
      String where = bits + " bits, " + moves + " moves";
      assertEquals(hex, format.encodeAll(game), where);
      assertArrayEquals(ascii, format.encodeAllToBytes(game), where);
      assertArrayEquals(game, format.decodeAllToLongs(mixedCase(hex, random)), where);
      assertArrayEquals(game, format.decodeAllToLongs(new StringBuilder(hex)), where);
      assertArrayEquals(game, format.decodeAllToLongs(ascii), where);
      if (bits <= 31) {
        int[] ints = Arrays.stream(game).mapToInt(Math::toIntExact).toArray();
        assertEquals(hex, format.encodeAll(ints), where);
        assertArrayEquals(ascii, format.encodeAllToBytes(ints), where);
        assertArrayEquals(ints, format.decodeAllToInts(mixedCase(hex, random)), where);
        assertArrayEquals(
            ints,
            format.decodeAllToInts(
                hex.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII)));
      }
      checkRanges(format, game, ascii, where);
    }
  }

  /** Checks that nothing outside of the given ranges of arrays is read or written. */
  private static void checkRanges(PackedFormat format, long[] game, byte[] ascii, String where) {
    byte[] hex = new byte[ascii.length + 20];
    Arrays.fill(hex, (byte) '!');
    byte[] expected = hex.clone();
    System.arraycopy(ascii, 0, expected, 7, ascii.length);
    long[] padded = new long[game.length + 9];
    Arrays.fill(padded, Long.MIN_VALUE + 1);
    System.arraycopy(game, 0, padded, 4, game.length);
    assertEquals(7 + ascii.length, format.encodeAll(padded, 4, 4 + game.length, hex, 7), where);
    assertArrayEquals(expected, hex, where);
    long[] read = new long[game.length + 9];
    Arrays.fill(read, Long.MIN_VALUE + 1);
    assertEquals(4 + game.length, format.decodeAll(hex, 7, 7 + ascii.length, read, 4), where);
    assertArrayEquals(padded, read, where);
    if (format.bits() <= 31) {
      int[] ints = Arrays.stream(padded).mapToInt(i -> (int) i).toArray();
      Arrays.fill(hex, (byte) '!');
      assertEquals(7 + ascii.length, format.encodeAll(ints, 4, 4 + game.length, hex, 7), where);
      assertArrayEquals(expected, hex, where);
      int[] readInts = new int[game.length + 9];
      Arrays.fill(readInts, (int) (Long.MIN_VALUE + 1));
      assertEquals(4 + game.length, format.decodeAll(hex, 7, 7 + ascii.length, readInts, 4), where);
      assertArrayEquals(ints, readInts, where);
    }
  }

  /**
   * Puts any character in any place. The error must name the right move, with the same message as
   * for that move by itself. If the move is still valid, all values must be right.
   */
  @ParameterizedTest
  @MethodSource("formats")
  void namesMoveWithInvalidCharacter(PackedFormat format) {
    int bits = format.bits();
    int digits = format.hexDigits();
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int moves = 1 + random.nextInt(random.nextInt(10) == 0 ? 4000 : 30);
      long[] game = game(format, random, moves);
      char[] hex = format.encodeAll(game).toCharArray();
      int at = random.nextInt(hex.length);
      hex[at] = (char) (seed < 256 ? seed : random.nextInt(1 << 16));
      String text = new String(hex);
      int move = at / digits;
      String single = text.substring(move * digits, (move + 1) * digits);
      String where = "seed " + seed + ", " + bits + " bits, " + (int) hex[at] + " at " + at;
      if (single.codePointCount(0, digits) < digits || Character.isSurrogate(hex[at])) {
        assertTrue(messageOf(() -> format.decodeAllToLongs(text)).contains("move " + move), where);
        continue;
      }
      String expected = null;
      try {
        format.decode(single);
        game[move] = HexFormat.fromHexDigitsToLong(single);
      } catch (IllegalArgumentException e) {
        expected = "move " + move + ": " + e.getMessage();
      }
      checkDecoding(format, game, text, move, expected, where);
    }
  }

  /**
   * Checks the decoding of a game in all forms.
   *
   * @param game the moves; those before {@code move} count if it is invalid, otherwise all
   * @param text the text of the game
   * @param move the index of the only move that may be invalid
   * @param expected the message for that move, or null if it is valid
   * @param where the message if the check fails
   */
  private static void checkDecoding(
      PackedFormat format, long[] game, String text, int move, String expected, String where) {
    byte[] ascii = text.getBytes(StandardCharsets.ISO_8859_1);
    boolean isLatin = new String(ascii, StandardCharsets.ISO_8859_1).equals(text);
    if (expected == null) {
      assertArrayEquals(game, format.decodeAllToLongs(text), where);
      assertArrayEquals(game, format.decodeAllToLongs(ascii), where);
      if (format.bits() <= 31) {
        int[] ints = Arrays.stream(game).mapToInt(Math::toIntExact).toArray();
        assertArrayEquals(ints, format.decodeAllToInts(text), where);
        assertArrayEquals(ints, format.decodeAllToInts(ascii), where);
      }
      return;
    }
    assertEquals(expected, messageOf(() -> format.decodeAllToLongs(text)), where);
    long[] longs = new long[game.length];
    String inBytes = messageOf(() -> format.decodeAll(ascii, 0, ascii.length, longs, 0));
    assertTrue(isLatin ? expected.equals(inBytes) : inBytes.startsWith("move " + move), where);
    assertArrayEquals(Arrays.copyOf(game, move), Arrays.copyOf(longs, move), where);
    if (format.bits() <= 31) {
      assertEquals(expected, messageOf(() -> format.decodeAllToInts(text)), where);
      int[] ints = new int[game.length];
      assertEquals(inBytes, messageOf(() -> format.decodeAll(ascii, 0, ascii.length, ints, 0)));
      for (int i = 0; i < move; i++) {
        assertEquals(game[i], ints[i], where);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void namesMoveWithInvalidNumber(PackedFormat format) {
    int bits = format.bits();
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int moves = 1 + random.nextInt(seed % 10 == 0 ? 4000 : 30);
      long[] game = game(format, random, moves);
      int move = random.nextInt(moves);
      game[move] = bits <= 31 ? (int) random.nextLong() : random.nextLong();
      if (format.isValid(game[move])) {
        continue;
      }
      String expected = "move " + move + ": " + messageOf(() -> format.check(game[move]));
      String where = "seed " + seed + ", " + bits + " bits";
      assertEquals(expected, messageOf(() -> format.encodeAll(game)), where);
      byte[] hex = new byte[moves * format.hexDigits()];
      assertEquals(expected, messageOf(() -> format.encodeAll(game, 0, moves, hex, 0)), where);
      String written = new String(hex, 0, move * format.hexDigits(), StandardCharsets.US_ASCII);
      assertEquals(format.encodeAll(Arrays.copyOf(game, move)), written, where);
      if (bits <= 31) {
        int[] ints = Arrays.stream(game).mapToInt(i -> (int) i).toArray();
        Arrays.fill(hex, (byte) 0);
        assertEquals(expected, messageOf(() -> format.encodeAll(ints, 0, moves, hex, 0)), where);
        assertEquals(
            written, new String(hex, 0, written.length(), StandardCharsets.US_ASCII), where);
      }
    }
  }

  @Test
  void rejectsIncompleteMoves() {
    PackedFormat snl = SnlMove.FORMAT;
    String message = "Hex string length must be divisible by 3";
    assertEquals(message, messageOf(() -> snl.decodeAllToInts("6A95")));
    assertEquals(message, messageOf(() -> snl.decodeAllToInts((CharSequence) null)));
    assertEquals(message, messageOf(() -> snl.decodeAllToLongs(new byte[4])));
    assertEquals(message, messageOf(() -> snl.decodeAll(new byte[9], 1, 9, new int[9], 0)));
    // A surrogate pair counts as one character.
    assertEquals(message, messageOf(() -> snl.decodeAllToInts("6A9\uD835\uDFCE9")));
    assertEquals(
        "move 1: invalid literal for int() with base 16: '\uD835\uDFCE9A'",
        messageOf(() -> snl.decodeAllToInts("6A9\uD835\uDFCE9A")));
    assertEquals(
        "invalid literal for int() with base 16: '\uD835\uDFCE9A'",
        messageOf(() -> snl.decode("\uD835\uDFCE9A")));
    assertEquals("Hex move must be 3 characters", messageOf(() -> snl.decode("\uD835\uDFCE9")));
  }

  /** A message escapes or replaces characters that break a line or change its direction. */
  @Test
  void messagesAreOneLine() {
    PackedFormat snl = SnlMove.FORMAT;
    String start = "move 0: invalid literal for int() with base 16: ";
    assertEquals(
        start + "'1?A'", messageOf(() -> snl.decodeAllToInts(new byte[] {'1', (byte) 0x85, 'A'})));
    assertEquals(start + "'1?A'", messageOf(() -> snl.decodeAllToInts("1\u202EA")));
    assertEquals(start + "\"1\\nA\"", messageOf(() -> snl.decodeAllToInts("1\nA")));
  }

  @Test
  void rejectsRangesOutOfBounds() {
    PackedFormat snl = SnlMove.FORMAT;
    int[] two = {0x6A9, 0x502};
    byte[] hex = new byte[6];
    assertThrows(IndexOutOfBoundsException.class, () -> snl.encodeAll(two, 0, 2, new byte[5], 0));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.encodeAll(two, 0, 2, hex, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.encodeAll(two, 0, 3, hex, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.encodeAll(two, -1, 1, hex, 0));
    assertArrayEquals(new byte[6], hex);
    assertEquals(6, snl.encodeAll(two, 0, 2, hex, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.decodeAll(hex, 0, 6, new int[1], 0));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.decodeAll(hex, 0, 6, two, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.decodeAll(hex, 0, 9, two, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> snl.decodeAll(hex, 3, 0, new long[1], 0));
  }

  /** The number of digits is computed without overflow, and limited to the size of an array. */
  @Test
  void rejectsTooManyDigits() {
    PackedFormat wide = format(64);
    HexCodes hex = new HexCodes(wide, ValidCodes.of(wide.fields()));
    assertEquals(
        "134217728 moves of 16 digits exceed 2147483639 digits",
        messageOf(() -> hex.length(1 << 27)));
    assertEquals(2_147_483_632, hex.length((1 << 27) - 1));
  }
}
