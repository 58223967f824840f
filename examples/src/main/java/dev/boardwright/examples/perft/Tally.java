// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import java.util.ArrayList;
import java.util.List;

/**
 * The counts of the moves of the last ply, by category, as in published perft tables. One move may
 * belong to several categories.
 *
 * @param nodes the number of all moves
 * @param captures the number of captures
 * @param promotions the number of promotions
 * @param checks the number of moves that leave the royal piece of the other side attacked,
 *     including mates
 * @param mates the number of those checks that leave the other side without a legal move
 */
public record Tally(long nodes, long captures, long promotions, long checks, long mates) {
  /**
   * A counter of moves by category, which adds up all of its counts.
   *
   * @param <P> the type of the positions
   */
  static final class Counter<P extends GamePosition<P>> {
    private final Game<P> game;
    private final BoardMoves<P> replies;

    /** A list of moves for each depth that has been needed so far. */
    private final List<BoardMoves<P>> lists = new ArrayList<>();

    private long nodes;
    private long captures;
    private long promotions;
    private long checks;
    private long mates;

    Counter(Game<P> game) {
      this.game = game;
      replies = game.newMoves();
    }

    /** {@return the sums of all counts so far} */
    Tally tally() {
      return new Tally(nodes, captures, promotions, checks, mates);
    }

    /**
     * Counts in full mode.
     *
     * @param cursor a cursor at the position to start from; it is there again afterwards
     * @param depth the number of moves, 1 to {@link Perft#MAX_DEPTH}
     */
    void count(GameCursor<P> cursor, int depth) {
      BoardMoves<P> moves = list(depth).generate(cursor);
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        cursor.play(move);
        if (depth == 1) {
          promotions += PackedMove.becomes(move) != 0 && !PackedMove.isDrop(move) ? 1 : 0;
          countLast(cursor);
        } else {
          count(cursor, depth - 1);
        }
        cursor.undo();
      }
    }

    private void countLast(GameCursor<P> cursor) {
      nodes++;
      captures += cursor.captured() != 0 ? 1 : 0;
      if (cursor.isCheck()) {
        checks++;
        mates += replies.count(cursor) == 0 ? 1 : 0;
      }
    }

    private BoardMoves<P> list(int depth) {
      while (lists.size() < depth) {
        lists.add(game.newMoves());
      }
      return lists.get(depth - 1);
    }
  }
}
