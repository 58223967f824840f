// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import java.util.ArrayList;
import java.util.List;

/**
 * A counter of sequences of legal moves, with one cursor and one list of moves for each ply.
 *
 * @param <P> the type of the positions
 */
final class GamePerft<P extends BoardPosition<P>> {
  private final List<BoardMoves<P>> lists = new ArrayList<>();
  private final GameCursor<P> cursor;

  GamePerft(BoardGame<P> game, P start, int depth) {
    cursor = game.cursor(start);
    for (int ply = 0; ply <= depth; ply++) {
      lists.add(game.newMoves());
    }
  }

  /** {@return the number of sequences of moves; the last moves are counted without making them} */
  long counted(int depth) {
    BoardMoves<P> moves = lists.get(depth);
    if (depth == 1) {
      return moves.count(cursor);
    }
    moves.generate(cursor);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      leaves += counted(depth - 1);
      cursor.undo();
    }
    return leaves;
  }

  /** {@return the number of sequences of moves; every move is made} */
  long made(int depth) {
    if (depth == 0) {
      return 1;
    }
    BoardMoves<P> moves = lists.get(depth);
    moves.generate(cursor);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      leaves += made(depth - 1);
      cursor.undo();
    }
    return leaves;
  }
}
