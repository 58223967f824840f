// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The leaps of a game after which a piece can be captured en passant. */
final class PassingLeaps {
  private final Geometry geometry;
  private final BoardCells cells;
  private final int squareCount;
  private final List<PassingLeap> leaps = new ArrayList<>();

  /** The leaps that cross each square. */
  private final PassingLeap[][] crossing;

  PassingLeaps(GameTable<?> table) {
    geometry = table.rules.geometry();
    cells = table.cells;
    squareCount = table.squareCount();
    for (TokenRules token : table.rules.tokens()) {
      for (RowRules row : token.rows()) {
        if (row.passing() != 0 && row.leap() != null && !GameTexts.isPassing(token)) {
          addLeaps(token, row, row.leap());
        }
      }
    }
    crossing = new PassingLeap[squareCount][];
    for (int square = 0; square < squareCount; square++) {
      int crossed = square;
      crossing[square] =
          leaps.stream().filter(leap -> leap.crosses(crossed)).toArray(PassingLeap[]::new);
    }
  }

  private void addLeaps(TokenRules token, RowRules row, Direction leap) {
    for (int origin = 0; origin < squareCount; origin++) {
      int to = geometry.step(origin, leap);
      if (to >= 0
          && row.from().contains(origin)
          && row.within().contains(to)
          && isLeap(token, row, leap, origin)) {
        int start = origin;
        int[] crossed = sorted(leap.lameWay().stream().mapToInt(way -> geometry.step(start, way)));
        int[] listed =
            leap.files() == 0
                ? crossed
                : sorted(IntStream.concat(Arrays.stream(crossed), IntStream.of(to)));
        leaps.add(
            new PassingLeap(
                row.passing(), token.code(), token.side(), origin, to, crossed, listed));
      }
    }
  }

  private static boolean isLeap(TokenRules token, RowRules row, Direction leap, int origin) {
    for (MovementTerm term : row.terms()) {
      if (term.kind() == MovementTerm.Kind.LAME_LEAP
          && term.directions().contains(leap)
          && (!term.initial() || token.initial().contains(origin))) {
        return true;
      }
    }
    return false;
  }

  private int[] sorted(IntStream squares) {
    return squares
        .boxed()
        .sorted(Comparator.<Integer>comparingInt(cells::rank).thenComparingInt(cells::file))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  boolean isEmpty() {
    return leaps.isEmpty();
  }

  /** {@return the leaps that cross a square} The array must not be modified. */
  PassingLeap[] over(int square) {
    return crossing[square];
  }

  /** {@return the leap after which a passing piece stands on a square, or null} */
  @Nullable PassingLeap to(int square, int passing) {
    for (PassingLeap leap : leaps) {
      if (leap.to() == square && leap.passing() == passing) {
        return leap;
      }
    }
    return null;
  }
}
