// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.text;

/** Functions that make untrusted text safe to show in a message. */
public final class Quoted {
  /** The maximum number of characters of a text that a message shows. */
  public static final int MAX_LENGTH = 120;

  private static final String HEX = "0123456789ABCDEF";
  private static final String NAMED = "\u0007a\bb\tt\nn\u000Bv\ff\rr\u001Be\"\"\\\\";

  private Quoted() {}

  /**
   * Quotes a text as Ruby's {@code inspect} does, because the messages of the original systems use
   * that form. Double quotes, backslashes, {@code #} before <code>{</code>, {@code $} or {@code @},
   * control characters except U+0085, line and paragraph separators, and unpaired surrogates are
   * escaped. All other characters are unchanged. A text of more than {@link #MAX_LENGTH} characters
   * is {@linkplain #shortened shortened} first.
   */
  public static String of(CharSequence whole) {
    return of(whole, false);
  }

  /**
   * {@return a text in double quotes, in which format characters and U+0085 are escaped as well}
   * They could change how a line of text is shown.
   */
  public static String onOneLine(CharSequence whole) {
    return of(whole, true);
  }

  private static String of(CharSequence whole, boolean isOneLine) {
    String text = shortened(whole);
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int named = NAMED.indexOf(c);
      if (named >= 0 && named % 2 == 0) {
        quoted.append('\\').append(NAMED.charAt(named + 1));
      } else if (c == '#' && i + 1 < text.length() && "{$@".indexOf(text.charAt(i + 1)) >= 0) {
        quoted.append("\\#");
      } else if (isPrintable(text, i) && !(isOneLine && isHidden(text, i))) {
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

  private static boolean isHidden(String text, int at) {
    char c = text.charAt(at);
    int point = Character.isLowSurrogate(c) ? text.codePointBefore(at + 1) : text.codePointAt(at);
    return c == '\u0085' || Character.getType(point) == Character.FORMAT;
  }

  /**
   * {@return whether a text contains no control characters except U+0085, no line or paragraph
   * separators, and no unpaired surrogates} For such a text, {@link #of} escapes only double
   * quotes, backslashes and {@code #}.
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
      // U+0085 (next line) is the only control character that Ruby considers printable.
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
   * Shortens a text that is too long for a message.
   *
   * @return the text itself, or its first {@link #MAX_LENGTH} characters and an ellipsis; one
   *     character less if the cut would split a surrogate pair
   */
  public static String shortened(CharSequence text) {
    if (text.length() <= MAX_LENGTH) {
      return text.toString();
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1));
    return text.subSequence(0, splitsPair ? MAX_LENGTH - 1 : MAX_LENGTH) + "…";
  }
}
