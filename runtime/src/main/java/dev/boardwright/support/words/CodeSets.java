// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import java.util.Objects;

/**
 * Methods that compute sets of squares from piece codes, stored as one byte for each square. Each
 * call computes one word of a set, which covers up to 64 squares.
 */
public final class CodeSets {
  /** The lowest bit of each of eight bytes. */
  private static final long LOWEST = 0x0101_0101_0101_0101L;

  /** All bits but the highest of each of eight bytes. */
  private static final long LOWER = 0x7F7F_7F7F_7F7F_7F7FL;

  /**
   * A multiplier that collects the highest bits of eight bytes in the highest byte, in the same
   * order.
   */
  private static final long GATHER = 0x0002_0408_1020_4081L;

  /**
   * The test for codes that differ from a given code. {@link #ODD} is the test for odd codes, and
   * {@link #EVEN} the test for even codes other than 0.
   */
  private static final int DIFFERENT = 0;

  private static final int ODD = 1;
  private static final int EVEN = 2;

  private CodeSets() {}

  /**
   * {@return one word of the set of the squares that are not empty}
   *
   * @param word the number of the word: word 0 covers the squares 0 to 63
   */
  public static long occupied(byte[] codes, int word) {
    return find(DIFFERENT, codes, word, 0);
  }

  /**
   * {@return one word of the set of the squares that hold a given piece}
   *
   * @param word the number of the word: word 0 covers the squares 0 to 63
   */
  public static long equal(byte[] codes, int word, int code) {
    int squares = Math.min(Long.SIZE, codes.length - word * Long.SIZE);
    return ~find(DIFFERENT, codes, word, code) & -1L >>> -squares;
  }

  /**
   * {@return one word of the set of the squares that hold pieces of a side} The pieces of the first
   * side must have the odd codes, and those of the second side the even ones; this is common,
   * because pieces are often declared in pairs.
   *
   * @param word the number of the word: word 0 covers the squares 0 to 63
   * @param isFirst whether to return the pieces of the first side
   */
  public static long ofSide(byte[] codes, int word, boolean isFirst) {
    return isFirst ? find(ODD, codes, word, 0) : find(EVEN, codes, word, 0);
  }

  private static long find(int question, byte[] codes, int word, int code) {
    int from = word * Long.SIZE;
    int squares = codes.length - from;
    long eight = code * LOWEST;
    long result = 0;
    if (squares >= Long.SIZE) {
      // A compiler unrolls a loop that has a constant number of iterations.
      for (int i = 0; i < Long.SIZE; i += Long.BYTES) {
        result |= answers(question, BitPlanes.eight(codes, from + i) ^ eight) << i;
      }
      return result;
    }
    int i = 0;
    for (; i <= squares - Long.BYTES; i += Long.BYTES) {
      result |= answers(question, BitPlanes.eight(codes, from + i) ^ eight) << i;
    }
    for (; i < squares; i++) {
      result |= (answers(question, codes[from + i] & 0xFF ^ code & 0xFF) & 1) << i;
    }
    return result;
  }

  /** {@return the results of a test of eight bytes, one bit for each byte} */
  private static long answers(int question, long bytes) {
    // The highest bit of each byte is set by a carry from the lower bits, or was set before.
    long different = (bytes & LOWER) + LOWER | bytes;
    long odd = bytes << Byte.SIZE - 1;
    long highest =
        switch (question) {
          case DIFFERENT -> different;
          case ODD -> odd;
          default -> different & ~odd;
        };
    return (highest & ~LOWER) * GATHER >>> Long.SIZE - Byte.SIZE;
  }

  /**
   * {@return one word of the set of the squares that hold any of several pieces}
   *
   * @param word the number of the word: word 0 covers the squares 0 to 63
   * @param isIn an array indexed by code: 1 for each of these pieces, and 0 for all other codes,
   *     including code 0
   */
  public static long in(byte[] codes, int word, byte[] isIn) {
    int from = word * Long.SIZE;
    int squares = Math.min(Long.SIZE, codes.length - from);
    long result = 0;
    for (int i = 0; i < squares; i++) {
      result |= (long) isIn[codes[from + i] & 0xFF] << i;
    }
    return result;
  }

  /**
   * Copies the codes of all squares.
   *
   * @param codes the array that receives the codes; elements beyond the last square are unchanged
   * @throws IllegalArgumentException if {@code codes} has fewer elements than there are squares
   */
  public static void copy(byte[] board, byte[] codes, int squares) {
    checkRoom(codes, squares);
    System.arraycopy(board, 0, codes, 0, squares);
  }

  /**
   * Checks that an array has room for the codes of all squares.
   *
   * @param codes the array that is to receive the codes
   * @throws IllegalArgumentException if {@code codes} has fewer elements than there are squares
   */
  public static void checkRoom(byte[] codes, int squares) {
    if (Objects.requireNonNull(codes, "codes").length < squares) {
      throw new IllegalArgumentException(
          "array of "
              + codes.length
              + " elements is too short (board has "
              + squares
              + " squares)");
    }
  }
}
