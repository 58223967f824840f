// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The lines by which a side may attack a square. A line consists of the squares of which one has to
 * be occupied by that side, word by word, followed by the squares where a change may begin or end
 * an attack. For slides and hops, both are the squares of a ray; for lame leaps, they are the
 * origin and the squares of the way. Nothing blocks other leaps.
 */
final class AttackLines {
  private AttackLines() {}

  /** {@return the lines by the attacked square} */
  static long[][][] of(Set<Step> steps, int side, Geometry geometry, int words) {
    int squares = geometry.shape().squareCount();
    long[][][] found = new long[squares][][];
    for (int square = 0; square < squares; square++) {
      Map<List<Long>, long[]> lines = new LinkedHashMap<>(); // many pieces have the same rays
      for (Step step : steps) {
        long[] line = line(step, side, square, geometry, words);
        if (Arrays.stream(line, words, 2 * words).anyMatch(word -> word != 0)) {
          lines.put(Arrays.stream(line).boxed().toList(), line);
        }
      }
      found[square] = lines.values().toArray(new long[0][]);
    }
    return found;
  }

  private static long[] line(Step step, int side, int square, Geometry geometry, int words) {
    long[] line = new long[2 * words];
    Step.Half half = Objects.requireNonNull(step.half(side));
    for (int count = 1; count <= step.range(); count++) {
      int origin = half.offset(geometry, square, -count);
      if (origin < 0) {
        break; // farther squares are off the board as well
      }
      Words.add(line, origin);
      if (step.kind() == Kind.LAME_LEAP) {
        half.way(geometry, origin).forEach(passed -> Words.add(line, words * Long.SIZE + passed));
      } else if (step.kind() != Kind.LEAP) {
        Words.add(line, words * Long.SIZE + origin);
      }
    }
    return line;
  }
}
