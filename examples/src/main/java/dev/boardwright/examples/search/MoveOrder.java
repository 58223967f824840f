// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.qi.BoardCursor;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * The order in which a search tries the moves of each ply: the best move of an earlier search,
 * captures and promotions by what they win, the last moves that were too good for the opponent in
 * other positions of the ply, and all others by how often they were.
 */
final class MoveOrder<P extends GamePosition<P>> {
  /** The moves that are added at once, in the order in which they are tried. */
  private enum Stage {
    FIRST,
    CAPTURES,
    KILLERS,
    QUIETS;

    static final Stage[] ALL = values();
  }

  private static final int BEST = Integer.MAX_VALUE;
  private static final int WINS = 1 << 27;
  private static final int MAX_HISTORY = 1 << 24;

  private final Material material;
  private final int squares;
  private final int[][] moves = new int[Search.MAX_PLY + 1][0];
  private final int[][] ranks = new int[Search.MAX_PLY + 1][0];
  private final int[] sizes = new int[Search.MAX_PLY + 1];
  private final int[] tried = new int[Search.MAX_PLY + 1];
  private final int[] stages = new int[Search.MAX_PLY + 1];
  private final int[] firsts = new int[Search.MAX_PLY + 1];

  /** Two moves of each ply. */
  private final int[] killers = new int[2 * Search.MAX_PLY + 2];

  /** Those of them that were asked in the position of the ply. */
  private final int[] killersTried = new int[2 * Search.MAX_PLY + 2];

  /** The moves to choose from at the root; all if there are none. */
  private Collection<Integer> chosen = List.of();

  /** The success of each piece on each square. */
  private final int[] history;

  MoveOrder(Material material, int pieces, int squares) {
    this.material = material;
    this.squares = squares;
    history = new int[(pieces + 1) * squares];
  }

  /** Leaves out all other moves at the root, if there are some to choose from. */
  void choose(Collection<Integer> only) {
    chosen = only;
  }

  /** Forgets the moves that were good. */
  void clear() {
    Arrays.fill(killers, Search.NONE);
    Arrays.fill(history, 0);
  }

  /**
   * Begins with the moves of a ply.
   *
   * @param ply the ply
   * @param first the move to try first if it is legal, or {@link Search#NONE}
   */
  void begin(int ply, int first) {
    sizes[ply] = 0;
    tried[ply] = 0;
    stages[ply] = 0;
    firsts[ply] = first;
  }

  /** Begins with the captures of a ply, and leaves other moves out. */
  void beginCaptures(BoardMoves<P> captures, GameCursor<P> cursor, int ply) {
    begin(ply, Search.NONE);
    addAll(captures, cursor, ply);
    stages[ply] = Stage.ALL.length;
  }

  /**
   * {@return the next move of a ply, or {@link Search#NONE} if all have been returned} Moves are
   * listed as late as possible, since most searches of a position end after its first moves.
   *
   * @param list a list of moves
   * @param cursor the cursor at the position
   * @param ply the ply
   */
  int next(BoardMoves<P> list, GameCursor<P> cursor, int ply) {
    while (tried[ply] == sizes[ply]) {
      if (stages[ply] == Stage.ALL.length) {
        return Search.NONE;
      }
      add(Stage.ALL[stages[ply]++], list, cursor, ply);
    }
    return pick(ply);
  }

  private void add(Stage stage, BoardMoves<P> list, GameCursor<P> cursor, int ply) {
    switch (stage) {
      case FIRST -> addIfLegal(firsts[ply], list, cursor, ply);
      case CAPTURES -> addAll(list.generateCaptures(cursor), cursor, ply);
      case KILLERS -> {
        for (int i = 0; i < 2; i++) {
          int killer = killers[2 * ply + i];
          killersTried[2 * ply + i] = Search.NONE;
          if (killer != firsts[ply] && !list.isCapture(cursor, killer)) {
            killersTried[2 * ply + i] = killer;
            addIfLegal(killer, list, cursor, ply);
          }
        }
      }
      case QUIETS -> addAll(list.generateQuiets(cursor), cursor, ply);
    }
  }

  private void addIfLegal(int move, BoardMoves<P> list, GameCursor<P> cursor, int ply) {
    if (move != Search.NONE && list.isLegal(cursor, move)) {
      add(move, BEST, ply);
    }
  }

  /** Adds the moves of a list that have not been asked before. */
  private void addAll(BoardMoves<P> list, GameCursor<P> cursor, int ply) {
    boolean isQuiet = stages[ply] > Stage.KILLERS.ordinal();
    for (int i = 0; i < list.size(); i++) {
      int move = list.get(i);
      boolean isTried =
          move == firsts[ply]
              || isQuiet && (move == killersTried[2 * ply] || move == killersTried[2 * ply + 1]);
      if (!isTried) {
        add(move, rank(move, cursor), ply);
      }
    }
  }

  private void add(int move, int rank, int ply) {
    if (ply == 0 && !chosen.isEmpty() && !chosen.contains(move)) {
      return;
    }
    int size = sizes[ply]++;
    if (size == moves[ply].length) {
      moves[ply] = Arrays.copyOf(moves[ply], 2 * size + 16);
      ranks[ply] = Arrays.copyOf(ranks[ply], 2 * size + 16);
    }
    moves[ply][size] = move;
    ranks[ply][size] = rank;
  }

  private int rank(int move, BoardCursor<?> cursor) {
    int gain = gain(move, cursor);
    if (gain > 0) {
      // A cheap piece captures first.
      return WINS + 16 * gain - Math.abs(material.value(moved(move, cursor)));
    }
    return history[index(move, cursor)];
  }

  /** {@return what a move wins at once, in hundredths of a pawn; 0 if it is quiet} */
  int gain(int move, BoardCursor<?> cursor) {
    int captured = material.gain(cursor.codeAt(PackedMove.to(move)));
    int becomes = PackedMove.becomes(move);
    if (becomes == 0 || PackedMove.isDrop(move)) {
      return captured;
    }
    int moved = Math.abs(material.value(moved(move, cursor)));
    return captured + Math.max(0, Math.abs(material.value(becomes)) - moved);
  }

  private static int moved(int move, BoardCursor<?> cursor) {
    return PackedMove.isDrop(move)
        ? PackedMove.dropped(move)
        : cursor.codeAt(PackedMove.from(move));
  }

  private int index(int move, BoardCursor<?> cursor) {
    return moved(move, cursor) * squares + PackedMove.to(move);
  }

  /** {@return the best of the moves of a ply that were added and not tried yet} */
  private int pick(int ply) {
    int[] list = moves[ply];
    int[] order = ranks[ply];
    int from = tried[ply]++;
    int best = from;
    for (int i = from + 1; i < sizes[ply]; i++) {
      if (order[i] > order[best]) {
        best = i;
      }
    }
    int move = list[best];
    int rank = order[best];
    // The moves between keep their order, so that equal ones are tried as they were listed.
    System.arraycopy(list, from, list, from + 1, best - from);
    System.arraycopy(order, from, order, from + 1, best - from);
    list[from] = move;
    order[from] = rank;
    return move;
  }

  /** Remembers that a quiet move was too good for the opponent. */
  void reward(int move, BoardCursor<?> cursor, int ply, int depth) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int index = index(move, cursor);
    history[index] += depth * depth;
    if (history[index] > MAX_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] /= 2;
      }
    }
  }
}
