// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/** What changes of a position are refused, and in which words (Qi 3). */
public final class PositionRules {
  /** Half of what a long holds: one more addition of an int cannot wrap. */
  private static final long MAX_RUNNING_COUNT = Long.MAX_VALUE >> 1;

  private PositionRules() {}

  /**
   * Refuses what is no change of a hand, whatever lies in it (Qi 3).
   *
   * @param piece the piece
   * @param delta how many come in; negative for how many go out
   * @return whether there is anything to change: a change by 0 does nothing, whatever its piece
   * @throws IllegalArgumentException if the piece is null or too long
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

  /**
   * What an edit throws that has ended.
   *
   * @return the exception
   */
  public static IllegalStateException ended() {
    return new IllegalStateException("this edit has ended: its position is built");
  }

  /**
   * A count in a hand after a change.
   *
   * @param piece the piece, for the message
   * @param before how many of it there are
   * @param delta how many come in; negative for how many go out
   * @return how many there are then
   * @throws IllegalArgumentException if more go out than there are
   */
  public static long after(String piece, long before, int delta) {
    long after = before + delta;
    if (after < 0) {
      throw cannotRemove(piece);
    }
    return after;
  }

  /** Returns the exception for removing more of a piece than there are. */
  private static IllegalArgumentException cannotRemove(String piece) {
    return new IllegalArgumentException("cannot remove " + shown(piece) + ": not found in hand");
  }

  /**
   * Returns the exception for a change of a hand that cannot hold the piece.
   *
   * @param side whose hand: the ordinal of its {@link dev.boardwright.style.Side}
   * @param code the code of the piece, negative when it is not declared at all
   * @param piece the piece
   * @param delta how many come in; negative for how many go out
   * @return the exception: there is none to go out, and none may come in
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
   * Returns a piece as messages show it: whole, as the original systems do, if a position can carry
   * it, and otherwise shortened.
   */
  static String shown(@Nullable String piece) {
    if (piece == null) {
      return "null";
    }
    return piece.length() > QiLimits.MAX_PIECE_BYTES ? Quoted.shortened(piece) : piece;
  }

  /**
   * Refuses more pieces than squares.
   *
   * @param pieces the pieces on the board and in both hands
   * @param squares the squares
   * @return {@code pieces}
   * @throws IllegalArgumentException if they outnumber the squares
   */
  public static int check(long pieces, int squares) {
    if (pieces > squares) {
      throw tooMany(pieces, squares);
    }
    return (int) pieces;
  }

  /**
   * Refuses a number of pieces, in the middle of an edit, that further changes could make wrap.
   *
   * @param pieces the pieces on the board and in both hands
   * @param squares the squares
   * @return {@code pieces}
   * @throws IllegalArgumentException if there are more than a long is safe for
   */
  public static long checkRunning(long pieces, int squares) {
    if (pieces > MAX_RUNNING_COUNT) {
      throw tooMany(pieces, squares);
    }
    return pieces;
  }

  /** Returns the message for a position of another shape. */
  public static String otherShape(Shape given, Shape board) {
    return "the position has shape " + given + ", this board " + board;
  }

  /** Returns the message for a position of another style. */
  public static String otherStyle(Side side, String given, String board) {
    return "the position's "
        + (side == Side.FIRST ? "first" : "second")
        + " player style is "
        + Quoted.shortened(given)
        + ", this board's "
        + Quoted.shortened(board);
  }

  /**
   * Returns the exception for a move of a piece that is not there.
   *
   * @param cell the square, as a CELL coordinate
   * @return the exception
   */
  public static IllegalArgumentException noPiece(String cell) {
    return new IllegalArgumentException("no piece on " + cell);
  }

  private static IllegalArgumentException tooMany(long pieces, int squares) {
    return new IllegalArgumentException(
        "too many pieces for board size (" + pieces + " pieces, " + squares + " squares)");
  }
}
