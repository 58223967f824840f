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
  /** The length of a board of bytes, of which there may be fewer squares: {@value}. */
  public static final int LENGTH = Long.SIZE;

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
   * @param board {@value #LENGTH} codes
   * @param bit which bit, 0 to 7
   * @return the plane: the bit of square i is bit i
   */
  public static long pack(byte[] board, int bit) {
    long plane = 0;
    for (int i = 0; i < LENGTH; i += Byte.SIZE) {
      long bits = (long) EIGHT_BYTES.get(board, i) >>> bit & LOWEST;
      plane |= (bits * GATHER >>> Long.SIZE - Byte.SIZE) << i;
    }
    return plane;
  }

  /**
   * Puts one bit of all codes in place. Bit 0 comes first, and clears the others.
   *
   * @param plane the plane
   * @param bit which bit, 0 to 7
   * @param board {@value #LENGTH} codes, which are changed
   */
  public static void unpack(long plane, int bit, byte[] board) {
    for (int i = 0; i < LENGTH; i += Byte.SIZE) {
      long spread = (plane >>> i & 0xFF) * LOWEST & DIAGONAL;
      long bits = (spread + TO_HIGHEST >>> Byte.SIZE - 1 & LOWEST) << bit;
      long others = bit == 0 ? 0 : (long) EIGHT_BYTES.get(board, i);
      EIGHT_BYTES.set(board, i, others | bits);
    }
  }
}
