// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Boards of up to 64 squares between two forms: a byte for each square, and bit planes, of which
 * each has one bit of every square's code. Planes are small, and as fast to copy as to change;
 * bytes are faster to read, and to change in place.
 */
public final class BitPlanes {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The lowest bit of each of eight bytes. */
  private static final long LOWEST = 0x0101_0101_0101_0101L;

  /** Brings the lowest bits of eight bytes together in the highest byte, in their order. */
  private static final long GATHER = 0x0102_0408_1020_4080L;

  /** Of byte i of eight, bit i. */
  private static final long DIAGONAL = 0x8040_2010_0804_0201L;

  /** Carries bit i of byte i, and nothing else, to the highest bit of that byte. */
  private static final long TO_HIGHEST = 0x0040_6070_787C_7E7FL;

  private BitPlanes() {}

  /**
   * One bit of all codes.
   *
   * @param board up to 64 codes
   * @param bit which bit, 0 to 7
   * @return the plane: the bit of square i is bit i
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

  /** Eight codes, the first in the lowest byte. */
  static long eight(byte[] board, int from) {
    return (long) EIGHT_BYTES.get(board, from);
  }

  /** The lowest bit of each of eight codes. */
  static long gather(long eight) {
    return (eight & LOWEST) * GATHER >>> Long.SIZE - Byte.SIZE;
  }

  /**
   * Copies the codes of all squares.
   *
   * @param codes receives the code of each square at its index; elements beyond the last square
   *     stay
   * @param squares the number of squares, up to 64
   * @param plane0 bit 0 of all codes
   * @param plane1 bit 1
   * @param plane2 bit 2
   * @param plane3 bit 3
   * @throws IllegalArgumentException if there are fewer elements than squares
   */
  public static void copy(
      byte[] codes, int squares, long plane0, long plane1, long plane2, long plane3) {
    CodeSets.checkRoom(codes, squares);
    int i = 0;
    for (; i <= squares - Byte.SIZE; i += Byte.SIZE) {
      EIGHT_BYTES.set(codes, i, eight(i, plane0, plane1, plane2, plane3));
    }
    if (i < squares) {
      long rest = eight(i, plane0, plane1, plane2, plane3);
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

  /** The lowest eight bits, each as the lowest bit of a byte. */
  private static long spread(long bits) {
    long diagonal = (bits & 0xFF) * LOWEST & DIAGONAL;
    return diagonal + TO_HIGHEST >>> Byte.SIZE - 1 & LOWEST;
  }
}
