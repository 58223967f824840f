// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.internal.text.Quoted;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move to a square, from a square ({@code e4→e5}) or from the hand ({@code *→e4}, a drop). A move
 * never ends in the hand: {@code e4→*} and {@code *→*} are refused, since a captured piece goes to
 * the hand as part of the move that captures it.
 *
 * <p>The arrow is U+2192. A location may be any alphanumeric text, so no letter or digit could
 * divide two of them.
 *
 * @param from where the piece comes from
 * @param to the square where it goes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record LocationMove(Location from, Location to) {
  private static final char ARROW = '→';

  /**
   * Creates a move.
   *
   * @param from where the piece comes from
   * @param to the square where it goes
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
   * Reads a move.
   *
   * @param s two locations with one arrow between them, nothing else
   * @return the move
   * @throws IllegalArgumentException if {@code s} is anything else, ends in the hand, or is null
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

  /**
   * Tells whether a piece is dropped.
   *
   * @return whether the piece comes from the hand
   */
  public boolean isDrop() {
    return from.isHand();
  }

  /**
   * Tells whether a piece moves from square to square.
   *
   * @return whether the piece comes from the board
   */
  public boolean isBoardMove() {
    return from.isBoard();
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    return text(from, to);
  }

  private static String text(Location from, Location to) {
    return from.toString() + ARROW + to;
  }
}
