// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
import java.util.ArrayList;
import java.util.List;

/**
 * A counter of all sequences of a given number of moves. In full mode, it plays every move. In bulk
 * mode, it counts the moves of the last ply without playing them.
 *
 * <p>Not safe for use by several threads.
 *
 * @param <P> the type of the positions
 */
public final class Perft<P extends Qi> {
  /** The greatest depth: {@value}. */
  public static final int MAX_DEPTH = 32;

  private final Game<P> game;

  /** A list of moves for each depth that has been needed so far. */
  private final List<Moves<P>> lists = new ArrayList<>();

  /**
   * The last position at depth 0. Storing it keeps the JIT compiler from removing moves whose
   * result is otherwise unused.
   */
  private P last;

  /**
   * Creates a counter.
   *
   * @param game the game
   */
  public Perft(Game<P> game) {
    this.game = game;
  }

  /**
   * Counts in full mode.
   *
   * @param position the position to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long full(P position, int depth) {
    if (depth == 0) {
      last = position;
      return 1;
    }
    Moves<P> moves = list(depth).generate(position);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      nodes += full(game.play(position, moves.get(i)), depth - 1);
    }
    return nodes;
  }

  /**
   * Counts in bulk mode.
   *
   * @param position the position to start from
   * @param depth the number of moves, 0 to {@value #MAX_DEPTH}
   * @return the number of move sequences
   */
  public long bulk(P position, int depth) {
    if (depth <= 1) {
      return depth == 0 ? 1 : list(1).count(position);
    }
    Moves<P> moves = list(depth).generate(position);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      nodes += bulk(game.play(position, moves.get(i)), depth - 1);
    }
    return nodes;
  }

  private Moves<P> list(int depth) {
    while (lists.size() < depth) {
      lists.add(game.newMoves());
    }
    return lists.get(depth - 1);
  }

  /** {@return the last position at depth 0 that full mode has reached, or null if there is none} */
  public P last() {
    return last;
  }
}
