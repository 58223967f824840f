// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.Outcome;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.Moves;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A plain alpha-beta search, which tries captures first and counts material at the leaves. It
 * deepens iteratively: it looks one move ahead, then two, and so on to the depth requested. If it
 * reaches the limit on the number of moves made, it stops and returns the result of the last
 * complete depth. The same position always gives the same move. Moves are made and taken back with
 * one cursor, so the search allocates nothing once its lists have grown.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public final class AlphaBeta<P extends BoardPosition<P>> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 10;

  /** The score of a won game. One is subtracted for each move until its end. */
  public static final int WIN = 1_000_000;

  private static final int INFINITE = 2 * WIN;

  private final Material material;
  private final long nodeLimit;

  /** The list of moves of each ply, the leaves included. */
  private final List<BoardMoves<P>> lists;

  /** The moves of each ply in the order in which they are tried. */
  private final int[][] ordered = new int[MAX_DEPTH + 1][0];

  /** The cursor, at the position that is examined. */
  private final GameCursor<P> cursor;

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
  public AlphaBeta(BoardGame<P> game, Material material, long nodeLimit) {
    this.material = material;
    this.nodeLimit = nodeLimit;
    lists = Stream.generate(game::newMoves).limit(MAX_DEPTH + 1).toList();
    cursor = game.cursor(game.start());
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
    cursor.reset(position);
    int count = list(0);
    if (count == 0) {
      throw new IllegalArgumentException("no legal move: " + Games.toFeen(position));
    }
    int[] list = Arrays.copyOf(ordered[0], count);
    nodes = 0;
    hasGivenUp = false;
    Choice choice = null;
    for (int ahead = 1; ahead <= depth; ahead++) {
      isLimited = ahead > 1;
      Choice deeper = choose(list, ahead);
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
  private Choice choose(int[] list, int depth) {
    int best = -INFINITE;
    int bestAt = 0;
    for (int i = 0; i < list.length && !hasGivenUp; i++) {
      int score = -after(list[i], depth - 1, 1, -INFINITE, -best);
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

  private int search(int depth, int ply, int alpha, int beta) {
    BoardMoves<P> moves = lists.get(ply);
    if (depth == 0) {
      return moves.count(cursor) == 0 ? ended(moves, ply) : material.of(cursor);
    }
    int count = list(ply);
    if (count == 0) {
      return ended(moves, ply);
    }
    int[] list = ordered[ply];
    int best = -INFINITE;
    for (int i = 0; i < count && best < beta && !hasGivenUp; i++) {
      int floor = Math.max(alpha, best);
      best = Math.max(best, -after(list[i], depth - 1, ply + 1, -beta, -floor));
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

  /** {@return the score after a move, for the side to move then} The move is taken back. */
  private int after(int move, int depth, int ply, int alpha, int beta) {
    hasGivenUp |= isLimited && nodes >= nodeLimit;
    if (hasGivenUp) {
      return 0; // nobody looks at it
    }
    nodes++;
    cursor.play(move);
    int score = search(depth, ply, alpha, beta);
    cursor.undo();
    return score;
  }

  /**
   * Lists the legal moves of a ply, those to an occupied square first, because they capture.
   *
   * @return the number of moves
   */
  private int list(int ply) {
    BoardMoves<P> moves = lists.get(ply).generate(cursor);
    int size = moves.size();
    if (ordered[ply].length < size) {
      ordered[ply] = new int[2 * size];
    }
    int[] list = ordered[ply];
    int captures = 0;
    for (int i = 0; i < size; i++) {
      int move = moves.get(i);
      list[i] = move;
      if (cursor.codeAt(moves.to(move)) != 0) {
        list[i] = list[captures];
        list[captures] = move;
        captures++;
      }
    }
    return size;
  }
}
