// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

/** Checks for sets of squares, and the exceptions for violations. */
public final class SquareSetRules {
  private SquareSetRules() {}

  /**
   * {@return the exception for a set that is not a subset of another}
   *
   * @param index the flat index of a square of the set that the other set does not contain
   */
  public static IllegalArgumentException noSubset(int index) {
    return new IllegalArgumentException("not a subset: square " + index + " is not in this set");
  }

  /**
   * Checks that a search does not start at a negative index.
   *
   * @return {@code from}
   * @throws IllegalArgumentException if {@code from} is negative
   */
  public static int checkStart(int from) {
    if (from < 0) {
      throw new IllegalArgumentException("invalid start index: " + from);
    }
    return from;
  }

  /**
   * {@return the exception for a word that a set does not have}
   *
   * @param count the number of words in a set
   */
  public static IllegalArgumentException noSuchWord(int word, int count) {
    return new IllegalArgumentException(
        "invalid word index: " + word + " (a set has " + count + " words)");
  }

  /** {@return the exception for a bit beyond the last square} */
  public static IllegalArgumentException noSuchSquare(int squares) {
    return new IllegalArgumentException(
        "a bit is set beyond the last square (board has " + squares + " squares)");
  }
}
