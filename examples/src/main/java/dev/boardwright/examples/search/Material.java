// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.rules.GameCursor;
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
  private final int squares;

  /** The value of each piece, indexed by its code; 0 for an empty square. */
  private final int[] values;

  /** The value of the capture of a royal piece, in games in which it is legal. */
  private static final int ROYAL = 10_000;

  /**
   * The value of each piece on each square; that of a code begins at the code times the squares.
   */
  private final int[] placed;

  private final boolean hasHands;

  /** The codes of the pieces that each side may hold. */
  private final int[][] held = new int[Side.values().length][];

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
    hasHands = !rules.drops().isEmpty();
    Shape shape = rules.shape();
    squares = shape.squareCount();
    placed = new int[values.length * squares];
    for (int index = 0; index < placed.length; index++) {
      int value = values[index / squares];
      placed[index] = value + Integer.signum(value) * middle(shape, index % squares);
    }
  }

  /** {@return the distance to the nearest edge along the rank, plus that along the file} */
  private static int middle(Shape shape, int index) {
    int file = shape.file(index);
    int row = index / shape.files();
    return Math.min(file, shape.files() - 1 - file) + Math.min(row, shape.ranks() - 1 - row);
  }

  /** {@return the value of a piece, negative for pieces of the second side; 0 for a royal piece} */
  int value(int code) {
    return values[code];
  }

  /**
   * {@return what the capture of a piece is worth at most; 0 for an empty square} A captured piece
   * that goes to the hand counts twice.
   */
  int gain(int code) {
    if (code != 0 && values[code] == 0) {
      return ROYAL;
    }
    int value = Math.abs(values[code]);
    return hasHands ? value + inHand(value) : value;
  }

  /**
   * {@return the value of a position for the side to move, in hundredths of a pawn; positive if
   * that side has more}
   *
   * @param cursor a cursor at the position
   */
  public int of(BoardCursor<?> cursor) {
    int sum = 0;
    for (int index = 0; index < squares; index++) {
      sum += placed[cursor.codeAt(index) * squares + index];
    }
    sum += inHand(cursor, Side.FIRST) + inHand(cursor, Side.SECOND);
    return cursor.turn() == Side.FIRST ? sum : -sum;
  }

  /**
   * Plays a move.
   *
   * @param cursor the cursor
   * @param move a legal move
   * @return by how much the move has changed the value for the first side
   */
  public int play(GameCursor<?> cursor, int move) {
    int change = cursor.play(move, placed);
    for (int i = 0; i < cursor.handChangeCount(); i++) {
      change += cursor.handDelta(i) * inHand(values[cursor.handCode(i)]);
    }
    return change;
  }

  /**
   * {@return the value of the pieces in a hand, negative for the second side} It is a tenth more
   * than on the board, because a piece in hand can be dropped anywhere.
   */
  private int inHand(BoardCursor<?> cursor, Side side) {
    int sum = 0;
    for (int code : held[side.ordinal()]) {
      sum += cursor.handCount(side, code) * inHand(values[code]);
    }
    return sum;
  }

  private static int inHand(int value) {
    return value * 11 / 10;
  }
}
