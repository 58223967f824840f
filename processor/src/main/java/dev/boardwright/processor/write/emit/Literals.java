// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import dev.boardwright.support.declaration.Quoting;
import java.util.Collection;
import java.util.Locale;

/** The literals of generated code, in the form in which a programmer would write them. */
public final class Literals {
  /** The maximum width of the string literals on a line of source. */
  private static final int MAX_LINE = 80;

  private Literals() {}

  /** {@return a decimal literal, of type {@code long} only if an {@code int} is too small} */
  public static String decimal(long value) {
    return value == (int) value ? Long.toString(value) : value + "L";
  }

  /** {@return a hexadecimal literal, such as {@code 0x7F}} */
  public static String hex(long bits, boolean isLong) {
    return "0x" + Long.toHexString(bits).toUpperCase(Locale.ROOT) + (isLong ? "L" : "");
  }

  /**
   * {@return the code that adds a number to a value, such as {@code + 5} or {@code - 5}; an empty
   * string for 0}
   *
   * @param value the number to add
   * @param isLong whether the sum is a {@code long}; otherwise both the number and the sum may wrap
   *     around to the range of an {@code int}
   */
  public static String plus(long value, boolean isLong) {
    long summand = isLong ? value : (int) value;
    if (summand == 0) {
      return "";
    }
    if (summand == (isLong ? Long.MIN_VALUE : Integer.MIN_VALUE)) {
      // Without its sign, this number is outside the range of its type.
      return " + " + (isLong ? "0x8000000000000000L" : "0x80000000");
    }
    return (summand < 0 ? " - " : " + ") + Math.abs(summand) + (isLong ? "L" : "");
  }

  /**
   * {@return a text as a string literal in ASCII} The text may contain any characters. All that are
   * not printable ASCII are escaped, including the line breaks of Unicode.
   */
  public static String text(String text) {
    return '"' + Quoting.escaped(text) + '"';
  }

  /**
   * {@return a text as string literals on as many lines as necessary}
   *
   * @param text the text
   * @param indent the indentation of the first line, which the caller has already written
   */
  public static String lines(CharSequence text, String indent) {
    StringBuilder lines = new StringBuilder("\"");
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      String next = Quoting.escaped(text.subSequence(i, i + 1));
      if (lines.length() - start + next.length() > MAX_LINE) {
        lines.append("\"\n").append(indent).append("    + \"");
        start = lines.length();
      }
      lines.append(next);
    }
    return lines.append('"').toString();
  }

  /**
   * {@return texts as string literals with commas between them, on as many lines as necessary}
   *
   * @param texts the texts
   * @param indent the indentation of all lines after the first
   */
  public static String list(Collection<String> texts, String indent) {
    StringBuilder lines = new StringBuilder();
    int start = 0;
    for (String text : texts) {
      String next = text(text);
      if (lines.length() > start && lines.length() - start + next.length() > MAX_LINE) {
        lines.append(",\n").append(indent);
        start = lines.length();
      } else if (lines.length() > 0) {
        lines.append(", ");
      }
      lines.append(next);
    }
    return lines.toString();
  }
}
