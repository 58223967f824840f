// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Map;

/**
 * An evaluation of positions, which adds up the values of the pieces on the board and in both
 * hands. Pieces near the middle of the board are worth slightly more, because otherwise a search
 * would have no reason to prefer one quiet move to another.
 */
public final class Material {
  private final Map<String, Integer> values;

  /** The distance of each square to the nearest edge along its rank, plus that along its file. */
  private final int[] middle;

  /**
   * Creates an evaluation.
   *
   * @param shape the shape of the board
   * @param values the value of each piece in hundredths of a pawn, negative for pieces of the
   *     second side
   */
  public Material(Shape shape, Map<String, Integer> values) {
    this.values = Map.copyOf(values);
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
   * @param position the position
   */
  public int of(Qi position) {
    int sum = 0;
    for (int index = 0; index < middle.length; index++) {
      String piece = position.pieceAt(index);
      if (piece != null) {
        int value = values.get(piece);
        sum += value + Integer.signum(value) * middle[index];
      }
    }
    for (Side side : Side.values()) {
      sum += inHand(position.hand(side));
    }
    return position.turn() == Side.FIRST ? sum : -sum;
  }

  /**
   * {@return the value of the pieces in a hand, negative for the second side} It is a tenth more
   * than on the board, because a piece in hand can be dropped anywhere.
   */
  private int inHand(Map<String, Integer> hand) {
    int sum = 0;
    for (Map.Entry<String, Integer> held : hand.entrySet()) {
      sum += held.getValue() * values.get(held.getKey()) * 11 / 10;
    }
    return sum;
  }
}
