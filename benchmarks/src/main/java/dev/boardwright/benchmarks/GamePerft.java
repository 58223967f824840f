// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.perft.Perft;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;

/**
 * A counter of the sequences of legal moves from one position.
 *
 * @param <P> the type of the positions
 */
final class GamePerft<P extends GamePosition<P>> {
  private final Perft<P> perft;
  private final GameCursor<P> cursor;

  GamePerft(Game<P> game, P start) {
    perft = new Perft<>(game);
    cursor = game.cursor(start);
  }

  /** {@return the number of sequences of moves; the last moves are counted without making them} */
  long counted(int depth) {
    return perft.bulk(cursor, depth);
  }

  /** {@return the number of sequences of moves; every move is made} */
  long made(int depth) {
    return perft.full(cursor, depth);
  }
}
