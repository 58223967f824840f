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
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games as hexadecimal text, in every length of a move, against one move at a time. */
class HexGamesTest {
  private static String refusal(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  /** A format of so many bits, in two or three fields, with codes that are invalid. */
  private static PackedFormat format(int bits) {
    List<PackedField> fields = new ArrayList<>();
    int left = bits;
    while (left > 0) {
      int width = fields.size() == 2 ? left : Math.min(left, bits / 3 + 1);
      long all = -1L >>> 64 - width;
      // Of 64 bits the smallest long is the least value.
      fields.add(field("f" + left, width == 64 ? Long.MIN_VALUE : 0, max(width, all)));
      left -= width;
    }
    return PackedFormat.of(fields.toArray(PackedField[]::new));
  }

  private static long max(int width, long all) {
    return width == 64 ? Long.MAX_VALUE - 1 : width == 1 ? 1 : all - 1;
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
  @ValueSource(
      ints = {
        1, 4, 5, 8, 9, 11, 12, 13, 15, 16, 17, 20, 24, 28, 31, 32, 33, 36, 40, 47, 56, 63, 64
      })
  void thereAndBack(int bits) {
    PackedFormat format = format(bits);
    assertEquals(bits, format.bits());
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
      inPlace(format, game, ascii, where);
    }
  }

  /** Nothing outside of the given places is read or written. */
  private static void inPlace(PackedFormat format, long[] game, byte[] ascii, String where) {
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

  /** Any character in any place, found in the right move, with the message of that move alone. */
  @ParameterizedTest
  @ValueSource(ints = {3, 8, 12, 15, 19, 31, 40, 64})
  void aFlawSomewhere(int bits) {
    PackedFormat format = format(bits);
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
        assertTrue(refusal(() -> format.decodeAllToLongs(text)).contains("move " + move), where);
        continue;
      }
      String expected = null;
      try {
        format.decode(single);
      } catch (IllegalArgumentException e) {
        expected = "move " + move + ": " + e.getMessage();
      }
      checkDecoding(format, game, text, move, expected, where);
    }
  }

  private static void checkDecoding(
      PackedFormat format, long[] game, String text, int move, String expected, String where) {
    byte[] ascii = text.getBytes(StandardCharsets.ISO_8859_1);
    boolean isLatin = new String(ascii, StandardCharsets.ISO_8859_1).equals(text);
    if (expected == null) {
      assertEquals(game.length, format.decodeAllToLongs(text).length, where);
      return;
    }
    assertEquals(expected, refusal(() -> format.decodeAllToLongs(text)), where);
    long[] longs = new long[game.length];
    String inBytes = refusal(() -> format.decodeAll(ascii, 0, ascii.length, longs, 0));
    assertTrue(isLatin ? expected.equals(inBytes) : inBytes.startsWith("move " + move), where);
    assertArrayEquals(Arrays.copyOf(game, move), Arrays.copyOf(longs, move), where);
    if (format.bits() <= 31) {
      assertEquals(expected, refusal(() -> format.decodeAllToInts(text)), where);
      int[] ints = new int[game.length];
      assertEquals(inBytes, refusal(() -> format.decodeAll(ascii, 0, ascii.length, ints, 0)));
      for (int i = 0; i < move; i++) {
        assertEquals(game[i], ints[i], where);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 8, 12, 15, 19, 31, 40, 64})
  void anInvalidNumberSomewhere(int bits) {
    PackedFormat format = format(bits);
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int moves = 1 + random.nextInt(seed % 10 == 0 ? 4000 : 30);
      long[] game = game(format, random, moves);
      int move = random.nextInt(moves);
      game[move] = bits <= 31 ? (int) random.nextLong() : random.nextLong();
      if (format.isValid(game[move])) {
        continue;
      }
      String expected = "move " + move + ": " + refusal(() -> format.check(game[move]));
      String where = "seed " + seed + ", " + bits + " bits";
      assertEquals(expected, refusal(() -> format.encodeAll(game)), where);
      byte[] hex = new byte[moves * format.hexDigits()];
      assertEquals(expected, refusal(() -> format.encodeAll(game, 0, moves, hex, 0)), where);
      String written = new String(hex, 0, move * format.hexDigits(), StandardCharsets.US_ASCII);
      assertEquals(format.encodeAll(Arrays.copyOf(game, move)), written, where);
      if (bits <= 31) {
        int[] ints = Arrays.stream(game).mapToInt(i -> (int) i).toArray();
        Arrays.fill(hex, (byte) 0);
        assertEquals(expected, refusal(() -> format.encodeAll(ints, 0, moves, hex, 0)), where);
        assertEquals(
            written, new String(hex, 0, written.length(), StandardCharsets.US_ASCII), where);
      }
    }
  }

  @Test
  void lengths() {
    PackedFormat snl = SnlMove.FORMAT;
    String message = "Hex string length must be divisible by 3";
    assertEquals(message, refusal(() -> snl.decodeAllToInts("6A95")));
    assertEquals(message, refusal(() -> snl.decodeAllToInts((CharSequence) null)));
    assertEquals(message, refusal(() -> snl.decodeAllToLongs(new byte[4])));
    assertEquals(message, refusal(() -> snl.decodeAll(new byte[9], 1, 9, new int[9], 0)));
    // A character beyond 16 bits is one.
    assertEquals(message, refusal(() -> snl.decodeAllToInts("6A9\uD835\uDFCE9")));
    assertEquals(
        "move 1: invalid literal for int() with base 16: '\uD835\uDFCE9A'",
        refusal(() -> snl.decodeAllToInts("6A9\uD835\uDFCE9A")));
    assertEquals(
        "invalid literal for int() with base 16: '\uD835\uDFCE9A'",
        refusal(() -> snl.decode("\uD835\uDFCE9A")));
    assertEquals("Hex move must be 3 characters", refusal(() -> snl.decode("\uD835\uDFCE9")));
  }

  /** What breaks a line, or turns it around, is not put into a message as it is. */
  @Test
  void messagesAreOneLine() {
    PackedFormat snl = SnlMove.FORMAT;
    String start = "move 0: invalid literal for int() with base 16: ";
    assertEquals(
        start + "'1?A'", refusal(() -> snl.decodeAllToInts(new byte[] {'1', (byte) 0x85, 'A'})));
    assertEquals(start + "'1?A'", refusal(() -> snl.decodeAllToInts("1\u202EA")));
    assertEquals(start + "\"1\\nA\"", refusal(() -> snl.decodeAllToInts("1\nA")));
  }

  @Test
  void placesThatAreNotThere() {
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

  /** More digits than an array has, and no number that wraps. */
  @Test
  void tooManyDigits() {
    PackedFormat wide = format(64);
    HexCodes hex = new HexCodes(wide, ValidCodes.of(wide.fields()));
    assertEquals(
        "134217728 moves of 16 digits exceed 2147483639 digits",
        refusal(() -> hex.length(1 << 27)));
    assertEquals(2_147_483_632, hex.length((1 << 27) - 1));
  }
}
