// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.position;

/** The Javadoc texts of the moves of positions and cursors. */
final class TransitionTexts {
  static final String MOVE =
      """
      Moves a piece and passes the turn. Any piece on the destination is removed.
      """;

  static final String PROMOTE =
      """
      Moves a piece, promotes it and passes the turn. Any piece on the destination is removed.
      """;

  static final String CAPTURE =
      """
      Moves a piece, captures the piece on the destination, adds {@code toHand} to the hand of
      the side to move, and passes the turn.
      """;

  static final String CAPTURE_AND_PROMOTE =
      """
      Moves a piece, captures the piece on the destination, promotes the moved piece, adds
      {@code toHand} to the hand of the side to move, and passes the turn.
      """;

  static final String DROP =
      """
      Drops a piece from the hand of the side to move and passes the turn. Any piece on the
      destination is removed.
      """;

  static final String FROM_TO =
      """

      @param from the square of the piece
      @param to the destination of the piece
      """;

  static final String TAKEN = "@param toHand the piece to add to the hand\n";

  static final String AS = "@param as the promoted piece\n";

  static final String PIECE_TO =
      """

      @param piece a piece in the hand of the side to move
      @param to the destination of the piece
      """;

  private TransitionTexts() {}
}
