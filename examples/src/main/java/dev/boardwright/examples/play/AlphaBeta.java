// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.Outcome;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A plain alpha-beta search, which tries captures first and counts material at the leaves. It
 * deepens iteratively: it looks one move ahead, then two, and so on to the depth requested. If it
 * reaches the limit on the number of moves made, it stops and returns the result of the last
 * complete depth. The same position always gives the same move.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public final class AlphaBeta<P extends Qi> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 10;

  /** The score of a won game. One is subtracted for each move until its end. */
  public static final int WIN = 1_000_000;

  private static final int INFINITE = 2 * WIN;

  private final Game<P> game;
  private final Material material;
  private final long nodeLimit;

  /** The list of moves of each ply, the leaves included. */
  private final List<Moves<P>> lists;

  private long nodes;
  private boolean isLimited;
  private boolean hasGivenUp;

  /**
   * Creates a search.
   *
   * @param game the game
   * @param material the evaluation of the positions at the leaves
   * @param nodeLimit the number of moves made before the search stops; depth 1 is always completed
   */
  public AlphaBeta(Game<P> game, Material material, long nodeLimit) {
    this.game = game;
    this.material = material;
    this.nodeLimit = nodeLimit;
    lists = Stream.generate(game::newMoves).limit(MAX_DEPTH + 1).toList();
  }

  /**
   * The result of a search.
   *
   * @param move the move
   * @param score the value of the move for the side that makes it, in hundredths of a pawn; if it
   *     wins by force, {@link #WIN} minus the number of moves until the end of the game
   * @param depth the depth that was completed, in moves
   * @param nodes the number of moves made during the search
   */
  public record Choice(int move, int score, int depth, long nodes) {}

  /**
   * Chooses a move.
   *
   * @param position a position with a legal move
   * @param depth the number of moves to look ahead, 1 to {@value #MAX_DEPTH}
   * @return the best move, or the first one examined if several are equally good
   * @throws IllegalArgumentException if the depth is out of range, or there is no legal move
   */
  public Choice choose(P position, int depth) {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("invalid depth: " + depth + " (1 to " + MAX_DEPTH + ")");
    }
    int[] list = list(position, lists.get(0));
    if (list.length == 0) {
      throw new IllegalArgumentException("no legal move: " + Games.toFeen(position));
    }
    nodes = 0;
    hasGivenUp = false;
    Choice choice = null;
    for (int ahead = 1; ahead <= depth; ahead++) {
      isLimited = ahead > 1;
      Choice deeper = choose(position, list, ahead);
      if (hasGivenUp) {
        return new Choice(choice.move(), choice.score(), choice.depth(), nodes);
      }
      choice = deeper;
      if (Math.abs(choice.score()) >= WIN - MAX_DEPTH) {
        return choice; // a deeper search cannot find a shorter win
      }
    }
    return choice;
  }

  /** Searches to one depth, and moves the best move to the front of the list. */
  private Choice choose(P position, int[] list, int depth) {
    int best = -INFINITE;
    int bestAt = 0;
    for (int i = 0; i < list.length && !hasGivenUp; i++) {
      int score = -search(play(position, list[i]), depth - 1, 1, -INFINITE, -best);
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

  private int search(P position, int depth, int ply, int alpha, int beta) {
    Moves<P> moves = lists.get(ply);
    if (depth == 0) {
      return moves.count(position) == 0 ? ended(moves, ply) : material.of(position);
    }
    int[] list = list(position, moves);
    if (list.length == 0) {
      return ended(moves, ply);
    }
    int best = -INFINITE;
    for (int i = 0; i < list.length && best < beta && !hasGivenUp; i++) {
      int floor = Math.max(alpha, best);
      P next = play(position, list[i]);
      best = Math.max(best, -search(next, depth - 1, ply + 1, -beta, -floor));
    }
    return best;
  }

  /** {@return the score of a game that has ended, for the side to move} */
  private static int ended(Moves<?> moves, int ply) {
    Outcome outcome = moves.outcome().orElseThrow();
    return switch (outcome) {
      case WIN -> WIN - ply;
      case DRAW -> 0;
      case LOSS -> ply - WIN;
    };
  }

  private P play(P position, int move) {
    hasGivenUp |= isLimited && nodes >= nodeLimit;
    nodes += hasGivenUp ? 0 : 1;
    return game.play(position, move);
  }

  /** Lists the legal moves, those to an occupied square first, because they capture. */
  private int[] list(P position, Moves<P> moves) {
    moves.generate(position);
    int[] list = IntStream.range(0, moves.size()).map(moves::get).toArray();
    int captures = 0;
    for (int i = 0; i < list.length; i++) {
      int move = list[i];
      if (position.pieceAt(moves.to(move)) != null) {
        list[i] = list[captures];
        list[captures] = move;
        captures++;
      }
    }
    return list;
  }
}
