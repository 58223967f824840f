// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Several hexadecimal digits at a time: eight of them as a word, a {@code long} of ASCII with the
 * first digit on the left, or three by tables.
 */
final class HexWords {
  /** How many digits there are in a word. */
  static final int DIGITS = 8;

  /** What {@link #value} is at the most. */
  static final long MAX_VALUE = 0xFFFF_FFFFL;

  /** How many bytes three digits are written with. */
  static final int THREE_BYTES = 4;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final VarHandle HALF_WORD =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private static final VarHandle PAIR =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.nativeOrder());

  /** The same byte eight times, as a factor. */
  private static final long EACH = 0x0101_0101_0101_0101L;

  /** The top bit of each byte. */
  private static final long TOP = 0x8080_8080_8080_8080L;

  private static final String UPPER = "0123456789ABCDEF";
  private static final String EITHER = "0123456789ABCDEFabcdef";

  /**
   * The values of two digits, as a short of the platform's order, four bits to the left; −1 where
   * one is no digit. Large, but a text touches only the few lines in which its digits are: a table
   * for each digit and arithmetic on words are both slower.
   */
  private static final short[] PAIRS = pairs();

  /** The value of a digit; −1 where it is none. */
  private static final byte[] SINGLES = singles();

  /** Three digits of each value, and a byte more. */
  private static final int[] THREES = threes();

  private HexWords() {}

  private static short[] pairs() {
    byte[] pair = new byte[2];
    short[] pairs = new short[1 << 16];
    Arrays.fill(pairs, (short) -1);
    for (int i = 0; i < EITHER.length(); i++) {
      for (int j = 0; j < EITHER.length(); j++) {
        char high = EITHER.charAt(i);
        char low = EITHER.charAt(j);
        pair[0] = (byte) high;
        pair[1] = (byte) low;
        pairs[(short) PAIR.get(pair, 0) & 0xFFFF] =
            (short) (Character.digit(high, 16) << 8 | Character.digit(low, 16) << 4);
      }
    }
    return pairs;
  }

  private static byte[] singles() {
    byte[] singles = new byte[1 << 8];
    Arrays.fill(singles, (byte) -1);
    for (int i = 0; i < EITHER.length(); i++) {
      char digit = EITHER.charAt(i);
      singles[digit] = (byte) Character.digit(digit, 16);
    }
    return singles;
  }

  private static int[] threes() {
    int[] threes = new int[1 << 12];
    for (int i = 0; i < threes.length; i++) {
      threes[i] =
          UPPER.charAt(i >> 8) << 24 | UPPER.charAt(i >> 4 & 15) << 16 | UPPER.charAt(i & 15) << 8;
    }
    return threes;
  }

  static long get(byte[] hex, int at) {
    return (long) WORD.get(hex, at);
  }

  static void set(byte[] hex, int at, long word) {
    WORD.set(hex, at, word);
  }

  /** A word of which only so many digits count, with zeros in place of the others. */
  static long first(long word, int digits) {
    int others = Byte.SIZE * (DIGITS - digits);
    return word >>> others << others | '0' * EACH >>> Long.SIZE - others;
  }

  /** A word of which only the digits before {@code end} are there, with zeros after them. */
  static long getLast(byte[] hex, int at, int end) {
    long word = '0' * EACH;
    for (int i = at, shift = 56; i < end; i++, shift -= 8) {
      word ^= ((hex[i] ^ '0') & 0xFFL) << shift;
    }
    return word;
  }

  /** Of a word only the digits before {@code end}. */
  static void setLast(byte[] hex, int at, int end, long word) {
    for (int i = at, shift = 56; i < end; i++, shift -= 8) {
      hex[i] = (byte) (word >>> shift);
    }
  }

  /**
   * Reads numbers of three digits, the length of SNL; where one of the three is no digit, the
   * number is negative. By themselves, so that the compiler has constants for all that it has to
   * know of the indices.
   */
  static void readThrees(byte[] hex, int from, int[] packed, int at, int to) {
    int end = from + 3 * (to - at);
    int i = at;
    // Counted by the digits, and not by the numbers: only so does C2 of JDK 17 drop their checks.
    for (int next = from; next < end; next += 3) {
      packed[i++] = PAIRS[(short) PAIR.get(hex, next) & 0xFFFF] | SINGLES[hex[next + 2] & 0xFF];
    }
  }

  /** Writes numbers of three digits; after the last one, a byte more. */
  static void writeThrees(int[] packed, int from, int to, byte[] hex, int at) {
    int next = at;
    for (int i = from; i < to; i++, next += 3) {
      HALF_WORD.set(hex, next, THREES[packed[i] & 0xFFF]);
    }
  }

  /** The value of a word of digits, 32 bits. Of anything else: any 32 bits. */
  static long value(long word) {
    // A letter has bit 6 set, and its last four bits are 1 for A.
    long letters = word >>> 6 & EACH;
    long digits = (word & 0x0F * EACH) + (letters << 3) + letters;
    digits = (digits | digits >>> 4) & 0x00FF_00FF_00FF_00FFL;
    digits = (digits | digits >>> 8) & 0x0000_FFFF_0000_FFFFL;
    return (digits | digits >>> 16) & MAX_VALUE;
  }

  /** Not zero where one of the eight is no digit. */
  static long notHex(long word) {
    // Sums of seven bits each, so that bit 7 says "at least".
    long ascii = word & 0x7F * EACH;
    long lower = ascii | 0x20 * EACH;
    long isDigit = ascii + (0x80 - '0') * EACH & ~(ascii + (0x80 - '9' - 1) * EACH);
    long isLetter = lower + (0x80 - 'a') * EACH & ~(lower + (0x80 - 'f' - 1) * EACH);
    return (~(isDigit | isLetter) | word) & TOP;
  }

  /** The digits of a value of 32 bits. */
  static long word(long value) {
    long digits = (value | value << 16) & 0x0000_FFFF_0000_FFFFL;
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FFL;
    digits = (digits | digits << 4) & 0x0F * EACH;
    // 10 and more carry into bit 4: seven characters lie between 9 and A.
    long letters = digits + 0x06 * EACH >>> 4 & EACH;
    return digits + '0' * EACH + (letters << 3) - letters;
  }
}
