// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.emit;

import java.util.Collection;
import java.util.Locale;

/** Numbers as a person would write them. */
public final class Literals {
  /** How much of a text stands on a line of source. */
  private static final int MAX_LINE = 80;

  private Literals() {}

  /** A number, of the type long only where it has to be. */
  public static String decimal(long value) {
    return value == (int) value ? Long.toString(value) : value + "L";
  }

  /** Some bits: {@code 0x7F}. */
  public static String hex(long bits, boolean isLong) {
    return "0x" + Long.toHexString(bits).toUpperCase(Locale.ROOT) + (isLong ? "L" : "");
  }

  /**
   * What is added to a value, with its sign: {@code + 5}, {@code - 5}; nothing for 0. As an {@code
   * int} it may wrap, like the sum.
   */
  public static String plus(long value, boolean isLong) {
    long summand = isLong ? value : (int) value;
    if (summand == 0) {
      return "";
    }
    if (summand == (isLong ? Long.MIN_VALUE : Integer.MIN_VALUE)) {
      // Without its sign it is no number of its type.
      return " + " + (isLong ? "0x8000000000000000L" : "0x80000000");
    }
    return (summand < 0 ? " - " : " + ") + Math.abs(summand) + (isLong ? "L" : "");
  }

  /**
   * A text as a string literal in ASCII: what stands in a source for it whatever the text is. Line
   * breaks of Unicode's, which a line of source cannot have, are escaped like all else.
   */
  public static String text(String text) {
    return '"' + escaped(text) + '"';
  }

  /** A text as string literals on as many lines as it takes, the first of them begun already. */
  public static String lines(CharSequence text, String indent) {
    StringBuilder lines = new StringBuilder("\"");
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      String next = escaped(text.subSequence(i, i + 1));
      if (lines.length() - start + next.length() > MAX_LINE) {
        lines.append("\"\n").append(indent).append("    + \"");
        start = lines.length();
      }
      lines.append(next);
    }
    return lines.append('"').toString();
  }

  /** Texts as string literals between commas, on as many lines as it takes. */
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

  private static String escaped(CharSequence text) {
    StringBuilder literal = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c >= ' ' && c < 127) {
        literal.append(c);
      } else if (c == '\n') {
        literal.append("\\n"); // not as a Unicode escape, which would end the line
      } else if (c == '\r') {
        literal.append("\\r");
      } else {
        literal.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      }
    }
    return literal.toString();
  }
}
