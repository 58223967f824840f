// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.Outcome;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import java.util.List;
import java.util.stream.Stream;

/**
 * The smallest search that plays every declared game. It looks a fixed number of moves ahead, skips
 * moves that cannot change the result, and prefers short wins. {@link Search} plays better.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
final class Negamax<P extends GamePosition<P>> {
  private static final int WIN = 1_000_000;
  private static final int INFINITE = 2 * WIN;

  private final List<BoardMoves<P>> lists; // one for each ply
  private final GameCursor<P> cursor;
  private final Material material;
  private int best;

  /** Creates a search that looks at least one move ahead. */
  Negamax(Game<P> game, Material material, int depth) {
    lists = Stream.generate(game::newMoves).limit(depth + 1).toList();
    cursor = game.cursor(game.start());
    this.material = material;
  }

  /** {@return the best move of a position that has a legal move} */
  int choose(P position) {
    cursor.reset(position);
    search(lists.size() - 1, -INFINITE, INFINITE);
    return best;
  }

  /** {@return the value of a position for the side to move, or a bound outside alpha to beta} */
  private int search(int depth, int alpha, int beta) {
    BoardMoves<P> moves = lists.get(depth);
    if (depth == 0) {
      return moves.count(cursor) == 0 ? ended(moves, depth) : material.of(cursor);
    }
    moves.generate(cursor);
    if (moves.size() == 0) {
      return ended(moves, depth);
    }
    int value = -INFINITE;
    for (int i = 0; i < moves.size() && value < beta; i++) {
      int move = moves.get(i);
      cursor.play(move);
      int after = -search(depth - 1, -beta, -Math.max(alpha, value));
      cursor.undo();
      if (after > value) {
        value = after;
        best = depth == lists.size() - 1 ? move : best;
      }
    }
    return value;
  }

  /**
   * {@return the value of a finished game; the more moves are left to search, the shorter it was}
   */
  private static int ended(BoardMoves<?> moves, int depth) {
    Outcome outcome = moves.end().orElseThrow().outcome();
    return outcome == Outcome.DRAW ? 0 : outcome == Outcome.WIN ? WIN + depth : -WIN - depth;
  }
}
