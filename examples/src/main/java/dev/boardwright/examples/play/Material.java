// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An evaluation of positions, which adds up the values of the pieces on the board and in both
 * hands. Pieces near the middle of the board are worth slightly more, because otherwise a search
 * would have no reason to prefer one quiet move to another.
 */
public final class Material {
  /** The value of each piece, indexed by its code; 0 for an empty square. */
  private final int[] values;

  /** The codes of the pieces that each side may hold. */
  private final int[][] held = new int[Side.values().length][];

  /** The distance of each square to the nearest edge along its rank, plus that along its file. */
  private final int[] middle;

  /**
   * Creates an evaluation.
   *
   * @param rules the rules of the game
   * @param valuesByPiece the value of each piece in hundredths of a pawn, negative for pieces of
   *     the second side
   */
  public Material(RuleBook rules, Map<String, Integer> valuesByPiece) {
    List<String> pieces = rules.pieces();
    values = new int[pieces.size() + 1];
    for (int code = 1; code < values.length; code++) {
      values[code] = Objects.requireNonNull(valuesByPiece.get(pieces.get(code - 1)));
    }
    for (Side side : Side.values()) {
      held[side.ordinal()] =
          rules.handPieces(side).stream().mapToInt(piece -> pieces.indexOf(piece) + 1).toArray();
    }
    Shape shape = rules.shape();
    middle = new int[shape.squareCount()];
    for (int index = 0; index < middle.length; index++) {
      int file = shape.file(index);
      int row = index / shape.files();
      middle[index] =
          Math.min(file, shape.files() - 1 - file) + Math.min(row, shape.ranks() - 1 - row);
    }
  }

  /**
   * {@return the value of a position for the side to move, in hundredths of a pawn; positive if
   * that side has more}
   *
   * @param cursor a cursor at the position
   */
  public int of(BoardCursor<?> cursor) {
    int sum = 0;
    for (int index = 0; index < middle.length; index++) {
      int value = values[cursor.codeAt(index)];
      sum += value + Integer.signum(value) * middle[index];
    }
    sum += inHand(cursor, Side.FIRST) + inHand(cursor, Side.SECOND);
    return cursor.turn() == Side.FIRST ? sum : -sum;
  }

  /**
   * {@return the value of the pieces in a hand, negative for the second side} It is a tenth more
   * than on the board, because a piece in hand can be dropped anywhere.
   */
  private int inHand(BoardCursor<?> cursor, Side side) {
    int sum = 0;
    for (int code : held[side.ordinal()]) {
      sum += cursor.handCount(side, code) * values[code] * 11 / 10;
    }
    return sum;
  }
}
