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
 * What a position is worth: the pieces on the board and in both hands, by their codes. Pieces near
 * the middle of the board are worth a trifle more, or a search would not know what to do with them.
 * For one thread at a time.
 */
public final class Material {
  private static final int LEAST_PROMOTED = 540;
  private static final int PROMOTION = 200;

  /** By code: what a piece is worth, negative for the second side's. */
  private final int[] values;

  /** By the ordinal of a side: the codes of what its hand may hold. */
  private final int[][] held;

  /** By square: how far it is from the nearest edges. */
  private final int[] middle;

  private final byte[] codes;

  /**
   * The values for a board.
   *
   * @param tradition what pieces are worth
   * @param type the board, of two dimensions; its pieces are tokens of EPIN
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
   * What a position is worth to the side to move.
   *
   * @param position a cursor of the board, where it is
   * @return hundredths of a pawn, positive when that side has more
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

  /** What a hand holds may be dropped anywhere: a tenth more. */
  private int inHand(BoardCursor<?> position, Side side) {
    int sum = 0;
    for (int code : held[side.ordinal()]) {
      sum += position.handCount(side, code) * values[code] * 11 / 10;
    }
    return sum;
  }
}
