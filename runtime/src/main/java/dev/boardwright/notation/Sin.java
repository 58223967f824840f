// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Utf8;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A style identifier (SIN 1.0.0): a letter whose case says the side, {@code C} or {@code s}: 52
 * tokens in all. What tradition a letter stands for, SIN does not say; names are {@link
 * dev.boardwright.style.Style}'s.
 *
 * @param letter the style, {@code A} to {@code Z}
 * @param side the side that plays it
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Sin(char letter, Side side) {
  private static final String NO_LETTER = "must be a letter";

  /**
   * Makes an identifier.
   *
   * @param letter the style, {@code A} to {@code Z}
   * @param side the side that plays it
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Sin {
    if (letter < 'A' || letter > 'Z') {
      throw new IllegalArgumentException("invalid style");
    }
    Objects.requireNonNull(side, "side");
  }

  /**
   * Whether a text is an identifier.
   *
   * @param text any text, or null
   * @return whether {@link #parse} would read it
   */
  public static boolean isValid(@Nullable String text) {
    return text != null && text.length() == 1 && EpinToken.isLetter(text.charAt(0));
  }

  /**
   * Reads an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if it is none, or null
   */
  public static Sin parse(@Nullable String text) {
    if (text == null || !isValid(text)) {
      throw new IllegalArgumentException(text == null ? NO_LETTER : problem(text));
    }
    char letter = text.charAt(0);
    return letter <= 'Z'
        ? new Sin(letter, Side.FIRST)
        : new Sin((char) (letter - 'a' + 'A'), Side.SECOND);
  }

  private static String problem(String text) {
    if (text.isEmpty()) {
      return "empty input";
    }
    return text.length() > 1 || Utf8.bytes(text) > 1 ? "input exceeds 1 character" : NO_LETTER;
  }

  /**
   * The same style, played by the other side.
   *
   * @return an identifier of the opposite side
   */
  public Sin flip() {
    return new Sin(letter, side.opposite());
  }

  /**
   * Another style, played by the same side.
   *
   * @param letter the style, {@code A} to {@code Z}
   * @return the identifier
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Sin withLetter(char letter) {
    return new Sin(letter, side);
  }

  /**
   * The same style, played by a given side.
   *
   * @param side the side
   * @return the identifier
   */
  public Sin withSide(Side side) {
    return new Sin(letter, side);
  }

  /** The identifier as text: {@code C}, or {@code c} for the second side. */
  @Override
  public String toString() {
    return String.valueOf(side == Side.FIRST ? letter : (char) (letter - 'A' + 'a'));
  }
}
