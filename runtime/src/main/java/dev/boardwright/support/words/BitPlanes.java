// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import dev.boardwright.internal.platform.ByteWords;

/**
 * Conversions between the two forms of a board of up to 64 squares: an array with one byte for each
 * square, and bit planes, each of which holds one bit of every square's code. Planes are small, and
 * copying them costs no more than changing them. Bytes are faster to read and to change in place.
 */
public final class BitPlanes {
  /** The lowest bit of each of eight bytes. */
  private static final long LOWEST = 0x0101_0101_0101_0101L;

  /**
   * A multiplier that collects the lowest bits of eight bytes in the highest byte, in the same
   * order.
   */
  private static final long GATHER = 0x0102_0408_1020_4080L;

  /** Bit i of byte i, for each of eight bytes. */
  private static final long DIAGONAL = 0x8040_2010_0804_0201L;

  /**
   * For byte i, {@code 0x80 - (1 << i)}. Adding it to a byte that has at most bit i set carries
   * that bit to the highest bit of the byte.
   */
  private static final long TO_HIGHEST = 0x0040_6070_787C_7E7FL;

  private BitPlanes() {}

  /**
   * {@return one bit plane of a board, in which bit i belongs to the square with index i}
   *
   * @param board the codes of all squares, at most 64
   * @param bit the number of the code bit to collect, 0 to 7
   */
  public static long pack(byte[] board, int bit) {
    long plane = 0;
    int i = 0;
    for (; i <= board.length - Byte.SIZE; i += Byte.SIZE) {
      plane |= gather(eight(board, i) >>> bit) << i;
    }
    for (; i < board.length; i++) {
      plane |= (board[i] >>> bit & 1L) << i;
    }
    return plane;
  }

  /**
   * {@return eight codes as one number, the first in the lowest byte}
   *
   * @param from the flat index of the first of the eight squares
   */
  public static long eight(byte[] board, int from) {
    return ByteWords.getLowestFirst(board, from);
  }

  /** {@return the lowest bits of eight codes, the first in the lowest bit} */
  private static long gather(long eight) {
    return (eight & LOWEST) * GATHER >>> Long.SIZE - Byte.SIZE;
  }

  /**
   * {@return 64 bits in another order: bit i of byte j becomes bit j of byte i}
   *
   * @param bits the bits of eight bytes
   */
  public static long transpose(long bits) {
    long changed = (bits ^ bits >>> 7) & 0x00AA_00AA_00AA_00AAL;
    bits ^= changed ^ changed << 7;
    changed = (bits ^ bits >>> 14) & 0x0000_CCCC_0000_CCCCL;
    bits ^= changed ^ changed << 14;
    changed = (bits ^ bits >>> 28) & 0x0000_0000_F0F0_F0F0L;
    return bits ^ changed ^ changed << 28;
  }

  /**
   * Copies the codes of all squares from up to six bit planes to an array.
   *
   * @param codes the array that receives the code of each square at its flat index; elements beyond
   *     the last square are unchanged
   * @param squares the number of squares, at most 64
   * @param plane0 bit 0 of all codes
   * @param plane1 bit 1 of all codes; this and all others are 0 if no code has the bit
   * @param plane2 bit 2 of all codes
   * @param plane3 bit 3 of all codes
   * @param plane4 bit 4 of all codes
   * @param plane5 bit 5 of all codes
   * @throws IllegalArgumentException if {@code codes} has fewer elements than there are squares
   */
  public static void copy(
      byte[] codes,
      int squares,
      long plane0,
      long plane1,
      long plane2,
      long plane3,
      long plane4,
      long plane5) {
    CodeSets.checkRoom(codes, squares);
    int i = 0;
    for (; i <= squares - Byte.SIZE; i += Byte.SIZE) {
      ByteWords.putLowestFirst(
          codes, i, eight(i, plane0, plane1, plane2, plane3) | highest(i, plane4, plane5));
    }
    if (i < squares) {
      long rest = eight(i, plane0, plane1, plane2, plane3) | highest(i, plane4, plane5);
      for (; i < squares; i++) {
        codes[i] = (byte) rest;
        rest >>>= Byte.SIZE;
      }
    }
  }

  private static long eight(int i, long plane0, long plane1, long plane2, long plane3) {
    return spread(plane0 >>> i)
        | spread(plane1 >>> i) << 1
        | spread(plane2 >>> i) << 2
        | spread(plane3 >>> i) << 3;
  }

  private static long highest(int i, long plane4, long plane5) {
    return spread(plane4 >>> i) << 4 | spread(plane5 >>> i) << 5;
  }

  /** {@return the lowest eight bits of a number, each moved to the lowest bit of its own byte} */
  private static long spread(long bits) {
    long diagonal = (bits & 0xFF) * LOWEST & DIAGONAL;
    return diagonal + TO_HIGHEST >>> Byte.SIZE - 1 & LOWEST;
  }
}
