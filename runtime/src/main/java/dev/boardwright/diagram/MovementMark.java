// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import java.util.Comparator;

/**
 * A mark on a square that explains a movement.
 *
 * @param kind the main meaning
 * @param isHop whether the piece hops over another piece to reach the square
 * @param isInitial whether the piece must come from one of its initial squares
 */
record MovementMark(Kind kind, boolean isHop, boolean isInitial)
    implements Comparable<MovementMark> {
  /** The mark of a square that must be empty. */
  static final MovementMark PASSED = new MovementMark(Kind.PASSED, false, false);

  /** The words for the piece itself. */
  static final String PIECE_WORDS = "the piece";

  private static final Comparator<MovementMark> ORDER =
      Comparator.comparing(MovementMark::isHop)
          .thenComparing(MovementMark::isInitial)
          .thenComparing(MovementMark::kind);

  /** The main meaning of a mark. */
  enum Kind {
    /** The piece moves to the square without capturing, and captures there. */
    BOTH("moves or captures"),
    /** The piece moves to the square without capturing. */
    MOVES("moves"),
    /** The piece captures on the square. */
    CAPTURES("captures"),
    /** The piece castles to the square. */
    CASTLES("castles"),
    /** A lame leap passes over the square. */
    PASSED("must be empty for leaps past it");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** {@return the meaning in plain words} */
  String words() {
    return kind.words
        + (isHop ? " by a hop over one piece" : "")
        + (isInitial ? ", from initial squares only" : "");
  }

  /** Compares marks in the order of a legend. */
  @Override
  public int compareTo(MovementMark other) {
    return ORDER.compare(this, other);
  }
}
