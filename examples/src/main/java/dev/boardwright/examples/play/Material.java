// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.cell.Shape;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Map;

/**
 * What a position is worth: the pieces on the board and in both hands, by their texts. Pieces near
 * the middle of the board are worth a trifle more, or a search would not know what to do with them.
 * For one thread at a time.
 */
public final class Material {
  private static final int LEAST_PROMOTED = 540;
  private static final int PROMOTION = 200;

  private final Tradition tradition;

  /** By piece: what it is worth, negative for the second side's. */
  private final Map<String, Integer> values = new HashMap<>();

  /** By square: how far it is from the nearest edges. */
  private final int[] middle;

  /**
   * The values for a board.
   *
   * @param tradition what pieces are worth
   * @param shape the shape of the board, of two dimensions
   */
  public Material(Tradition tradition, Shape shape) {
    this.tradition = tradition;
    middle = new int[shape.squareCount()];
    for (int index = 0; index < middle.length; index++) {
      int file = shape.file(index);
      int row = index / shape.files();
      middle[index] =
          Math.min(file, shape.files() - 1 - file) + Math.min(row, shape.ranks() - 1 - row);
    }
  }

  /**
   * What a position is worth to the side to move.
   *
   * @param position a position of the board; its pieces are tokens of EPIN
   * @return hundredths of a pawn, positive when that side has more
   */
  public int of(Qi position) {
    int sum = 0;
    for (int index = 0; index < middle.length; index++) {
      String piece = position.pieceAt(index);
      if (piece != null) {
        int value = value(piece);
        sum += value + Integer.signum(value) * middle[index];
      }
    }
    for (Side side : Side.values()) {
      for (Map.Entry<String, Integer> held : position.hand(side).entrySet()) {
        // It may be dropped anywhere: a tenth more.
        sum += held.getValue() * value(held.getKey()) * 11 / 10;
      }
    }
    return position.turn() == Side.FIRST ? sum : -sum;
  }

  private int value(String piece) {
    return values.computeIfAbsent(piece, this::find);
  }

  private int find(String text) {
    Epin piece = Epin.parse(text);
    int value = tradition.value(piece.letter());
    if (piece.state() == Pin.State.ENHANCED) {
      value = Math.max(LEAST_PROMOTED, value + PROMOTION);
    }
    return piece.side() == Side.FIRST ? value : -value;
  }
}
