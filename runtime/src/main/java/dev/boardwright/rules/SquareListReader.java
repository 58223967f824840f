// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.stream.IntStream;

/** A reader of lists of squares and ranges of squares, such as {@code a1-h1,d4}. */
final class SquareListReader {
  private static final char SEPARATOR = ',';
  private static final char RANGE = '-';
  private static final int NONE = -1;

  /** The maximum length of a list, more than enough to name all squares of the largest board. */
  private static final int MAX_LENGTH = 8_192;

  private final Geometry geometry;
  private final BoardCells cells;
  private final Problems problems;

  SquareListReader(Geometry geometry, Problems problems) {
    this.geometry = geometry;
    cells = BoardCells.of(geometry.shape(), geometry.order());
    this.problems = problems;
  }

  /**
   * {@return the squares of a list as they are for a side}
   *
   * @param place the place of the list in the declaration
   * @param text the list, as the first side sees it
   * @param side the side
   * @param whenEmpty the squares if the list is empty
   */
  SquareSet read(Place place, String text, Side side, SquareSet whenEmpty) {
    if (text.isEmpty()) {
      return whenEmpty;
    }
    if (text.length() > MAX_LENGTH) {
      problems.add(
          Kind.INVALID_SQUARES,
          place,
          "squares must have at most " + MAX_LENGTH + " characters, got " + text.length());
      return whenEmpty;
    }
    boolean[] isListed = new boolean[geometry.shape().squareCount()];
    int start = 0;
    while (start <= text.length()) {
      int comma = text.indexOf(SEPARATOR, start);
      int end = comma < 0 ? text.length() : comma;
      readItem(isListed, place, text, start, end);
      start = end + 1;
    }
    return setOf(isListed, side);
  }

  private SquareSet setOf(boolean[] isListed, Side side) {
    return geometry.setOf(
        IntStream.range(0, isListed.length)
            .filter(square -> isListed[square])
            .map(square -> side == Side.FIRST ? square : geometry.rotate(square))
            .toArray());
  }

  private void readItem(boolean[] isListed, Place place, String text, int start, int end) {
    int dash = text.indexOf(RANGE, start);
    boolean isRange = dash >= 0 && dash < end;
    int from = readSquare(place, text, start, isRange ? dash : end);
    int to = isRange ? readSquare(place, text, dash + 1, end) : from;
    if (from != NONE && to != NONE) {
      listRectangle(isListed, from, to);
    }
  }

  private int readSquare(Place place, String text, int start, int end) {
    int square = cells.index(text.substring(start, end));
    if (square == NONE) {
      String problem =
          start == end
              ? "square expected"
              : "not a square of the board: " + Problems.shown(text.substring(start, end));
      problems.add(Kind.INVALID_SQUARES, place, start, problem, text);
    }
    return square;
  }

  private void listRectangle(boolean[] isListed, int from, int to) {
    int lastFile = Math.max(cells.file(from), cells.file(to));
    int lastRank = Math.max(cells.rank(from), cells.rank(to));
    for (int file = Math.min(cells.file(from), cells.file(to)); file <= lastFile; file++) {
      for (int rank = Math.min(cells.rank(from), cells.rank(to)); rank <= lastRank; rank++) {
        isListed[cells.index(file, rank, 0)] = true;
      }
    }
  }
}
