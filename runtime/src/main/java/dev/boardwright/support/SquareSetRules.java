// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/** The checks of sets of squares, and their messages. */
public final class SquareSetRules {
  private SquareSetRules() {}

  /**
   * Returns the exception for a set that is no subset.
   *
   * @param index a square that it alone has
   * @return the exception
   */
  public static IllegalArgumentException noSubset(int index) {
    return new IllegalArgumentException(
        "not a subset: square " + index + " is not in the set that is gone through");
  }

  /**
   * Refuses to begin a search at a negative index.
   *
   * @param from where a search begins
   * @return {@code from}
   * @throws IllegalArgumentException if it is negative
   */
  public static int checkStart(int from) {
    if (from < 0) {
      throw new IllegalArgumentException("invalid start of a search: " + from);
    }
    return from;
  }

  /**
   * Returns the exception for a word that a set does not have.
   *
   * @param word which word
   * @param count how many there are
   * @return the exception
   */
  public static IllegalArgumentException noSuchWord(int word, int count) {
    return new IllegalArgumentException(
        "invalid word: " + word + " (a set has " + count + " words)");
  }

  /**
   * Returns the exception for a bit beyond the last square.
   *
   * @param squares the number of squares
   * @return the exception
   */
  public static IllegalArgumentException noSuchSquare(int squares) {
    return new IllegalArgumentException(
        "a bit beyond the last square (board has " + squares + " squares)");
  }
}
