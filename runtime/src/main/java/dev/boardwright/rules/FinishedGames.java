// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.rules.GameEnd.Reason;
import dev.boardwright.style.Side;
import java.util.Optional;

/** The endings of a game that do not depend on the legal moves. */
final class FinishedGames {
  private static final int PIECES_TO_WIN = 2;
  private static final int PIECES_TO_WIN_BEFORE_THE_MOVE = 3;

  private final GameRules rules;
  private final Attacks attacks;

  FinishedGames(GameRules rules, Attacks attacks) {
    this.rules = rules;
    this.attacks = attacks;
  }

  /** {@return how the game has ended, or empty if none of these endings applies} */
  Optional<GameEnd> end(BoardState state) {
    Side mover = state.turn();
    Side other = mover.opposite();
    if (state.royal(mover) == Move.NO_SQUARE) {
      return wins(other, mover, Reason.ROYAL_CAPTURED);
    }
    if (state.royal(other) == Move.NO_SQUARE) {
      return wins(mover, mover, Reason.ROYAL_CAPTURED);
    }
    // The side that has just moved comes first, because its royal piece reached the goal first.
    if (hasReachedGoal(state, other)) {
      return wins(other, mover, Reason.GOAL_REACHED);
    }
    if (hasReachedGoal(state, mover)) {
      return wins(mover, mover, Reason.GOAL_REACHED);
    }
    return rules.bareRoyalLoses()
        ? bareRoyal(mover, state.pieceCount(mover), state.pieceCount(other))
        : Optional.empty();
  }

  private static Optional<GameEnd> wins(Side winner, Side turn, Reason reason) {
    return Optional.of(new GameEnd(winner == turn ? Outcome.WIN : Outcome.LOSS, reason, turn));
  }

  private boolean hasReachedGoal(BoardState state, Side side) {
    return rules.goal(side).contains(state.royal(side)) && !attacks.isRoyalAttacked(state, side);
  }

  private static Optional<GameEnd> bareRoyal(Side mover, int own, int others) {
    if (others == 1 && own >= PIECES_TO_WIN) {
      return wins(mover, mover, Reason.BARE_ROYAL);
    }
    // The side to move may still capture one of two pieces.
    return own == 1 && others >= PIECES_TO_WIN_BEFORE_THE_MOVE
        ? wins(mover.opposite(), mover, Reason.BARE_ROYAL)
        : Optional.empty();
  }
}
