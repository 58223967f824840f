// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Utf8;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A style identifier (SIN 1.0.0): a letter whose case determines the side, such as {@code C} or
 * {@code s}. There are 52 tokens in all. SIN does not define which tradition a letter represents;
 * {@link dev.boardwright.style.Style} identifies traditions by name.
 *
 * @param letter the style, {@code A} to {@code Z}
 * @param side the side that plays the style
 */
public record Sin(char letter, Side side) {
  private static final String NO_LETTER = "must be a letter";

  /**
   * Creates an identifier.
   *
   * @param letter the style, {@code A} to {@code Z}
   * @param side the side that plays the style
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Sin {
    if (letter < 'A' || letter > 'Z') {
      throw new IllegalArgumentException("invalid style");
    }
    Objects.requireNonNull(side, "side");
  }

  /**
   * {@return whether a text is a valid identifier, that is, whether {@link #parse} accepts it}
   *
   * @param text any text, or null, which is not valid
   */
  public static boolean isValid(@Nullable String text) {
    return text != null && text.length() == 1 && EpinToken.isLetter(text.charAt(0));
  }

  /**
   * Parses an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if the text is not a valid identifier or is null
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

  /** {@return the identifier of the same style, played by the other side} */
  public Sin flip() {
    return new Sin(letter, side.opposite());
  }

  /**
   * {@return the identifier of another style, played by the same side}
   *
   * @param letter the other style, {@code A} to {@code Z}
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Sin withLetter(char letter) {
    return new Sin(letter, side);
  }

  /**
   * {@return the identifier of the same style, played by a given side}
   *
   * @param side the side
   */
  public Sin withSide(Side side) {
    return new Sin(letter, side);
  }

  /** {@return the text of the identifier, such as {@code C}, or {@code c} for the second side} */
  @Override
  public String toString() {
    return String.valueOf(side == Side.FIRST ? letter : (char) (letter - 'A' + 'a'));
  }
}
