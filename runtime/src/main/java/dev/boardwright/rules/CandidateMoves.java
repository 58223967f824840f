// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moves that the pieces could make if nothing else forbade them: to squares that their
 * movements reach, with each promotion, and drops on empty squares of their zones.
 */
final class CandidateMoves {
  private final GameRules rules;
  private final Geometry geometry;

  CandidateMoves(GameRules rules) {
    this.rules = rules;
    geometry = rules.geometry();
  }

  /**
   * {@return the candidates: moves on the board in ascending order of the squares that they begin
   * and end on, then drops in ascending order of the codes of the pieces and of the squares}
   */
  List<Action> all(BoardState state) {
    List<Action> all = new ArrayList<>();
    for (int square = 0; square < state.squareCount(); square++) {
      if (state.has(square, state.turn())) {
        for (Action action : from(state, square)) {
          addWithPromotions(all, state, action);
        }
      }
    }
    for (int code : rules.hand(state.turn())) {
      if (state.handCount(state.turn(), code) > 0) {
        addDrops(all, state, code);
      }
    }
    return all;
  }

  /** {@return the candidates of one piece, without promotions} */
  private List<Action> from(BoardState state, int from) {
    TokenRules token = rules.token(state.codeAt(from));
    // Of rows and terms that lead to the same square, the first one counts.
    Map<Integer, Action> byDestination = new TreeMap<>();
    for (RowRules row : token.rows()) {
      if (!row.from().contains(from)) {
        continue;
      }
      for (MovementTerm term : row.terms()) {
        if (term.initial() && !token.initial().contains(from)) {
          continue;
        }
        if (term.kind() == Kind.CASTLING) {
          addCastling(byDestination, state, from, row, term);
        } else {
          geometry.anyReached(
              from,
              term,
              state::isOccupied,
              to -> {
                add(byDestination, state, from, to, row, term);
                return false;
              });
        }
      }
    }
    return new ArrayList<>(byDestination.values());
  }

  private void add(
      Map<Integer, Action> byDestination,
      BoardState state,
      int from,
      int to,
      RowRules row,
      MovementTerm term) {
    if (!row.within().contains(to)) {
      return;
    }
    boolean isPassingLeap = row.passing() != 0 && term.kind() == Kind.LAME_LEAP;
    if (state.isOccupied(to)) {
      if (term.captures() && !state.has(to, state.turn())) {
        byDestination.putIfAbsent(to, Action.of(from, to, to, row, isPassingLeap));
      }
      return;
    }
    int passed = term.enPassant() ? passedBy(state, to) : Move.NO_SQUARE;
    if (passed != Move.NO_SQUARE || term.moves()) {
      byDestination.putIfAbsent(to, Action.of(from, to, passed, row, isPassingLeap));
    }
  }

  /**
   * {@return the square of the opponent's passing piece that has just crossed a square, the first
   * one if there are several, or {@link Move#NO_SQUARE} if there is none}
   */
  private int passedBy(BoardState state, int crossed) {
    for (int square = 0; square < state.squareCount(); square++) {
      if (state.has(square, state.turn().opposite())) {
        Direction leap = rules.token(state.codeAt(square)).leap();
        if (leap != null && hasCrossed(square, leap, crossed)) {
          return square;
        }
      }
    }
    return Move.NO_SQUARE;
  }

  private boolean hasCrossed(int square, Direction leap, int crossed) {
    int origin = geometry.step(square, leap.opposite());
    if (origin < 0) {
      return false; // no leap ends here
    }
    for (Direction way : leap.lameWay()) {
      if (geometry.step(origin, way) == crossed) {
        return true;
      }
    }
    return false;
  }

  private void addCastling(
      Map<Integer, Action> byDestination,
      BoardState state,
      int from,
      RowRules row,
      MovementTerm term) {
    for (Direction direction : term.directions()) {
      int to = geometry.offset(from, term.range() * direction.files(), 0);
      int partner = state.firstOccupied(from, direction);
      if (to >= 0
          && row.within().contains(to)
          && partner >= 0
          && state.has(partner, state.turn())
          && rules.token(state.codeAt(partner)).castlesTo() != 0
          && Math.abs(partner - from) > term.range()) {
        byDestination.putIfAbsent(to, Action.castling(from, to, row, partner));
      }
    }
  }

  /** Adds the move without promotion, unless it must promote, and then each promotion. */
  private void addWithPromotions(List<Action> all, BoardState state, Action action) {
    TokenRules token = rules.token(state.codeAt(action.from()));
    if (!token.canPromote(action.from(), action.to())) {
      all.add(action);
      return;
    }
    if (!token.mustPromote()) {
      all.add(action.declined());
    }
    for (int code : token.promotesTo()) {
      int limit = rules.token(code).promotionLimit();
      if (limit == 0 || state.count(code) < limit) {
        all.add(action.promotingTo(code));
      }
    }
  }

  private void addDrops(List<Action> all, BoardState state, int dropped) {
    for (int code : rules.token(dropped).dropsAs()) {
      TokenRules token = rules.token(code);
      for (int to = 0; to < state.squareCount(); to++) {
        if (!state.isOccupied(to)
            && token.dropZone().contains(to)
            && (token.maxPerFile() == 0 || countOnFile(state, code, to) < token.maxPerFile())) {
          all.add(Action.drop(dropped, to, code == dropped ? 0 : code));
        }
      }
    }
  }

  private int countOnFile(BoardState state, int code, int square) {
    int file = geometry.shape().file(square);
    int count = 0;
    for (int other = 0; other < state.squareCount(); other++) {
      count += state.codeAt(other) == code && geometry.shape().file(other) == file ? 1 : 0;
    }
    return count;
  }
}
