// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

/**
 * The counts of the moves of the last ply, by category, as in published perft tables. One move may
 * belong to several categories.
 *
 * @param nodes the number of all moves
 * @param captures the number of captures
 * @param promotions the number of promotions
 * @param checks the number of moves that leave the king of the other side attacked, including mates
 * @param mates the number of those checks that leave the other side without a legal move
 */
public record Tally(long nodes, long captures, long promotions, long checks, long mates) {
  /** The tally of no moves. */
  public static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  /**
   * Counts in full mode.
   *
   * @param rules the rules of the game
   * @param walk the walk, at the state to start from; it is at the same state afterwards
   * @param depth the number of moves; 1 to count the moves of the state itself
   * @param <S> the type of the game's states
   * @return the tally of the moves of the last ply
   * @throws IllegalArgumentException if the depth is not from 1 to {@link Perft#MAX_DEPTH}
   */
  public static <S> Tally of(Rules<S> rules, Walk<S> walk, int depth) {
    if (depth < 1 || depth > Perft.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "invalid depth: " + depth + " (1 to " + Perft.MAX_DEPTH + ")");
    }
    return new Counter(rules, walk, depth).count(depth);
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

  private static final class Counter {
    private final Rules<?> rules;
    private final Walk<?> walk;
    private final int[][] moves;

    Counter(Rules<?> rules, Walk<?> walk, int depth) {
      this.rules = rules;
      this.walk = walk;
      moves = new int[depth + 1][rules.maxMoves()];
    }

    Tally count(int depth) {
      int[] list = moves[depth];
      int count = walk.list(list);
      if (depth == 1) {
        return last(list, count);
      }
      Tally tally = NONE;
      for (int i = 0; i < count; i++) {
        walk.make(list[i]);
        tally = tally.plus(count(depth - 1));
        walk.undo();
      }
      return tally;
    }

    private Tally last(int[] list, int count) {
      int captures = 0;
      int promotions = 0;
      int checks = 0;
      int mates = 0;
      for (int i = 0; i < count; i++) {
        captures += walk.isCapture(list[i]) ? 1 : 0;
        promotions += rules.isPromotion(list[i]) ? 1 : 0;
        walk.make(list[i]);
        if (walk.isCheck()) {
          checks++;
          mates += walk.count() == 0 ? 1 : 0;
        }
        walk.undo();
      }
      return new Tally(count, captures, promotions, checks, mates);
    }
  }
}
