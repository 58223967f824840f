// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines by which a side may attack a square. A line consists of the squares of which one has to
 * be occupied by that side, word by word, followed by the squares where a change may begin or end
 * an attack. For slides and hops, both are the squares of a ray; for lame leaps, they are the
 * origin and the squares of the way. Nothing blocks other leaps.
 */
final class AttackLines {
  private AttackLines() {}

  /** {@return the lines by the attacked square} */
  static long[][][] of(GameData.Attack[] attacks, Geometry geometry, int words) {
    int squares = geometry.shape().squareCount();
    long[][][] found = new long[squares][][];
    for (int square = 0; square < squares; square++) {
      Map<List<Long>, long[]> lines = new LinkedHashMap<>(); // many pieces have the same rays
      for (GameData.Attack attack : attacks) {
        long[] line = line(attack.walk, square, geometry, words);
        if (Arrays.stream(line, words, 2 * words).anyMatch(word -> word != 0)) {
          lines.put(Arrays.stream(line).boxed().toList(), line);
        }
      }
      found[square] = lines.values().toArray(new long[0][]);
    }
    return found;
  }

  private static long[] line(StepList.Walk walk, int square, Geometry geometry, int words) {
    long[] line = new long[2 * words];
    Kind kind = walk.step.kind();
    int next = square;
    for (int steps = 1; steps <= walk.step.range() && walk.previous[next] >= 0; steps++) {
      next = walk.previous[next];
      line[next >> 6] |= 1L << next;
      if (kind == Kind.LAME_LEAP) {
        for (Direction way : walk.way) {
          int passed = geometry.offset(next, way.files(), way.ranks());
          line[words + (passed >> 6)] |= 1L << passed;
        }
      } else if (kind != Kind.LEAP) {
        line[words + (next >> 6)] |= 1L << next;
      }
    }
    return line;
  }
}
