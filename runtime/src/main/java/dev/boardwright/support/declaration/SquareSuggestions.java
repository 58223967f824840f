// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.platform.Texts;
import dev.boardwright.rules.RuleProblem;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Suggestions for lists of squares that were written in another notation. */
final class SquareSuggestions {
  /** The maximum length of a list for which there is a suggestion. */
  private static final int MAX_LENGTH = 200;

  /** The signs that people write between the corners of a range: dots, a colon or dashes. */
  private static final Pattern RANGE = Pattern.compile("\\.{2,3}|[:\u2010-\u2015\u2026]");

  /** The signs that people write between two items. */
  private static final Pattern SEPARATOR = Pattern.compile("[;/|\\s]");

  private static final Pattern SPACES_AT_SIGN = Pattern.compile("\\s*([-,])\\s*");

  private static final Pattern COMMAS = Pattern.compile(",{2,}");

  private static final Pattern COMMA_AT_END = Pattern.compile("^,|,$");

  /** A square with its rank first. */
  private static final Pattern RANK_FIRST = Pattern.compile("\\b([1-9][0-9]*)([a-z]+)\\b");

  /** A rank alone; some programs mark it with a star. */
  private static final Pattern RANK = Pattern.compile("\\*?([1-9][0-9]*)");

  private static final Pattern FILE = Pattern.compile("([a-z]+)\\*?");

  private final Shape shape;

  SquareSuggestions(Shape shape) {
    this.shape = shape;
  }

  /** {@return the list of a problem in the form of CELL, if it is a list of squares, or null} */
  @Nullable String to(RuleProblem problem) {
    String wrong = problem.text();
    if (wrong == null || wrong.length() > MAX_LENGTH) {
      return null;
    }
    String meant = RANGE.matcher(Texts.strip(wrong)).replaceAll("-");
    meant = SPACES_AT_SIGN.matcher(meant).replaceAll("$1");
    meant = SEPARATOR.matcher(meant).replaceAll(",").toLowerCase(Locale.ROOT);
    meant = COMMAS.matcher(meant).replaceAll(",");
    meant = COMMA_AT_END.matcher(meant).replaceAll("");
    meant = RANK_FIRST.matcher(meant).replaceAll("$2$1");
    return Arrays.stream(meant.split(",", -1)).map(this::line).collect(Collectors.joining(","));
  }

  /** {@return the range of a rank or of a file that is written alone, or the item itself} */
  private String line(String item) {
    Matcher rank = RANK.matcher(item);
    Matcher file = FILE.matcher(item);
    if (shape.dimensions() != 2) {
      return item;
    }
    if (rank.matches()) {
      String lastFile = Cell.fromIndices(shape.files() - 1);
      return "a" + rank.group(1) + "-" + lastFile + rank.group(1);
    }
    return file.matches() ? file.group(1) + "1-" + file.group(1) + shape.ranks() : item;
  }
}
