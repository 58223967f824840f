// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Utf8;
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
    if (text.length() > MAX_LENGTH || Utf8.bytes(text) > MAX_LENGTH) {
      return "input exceeds 3 characters";
    }
    int at = isSign(text.charAt(0)) ? 1 : 0;
    if (at == text.length() || !EpinToken.isLetter(text.charAt(at))) {
      return "must contain exactly one letter";
    }
    if (at + 1 < text.length() && text.charAt(at + 1) != TERMINAL) {
      return "invalid terminal marker";
    }
    return at + 2 < text.length() ? "must contain exactly one letter" : null;
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  /**
   * The same piece of the other side.
   *
   * @return an identifier of the opposite side
   */
  public Pin flip() {
    return new Pin(letter, side.opposite(), state, isTerminal);
  }

  /**
   * Another kind of piece, in all else the same.
   *
   * @param letter the kind of piece, {@code A} to {@code Z}
   * @return the identifier
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Pin withLetter(char letter) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * The same piece of a given side.
   *
   * @param side whose it is
   * @return the identifier
   */
  public Pin withSide(Side side) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * The same piece in a given state: promoted, say.
   *
   * @param state whether it is enhanced or diminished
   * @return the identifier
   */
  public Pin withState(State state) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * The same piece, terminal or not.
   *
   * @param isTerminal whether its loss ends the game
   * @return the identifier
   */
  public Pin withTerminal(boolean isTerminal) {
    return new Pin(letter, side, state, isTerminal);
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
