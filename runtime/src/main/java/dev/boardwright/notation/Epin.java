// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An extended piece identifier (EPIN 1.0.0): a PIN, and after it {@code '} for a piece of a derived
 * style, one that is not its side's own. {@code K^}, {@code p'}, {@code +R^'}: 624 tokens in all.
 *
 * @param pin the identifier without the mark
 * @param isDerived whether it is of a derived style
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record Epin(Pin pin, boolean isDerived) {
  private static final char DERIVED = '\'';

  /**
   * Makes an identifier.
   *
   * @param pin the identifier without the mark
   * @param isDerived whether it is of a derived style
   */
  public Epin {
    Objects.requireNonNull(pin, "pin");
  }

  /**
   * Whether a text is an identifier.
   *
   * @param text any text, or null
   * @return whether {@link #parse} would read it
   */
  public static boolean isValid(@Nullable String text) {
    return EpinToken.of(text) >= 0;
  }

  /**
   * Reads an identifier.
   *
   * @param text the text
   * @return the identifier
   * @throws IllegalArgumentException if it is none, or null
   */
  public static Epin parse(@Nullable String text) {
    if (text != null && isMarkMisplaced(text)) {
      throw new IllegalArgumentException("invalid derivation marker");
    }
    try {
      return new Epin(Pin.parse(text == null ? null : withoutMark(text)), isMarked(text));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("invalid PIN component: " + e.getMessage());
    }
  }

  private static boolean isMarkMisplaced(String text) {
    int at = text.indexOf(DERIVED);
    return at >= 0 && at < text.length() - 1;
  }

  private static boolean isMarked(@Nullable String text) {
    return text != null && !text.isEmpty() && text.charAt(text.length() - 1) == DERIVED;
  }

  private static String withoutMark(String text) {
    return isMarked(text) ? text.substring(0, text.length() - 1) : text;
  }

  /**
   * The kind of piece.
   *
   * @return {@code A} to {@code Z}
   */
  public char letter() {
    return pin.letter();
  }

  /**
   * Whose the piece is.
   *
   * @return the side
   */
  public Side side() {
    return pin.side();
  }

  /**
   * Whether the piece is enhanced or diminished.
   *
   * @return its state
   */
  public Pin.State state() {
    return pin.state();
  }

  /**
   * Whether the loss of the piece ends the game.
   *
   * @return whether it is terminal
   */
  public boolean isTerminal() {
    return pin.isTerminal();
  }

  /**
   * The same piece of the other side.
   *
   * @return an identifier of the opposite side
   */
  public Epin flip() {
    return withPin(pin.flip());
  }

  /**
   * Another kind of piece, in all else the same.
   *
   * @param letter the kind of piece, {@code A} to {@code Z}
   * @return the identifier
   * @throws IllegalArgumentException if the letter is not {@code A} to {@code Z}
   */
  public Epin withLetter(char letter) {
    return withPin(pin.withLetter(letter));
  }

  /**
   * The same piece of a given side.
   *
   * @param side whose it is
   * @return the identifier
   */
  public Epin withSide(Side side) {
    return withPin(pin.withSide(side));
  }

  /**
   * The same piece in a given state: promoted, say.
   *
   * @param state whether it is enhanced or diminished
   * @return the identifier
   */
  public Epin withState(Pin.State state) {
    return withPin(pin.withState(state));
  }

  /**
   * The same piece, terminal or not.
   *
   * @param isTerminal whether its loss ends the game
   * @return the identifier
   */
  public Epin withTerminal(boolean isTerminal) {
    return withPin(pin.withTerminal(isTerminal));
  }

  /**
   * The same piece, of a derived style or not.
   *
   * @param isDerived whether it is of a derived style
   * @return the identifier
   */
  public Epin withDerived(boolean isDerived) {
    return new Epin(pin, isDerived);
  }

  /**
   * Another piece, of a derived style as this one is or not.
   *
   * @param pin the identifier without the mark
   * @return the identifier
   */
  public Epin withPin(Pin pin) {
    return new Epin(pin, isDerived);
  }

  /** The identifier as text: {@code +R^'}. */
  @Override
  public String toString() {
    return pin + (isDerived ? "'" : "");
  }
}
