// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.perft.Rules;
import dev.boardwright.examples.perft.Walk;

/**
 * Finds a move by a plain alpha-beta search: captures first, material counted at the end. It looks
 * one move ahead, then two, and so on as far as it is asked to; when it has made so many moves that
 * it gives up, what the last whole search found holds. The same state always gives the same move.
 * Moves are made on one walk and taken back.
 *
 * <p>For one thread at a time.
 *
 * @param <S> a state of the game
 */
public final class AlphaBeta<S> {
  /** The deepest search: {@value}. */
  public static final int MAX_DEPTH = 10;

  /** The score of a mate at once; each move until then makes it one less. */
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
   * A search.
   *
   * @param rules the rules of the game
   * @param nodeLimit how many moves are made before it gives up; a search of one move is always
   *     finished
   */
  public AlphaBeta(Rules<S> rules, long nodeLimit) {
    this.rules = rules;
    this.nodeLimit = nodeLimit;
    tradition = Tradition.of(rules);
    material = new Material(tradition, rules.type());
    moves = new int[MAX_DEPTH][rules.maxMoves()];
  }

  /**
   * What was found.
   *
   * @param move the move
   * @param score what it is worth to the side that makes it, in hundredths of a pawn; {@link #MATE}
   *     less the number of moves when it leads to mate
   * @param depth how many moves ahead were looked at
   * @param nodes how many moves were made for it
   */
  public record Choice(int move, int score, int depth, long nodes) {}

  /**
   * Chooses a move.
   *
   * @param state a state with a legal move
   * @param depth how many moves to look ahead, 1 to {@value #MAX_DEPTH}
   * @return the move, the first of those that are equally good
   * @throws IllegalArgumentException if the depth is another, or there is no legal move
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
        return choice; // who looks further finds no shorter mate
      }
    }
    return choice;
  }

  /** Searches to one depth, and puts the move that is found first in the list. */
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
      // Stalemate is seen one move later: to look for it here would cost more than it is worth.
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
