// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.stream.IntStream;

/** The attacks of the pieces, and the pieces that face each other. */
final class Attacks {
  private final GameRules rules;
  private final Geometry geometry;

  Attacks(GameRules rules) {
    this.rules = rules;
    geometry = rules.geometry();
  }

  /** {@return whether a side's royal piece is attacked; false if there is none} */
  boolean isRoyalAttacked(BoardState state, Side side) {
    int royal = state.royal(side);
    return royal != Move.NO_SQUARE && isAttacked(state, royal, side.opposite());
  }

  /**
   * {@return whether a piece of a side has a capturing move to a square} Castling and capturing en
   * passant do not count.
   */
  boolean isAttacked(BoardState state, int target, Side by) {
    for (int square = 0; square < state.squareCount(); square++) {
      if (state.has(square, by) && attacks(state, square, target)) {
        return true;
      }
    }
    return false;
  }

  private boolean attacks(BoardState state, int square, int target) {
    TokenRules token = rules.token(state.codeAt(square));
    for (RowRules row : token.rows()) {
      if (row.from().contains(square) && row.within().contains(target)) {
        for (MovementTerm term : row.terms()) {
          if (term.captures()
              && (!term.initial() || token.initial().contains(square))
              && geometry.anyReached(square, term, state::isOccupied, to -> to == target)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** {@return the squares of the pieces of a side with a capturing move to a square} */
  List<Integer> attackers(BoardState state, int target, Side by) {
    return IntStream.range(0, state.squareCount())
        .filter(square -> state.has(square, by) && attacks(state, square, target))
        .boxed()
        .toList();
  }

  /**
   * {@return the squares of two facing pieces that see each other along a file; empty if there are
   * none}
   */
  List<Integer> facing(BoardState state) {
    if (rules.facing().isEmpty()) {
      return List.of();
    }
    for (int square = 0; square < state.squareCount(); square++) {
      if (isFacing(state, square, Side.FIRST)) {
        for (Direction direction : List.of(Direction.NORTH, Direction.SOUTH)) {
          int seen = state.firstOccupied(square, direction);
          if (seen >= 0 && isFacing(state, seen, Side.SECOND)) {
            return List.of(square, seen);
          }
        }
      }
    }
    return List.of();
  }

  private boolean isFacing(BoardState state, int square, Side side) {
    return state.isOccupied(square)
        && rules.token(state.codeAt(square)).standsFor() == rules.facing().get(side.ordinal());
  }
}
