// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.support.LameTable;

/**
 * Slides, hops or lame leaps of one kind and manner: a part of the movement of a piece. It is one
 * class without subclasses, since a search reads it for each piece.
 */
public final class Part {
  /** The kind of slides. */
  public static final int SLIDE = 0;

  /** The kind of hops over one piece to any square behind it. */
  public static final int CANNON_HOP = 1;

  /** The kind of hops over one piece to the square directly behind it. */
  public static final int GRASSHOPPER_HOP = 2;

  /** The kind of lame leaps. */
  public static final int LAME_LEAP = 3;

  /** An empty table. */
  static final long[] EMPTY = {};

  /** The kind. */
  public final int kind;

  /** A word of ones if the piece moves to empty squares, otherwise 0. */
  public final long moves;

  /** A word of ones if the piece captures, otherwise 0. */
  public final long captures;

  /** The squares on which the piece may end, or an empty array for all squares. */
  public final long[] within;

  /** The first word of these squares. */
  public final long within0;

  /** The second word of these squares. */
  public final long within1;

  /**
   * The rays of slides and hops. Each square has two sets for each axis: the squares of the ray
   * with lower indices, then those of the ray with higher indices.
   */
  public final long[] table;

  /** The index of the rays of the first square. */
  public final int start;

  /** The number of words from the rays of a square to those of the next square. */
  public final int stride;

  /** The number of words of the rays of a square. */
  public final int length;

  /** The keys of the {@link LameTable} of lame leaps; empty if a set has more than two words. */
  public final long[] keys;

  /** The rows of that table. */
  public final long[] rows;

  /** The number of its groups for each square. */
  public final int groups;

  /**
   * The lame leaps from each square, if a set has more than two words: for each leap its
   * destination, the number of the squares that it passes, and these squares.
   */
  public final short[][] leaps;

  /** Creates slides or hops. */
  Part(PlanStep step, long[] within, long[] table, int start, int stride, int length) {
    this(step, within, table, start, stride, length, EMPTY, EMPTY, 0, new short[0][]);
  }

  /** Creates lame leaps with the keys of occupied squares. */
  Part(PlanStep step, LameTable lame, SharedTables tables) {
    this(
        step,
        EMPTY,
        EMPTY,
        0,
        0,
        0,
        tables.of(lame.keys()),
        tables.of(lame.rows()),
        lame.count(),
        new short[0][]);
  }

  /** Creates lame leaps as lists. */
  Part(PlanStep step, short[][] leaps) {
    this(step, EMPTY, EMPTY, 0, 0, 0, EMPTY, EMPTY, 0, leaps);
  }

  private Part(
      PlanStep step,
      long[] within,
      long[] table,
      int start,
      int stride,
      int length,
      long[] keys,
      long[] rows,
      int groups,
      short[][] leaps) {
    kind =
        switch (step.kind()) {
          case CANNON_HOP -> CANNON_HOP;
          case GRASSHOPPER_HOP -> GRASSHOPPER_HOP;
          case LAME_LEAP -> LAME_LEAP;
          default -> SLIDE;
        };
    moves = step.moves() ? -1 : 0;
    captures = step.captures() ? -1 : 0;
    this.within = within;
    within0 = within.length == 0 ? -1 : within[0];
    within1 = within.length < 2 ? -1 : within[1];
    this.table = table;
    this.start = start;
    this.stride = stride;
    this.length = length;
    this.keys = keys;
    this.rows = rows;
    this.groups = groups;
    this.leaps = leaps;
  }

  /** {@return whether the part consists of slides that move and capture, and may end anywhere} */
  boolean isPlainSlide() {
    return kind == SLIDE && (moves & captures) != 0 && within.length == 0;
  }
}
