// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

/** A table of a game. Generated code keeps its words in a constant of its own. */
public final class PlanTable {
  private final int number;
  private final boolean isBySide;
  private final long[] words;

  PlanTable(int number, boolean isBySide, long[] words) {
    this.number = number;
    this.isBySide = isBySide;
    this.words = words;
  }

  /** {@return the number of the table in its plan} */
  public int number() {
    return number;
  }

  /** {@return whether it has one half for each side; the second half begins in the middle} */
  public boolean isBySide() {
    return isBySide;
  }

  /** {@return the words, which callers must not modify} */
  public long[] words() {
    return words;
  }

  /** {@return the number of words of a half, or of all if both sides share them} */
  public int sideLength() {
    return isBySide ? words.length / 2 : words.length;
  }

  /**
   * {@return where the words of a side begin}
   *
   * @param side the ordinal of the side
   */
  public int start(int side) {
    return isBySide ? side * sideLength() : 0;
  }
}
