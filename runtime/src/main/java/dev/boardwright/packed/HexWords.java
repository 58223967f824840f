// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.internal.platform.ByteWords;
import java.util.Arrays;

/**
 * Conversions of several hexadecimal digits at a time. Eight digits form a word, which is a {@code
 * long} of ASCII bytes with the first digit in the highest byte. Numbers of three digits are
 * converted by tables.
 */
final class HexWords {
  /** The number of digits in a word. */
  static final int DIGITS = 8;

  /** The largest result of {@link #value}. */
  static final long MAX_VALUE = 0xFFFF_FFFFL;

  /** The number of bytes that are stored to write three digits. */
  static final int THREE_BYTES = 4;

  /** A word whose bytes are all 1. Multiplying a byte by it repeats the byte eight times. */
  private static final long EACH = 0x0101_0101_0101_0101L;

  /** A word in which only the top bit of each byte is set. */
  private static final long TOP = 0x8080_8080_8080_8080L;

  private static final String UPPER = "0123456789ABCDEF";
  private static final String EITHER = "0123456789ABCDEFabcdef";

  /** The value of each digit, or −1 for a byte that is not a digit. */
  private static final short[] LOW = values(0);

  /** The same, shifted left by four bits and by eight bits. */
  private static final short[] MIDDLE = values(4);

  private static final short[] HIGH = values(8);

  /** The three ASCII digits of each 12-bit value, followed by an unused byte. */
  private static final int[] THREES = threes();

  private HexWords() {}

  private static short[] values(int shift) {
    short[] values = new short[1 << 8];
    Arrays.fill(values, (short) -1);
    for (int i = 0; i < EITHER.length(); i++) {
      char digit = EITHER.charAt(i);
      values[digit] = (short) (Character.digit(digit, 16) << shift);
    }
    return values;
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
    return ByteWords.getHighestFirst(hex, at);
  }

  static void set(byte[] hex, int at, long word) {
    ByteWords.putHighestFirst(hex, at, word);
  }

  /**
   * Replaces all but the first digits of a word by zeros.
   *
   * @param digits the number of digits to keep, 1 to 7
   */
  static long first(long word, int digits) {
    int others = Byte.SIZE * (DIGITS - digits);
    return word >>> others << others | '0' * EACH >>> Long.SIZE - others;
  }

  /**
   * Reads a word of which only the digits before {@code end} exist. Zeros take the place of the
   * missing digits.
   */
  static long getLast(byte[] hex, int at, int end) {
    long word = '0' * EACH;
    for (int i = at, shift = 56; i < end; i++, shift -= 8) {
      word ^= ((hex[i] ^ '0') & 0xFFL) << shift;
    }
    return word;
  }

  /** Writes only those digits of a word that come before {@code end}. */
  static void setLast(byte[] hex, int at, int end, long word) {
    for (int i = at, shift = 56; i < end; i++, shift -= 8) {
      hex[i] = (byte) (word >>> shift);
    }
  }

  /**
   * Reads numbers of three digits, the length of a move in SNL. A number that contains anything but
   * digits is read as a negative value. This length has its own loop, in which the stride and the
   * offsets are constants, so that the compiler can analyse the indices.
   */
  static void readThrees(byte[] hex, int from, int[] packed, int at, int to) {
    int end = from + 3 * (to - at);
    int i = at;
    // The loop variable counts digits rather than numbers. Only then does C2 of JDK 17 eliminate
    // the bounds checks of the digits.
    for (int next = from; next < end; next += 3) {
      packed[i++] =
          HIGH[hex[next] & 0xFF] | MIDDLE[hex[next + 1] & 0xFF] | LOW[hex[next + 2] & 0xFF];
    }
  }

  /** Writes numbers of three digits. One byte after the last number is overwritten. */
  static void writeThrees(int[] packed, int from, int to, byte[] hex, int at) {
    int next = at;
    for (int i = from; i < to; i++, next += 3) {
      ByteWords.putHighestFirst(hex, next, THREES[packed[i] & 0xFFF]);
    }
  }

  /**
   * {@return the 32-bit value of a word of digits} For a word of anything else the result is an
   * arbitrary 32-bit value.
   */
  static long value(long word) {
    // A letter has bit 6 set, and the low four bits of A are 1.
    long letters = word >>> 6 & EACH;
    long digits = (word & 0x0F * EACH) + (letters << 3) + letters;
    digits = (digits | digits >>> 4) & 0x00FF_00FF_00FF_00FFL;
    digits = (digits | digits >>> 8) & 0x0000_FFFF_0000_FFFFL;
    return (digits | digits >>> 16) & MAX_VALUE;
  }

  /** {@return a nonzero value if one of the eight bytes is not a digit, otherwise 0} */
  static long notHex(long word) {
    // Each sum starts from seven bits, so bit 7 tells whether the byte is at least a given
    // character.
    long ascii = word & 0x7F * EACH;
    long lower = ascii | 0x20 * EACH;
    long isDigit = ascii + (0x80 - '0') * EACH & ~(ascii + (0x80 - '9' - 1) * EACH);
    long isLetter = lower + (0x80 - 'a') * EACH & ~(lower + (0x80 - 'f' - 1) * EACH);
    return (~(isDigit | isLetter) | word) & TOP;
  }

  /** {@return the word of the eight upper-case digits of a 32-bit value} */
  static long word(long value) {
    long digits = (value | value << 16) & 0x0000_FFFF_0000_FFFFL;
    digits = (digits | digits << 8) & 0x00FF_00FF_00FF_00FFL;
    digits = (digits | digits << 4) & 0x0F * EACH;
    // Adding 6 makes digits of 10 and above carry into bit 4. In ASCII, seven characters lie
    // between 9 and A.
    long letters = digits + 0x06 * EACH >>> 4 & EACH;
    return digits + '0' * EACH + (letters << 3) - letters;
  }
}
