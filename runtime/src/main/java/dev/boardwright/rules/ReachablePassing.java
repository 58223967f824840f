// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The squares on which a piece may be passing, because an opponent's piece may capture it there.
 */
final class ReachablePassing {
  private static final int SIDES = 2;

  private final GameRules rules;
  private final Geometry geometry;
  private final ReachedSquares reached;

  /** Whether a side may capture en passant on a square, by the ordinal of the side. */
  private final boolean[][] isAttacked;

  /** Whether a leap may lead to a square, by the code of the passing piece and the square. */
  private final boolean[][] isLeapt;

  /** The leaps that cross each square. */
  private final List<List<Leap>> crossing = new ArrayList<>();

  private record Leap(TokenRules passing, int to) {}

  ReachablePassing(GameRules rules, ReachedSquares reached) {
    this.rules = rules;
    geometry = rules.geometry();
    this.reached = reached;
    int squareCount = geometry.shape().squareCount();
    isAttacked = new boolean[SIDES][squareCount];
    isLeapt = new boolean[rules.tokens().size() + 1][squareCount];
    for (int square = 0; square < squareCount; square++) {
      crossing.add(new ArrayList<>());
    }
  }

  /** Adds a leap, after which a piece is passing if it can be captured en passant. */
  void leap(int code, int to) {
    if (isLeapt[code][to]) {
      return;
    }
    isLeapt[code][to] = true;
    TokenRules passing = rules.token(code);
    Direction leap = Objects.requireNonNull(passing.leap());
    int origin = geometry.step(to, leap.opposite());
    for (Direction way : leap.lameWay()) {
      int crossed = geometry.step(origin, way);
      crossing.get(crossed).add(new Leap(passing, to));
      if (isAttacked[passing.side().opposite().ordinal()][crossed]) {
        reached.add(code, to);
      }
    }
  }

  /** Adds a square on which a side may capture en passant. */
  void attack(Side by, int square) {
    if (!isAttacked[by.ordinal()][square]) {
      isAttacked[by.ordinal()][square] = true;
      for (Leap leap : crossing.get(square)) {
        if (leap.passing().side() != by) {
          reached.add(leap.passing().code(), leap.to());
        }
      }
    }
  }
}
