// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.support.Words;

/**
 * A walk along the terms of a movement, square by square. Forwards, it collects the squares that a
 * piece on a square reaches. Backwards, it collects the squares from which a piece reaches a
 * square, which for lame leaps and for hops of a grasshopper are not the same as forwards in
 * opposite directions.
 */
final class MovementWalk {
  private static final int OFF_BOARD = -1;

  private final Geometry geometry;
  private final SquareSet occupied;
  private final SquareSet initial;
  private final boolean isBack;

  /**
   * Creates a walk.
   *
   * @param occupied the occupied squares
   * @param initial the squares from which initial terms are possible
   * @param isBack whether to walk backwards
   */
  MovementWalk(Geometry geometry, SquareSet occupied, SquareSet initial, boolean isBack) {
    this.geometry = geometry;
    this.occupied = occupied;
    this.initial = initial;
    this.isBack = isBack;
  }

  /** Adds the squares of a term that are reached from a square, or that it is reached from. */
  void add(long[] words, int square, MovementTerm term) {
    if (!term.initial()) {
      addAll(words, square, term);
    } else if (!isBack) {
      if (initial.contains(square)) {
        addAll(words, square, term);
      }
    } else {
      long[] from = new long[words.length];
      addAll(from, square, term);
      for (int word = 0; word < words.length; word++) {
        words[word] |= from[word] & initial.word(word);
      }
    }
  }

  private void addAll(long[] words, int square, MovementTerm term) {
    for (Direction direction : term.directions()) {
      switch (term.kind()) {
        case LEAP -> addLeap(words, square, direction);
        case LAME_LEAP -> addLameLeap(words, square, direction);
        case SLIDE -> addSlide(words, square, direction, term.range());
        case CANNON_HOP -> addCannonHop(words, square, direction, term.range());
        case GRASSHOPPER_HOP -> addGrasshopperHop(words, square, direction, term.range());
        case CASTLING -> {} // not a matter of geometry
      }
    }
  }

  /** {@return the next square on the walk, or {@link #OFF_BOARD}} */
  private int step(int square, Direction direction) {
    return isBack
        ? geometry.offset(square, -direction.files(), -direction.ranks(), -direction.layers())
        : geometry.step(square, direction);
  }

  private void addLeap(long[] words, int square, Direction direction) {
    int to = step(square, direction);
    if (to != OFF_BOARD) {
      Words.add(words, to);
    }
  }

  private void addLameLeap(long[] words, int square, Direction direction) {
    int to = step(square, direction);
    if (to != OFF_BOARD && isFree(isBack ? to : square, direction)) {
      Words.add(words, to);
    }
  }

  /** {@return whether the way of a lame leap that starts at a square is empty} */
  private boolean isFree(int start, Direction direction) {
    for (Direction passed : direction.lameWay()) {
      if (occupied.contains(geometry.step(start, passed))) {
        return false;
      }
    }
    return true;
  }

  private void addSlide(long[] words, int square, Direction direction, int range) {
    int next = step(square, direction);
    for (int steps = 1; next != OFF_BOARD && steps <= range; steps++) {
      Words.add(words, next);
      next = occupied.contains(next) ? OFF_BOARD : step(next, direction);
    }
  }

  private void addCannonHop(long[] words, int square, Direction direction, int range) {
    int pieces = 0;
    int next = step(square, direction);
    for (int steps = 1; next != OFF_BOARD && steps <= range && pieces < 2; steps++) {
      if (pieces == 1) {
        Words.add(words, next);
      }
      pieces += occupied.contains(next) ? 1 : 0;
      next = step(next, direction);
    }
  }

  private void addGrasshopperHop(long[] words, int square, Direction direction, int range) {
    int next = step(square, direction);
    if (isBack) {
      // The hurdle is next to the destination.
      if (next != OFF_BOARD && occupied.contains(next)) {
        addSlide(words, next, direction, range - 1);
      }
      return;
    }
    int steps = 1;
    while (next != OFF_BOARD && !occupied.contains(next)) {
      next = step(next, direction);
      steps++;
    }
    int behind = next == OFF_BOARD ? OFF_BOARD : step(next, direction);
    if (behind != OFF_BOARD && steps < range) {
      Words.add(words, behind);
    }
  }
}
