// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;

/** Counts of the sequences of legal moves of a given length. */
public final class Perft {
  private Perft() {}

  /** {@return the number of sequences from a position} */
  public static <P extends GamePosition<P>> long count(Game<P> game, P position, int depth) {
    return depth == 0 ? 1 : count(game, game.cursor(position), depth);
  }

  private static <P extends GamePosition<P>> long count(
      Game<P> game, GameCursor<P> cursor, int depth) {
    BoardMoves<P> moves = game.newMoves();
    if (depth == 1) {
      return moves.count(cursor);
    }
    moves.generate(cursor);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      leaves += count(game, cursor, depth - 1);
      cursor.undo();
    }
    return leaves;
  }
}
