// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The situation of a player that is to move.
 *
 * @param start the position at the start, with its counters
 * @param positions all positions until now, the start included
 * @param moves the moves between them
 * @param quietMoves the number of moves without progress
 * @param canDeclare whether the player may declare that the game is won
 * @param pace the limits for the next move
 * @param <P> the type of the positions
 */
public record Turn<P extends GamePosition<P>>(
    CountedPosition<P> start,
    List<P> positions,
    List<Integer> moves,
    int quietMoves,
    boolean canDeclare,
    Pace pace) {
  /**
   * {@return the turn of the side to move in a game}
   *
   * @param start the position at the start, with its counters
   * @param record the game, which has not ended
   * @param pace the limits for the next move
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> Turn<P> of(
      CountedPosition<P> start, GameRecord<P> record, Pace pace) {
    return new Turn<>(
        start,
        record.positions(),
        IntStream.range(0, record.length()).mapToObj(record::move).toList(),
        record.quietMoves(),
        record.canDeclare(record.position().turn()),
        pace);
  }

  /** {@return the position now} */
  P position() {
    return positions.get(moves.size());
  }

  /** {@return the side to move} */
  Side side() {
    return position().turn();
  }
}
