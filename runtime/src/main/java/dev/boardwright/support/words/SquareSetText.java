// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The text diagram of a set of squares. It shows {@code x} for each square in the set and a dot for
 * every other square, with a space between two squares. Each rank is one line, and the highest rank
 * comes first. An empty line separates two layers, and the highest layer comes first.
 */
public final class SquareSetText {
  private static final char IN = 'x';
  private static final char OUT = '.';

  private SquareSetText() {}

  /**
   * Formats a set as a diagram.
   *
   * @return the diagram, without a newline at the end
   */
  public static String format(long[] words, Shape shape, SquareOrder order) {
    StringBuilder text = new StringBuilder();
    for (int number = 0; number < shape.squareCount(); number++) {
      boolean isFirstOfLine = number % shape.files() == 0;
      boolean isFirstOfLayer = number % (shape.files() * shape.ranks()) == 0;
      if (number > 0) {
        text.append(isFirstOfLayer ? "\n\n" : isFirstOfLine ? "\n" : " ");
      }
      text.append(Words.contains(words, index(number, shape, order)) ? IN : OUT);
    }
    return text.toString();
  }

  /** {@return the flat index of a square, by its number in the order of the diagram} */
  private static int index(int number, Shape shape, SquareOrder order) {
    int row = number / shape.files();
    int rank = shape.ranks() - 1 - row % shape.ranks();
    int layer = shape.layers() - 1 - row / shape.ranks();
    return shape.index(order, number % shape.files(), rank, layer);
  }

  /**
   * Parses a diagram in the form that {@link #format} returns. A newline at the end is allowed,
   * because text blocks often end with one.
   *
   * @throws IllegalArgumentException if {@code text} is null, or is not a diagram of a board with
   *     this shape
   */
  public static long[] parse(@Nullable String text, Shape shape, SquareOrder order) {
    if (text == null) {
      throw new IllegalArgumentException("invalid diagram of " + shape + ": null");
    }
    long[] words = new long[Words.count(shape.squareCount())];
    String empty = format(words, shape, order);
    int length = empty.length();
    boolean hasNewline = text.length() == length + 1 && text.charAt(length) == '\n';
    if (text.length() != length && !hasNewline) {
      throw new IllegalArgumentException(
          "invalid diagram of "
              + shape
              + ": expected "
              + length
              + " characters, got "
              + text.length());
    }
    int number = 0;
    for (int at = 0; at < length; at++) {
      if (empty.charAt(at) != OUT) {
        expect(text, at, empty.charAt(at));
      } else {
        if (isIn(text, at)) {
          Words.add(words, index(number, shape, order));
        }
        number++;
      }
    }
    return words;
  }

  private static boolean isIn(String text, int at) {
    char c = text.charAt(at);
    if (c != IN && c != OUT) {
      throw unexpected(text, at, "'x' or '.'");
    }
    return c == IN;
  }

  private static void expect(String text, int at, char expected) {
    if (text.charAt(at) != expected) {
      throw unexpected(text, at, expected == '\n' ? "end of line" : "a space");
    }
  }

  private static IllegalArgumentException unexpected(String text, int at, String expected) {
    int line = 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    int column = at - text.lastIndexOf('\n', at - 1);
    return new IllegalArgumentException(
        "invalid diagram: unexpected "
            + Quoted.of(text.substring(at, at + 1))
            + " at line "
            + line
            + ", column "
            + column
            + " (expected "
            + expected
            + ")");
  }
}
