// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.perft.Rules;
import dev.boardwright.examples.perft.Walk;

/**
 * A plain alpha-beta search, which tries captures first and counts material at the leaves. It
 * deepens iteratively: it looks one move ahead, then two, and so on to the depth requested. If it
 * reaches the limit on the number of moves made, it stops and returns the result of the last
 * complete depth. The same state always gives the same move. Moves are made and undone on one walk.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <S> the type of the game's states
 */
public final class AlphaBeta<S> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 10;

  /** The score of a mate. One is subtracted for each move until the mate. */
  public static final int MATE = 1_000_000;

  private static final int INFINITE = 2 * MATE;

  private final Rules<S> rules;
  private final Tradition tradition;
  private final Material material;
  private final long nodeLimit;
  private final int[][] moves;

  private long nodes;
  private boolean isLimited;
  private boolean hasGivenUp;

  /**
   * Creates a search.
   *
   * @param rules the rules of the game
   * @param nodeLimit the number of moves made before the search stops; depth 1 is always completed
   */
  public AlphaBeta(Rules<S> rules, long nodeLimit) {
    this.rules = rules;
    this.nodeLimit = nodeLimit;
    tradition = Tradition.of(rules);
    material = new Material(tradition, rules.type());
    moves = new int[MAX_DEPTH][rules.maxMoves()];
  }

  /**
   * The result of a search.
   *
   * @param move the move
   * @param score the value of the move for the side that makes it, in hundredths of a pawn; if it
   *     leads to mate, {@link #MATE} minus the number of moves until the mate
   * @param depth the depth that was completed, in moves
   * @param nodes the number of moves made during the search
   */
  public record Choice(int move, int score, int depth, long nodes) {}

  /**
   * Chooses a move.
   *
   * @param state a state with a legal move
   * @param depth the number of moves to look ahead, 1 to {@value #MAX_DEPTH}
   * @return the best move, or the first one examined if several are equally good
   * @throws IllegalArgumentException if the depth is out of range, or there is no legal move
   */
  public Choice choose(S state, int depth) {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("invalid depth: " + depth + " (1 to " + MAX_DEPTH + ")");
    }
    Walk<S> walk = rules.walk(state);
    int[] list = moves[0];
    int count = list(walk, list);
    if (count == 0) {
      throw new IllegalArgumentException("no legal move: " + rules.toFeen(state));
    }
    nodes = 0;
    hasGivenUp = false;
    Choice choice = null;
    for (int ahead = 1; ahead <= depth; ahead++) {
      isLimited = ahead > 1;
      Choice deeper = choose(walk, list, count, ahead);
      if (hasGivenUp) {
        return new Choice(choice.move(), choice.score(), choice.depth(), nodes);
      }
      choice = deeper;
      if (Math.abs(choice.score()) >= MATE - MAX_DEPTH) {
        return choice; // a deeper search cannot find a shorter mate
      }
    }
    return choice;
  }

  /** Searches to one depth, and moves the best move to the front of the list. */
  private Choice choose(Walk<S> walk, int[] list, int count, int depth) {
    int best = -INFINITE;
    int bestAt = 0;
    for (int i = 0; i < count && !hasGivenUp; i++) {
      make(walk, list[i]);
      int score = -search(walk, depth - 1, 1, -INFINITE, -best);
      walk.undo();
      if (score > best && !hasGivenUp) {
        best = score;
        bestAt = i;
      }
    }
    int move = list[bestAt];
    System.arraycopy(list, 0, list, 1, bestAt);
    list[0] = move;
    return new Choice(move, best, depth, nodes);
  }

  private int search(Walk<S> walk, int depth, int ply, int alpha, int beta) {
    if (depth == 0) {
      // Stalemate is not detected at a leaf, because the test would cost more than it is worth.
      // A search one move deeper finds it.
      boolean isMate = walk.isCheck() && walk.count() == 0;
      return isMate ? ply - MATE : material.of(walk.cursor());
    }
    int[] list = moves[ply];
    int count = list(walk, list);
    if (count == 0) {
      return tradition.isStalemateLost() || walk.isCheck() ? ply - MATE : 0;
    }
    int best = -INFINITE;
    for (int i = 0; i < count && best < beta && !hasGivenUp; i++) {
      int floor = Math.max(alpha, best);
      make(walk, list[i]);
      best = Math.max(best, -search(walk, depth - 1, ply + 1, -beta, -floor));
      walk.undo();
    }
    return best;
  }

  private void make(Walk<S> walk, int move) {
    hasGivenUp |= isLimited && nodes >= nodeLimit;
    nodes += hasGivenUp ? 0 : 1;
    walk.make(move);
  }

  /** Lists the legal moves, captures first. */
  private int list(Walk<S> walk, int[] list) {
    int count = walk.list(list);
    int captures = 0;
    for (int i = 0; i < count; i++) {
      int move = list[i];
      if (walk.isCapture(move)) {
        list[i] = list[captures];
        list[captures] = move;
        captures++;
      }
    }
    return count;
  }
}
