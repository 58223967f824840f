// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

/** Text from outside, made fit to stand in XML. */
public final class XmlText {
  private XmlText() {}

  /**
   * A text as the content of an element or an attribute in double or single quotes.
   *
   * @param text any text
   * @return the text with references for what is markup, and {@code ?} for what no XML document may
   *     contain: control characters, surrogates without a partner, U+FFFE and U+FFFF
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
