// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

/** Numbers and texts that people or other programs have typed. */
public final class Arguments {
  private static final int MAX_SHOWN = 60;

  private Arguments() {}

  /**
   * Parses a number from the command line.
   *
   * @param name the name of the option or argument, for the message
   * @param text the value as typed; empty if it is missing
   * @param min the smallest number allowed, 0 or more
   * @param max the largest number allowed
   * @return the number
   * @throws IllegalArgumentException if {@code text} is not a number from {@code min} to {@code
   *     max}, or has more than nine digits
   */
  public static int number(String name, String text, int min, int max) {
    if (!text.matches("[0-9]{1,9}")
        || Integer.parseInt(text) < min
        || Integer.parseInt(text) > max) {
      throw new IllegalArgumentException(
          name + " must be a number from " + min + " to " + max + ", not \"" + shown(text) + "\"");
    }
    return Integer.parseInt(text);
  }

  /**
   * Prepares untrusted text to be quoted in a message.
   *
   * @param text any text
   * @return the first 60 characters of the text, followed by {@code …} if there are more, with
   *     invisible characters replaced as by {@link #visible}
   */
  public static String shown(String text) {
    return visible(text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text);
  }

  /**
   * Replaces the characters that could move the cursor of a terminal or change its colours. Line
   * feeds are kept.
   *
   * @param text any text, of one or more lines
   * @return the text with {@code ?} in place of each invisible character
   */
  public static String visible(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}&&[^\n]]", "?");
  }
}
