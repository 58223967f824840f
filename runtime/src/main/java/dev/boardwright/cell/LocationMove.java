// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.internal.text.Quoted;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move to a square, either from a square ({@code e4→e5}) or from the hand ({@code *→e4}, a drop).
 * A move never ends in the hand: {@code e4→*} and {@code *→*} are rejected, because a captured
 * piece is added to the hand as part of the move that captures it.
 *
 * <p>The arrow is U+2192. A location may be any alphanumeric text, so a letter or digit could not
 * separate two locations.
 *
 * @param from the location that the piece comes from
 * @param to the destination, a square
 */
public record LocationMove(Location from, Location to) {
  private static final char ARROW = '→';

  /**
   * Creates a move.
   *
   * @param from the location that the piece comes from
   * @param to the destination, a square
   * @throws IllegalArgumentException if {@code to} is the hand
   * @throws NullPointerException if either location is null
   */
  public LocationMove {
    Objects.requireNonNull(from, "from");
    if (Objects.requireNonNull(to, "to").isHand()) {
      throw new IllegalArgumentException(
          "Invalid move: " + Quoted.of(text(from, to)) + " ends in the hand");
    }
  }

  /**
   * Parses a move.
   *
   * @param s two locations separated by one arrow, without any other characters
   * @return the move
   * @throws IllegalArgumentException if {@code s} is not such a text, ends in the hand, or is null
   */
  public static LocationMove parse(@Nullable String s) {
    int arrow = s == null ? -1 : s.indexOf(ARROW);
    if (s == null || arrow < 0) {
      throw new IllegalArgumentException(
          "Invalid move: " + (s == null ? "null" : Quoted.of(s) + " has no →"));
    }
    return new LocationMove(
        Location.parse(s.substring(0, arrow)), Location.parse(s.substring(arrow + 1)));
  }

  /** {@return whether this move is a drop: the piece comes from the hand} */
  public boolean isDrop() {
    return from.isHand();
  }

  /** {@return whether this is a move from square to square} */
  public boolean isBoardMove() {
    return from.isBoard();
  }

  /** Returns the text of this move, in the form that {@link #parse} reads. */
  @Override
  public String toString() {
    return text(from, to);
  }

  private static String text(Location from, Location to) {
    return from.toString() + ARROW + to;
  }
}
