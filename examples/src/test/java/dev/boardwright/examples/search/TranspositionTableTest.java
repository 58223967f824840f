// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {
  private static final int MOVES = 1 << 29;

  @Test
  void keepsEveryPartOfAnEntry() {
    TranspositionTable table = new TranspositionTable(1);
    Random random = new Random(11);
    for (int i = 0; i < 10_000; i++) {
      long hash = random.nextLong();
      int move = 1 + random.nextInt(MOVES - 1);
      int score = random.nextInt(2 * Search.WIN + 1) - Search.WIN;
      int depth = random.nextInt(Search.MAX_PLY);
      int bound = 1 + random.nextInt(3);
      table.put(hash, move, score, depth, bound);
      long entry = table.get(hash);
      assertEquals(move, TranspositionTable.move(entry));
      assertEquals(score, TranspositionTable.score(entry));
      assertEquals(depth, TranspositionTable.depth(entry));
      assertEquals(bound, TranspositionTable.bound(entry));
      assertEquals(0, table.get(hash ^ 1L << 63));
    }
    table.put(5, 7, -3, 2, TranspositionTable.EXACT);
    table.clear();
    assertEquals(0, table.get(5));
  }

  /** A result without a best move does not lose the move that was known. */
  @Test
  void keepsTheMove() {
    TranspositionTable table = new TranspositionTable(1);
    table.put(5, 7, 1, 1, TranspositionTable.EXACT);
    table.put(5, Search.NONE, -1, 2, TranspositionTable.UPPER);
    assertEquals(7, TranspositionTable.move(table.get(5)));
    assertEquals(-1, TranspositionTable.score(table.get(5)));
  }

  /** A position that replaces another one in the table does not inherit its move. */
  @Test
  void dropsTheMoveOfAnotherPosition() {
    TranspositionTable table = new TranspositionTable(1);
    long other = 5 | 1L << 20; // has the same place in the table
    table.put(5, 7, 1, 1, TranspositionTable.EXACT);
    table.put(other, Search.NONE, -1, 2, TranspositionTable.UPPER);
    assertEquals(0, table.get(5));
    assertEquals(Search.NONE, TranspositionTable.move(table.get(other)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 1_025, Integer.MAX_VALUE})
  void rejectsOtherSizes(int megabytes) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(megabytes));
    assertEquals("invalid size: " + megabytes + " MB (1 to 1024)", e.getMessage());
  }
}
