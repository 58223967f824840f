// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * The diagram of a set of squares: {@code x} for a square of the set, a dot for another one, a
 * space between two, a line for each rank from the highest to the lowest, and an empty line between
 * two layers, the highest first.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class SquareSetText {
  private static final char IN = 'x';
  private static final char OUT = '.';

  private SquareSetText() {}

  /**
   * Draws a set.
   *
   * @param words the set
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return the diagram, without a newline at its end
   */
  public static String format(long[] words, Shape shape, SquareOrder order) {
    StringBuilder text = new StringBuilder(length(shape));
    for (int layer = shape.layers() - 1; layer >= 0; layer--) {
      for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
        for (int file = 0; file < shape.files(); file++) {
          int index = shape.index(order, file, rank, layer);
          text.append(file == 0 ? "" : " ").append(Words.contains(words, index) ? IN : OUT);
        }
        text.append(rank == 0 && layer == 0 ? "" : "\n");
      }
      text.append(layer == 0 ? "" : "\n");
    }
    return text.toString();
  }

  /** A character for each square and one after each, and one more after each layer but the last. */
  private static int length(Shape shape) {
    return 2 * shape.squareCount() - 1 + shape.layers() - 1;
  }

  /**
   * Reads a diagram: what {@link #format} draws, with or without a newline at its end, as a text
   * block has one.
   *
   * @param text the diagram
   * @param shape the shape of the board
   * @param order which rank its index starts with
   * @return the set
   * @throws IllegalArgumentException if {@code text} is no diagram of such a board, or null
   */
  public static long[] parse(@Nullable String text, Shape shape, SquareOrder order) {
    if (text == null) {
      throw new IllegalArgumentException("not a diagram of " + shape + ": null");
    }
    int length = length(shape);
    boolean hasNewline = text.length() == length + 1 && text.charAt(length) == '\n';
    if (text.length() != length && !hasNewline) {
      throw new IllegalArgumentException(
          "not a diagram of "
              + shape
              + ": it has "
              + text.length()
              + " characters, and should have "
              + length);
    }
    long[] words = new long[Words.count(shape.squareCount())];
    int at = 0;
    for (int layer = shape.layers() - 1; layer >= 0; layer--) {
      for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
        for (int file = 0; file < shape.files(); file++) {
          if (isIn(text, at)) {
            Words.add(words, shape.index(order, file, rank, layer));
          }
          boolean isLast = file == shape.files() - 1;
          at++;
          if (at < length) {
            expect(text, at, isLast ? '\n' : ' ');
            at++;
          }
        }
      }
      if (layer > 0) {
        expect(text, at, '\n');
        at++;
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
      throw unexpected(text, at, expected == '\n' ? "the end of the line" : "a space");
    }
  }

  private static IllegalArgumentException unexpected(String text, int at, String expected) {
    int line = 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    int column = at - text.lastIndexOf('\n', at - 1);
    return new IllegalArgumentException(
        "not a diagram: "
            + Quoted.of(text.substring(at, at + 1))
            + " in line "
            + line
            + ", column "
            + column
            + ", where there should be "
            + expected);
  }
}
