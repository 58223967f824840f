// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

/**
 * What the moves of the last ply are, as tables of perft have it: how many there are, capture,
 * promote, give check, and give mate. A move may be several of these at once.
 *
 * @param nodes how many moves there are
 * @param captures how many capture
 * @param promotions by how many a piece becomes another one
 * @param checks how many leave the king of the other side attacked, mates among them
 * @param mates how many of these leave the other side without a legal move
 */
public record Tally(long nodes, long captures, long promotions, long checks, long mates) {
  /** Nothing counted. */
  public static final Tally NONE = new Tally(0, 0, 0, 0, 0);

  /**
   * Counts in full mode.
   *
   * @param rules the rules of the game
   * @param walk where it begins, and ends
   * @param depth how many moves; 1 for those of the state itself
   * @param <S> a state of the game
   * @return what the moves of the last ply are
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
   * Adds what was counted elsewhere.
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
