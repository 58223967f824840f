// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.internal.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * A place where a piece can be, as defined by an older version of CELL (cell.rb 1.0.0): a square of
 * a board, or the reserve {@code *}, which is the hand of a side.
 *
 * <p>A location on the board is any text of ASCII letters and digits, such as {@code e4}, {@code
 * 5c}, {@code T19} or {@code center}. It is kept as written, so {@code e4} and {@code E4} are
 * different. More texts are valid here than in {@link Cell}; the square type of a board determines
 * which locations are squares of the board.
 */
public final class Location {
  private static final String HAND_TEXT = "*";

  /** The reserve, {@code *}. It does not tell which side's hand it is. */
  public static final Location HAND = new Location(HAND_TEXT);

  private final String text;

  private Location(String text) {
    this.text = text;
  }

  /**
   * {@return whether {@code s} is {@code *} or consists of one or more of the characters {@code a–z
   * A–Z 0–9}; false for null}
   *
   * @param s any text, or null
   */
  public static boolean isValid(@Nullable String s) {
    return s != null && (s.equals(HAND_TEXT) || isBoardText(s));
  }

  /**
   * Parses a location.
   *
   * @param s {@code *}, or one or more of the characters {@code a–z A–Z 0–9}
   * @return the location with this text
   * @throws IllegalArgumentException if {@code s} is not such a text, or is null
   */
  public static Location parse(@Nullable String s) {
    if (s != null && s.equals(HAND_TEXT)) {
      return HAND;
    }
    if (s == null || !isBoardText(s)) {
      throw new IllegalArgumentException(
          "Invalid CELL coordinate: " + (s == null ? "null" : Quoted.of(s)));
    }
    return new Location(s);
  }

  /**
   * Parses the reserve (HAND 1.1.0).
   *
   * @param s the text {@code *}
   * @return {@link #HAND}
   * @throws IllegalArgumentException if {@code s} is not {@code *}, or is null
   */
  public static Location parseHand(@Nullable String s) {
    if (s == null || !s.equals(HAND_TEXT)) {
      throw new IllegalArgumentException("invalid hand notation");
    }
    return HAND;
  }

  private static boolean isBoardText(String s) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      char letter = (char) (c | 0x20);
      if ((letter < 'a' || letter > 'z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return !s.isEmpty();
  }

  /** {@return whether this is a location on the board, not {@link #HAND}} */
  public boolean isBoard() {
    return !isHand();
  }

  /** {@return whether this is the reserve, {@link #HAND}} */
  public boolean isHand() {
    return text.equals(HAND_TEXT);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Location other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns the text that this location was parsed from. */
  @Override
  public String toString() {
    return text;
  }
}
