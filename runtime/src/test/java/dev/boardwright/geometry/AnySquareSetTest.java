// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.cell.Shape;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that generic code written for {@link AnySquareSet} works with {@link SquareSet}. */
class AnySquareSetTest {
  private static <S extends AnySquareSet<S>> S group(S stones, S seeds) {
    S group = seeds;
    S before;
    do {
      before = group;
      for (Direction step : Direction.ORTHOGONAL) {
        group = group.union(before.shift(step).intersection(stones));
      }
    } while (!group.equals(before));
    return group;
  }

  @Test
  void findsGroupsOfStones() {
    Random random = new Random(19);
    for (int[] sides : new int[][] {{9}, {5, 5}, {8, 8}, {9, 9}, {19, 19}, {30, 31}, {5, 5, 5}}) {
      Geometry geometry = Geometry.of(Shape.of(sides));
      int count = geometry.shape().squareCount();
      for (int i = 0; i < 50; i++) {
        SquareSet stones = geometry.setOf(random.ints(count / 2, 0, count).distinct().toArray());
        int seed = stones.toArray()[random.nextInt(stones.size())];
        SquareSet found = group(stones, geometry.setOf(seed));
        assertEquals(searchGroup(geometry, stones, seed), BitSet.valueOf(geometry.toWords(found)));
      }
    }
  }

  /** {@return the group of stones that contains a seed, found by visiting square by square} */
  private static BitSet searchGroup(Geometry geometry, SquareSet stones, int seed) {
    BitSet group = new BitSet();
    ArrayDeque<Integer> next = new ArrayDeque<>();
    next.add(seed);
    while (!next.isEmpty()) {
      int square = next.remove();
      if (group.get(square)) {
        continue;
      }
      group.set(square);
      for (Direction step : Direction.ORTHOGONAL) {
        int to = geometry.step(square, step);
        if (to >= 0 && stones.contains(to)) {
          next.add(to);
        }
      }
    }
    return group;
  }
}
