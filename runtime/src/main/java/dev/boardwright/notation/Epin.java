// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

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
    return text != null && !isMarkMisplaced(text) && Pin.isValid(withoutMark(text));
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

  /** The identifier as text: {@code +R^'}. */
  @Override
  public String toString() {
    return pin + (isDerived ? "'" : "");
  }
}
