// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Utf8;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A piece identifier (PIN 1.0.0): a letter whose case determines the side, such as {@code p}. The
 * prefix {@code +} marks an enhanced piece and the prefix {@code -} a diminished piece, as in
 * {@code +R}. The suffix {@code ^} marks a terminal piece, that is, a piece whose loss ends the
 * game, as in {@code K^}. There are 312 tokens in all.
 *
 * @param letter the kind of piece, {@code A} to {@code Z}
 * @param side the side that owns the piece
 * @param state the state of the piece: normal, enhanced or diminished
 * @param isTerminal whether the loss of the piece ends the game
 */
public record Pin(char letter, Side side, State state, boolean isTerminal) {
  private static final int MAX_LENGTH = 3;
  private static final char TERMINAL = '^';

  /** The state of a piece, which can change in the course of a game. */
  public enum State {
    /** The state of a piece that is neither enhanced nor diminished; written without a prefix. */
    NORMAL,
    /**
     * The state of an enhanced piece, such as a promoted one; written with the prefix {@code +}.
     */
    ENHANCED,
    /** The state of a diminished piece; written with the prefix {@code -}. */
    DIMINISHED
  }

  /**
   * Creates an identifier.
   *
   * @param letter the kind of piece, {@code A} to {@code Z}
   * @param side the side that owns the piece
   * @param state the state of the piece: normal, enhanced or diminished
   * @param isTerminal whether the loss of the piece ends the game
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Pin {
    if (letter < 'A' || letter > 'Z') {
      throw new IllegalArgumentException("letter must be A to Z, got " + letter);
    }
    Objects.requireNonNull(side, "side");
    Objects.requireNonNull(state, "state");
  }

  /**
   * {@return whether a text is a valid identifier, that is, whether {@link #parse} accepts it}
   *
   * @param text any text, or null, which is not valid
   */
  public static boolean isValid(@Nullable String text) {
    return text != null && problem(text) == null;
  }

  /**
   * Parses an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if the text is not a valid identifier or is null
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

  /**
   * Returns what is wrong with a text, in the words of pin.rb, or null if the text is a valid
   * identifier.
   */
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

  /** {@return the identifier of the same piece of the other side} */
  public Pin flip() {
    return new Pin(letter, side.opposite(), state, isTerminal);
  }

  /**
   * {@return the identifier of another kind of piece that is otherwise the same}
   *
   * @param letter the other kind of piece, {@code A} to {@code Z}
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Pin withLetter(char letter) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * {@return the identifier of the same piece of a given side}
   *
   * @param side the side that owns the piece
   */
  public Pin withSide(Side side) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * {@return the identifier of the same piece in a given state, for example promoted}
   *
   * @param state the state of the piece: normal, enhanced or diminished
   */
  public Pin withState(State state) {
    return new Pin(letter, side, state, isTerminal);
  }

  /**
   * {@return the identifier of the same piece, made terminal or not terminal}
   *
   * @param isTerminal whether the loss of the piece ends the game
   */
  public Pin withTerminal(boolean isTerminal) {
    return new Pin(letter, side, state, isTerminal);
  }

  /** {@return the text of the identifier, such as {@code +R}} */
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
