// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A piece identifier (PIN 1.0.0): a letter whose case says the side, before it {@code +} for an
 * enhanced piece or {@code -} for a diminished one, after it {@code ^} for a terminal piece, one
 * whose loss ends the game. {@code K^}, {@code p}, {@code +R}: 312 tokens in all.
 *
 * @param letter the kind of piece, {@code A} to {@code Z}
 * @param side whose it is
 * @param state whether it is enhanced or diminished
 * @param isTerminal whether its loss ends the game
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Pin(char letter, Side side, State state, boolean isTerminal) {
  private static final int MAX_LENGTH = 3;
  private static final char TERMINAL = '^';

  /** What a game has made of a piece. */
  public enum State {
    /** As it is. */
    NORMAL,
    /** More than it was, as after a promotion: {@code +}. */
    ENHANCED,
    /** Less than it was: {@code -}. */
    DIMINISHED
  }

  /**
   * Makes an identifier.
   *
   * @param letter the kind of piece, {@code A} to {@code Z}
   * @param side whose it is
   * @param state whether it is enhanced or diminished
   * @param isTerminal whether its loss ends the game
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Pin {
    if (letter < 'A' || letter > 'Z') {
      throw new IllegalArgumentException("a piece's letter is A to Z, got " + letter);
    }
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(state, "state");
  }

  /**
   * Whether a text is an identifier.
   *
   * @param text any text, or null
   * @return whether {@link #parse} would read it
   */
  public static boolean isValid(@Nullable String text) {
    return text != null && problem(text) == null;
  }

  /**
   * Reads an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if it is none, or null
   */
  public static Pin parse(@Nullable String text) {
    String problem = text == null ? "must contain exactly one letter" : problem(text);
    if (text == null || problem != null) {
      throw new IllegalArgumentException(problem);
    }
    int at = isSign(text.charAt(0)) ? 1 : 0;
    char letter = text.charAt(at);
    boolean isFirst = letter <= 'Z';
    State state =
        at == 0 ? State.NORMAL : text.charAt(0) == '+' ? State.ENHANCED : State.DIMINISHED;
    return new Pin(
        (char) (isFirst ? letter : letter - 'a' + 'A'),
        isFirst ? Side.FIRST : Side.SECOND,
        state,
        text.length() > at + 1);
  }

  /** What is wrong with a text, in the words of the original; null when nothing is. */
  static @Nullable String problem(String text) {
    if (text.isEmpty()) {
      return "empty input";
    }
    if (isLong(text)) {
      return "input exceeds 3 characters";
    }
    int at = isSign(text.charAt(0)) ? 1 : 0;
    if (at == text.length() || !isLetter(text.charAt(at))) {
      return "must contain exactly one letter";
    }
    if (at + 1 < text.length() && text.charAt(at + 1) != TERMINAL) {
      return "invalid terminal marker";
    }
    return at + 2 < text.length() ? "must contain exactly one letter" : null;
  }

  /** More than three bytes of UTF-8: the original's characters are bytes. */
  private static boolean isLong(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length() && bytes <= MAX_LENGTH; i++) {
      char c = text.charAt(i);
      bytes += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
    }
    return bytes > MAX_LENGTH;
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  private static boolean isLetter(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  /** The identifier as text: {@code +R}. */
  @Override
  public String toString() {
    String sign =
        switch (state) {
          case NORMAL -> "";
          case ENHANCED -> "+";
          case DIMINISHED -> "-";
        };
    char cased = side == Side.FIRST ? letter : (char) (letter - 'A' + 'a');
    return sign + cased + (isTerminal ? "^" : "");
  }
}
