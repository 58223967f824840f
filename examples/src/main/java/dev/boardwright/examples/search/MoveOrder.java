// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.qi.BoardCursor;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.PackedMove;
import java.util.Arrays;
import java.util.Collection;

/**
 * The order in which a search tries the moves of each ply: the best move of an earlier search,
 * captures and promotions by what they win, the last moves that were too good for the opponent in
 * other positions of the ply, and all others by how often they were.
 */
final class MoveOrder {
  private static final int BEST = Integer.MAX_VALUE;
  private static final int WINS = 1 << 27;
  private static final int KILLER = 1 << 25;
  private static final int MAX_HISTORY = 1 << 24;

  private final Material material;
  private final int squares;
  private final int[][] moves = new int[Search.MAX_PLY + 1][0];
  private final int[][] ranks = new int[Search.MAX_PLY + 1][0];

  /** Two moves of each ply. */
  private final int[] killers = new int[2 * Search.MAX_PLY + 2];

  /** The success of each piece on each square. */
  private final int[] history;

  MoveOrder(Material material, int pieces, int squares) {
    this.material = material;
    this.squares = squares;
    history = new int[(pieces + 1) * squares];
  }

  /** Forgets the moves that were good. */
  void clear() {
    Arrays.fill(killers, Search.NONE);
    Arrays.fill(history, 0);
  }

  /**
   * Ranks the moves of a ply.
   *
   * @param list the moves
   * @param cursor the cursor at the position
   * @param ply the ply
   * @param first the move to try first, or {@link Search#NONE}
   * @return the number of moves
   */
  int rank(BoardMoves<?> list, BoardCursor<?> cursor, int ply, int first) {
    int size = list.size();
    if (moves[ply].length < size) {
      moves[ply] = new int[2 * size];
      ranks[ply] = new int[2 * size];
    }
    for (int i = 0; i < size; i++) {
      int move = list.get(i);
      moves[ply][i] = move;
      ranks[ply][i] = move == first ? BEST : rank(move, cursor, ply);
    }
    return size;
  }

  /**
   * Keeps some moves of a ply.
   *
   * @param kept the moves to keep
   * @param ply the ply
   * @param size the number of moves
   * @return the number of moves kept
   */
  int keep(Collection<Integer> kept, int ply, int size) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (kept.contains(moves[ply][i])) {
        moves[ply][count] = moves[ply][i];
        ranks[ply][count] = ranks[ply][i];
        count++;
      }
    }
    return count;
  }

  private int rank(int move, BoardCursor<?> cursor, int ply) {
    int gain = gain(move, cursor);
    if (gain > 0) {
      // A cheap piece captures first.
      return WINS + 16 * gain - Math.abs(material.value(moved(move, cursor)));
    }
    if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
      return KILLER;
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

  /** {@return the best of the moves of a ply from an index on, which is then at that index} */
  int next(int ply, int from, int size) {
    int[] list = moves[ply];
    int[] order = ranks[ply];
    int best = from;
    for (int i = from + 1; i < size; i++) {
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
