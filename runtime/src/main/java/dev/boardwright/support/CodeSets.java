// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Objects;

/** Sets of squares out of codes of pieces, a byte for each square: 64 squares at a time. */
public final class CodeSets {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The lowest bit of each of eight bytes. */
  private static final long LOWEST = 0x0101_0101_0101_0101L;

  /** All bits but the highest of each of eight bytes. */
  private static final long LOWER = 0x7F7F_7F7F_7F7F_7F7FL;

  /** Brings the highest bits of eight bytes together in the highest byte, in their order. */
  private static final long GATHER = 0x0002_0408_1020_4081L;

  /** What is asked of the code of a square: to be another one, odd, even but not 0. */
  private static final int DIFFERENT = 0;

  private static final int ODD = 1;
  private static final int EVEN = 2;

  private CodeSets() {}

  /**
   * The squares that are not empty.
   *
   * @param codes the codes of all squares
   * @param word which 64 squares: 0 for the first
   * @return the bit of each of them
   */
  public static long occupied(byte[] codes, int word) {
    return find(DIFFERENT, codes, word, 0);
  }

  /**
   * The squares of one piece.
   *
   * @param codes the codes of all squares
   * @param word which 64 squares: 0 for the first
   * @param code the code of the piece
   * @return the bit of each of them
   */
  public static long equal(byte[] codes, int word, int code) {
    int squares = Math.min(Long.SIZE, codes.length - word * Long.SIZE);
    return ~find(DIFFERENT, codes, word, code) & -1L >>> -squares;
  }

  /**
   * The squares with pieces of a side, where the codes of the first side are the odd ones and those
   * of the second the even ones: pieces are often declared in pairs.
   *
   * @param codes the codes of all squares
   * @param word which 64 squares: 0 for the first
   * @param isFirst whether the first side is meant
   * @return the bit of each of them
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
      // A compiler writes a loop out whose steps it knows.
      for (int i = 0; i < Long.SIZE; i += Long.BYTES) {
        result |= answers(question, (long) EIGHT_BYTES.get(codes, from + i) ^ eight) << i;
      }
      return result;
    }
    int i = 0;
    for (; i <= squares - Long.BYTES; i += Long.BYTES) {
      result |= answers(question, (long) EIGHT_BYTES.get(codes, from + i) ^ eight) << i;
    }
    for (; i < squares; i++) {
      result |= (answers(question, codes[from + i] & 0xFF ^ code & 0xFF) & 1) << i;
    }
    return result;
  }

  /** A bit for each of eight bytes. */
  private static long answers(int question, long bytes) {
    // The highest bit of a byte is set by a carry out of the lower ones, or is set already.
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
   * The squares of some pieces.
   *
   * @param codes the codes of all squares
   * @param word which 64 squares: 0 for the first
   * @param isIn by code, 1 for a piece that counts and 0 for any other, as for 0
   * @return the bit of each of them
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
   * Copies all squares.
   *
   * @param board the codes of all squares
   * @param codes receives the codes; elements beyond the last square stay
   * @param squares the number of squares
   * @throws IllegalArgumentException if it has fewer elements
   */
  public static void copy(byte[] board, byte[] codes, int squares) {
    checkRoom(codes, squares);
    System.arraycopy(board, 0, codes, 0, squares);
  }

  /**
   * Refuses an array that has no room for the codes of all squares.
   *
   * @param codes receives the codes
   * @param squares the number of squares
   * @throws IllegalArgumentException if it has fewer elements
   */
  public static void checkRoom(byte[] codes, int squares) {
    if (Objects.requireNonNull(codes, "codes").length < squares) {
      throw new IllegalArgumentException(
          "an array of " + codes.length + " elements (board has " + squares + " squares)");
    }
  }
}
