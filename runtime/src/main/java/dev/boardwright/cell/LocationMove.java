// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.text.Quoted;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move from one location to another: {@code e4→e5}, or {@code *→e4} for a drop from the hand. The
 * arrow is U+2192; a location may be any alphanumeric text, so no letter or digit could divide two.
 *
 * @param from where the piece comes from
 * @param to where it goes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public record LocationMove(Location from, Location to) {
  private static final char ARROW = '→';

  /**
   * A move.
   *
   * @param from where the piece comes from
   * @param to where it goes
   * @throws NullPointerException if either location is null
   */
  public LocationMove {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  /**
   * Reads a move.
   *
   * @param s two locations with one arrow between them, nothing else
   * @return the move
   * @throws IllegalArgumentException if {@code s} is anything else, or null
   */
  public static LocationMove parse(@Nullable String s) {
    int arrow = s == null ? -1 : s.indexOf(ARROW);
    if (s == null || arrow < 0) {
      throw new IllegalArgumentException(
          "Invalid move: " + (s == null ? "null" : Quoted.of(Quoted.shortened(s)) + " has no →"));
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
   * Tells whether a piece moves on the board.
   *
   * @return whether both locations are on the board
   */
  public boolean isBoardMove() {
    return from.isBoard() && to.isBoard();
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    return from.toString() + ARROW + to;
  }
}
