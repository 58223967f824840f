// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Locale;
import java.util.regex.Pattern;

/** Texts from sources as messages show them. */
public final class Quoting {
  /** How many code points of a text are shown. */
  private static final int MAX_TEXT = 40;

  /** How many code points of a name are shown: more than anybody writes. */
  private static final int MAX_NAME = 120;

  /** Control and formatting characters, lone surrogates, and what is none at all. */
  private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  private Quoting() {}

  /** Returns a text fit for a terminal: short, and with escapes for what cannot be seen. */
  static String text(String text) {
    return UNSEEN.matcher(cut(text, MAX_TEXT)).replaceAll(unseen -> escaped(unseen.group()));
  }

  /** Returns the name of a type or a component, cut where it is too long for a message. */
  public static String name(CharSequence name) {
    return cut(name.toString(), MAX_NAME);
  }

  /** Returns a text, or its first code points and an ellipsis. */
  static String cut(String text, int max) {
    return text.codePointCount(0, text.length()) > max
        ? text.substring(0, text.offsetByCodePoints(0, max)) + "…"
        : text;
  }

  /** Whether a text can be shown as it is. */
  static boolean isWhole(String text) {
    return text(text).equals(text);
  }

  private static String escaped(String codePoint) {
    // A backslash by itself would mean the next character to who replaces.
    return String.format(Locale.ROOT, "\\\\u%04X", codePoint.codePointAt(0));
  }

  /** One of several texts: {@code styles[1] = "Go"}. */
  public static String element(String member, int index, String text) {
    return member + "[" + index + "] = \"" + text(text) + "\"";
  }
}
