// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An extended piece identifier (EPIN 1.0.0): a {@linkplain Pin PIN} identifier, such as {@code K^},
 * and optionally the suffix {@code '}, as in {@code p'} and {@code +R^'}. The suffix marks a piece
 * of a derived style, that is, a style other than that of the piece's side. There are 624 tokens in
 * all.
 *
 * @param pin the PIN identifier, without the suffix
 * @param isDerived whether the piece is of a derived style
 */
public record Epin(Pin pin, boolean isDerived) {
  private static final char DERIVED = '\'';

  /**
   * Creates an identifier.
   *
   * @param pin the PIN identifier, without the suffix
   * @param isDerived whether the piece is of a derived style
   */
  public Epin {
    Objects.requireNonNull(pin, "pin");
  }

  /**
   * {@return whether a text is a valid identifier, that is, whether {@link #parse} accepts it}
   *
   * @param text any text, or null, which is not valid
   */
  public static boolean isValid(@Nullable String text) {
    return EpinToken.of(text) >= 0;
  }

  /**
   * Parses an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if the text is not a valid identifier or is null
   */
  public static Epin parse(@Nullable String text) {
    int mark = text == null ? -1 : text.indexOf(DERIVED);
    if (text != null && mark >= 0 && mark < text.length() - 1) {
      throw new IllegalArgumentException("invalid derivation marker");
    }
    try {
      String pin = text == null || mark < 0 ? text : text.substring(0, mark);
      return new Epin(Pin.parse(pin), mark >= 0);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("invalid PIN component: " + e.getMessage());
    }
  }

  /** {@return the kind of piece, {@code A} to {@code Z}} */
  public char letter() {
    return pin.letter();
  }

  /** {@return the side that owns the piece} */
  public Side side() {
    return pin.side();
  }

  /** {@return the state of the piece: normal, enhanced or diminished} */
  public Pin.State state() {
    return pin.state();
  }

  /** {@return whether the piece is terminal, that is, whether its loss ends the game} */
  public boolean isTerminal() {
    return pin.isTerminal();
  }

  /** {@return the identifier of the same piece of the other side} */
  public Epin flip() {
    return withPin(pin.flip());
  }

  /**
   * {@return the identifier of another kind of piece that is otherwise the same}
   *
   * @param letter the other kind of piece, {@code A} to {@code Z}
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Epin withLetter(char letter) {
    return withPin(pin.withLetter(letter));
  }

  /**
   * {@return the identifier of the same piece of a given side}
   *
   * @param side the side that owns the piece
   */
  public Epin withSide(Side side) {
    return withPin(pin.withSide(side));
  }

  /**
   * {@return the identifier of the same piece in a given state, for example promoted}
   *
   * @param state the state of the piece: normal, enhanced or diminished
   */
  public Epin withState(Pin.State state) {
    return withPin(pin.withState(state));
  }

  /**
   * {@return the identifier of the same piece, made terminal or not terminal}
   *
   * @param isTerminal whether the loss of the piece ends the game
   */
  public Epin withTerminal(boolean isTerminal) {
    return withPin(pin.withTerminal(isTerminal));
  }

  /**
   * {@return the identifier of the same piece, with or without the suffix {@code '}}
   *
   * @param isDerived whether the piece is of a derived style
   */
  public Epin withDerived(boolean isDerived) {
    return new Epin(pin, isDerived);
  }

  /**
   * {@return the identifier of another piece, with the suffix {@code '} if this identifier has it}
   *
   * @param pin the PIN identifier of the other piece, without the suffix
   */
  public Epin withPin(Pin pin) {
    return new Epin(pin, isDerived);
  }

  /** {@return the text of the identifier, such as {@code +R^'}} */
  @Override
  public String toString() {
    return pin + (isDerived ? "'" : "");
  }
}
