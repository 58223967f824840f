// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.board;

/** What the command lines of examples have in common. */
public final class Arguments {
  private static final int MAX_SHOWN = 60;

  private Arguments() {}

  /**
   * Reads a number.
   *
   * @param name what the number is called
   * @param text what was given for it; empty for nothing
   * @param min the least that is taken, 0 or more
   * @param max the most that is taken
   * @return the number
   * @throws IllegalArgumentException if the text is no number from {@code min} to {@code max}
   */
  public static int number(String name, String text, int min, int max) {
    if (!text.matches("[0-9]{1,9}")
        || Integer.parseInt(text) < min
        || Integer.parseInt(text) > max) {
      throw new IllegalArgumentException(
          name + " takes a number from " + min + " to " + max + ", not \"" + shown(text) + "\"");
    }
    return Integer.parseInt(text);
  }

  /**
   * A text that somebody typed, as a message may show it: not too long, and visible.
   *
   * @param text any text
   * @return the text, or its beginning and {@code …}
   */
  public static String shown(String text) {
    return visible(text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text);
  }

  /**
   * A text of any number of lines without what would move the cursor of a terminal or change its
   * colours.
   *
   * @param text any text
   * @return the text with {@code ?} for each character that cannot be seen
   */
  public static String visible(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}&&[^\n]]", "?");
  }
}
