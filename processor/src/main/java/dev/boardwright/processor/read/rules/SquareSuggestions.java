// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.rules;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.rules.RuleProblem;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Suggestions for lists of squares that were written in another notation. */
final class SquareSuggestions {
  /** The maximum length of a list for which there is a suggestion. */
  private static final int MAX_LENGTH = 200;

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** The signs that people write between the corners of a range: dots, a colon or dashes. */
  private static final Pattern RANGE = Pattern.compile("\\.{2,3}|[:\u2010-\u2015\u2026]");

  /** The signs that people write between two items. */
  private static final Pattern SEPARATOR = Pattern.compile("[;/|]");

  /** A square with its rank first. */
  private static final Pattern RANK_FIRST = Pattern.compile("\\b([1-9][0-9]*)([a-z]+)\\b");

  private final BoardCells cells;

  SquareSuggestions(Shape shape) {
    // The order of the squares does not matter for the question whether a square exists.
    cells = BoardCells.of(shape, SquareOrder.ASCENDING);
  }

  /** {@return a valid list that resembles the one of a problem, or null} */
  @Nullable String to(RuleProblem problem) {
    String wrong = problem.text();
    if (wrong == null || wrong.length() > MAX_LENGTH) {
      return null;
    }
    String meant = SPACES.matcher(wrong.strip()).replaceAll("");
    meant = RANGE.matcher(meant).replaceAll("-");
    meant = SEPARATOR.matcher(meant).replaceAll(",").toLowerCase(Locale.ROOT);
    meant = RANK_FIRST.matcher(meant).replaceAll("$2$1");
    return isValid(meant) ? meant : null;
  }

  private boolean isValid(String list) {
    for (String item : list.split(",", -1)) {
      String[] corners = item.split("-", -1);
      for (String corner : corners) {
        if (corners.length > 2 || cells.index(corner) < 0) {
          return false;
        }
      }
    }
    return true;
  }
}
