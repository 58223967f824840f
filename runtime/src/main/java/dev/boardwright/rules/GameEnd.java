// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.Optional;

/**
 * The end of a game.
 *
 * @param outcome the outcome for the side to move
 * @param reason the reason
 * @param turn the side to move
 */
public record GameEnd(Outcome outcome, Reason reason, Side turn) {
  /** A reason for which a game ends. */
  public enum Reason {
    /** The side to move has no legal move, and its royal piece is attacked. */
    CHECKMATE,
    /** The side to move has no legal move, and its royal piece is not attacked. */
    STALEMATE,
    /** A side has lost its royal piece. */
    ROYAL_CAPTURED,
    /** A royal piece has reached its goal. */
    GOAL_REACHED,
    /** A side has only its royal piece left. */
    BARE_ROYAL,
    /** A position has occurred too often. */
    REPETITION,
    /** A position has occurred too often, and one side has always given check. */
    PERPETUAL_CHECK,
    /** There were too many moves without progress. */
    MOVE_LIMIT,
    /** Neither side has enough pieces to win. */
    INSUFFICIENT_MATERIAL,
    /** The side to move has claimed a draw, because a position has occurred often enough. */
    REPETITION_CLAIM,
    /** The side to move has claimed a draw after enough moves without progress. */
    MOVE_LIMIT_CLAIM,
    /** The side to move has declared that it wins an impasse. */
    IMPASSE,
    /** A side has resigned. */
    RESIGNATION,
    /** The sides have agreed to a draw. */
    AGREEMENT,
    /** The time of a side is over. It loses, or draws if the other side cannot win. */
    TIMEOUT,
    /**
     * The game was broken off. Neither side has won, so that the outcome is a draw; formats that
     * have a word for games without a result use that.
     */
    ABANDONMENT;

    /** {@return whether neither a move nor a rule alone ends a game for this reason} */
    boolean isNoMove() {
      return compareTo(REPETITION_CLAIM) >= 0;
    }
  }

  /**
   * Creates an end.
   *
   * @param outcome the outcome for the side to move
   * @param reason the reason
   * @param turn the side to move
   */
  public GameEnd {
    Objects.requireNonNull(outcome, "outcome");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(turn, "turn");
  }

  /** {@return the side that has won, or empty if the game is a draw} */
  public Optional<Side> winner() {
    return switch (outcome) {
      case WIN -> Optional.of(turn);
      case DRAW -> Optional.empty();
      case LOSS -> Optional.of(turn.opposite());
    };
  }
}
