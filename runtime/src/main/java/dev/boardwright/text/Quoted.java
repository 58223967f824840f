// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.text;

/** Text from outside, made fit to stand in a message. */
public final class Quoted {
  /** How many characters of a long text are shown. */
  public static final int SHORT = 40;

  private static final String HEX = "0123456789ABCDEF";
  private static final String NAMED = "\u0007a\bb\tt\nn\u000Bv\ff\rr\u001Be\"\"\\\\";

  private Quoted() {}

  /**
   * The text in double quotes, as Ruby's {@code inspect} shows it, which the messages of the
   * original systems embed: control characters, line and paragraph separators and lone surrogates
   * escaped, everything else as it is.
   *
   * @param text any text
   * @return the quoted text
   */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int named = NAMED.indexOf(c);
      if (named >= 0 && named % 2 == 0) {
        quoted.append('\\').append(NAMED.charAt(named + 1));
      } else if (c == '#' && i + 1 < text.length() && "{$@".indexOf(text.charAt(i + 1)) >= 0) {
        quoted.append("\\#");
      } else if (isPrintable(text, i)) {
        quoted.append(c);
      } else {
        quoted.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          quoted.append(HEX.charAt(c >> shift & 15));
        }
      }
    }
    return quoted.append('"').toString();
  }

  /**
   * Tells whether a text has none of the characters that break a line or cannot be seen.
   *
   * @param text any text
   * @return whether {@link #of} escapes nothing but quotes and the like
   */
  public static boolean isPrintable(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isPrintable(text, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPrintable(String text, int at) {
    char c = text.charAt(at);
    return switch (Character.getType(c)) {
      // Ruby takes the next-line character, alone among the control characters, for printable.
      case Character.CONTROL -> c == '\u0085';
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
      case Character.SURROGATE -> isPaired(text, at);
      default -> true;
    };
  }

  private static boolean isPaired(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at))
        ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  /**
   * The beginning of a long text.
   *
   * @param text any text
   * @return the text, or about its first {@link #SHORT} characters and an ellipsis
   */
  public static String shortened(CharSequence text) {
    if (text.length() <= SHORT) {
      return text.toString();
    }
    int end = Character.isHighSurrogate(text.charAt(SHORT - 1)) ? SHORT - 1 : SHORT;
    return text.subSequence(0, end) + "…";
  }
}
