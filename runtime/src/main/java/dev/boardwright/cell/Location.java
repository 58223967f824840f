// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.internal.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * A place a piece can be, after the older CELL (cell.rb 1.0.0): a square of a board, or the reserve
 * {@code *}, a player's hand.
 *
 * <p>A board location is any text of ASCII letters and digits ({@code e4}, {@code 5c}, {@code T19},
 * {@code center}), kept as it is written: {@code e4} and {@code E4} differ. That is a wider
 * language than {@link Cell}'s; which locations are squares of a board, its square type tells.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class Location {
  private static final String HAND_TEXT = "*";

  /** The reserve, {@code *}. It does not say whose hand it is. */
  public static final Location HAND = new Location(HAND_TEXT);

  private final String text;

  private Location(String text) {
    this.text = text;
  }

  /**
   * Tells whether a text is a location.
   *
   * @param s any text, or null
   * @return whether {@code s} is {@code *} or one or more of {@code a–z A–Z 0–9}; false for null
   */
  public static boolean isValid(@Nullable String s) {
    return s != null && (s.equals(HAND_TEXT) || isBoardText(s));
  }

  /**
   * Reads a location.
   *
   * @param s {@code *}, or one or more of {@code a–z A–Z 0–9}
   * @return the location with this text
   * @throws IllegalArgumentException if {@code s} is anything else, or null
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
   * Reads the reserve (HAND 1.1.0).
   *
   * @param s {@code *}
   * @return {@link #HAND}
   * @throws IllegalArgumentException if {@code s} is anything else, or null
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

  /**
   * Tells whether this is a place on the board.
   *
   * @return whether this is anything but {@link #HAND}
   */
  public boolean isBoard() {
    return !isHand();
  }

  /**
   * Tells whether this is the reserve.
   *
   * @return whether this is {@link #HAND}
   */
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

  /** The text it was read from. */
  @Override
  public String toString() {
    return text;
  }
}
