// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import dev.boardwright.internal.text.JavaText;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The form in which messages show texts from sources. */
public final class Quoting {
  /** The maximum number of code points of a text that are shown. */
  private static final int MAX_TEXT = 40;

  /** The maximum number of code points of a name that are shown: more than any real name has. */
  private static final int MAX_NAME = 120;

  /**
   * The characters that cannot be seen: control and format characters, line and paragraph
   * separators, lone surrogates, and private-use and unassigned code points.
   */
  private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  private Quoting() {}

  /** {@return a text fit for a terminal: shortened, and with invisible characters escaped} */
  static String text(String text) {
    Matcher unseen = UNSEEN.matcher(cut(text, MAX_TEXT));
    StringBuffer shown = new StringBuffer();
    while (unseen.find()) {
      unseen.appendReplacement(shown, shown(unseen.group()));
    }
    return unseen.appendTail(shown).toString();
  }

  /** {@return the name of a type or a component, shortened if it is too long for a message} */
  public static String name(CharSequence name) {
    return cut(name.toString(), MAX_NAME);
  }

  /**
   * {@return a text, or its first code points and an ellipsis if it is too long}
   *
   * @param max the maximum number of code points
   */
  public static String cut(String text, int max) {
    // A code point has at most two characters, so that no more of a long text need be counted.
    int counted = Math.min(text.length(), 2 * max + 1);
    return text.codePointCount(0, counted) > max
        ? text.substring(0, text.offsetByCodePoints(0, max)) + "…"
        : text;
  }

  private static String shown(String codePoint) {
    // In a replacement string, a single backslash would escape the character after it.
    return String.format(Locale.ROOT, "\\\\u%04X", codePoint.codePointAt(0));
  }

  /** {@return one element of an array with its place, such as {@code styles[1] = "Go"}} */
  static String element(String member, int index, String text) {
    return member + "[" + index + "] = \"" + text(text) + "\"";
  }

  /** {@return what stands between the quotation marks of a string literal in ASCII} */
  public static String escaped(CharSequence text) {
    return JavaText.escaped(text);
  }
}
