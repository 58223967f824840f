// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
import java.util.List;
import java.util.stream.Stream;

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
  /** The tally of no moves. */
  public static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  /**
   * Counts in full mode.
   *
   * @param game the game
   * @param position the position to start from
   * @param depth the number of moves; 1 to count the moves of the position itself
   * @param <P> the type of the positions
   * @return the tally of the moves of the last ply
   * @throws IllegalArgumentException if the depth is not from 1 to {@link Perft#MAX_DEPTH}
   */
  public static <P extends Qi> Tally of(Game<P> game, P position, int depth) {
    if (depth < 1 || depth > Perft.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "invalid depth: " + depth + " (1 to " + Perft.MAX_DEPTH + ")");
    }
    return new Counter<>(game, depth).count(position, depth);
  }

  /**
   * Adds another tally to this one.
   *
   * @param other the other tally
   * @return the sums
   */
  public Tally plus(Tally other) {
    return new Tally(
        nodes + other.nodes,
        captures + other.captures,
        promotions + other.promotions,
        checks + other.checks,
        mates + other.mates);
  }

  private static final class Counter<P extends Qi> {
    private final Game<P> game;

    /** A list of moves for each depth, 0 included. */
    private final List<Moves<P>> lists;

    Counter(Game<P> game, int depth) {
      this.game = game;
      lists = Stream.generate(game::newMoves).limit(depth + 1).toList();
    }

    Tally count(P position, int depth) {
      if (depth == 1) {
        return last(position);
      }
      Moves<P> moves = lists.get(depth).generate(position);
      Tally tally = NONE;
      for (int i = 0; i < moves.size(); i++) {
        tally = tally.plus(count(game.play(position, moves.get(i)), depth - 1));
      }
      return tally;
    }

    private Tally last(P position) {
      Moves<P> moves = lists.get(1);
      Moves<P> replies = lists.get(0);
      int captures = moves.generateCaptures(position).size();
      moves.generate(position);
      int promotions = 0;
      int checks = 0;
      int mates = 0;
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        promotions += moves.becomes(move) != 0 && moves.dropped(move) == 0 ? 1 : 0;
        int count = replies.count(game.play(position, move));
        if (replies.isCheck()) {
          checks++;
          mates += count == 0 ? 1 : 0;
        }
      }
      return new Tally(moves.size(), captures, promotions, checks, mates);
    }
  }
}
