// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the conversion of boards between bytes and bit planes. */
class BitPlanesTest {
  private static final int PLANES = 6;

  @Test
  void boardsRoundTrip() {
    for (int seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      int squares = seed % 3 == 0 ? Long.SIZE : 1 + random.nextInt(Long.SIZE);
      byte[] board = new byte[squares];
      int codes = 1 << random.nextInt(PLANES + 1);
      for (int i = 0; i < squares; i++) {
        board[i] = (byte) random.nextInt(codes);
      }
      long[] planes = new long[PLANES];
      for (int bit = 0; bit < planes.length; bit++) {
        planes[bit] = BitPlanes.pack(board, bit);
        for (int i = 0; i < Long.SIZE; i++) {
          int expected = i < squares ? board[i] >>> bit & 1 : 0;
          assertEquals(expected, planes[bit] >>> i & 1, "seed " + seed + ", square " + i);
        }
      }
      byte[] back = new byte[squares + random.nextInt(10)];
      random.nextBytes(back); // overwritten up to the last square, unchanged after it
      byte[] expected = back.clone();
      System.arraycopy(board, 0, expected, 0, squares);
      byte[] few = back.clone();
      BitPlanes.copy(
          back, squares, planes[0], planes[1], planes[2], planes[3], planes[4], planes[5]);
      assertArrayEquals(expected, back, "seed " + seed);
      if (codes <= 1 << 4) {
        BitPlanes.copy(few, squares, planes[0], planes[1], planes[2], planes[3], 0, 0);
        assertArrayEquals(expected, few, "seed " + seed);
      }
    }
  }

  @Test
  void packsAllBitsOfCodes() {
    byte[] board = {0, 1, 2, 4, 8, 16, 32, 64, -128, -1};
    for (int bit = 0; bit < Byte.SIZE; bit++) {
      assertEquals(1L << bit + 1 | 1L << 9, BitPlanes.pack(board, bit));
    }
  }

  @Test
  void transposesBits() {
    for (int i = 0; i < Long.SIZE; i++) {
      assertEquals(1L << (i % 8 * 8 + i / 8), BitPlanes.transpose(1L << i), "bit " + i);
    }
    long bits = new Random(64).nextLong();
    assertEquals(bits, BitPlanes.transpose(BitPlanes.transpose(bits)));
  }

  @Test
  void rejectsTooShortArrays() {
    assertThrows(
        IllegalArgumentException.class, () -> BitPlanes.copy(new byte[8], 9, 0, 0, 0, 0, 0, 0));
  }
}
