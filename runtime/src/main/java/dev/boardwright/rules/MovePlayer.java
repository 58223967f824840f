// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.style.Side;

/** The changes that a move makes, whether it is legal or not. */
final class MovePlayer {
  private final GameRules rules;

  MovePlayer(GameRules rules) {
    this.rules = rules;
  }

  /**
   * {@return the code of the piece after a move that does not leave it passing} A passing piece
   * that moves again arrives as the piece that it stands for.
   */
  int arrival(BoardState state, Action action) {
    if (action.becomes() != 0) {
      return action.becomes();
    }
    RowRules row = action.row();
    if (row == null) {
      return action.dropped();
    }
    return rules.token(state.codeAt(action.from())).arrival(row);
  }

  /**
   * Makes a move.
   *
   * @param arrival the code of the piece that arrives
   * @return the state after the move
   */
  BoardState play(BoardState state, Action action, int arrival) {
    Side side = state.turn();
    BoardState after = state.copy();
    if (action.isCapture()) {
      capture(after, action.captured());
    }
    if (action.isDrop()) {
      after.addToHand(side, action.dropped(), -1);
      after.put(action.to(), arrival);
    } else {
      boolean isRoyal = rules.token(state.codeAt(action.from())).isRoyal();
      after.put(action.from(), 0);
      after.put(action.to(), arrival);
      if (action.isCastling()) {
        movePartner(after, action);
      }
      if (isRoyal) {
        endCastling(after, side);
      }
    }
    endPassing(after, action.to());
    after.passTurn();
    return after;
  }

  private void capture(BoardState after, int square) {
    int received = rules.token(after.codeAt(square)).capturedAs();
    after.put(square, 0);
    if (received != 0) {
      after.addToHand(after.turn(), received, 1);
    }
  }

  /** Moves the partner next to the royal piece, on the side that the royal piece came from. */
  private void movePartner(BoardState after, Action action) {
    int code = after.codeAt(action.partner());
    Direction back = action.to() > action.from() ? Direction.WEST : Direction.EAST;
    after.put(action.partner(), 0);
    after.put(rules.geometry().step(action.to(), back), code);
  }

  private void endCastling(BoardState after, Side side) {
    for (int square = 0; square < after.squareCount(); square++) {
      if (after.has(square, side)) {
        int castlesTo = rules.token(after.codeAt(square)).castlesTo();
        after.put(square, castlesTo == 0 ? after.codeAt(square) : castlesTo);
      }
    }
  }

  /**
   * Turns all passing pieces back into their own tokens, except for the one that has just moved.
   */
  private void endPassing(BoardState after, int moved) {
    for (int square = 0; square < after.squareCount(); square++) {
      if (square != moved && after.isOccupied(square)) {
        after.put(square, rules.token(after.codeAt(square)).standsFor());
      }
    }
  }
}
