// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Boards as bytes and as bit planes. */
class BitPlanesTest {
  @Test
  void thereAndBack() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      byte[] board = new byte[BitPlanes.LENGTH];
      int codes = 1 << random.nextInt(Byte.SIZE + 1);
      for (int i = 0; i < board.length; i++) {
        board[i] = (byte) random.nextInt(codes);
      }
      byte[] back = new byte[BitPlanes.LENGTH];
      random.nextBytes(back); // what was there is gone
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        long plane = BitPlanes.pack(board, bit);
        for (int i = 0; i < board.length; i++) {
          assertEquals(board[i] >>> bit & 1, plane >>> i & 1, "seed " + seed + ", square " + i);
        }
        BitPlanes.unpack(plane, bit, back);
      }
      assertArrayEquals(board, back, "seed " + seed);
    }
  }
}
