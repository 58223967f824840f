// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.ReachedSquares.Standing;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;

/** The squares to which royal pieces may castle, and what becomes of the partners. */
final class ReachableCastling {
  private static final int SIDES = 2;
  private static final List<Direction> DIRECTIONS = List.of(Direction.EAST, Direction.WEST);

  private final Geometry geometry;
  private final ReachedSquares reached;

  /** The pieces of each side that are partners. */
  private final List<List<TokenRules>> partners = List.of(new ArrayList<>(), new ArrayList<>());

  /** The pieces of each side that castle with them. */
  private final List<List<TokenRules>> castling = List.of(new ArrayList<>(), new ArrayList<>());

  /** Whether any partner of a side may stand on a square, by the ordinal of the side. */
  private final boolean[][] hasPartner;

  /** Whether a royal piece may castle to a square, by side, index of the direction and square. */
  private final boolean[][][] isCastled;

  private final boolean[] hasRoyalMoved = new boolean[SIDES];

  ReachableCastling(GameRules rules, ReachedSquares reached) {
    geometry = rules.geometry();
    this.reached = reached;
    for (TokenRules token : rules.tokens()) {
      if (token.castlesTo() != 0) {
        partners.get(token.side().ordinal()).add(token);
      }
      if (castles(token)) {
        castling.get(token.side().ordinal()).add(token);
      }
    }
    int squareCount = geometry.shape().squareCount();
    hasPartner = new boolean[SIDES][squareCount];
    isCastled = new boolean[SIDES][DIRECTIONS.size()][squareCount];
  }

  private static boolean castles(TokenRules token) {
    return token.rows().stream()
        .flatMap(row -> row.terms().stream())
        .anyMatch(term -> term.kind() == Kind.CASTLING);
  }

  /** Adds a piece on a square, which may be a partner. */
  void follow(TokenRules token, int square) {
    if (token.castlesTo() == 0) {
      return;
    }
    int side = token.side().ordinal();
    if (hasRoyalMoved[side]) {
      reached.add(token.castlesTo(), square);
    }
    for (int i = 0; i < DIRECTIONS.size(); i++) {
      Direction back = DIRECTIONS.get(i).opposite();
      for (int to = geometry.step(square, back); to >= 0; to = geometry.step(to, back)) {
        if (isCastled[side][i][to]) {
          reached.add(token.castlesTo(), geometry.step(to, back));
        }
      }
    }
    if (!hasPartner[side][square]) {
      hasPartner[side][square] = true;
      followRoyals(side);
    }
  }

  /** Has the moves of royal pieces followed again, because they have found another partner. */
  private void followRoyals(int side) {
    for (TokenRules royal : castling.get(side)) {
      for (int square = 0; square < geometry.shape().squareCount(); square++) {
        if (reached.has(royal.code(), square)) {
          reached.follow(new Standing(royal, square));
        }
      }
    }
  }

  /** Adds a move of a royal piece, after which its side's partners are partners no longer. */
  void moveRoyal(Side side) {
    if (hasRoyalMoved[side.ordinal()]) {
      return;
    }
    hasRoyalMoved[side.ordinal()] = true;
    for (TokenRules partner : partners.get(side.ordinal())) {
      for (int square = 0; square < geometry.shape().squareCount(); square++) {
        if (reached.has(partner.code(), square)) {
          reached.add(partner.castlesTo(), square);
        }
      }
    }
  }

  /**
   * Adds castling, after which a partner stands next to the royal piece.
   *
   * @return whether any partner may stand beyond the destination
   */
  boolean castle(Side side, int from, int to) {
    Direction direction = to > from ? Direction.EAST : Direction.WEST;
    boolean[] isCastledTo = isCastled[side.ordinal()][DIRECTIONS.indexOf(direction)];
    boolean hasAny = false;
    for (int at = geometry.step(to, direction); at >= 0; at = geometry.step(at, direction)) {
      hasAny |= hasPartner[side.ordinal()][at];
    }
    if (hasAny && !isCastledTo[to]) {
      isCastledTo[to] = true;
      int landing = geometry.step(to, direction.opposite());
      for (int at = geometry.step(to, direction); at >= 0; at = geometry.step(at, direction)) {
        land(side, at, landing);
      }
    }
    return hasAny;
  }

  private void land(Side side, int square, int landing) {
    for (TokenRules partner : partners.get(side.ordinal())) {
      if (reached.has(partner.code(), square)) {
        reached.add(partner.castlesTo(), landing);
      }
    }
  }
}
