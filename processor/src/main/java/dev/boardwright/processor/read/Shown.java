// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Locale;
import java.util.regex.Pattern;

/** Texts from sources as messages show them. */
final class Shown {
  private static final int MAX_SHOWN = 40;

  /** Control and formatting characters, lone surrogates, and what is none at all. */
  private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  private Shown() {}

  /** A text fit for a terminal: short, and with escapes for what cannot be seen. */
  static String text(String text) {
    String start =
        text.codePointCount(0, text.length()) > MAX_SHOWN
            ? text.substring(0, text.offsetByCodePoints(0, MAX_SHOWN)) + "…"
            : text;
    return UNSEEN.matcher(start).replaceAll(unseen -> escaped(unseen.group()));
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
  static String element(String member, int index, String text) {
    return member + "[" + index + "] = \"" + text(text) + "\"";
  }
}
