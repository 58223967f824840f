// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The rules that changes of a position must follow, and the messages for changes that violate them
 * (Qi 3).
 */
public final class PositionRules {
  /** Half of the largest {@code long}, so that adding one more {@code int} cannot overflow. */
  private static final long MAX_RUNNING_COUNT = Long.MAX_VALUE >> 1;

  private PositionRules() {}

  /**
   * Checks those properties of a hand change that do not depend on the content of the hand (Qi 3).
   *
   * @param delta the number of copies to add; negative to remove copies
   * @return whether there is anything to change: a change by 0 has no effect, whatever the piece is
   * @throws IllegalArgumentException if the piece is null, or if it is too long and {@code delta}
   *     is not 0
   */
  public static boolean checkHandChange(@Nullable String piece, int delta) {
    if (piece == null) {
      throw new IllegalArgumentException("piece must be a string, got null");
    }
    if (delta == 0) {
      return false;
    }
    QiLimits.checkPiece(piece);
    return true;
  }

  /** {@return the exception for an edit that is used after {@code build()}} */
  public static IllegalStateException ended() {
    return new IllegalStateException("build() has already been called on this edit");
  }

  /**
   * Computes a hand count after a change.
   *
   * @param piece the piece, for the message
   * @param before the number of copies before the change
   * @param delta the number of copies to add; negative to remove copies
   * @return the number of copies after the change
   * @throws IllegalArgumentException if more copies are removed than there are
   */
  public static long after(String piece, long before, int delta) {
    long after = before + delta;
    if (after < 0) {
      throw cannotRemove(piece);
    }
    return after;
  }

  /** {@return the exception for removing more copies of a piece than there are} */
  private static IllegalArgumentException cannotRemove(String piece) {
    return new IllegalArgumentException("cannot remove " + shown(piece) + ": not found in hand");
  }

  /**
   * {@return the exception for removing a piece that a hand does not have, or for adding one that
   * it cannot hold} For an addition, the message says that the piece is not declared, or not
   * declared for that hand.
   *
   * @param side the ordinal of the {@link dev.boardwright.style.Side} that owns the hand
   * @param code the code of the piece, or a negative number if the piece is not declared at all
   * @param delta the number of copies to add; negative to remove copies
   */
  public static IllegalArgumentException notHeld(int side, int code, String piece, int delta) {
    if (delta < 0) {
      return cannotRemove(piece);
    }
    return code < 0
        ? Palette.notDeclared(piece)
        : new IllegalArgumentException(
            "piece not declared for the "
                + (side == 0 ? "first" : "second")
                + " player's hand: "
                + shown(piece));
  }

  /**
   * {@return a piece as messages show it} A piece that a position can have is shown whole, as in
   * the original systems. A piece of more than {@value QiLimits#MAX_PIECE_BYTES} characters is
   * shortened.
   */
  static String shown(@Nullable String piece) {
    if (piece == null) {
      return "null";
    }
    return piece.length() > QiLimits.MAX_PIECE_BYTES ? Quoted.shortened(piece) : piece;
  }

  /**
   * Checks that there are not more pieces than squares.
   *
   * @return {@code pieces}
   * @throws IllegalArgumentException if there are more pieces than squares
   */
  public static int check(long pieces, int squares) {
    if (pieces > squares) {
      throw tooMany(pieces, squares);
    }
    return (int) pieces;
  }

  /**
   * Checks during an edit that the number of pieces is not so large that the next change could make
   * it overflow.
   *
   * @return {@code pieces}
   * @throws IllegalArgumentException if {@code pieces} is more than half of {@link Long#MAX_VALUE}
   */
  public static long checkRunning(long pieces, int squares) {
    if (pieces > MAX_RUNNING_COUNT) {
      throw tooMany(pieces, squares);
    }
    return pieces;
  }

  /** {@return the message for a position whose shape is not that of the board} */
  public static String otherShape(Shape given, Shape board) {
    return "the position has shape " + given + ", but this board has " + board;
  }

  /** {@return the message for a position whose style for a side is not that of the board} */
  public static String otherStyle(Side side, String given, String board) {
    return "the position's "
        + (side == Side.FIRST ? "first" : "second")
        + " player style is "
        + Quoted.shortened(given)
        + ", but this board's is "
        + Quoted.shortened(board);
  }

  /**
   * {@return the exception for a move from an empty square, or for a capture on one}
   *
   * @param cell the square, as a CELL coordinate
   */
  public static IllegalArgumentException noPiece(String cell) {
    return new IllegalArgumentException("no piece on " + cell);
  }

  private static IllegalArgumentException tooMany(long pieces, int squares) {
    return new IllegalArgumentException(
        "too many pieces for board size (" + pieces + " pieces, " + squares + " squares)");
  }
}
