// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;

/**
 * An evaluation of positions, which adds up the values of the pieces on the board and in both
 * hands. Pieces near the middle of the board are worth slightly more, because otherwise a search
 * would have no reason to prefer one quiet move to another.
 *
 * <p>Not safe for use by several threads.
 */
public final class Material {
  private static final int LEAST_PROMOTED = 540;
  private static final int PROMOTION = 200;

  /** The value of each piece, indexed by code; negative for pieces of the second side. */
  private final int[] values;

  /** The codes of the pieces that each hand may hold, indexed by the ordinal of the side. */
  private final int[][] held;

  /** The distance of each square to the nearest edge along its rank, plus that along its file. */
  private final int[] middle;

  private final byte[] codes;

  /**
   * Creates an evaluation for a board.
   *
   * @param tradition the tradition, which defines the values of the pieces
   * @param type the type of the positions; the board is two-dimensional, and its pieces are EPIN
   *     tokens
   */
  public Material(Tradition tradition, BoardType<?> type) {
    values = new int[type.pieces().size() + 1];
    for (int code = 1; code < values.length; code++) {
      values[code] = value(tradition, Epin.parse(type.pieces().get(code - 1)));
    }
    held = new int[][] {held(type, Side.FIRST), held(type, Side.SECOND)};
    Shape shape = type.shape();
    middle = new int[shape.squareCount()];
    for (int index = 0; index < middle.length; index++) {
      int file = shape.file(index);
      int row = index / shape.files();
      middle[index] =
          Math.min(file, shape.files() - 1 - file) + Math.min(row, shape.ranks() - 1 - row);
    }
    codes = new byte[middle.length];
  }

  private static int[] held(BoardType<?> type, Side side) {
    return type.handPieces(side).stream().mapToInt(type::code).toArray();
  }

  private static int value(Tradition tradition, Epin piece) {
    int value = tradition.value(piece.letter());
    if (piece.state() == Pin.State.ENHANCED) {
      value = Math.max(LEAST_PROMOTED, value + PROMOTION);
    }
    return piece.side() == Side.FIRST ? value : -value;
  }

  /**
   * {@return the value of a position for the side to move, in hundredths of a pawn; positive if
   * that side has more}
   *
   * @param position a cursor at the position
   */
  public int of(BoardCursor<?> position) {
    position.copyCodes(codes);
    int sum = 0;
    for (int index = 0; index < codes.length; index++) {
      int value = values[codes[index] & 0xFF];
      sum += value + Integer.signum(value) * middle[index];
    }
    sum += inHand(position, Side.FIRST) + inHand(position, Side.SECOND);
    return position.turn() == Side.FIRST ? sum : -sum;
  }

  /**
   * {@return the value of the pieces in a hand, negative for the second side} It is a tenth more
   * than on the board, because a piece in hand can be dropped anywhere.
   */
  private int inHand(BoardCursor<?> position, Side side) {
    int sum = 0;
    for (int code : held[side.ordinal()]) {
      sum += position.handCount(side, code) * values[code] * 11 / 10;
    }
    return sum;
  }
}
