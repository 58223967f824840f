// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import java.util.Arrays;

/** The positions of a game and of the moves that a search is looking at, to find repetitions. */
final class Path {
  private long[] hashes = new long[2 * Search.MAX_PLY];
  private boolean[] checks = new boolean[2 * Search.MAX_PLY];

  /** The number of moves without progress that have led to each position. */
  private int[] quiet = new int[2 * Search.MAX_PLY];

  /** The index of the first position that can be repeated, for each position. */
  private int[] firsts = new int[2 * Search.MAX_PLY];

  private int length;

  void clear() {
    length = 0;
  }

  /**
   * Adds a position.
   *
   * @param hash its hash, which includes the side to move
   * @param isCheck whether the side to move is in check
   * @param isNew whether it cannot repeat an earlier position, because pieces were captured
   * @param quietMoves the number of moves without progress that have led to it
   */
  void push(long hash, boolean isCheck, boolean isNew, int quietMoves) {
    if (length == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * length);
      checks = Arrays.copyOf(checks, 2 * length);
      quiet = Arrays.copyOf(quiet, 2 * length);
      firsts = Arrays.copyOf(firsts, 2 * length);
    }
    hashes[length] = hash;
    checks[length] = isCheck;
    quiet[length] = quietMoves;
    firsts[length] = isNew || length == 0 ? length : firsts[length - 1];
    length++;
  }

  void pop() {
    length--;
  }

  /** {@return the number of moves without progress} */
  int quietMoves() {
    return quiet[length - 1];
  }

  boolean isCheck() {
    return checks[length - 1];
  }

  /** {@return the number of earlier positions that are the same as the last one} */
  int repetitions() {
    int last = length - 1;
    int count = 0;
    for (int i = last - 4; i >= firsts[last]; i -= 2) {
      count += hashes[i] == hashes[last] ? 1 : 0;
    }
    return count;
  }

  /** {@return the index of the first position that is the same as the last one} */
  int first() {
    int first = length - 1;
    for (int i = length - 5; i >= firsts[length - 1]; i -= 2) {
      first = hashes[i] == hashes[length - 1] ? i : first;
    }
    return first;
  }

  /**
   * {@return whether a side was in check in all its positions after an earlier one}
   *
   * @param since the index of the earlier position
   * @param isToMove whether the side is the one to move
   */
  boolean isAlwaysChecked(int since, boolean isToMove) {
    for (int i = isToMove ? length - 1 : length - 2; i > since; i -= 2) {
      if (!checks[i]) {
        return false;
      }
    }
    return true;
  }
}
