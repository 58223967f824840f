// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

/** What the moves of positions and of cursors say of themselves. */
final class TransitionTexts {
  static final String MOVE =
      """
      Moves a piece, and gives the turn to the other side. What stands on the square it goes to is
      gone.
      """;

  static final String PROMOTE =
      """
      Moves a piece that becomes another one, and gives the turn to the other side. What stands on
      the square it goes to is gone.
      """;

  static final String CAPTURE =
      """
      Moves a piece to a square with another one, adds a piece to the hand of the side that moves,
      and gives the turn to the other side.
      """;

  static final String CAPTURE_AND_PROMOTE =
      """
      Moves a piece, which becomes another one, to a square with a piece on it, adds a piece to the
      hand of the side that moves, and gives the turn to the other side.
      """;

  static final String DROP =
      """
      Puts a piece from the hand of the side to move on a square, and gives the turn to the other
      side. What stands on the square is gone.
      """;

  static final String FROM_TO =
      """

      @param from where the piece stands
      @param to where it goes
      """;

  static final String TAKEN = "@param toHand what goes to the hand\n";

  static final String AS = "@param as what the piece becomes\n";

  static final String PIECE_TO =
      """

      @param piece a piece in the hand of the side to move
      @param to where it goes
      """;

  private TransitionTexts() {}
}
