// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

/** Functions that make untrusted text safe to embed in XML. */
public final class XmlText {
  private XmlText() {}

  /**
   * Escapes a text for use as element content, or as an attribute value in double or single quotes.
   *
   * @return the text with markup characters replaced by references; control characters, unpaired
   *     surrogates, and the last two code points of every plane, such as U+FFFE and U+FFFF, are
   *     replaced by {@code ?}
   */
  public static String of(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints().forEach(c -> append(escaped, c));
    return escaped.toString();
  }

  private static void append(StringBuilder escaped, int c) {
    switch (c) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '"' -> escaped.append("&quot;");
      case '\'' -> escaped.append("&#39;");
      default -> escaped.appendCodePoint(isAllowed(c) ? c : '?');
    }
  }

  private static boolean isAllowed(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.SURROGATE -> false;
      default -> (c & 0xFFFE) != 0xFFFE;
    };
  }
}
