// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

import java.util.Locale;

/** Texts as Java sources show them. */
public final class JavaText {
  private JavaText() {}

  /** {@return what stands between the quotation marks of a string literal in ASCII} */
  public static String escaped(CharSequence text) {
    StringBuilder literal = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c >= ' ' && c < 127) {
        literal.append(c);
      } else if (c == '\n') {
        literal.append("\\n"); // a Unicode escape would end the line
      } else if (c == '\r') {
        literal.append("\\r");
      } else {
        literal.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      }
    }
    return literal.toString();
  }
}
