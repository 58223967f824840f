// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A counter of all sequences of a given number of moves. In full mode, it plays every move. In bulk
 * mode, it counts the moves of the last ply without playing them. Once its lists have grown, it
 * allocates no memory.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public final class Perft<P extends GamePosition<P>> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 32;

  private final Game<P> game;
  private final BooleanSupplier isStopped;

  /** A list of moves for each depth that has been needed so far. */
  private final List<BoardMoves<P>> lists = new ArrayList<>();

  /**
   * Creates a counter.
   *
   * @param game the game
   */
  public Perft(Game<P> game) {
    this(game, () -> false);
  }

  /**
   * Creates a counter that can be stopped.
   *
   * @param game the game
   * @param isStopped says whether to stop; the numbers that are returned afterwards are meaningless
   */
  public Perft(Game<P> game, BooleanSupplier isStopped) {
    this.game = game;
    this.isStopped = isStopped;
  }

  /**
   * Counts in full mode.
   *
   * @param cursor a cursor at the position to start from; it is there again afterwards
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long full(GameCursor<P> cursor, int depth) {
    return count(cursor, depth, 0);
  }

  /**
   * Counts in bulk mode.
   *
   * @param cursor a cursor at the position to start from; it is there again afterwards
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long bulk(GameCursor<P> cursor, int depth) {
    return count(cursor, depth, 1);
  }

  /** Counts the moves of the last plies without playing them. */
  private long count(GameCursor<P> cursor, int depth, int last) {
    if (depth <= last) {
      return depth == 0 ? 1 : list(1).count(cursor);
    }
    if (depth > 2 && isStopped.getAsBoolean()) {
      return 0;
    }
    BoardMoves<P> moves = list(depth).generate(cursor);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      cursor.play(moves.get(i));
      nodes += count(cursor, depth - 1, last);
      cursor.undo();
    }
    return nodes;
  }

  private BoardMoves<P> list(int depth) {
    while (lists.size() < depth) {
      lists.add(game.newMoves());
    }
    return lists.get(depth - 1);
  }
}
