// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

/** Text from outside, made fit to stand in a message. */
final class Quoted {
  /** How much of a long text is shown. */
  static final int SHORT = 40;

  private Quoted() {}

  /** The text in double quotes, with what could break a line or hide in it escaped. */
  static String of(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (c < ' ' || c == '\u007f' || c == '\u2028' || c == '\u2029') {
            quoted.append("\\u").append(String.format("%04X", (int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }

  /** The text, or its first {@link #SHORT} characters and an ellipsis. */
  static String shortened(CharSequence text) {
    return text.length() <= SHORT ? text.toString() : text.subSequence(0, SHORT) + "…";
  }
}
