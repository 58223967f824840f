// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.style.Side;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A direct port of the Qi 3 specification to Java: an array of pieces, a map for each hand, and the
 * number of pieces. Each change copies the array or the map that it affects. The other forms of
 * positions are measured against this one. Counts are ints; an {@link ArithmeticException} is
 * thrown if one overflows.
 */
final class StraightQi {
  private static final int MAX_DIMENSIONS = 3;
  private static final int MAX_SIZE = 255;
  private static final int MAX_SQUARES = 65_025;
  private static final int MAX_BYTES = 255;

  private final int[] shape;
  private final String[] board;
  private final Map<String, Integer> firstHand;
  private final Map<String, Integer> secondHand;
  private final String firstStyle;
  private final String secondStyle;
  private final Side turn;
  private final int pieceCount;

  private StraightQi(
      int[] shape,
      String[] board,
      Map<String, Integer> firstHand,
      Map<String, Integer> secondHand,
      String firstStyle,
      String secondStyle,
      Side turn,
      int pieceCount) {
    this.shape = shape;
    this.board = board;
    this.firstHand = firstHand;
    this.secondHand = secondHand;
    this.firstStyle = firstStyle;
    this.secondStyle = secondStyle;
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  /** {@return a position with an empty board, empty hands, and the first side to move} */
  static StraightQi of(int[] shape, String firstStyle, String secondStyle) {
    int squares = countSquares(shape);
    checkStyle("first", firstStyle);
    checkStyle("second", secondStyle);
    return new StraightQi(
        shape.clone(),
        new String[squares],
        new HashMap<>(),
        new HashMap<>(),
        firstStyle,
        secondStyle,
        Side.FIRST,
        0);
  }

  private static int countSquares(int[] shape) {
    if (shape.length == 0) {
      throw new IllegalArgumentException("at least one dimension is required");
    }
    if (shape.length > MAX_DIMENSIONS) {
      throw new IllegalArgumentException("board exceeds 3 dimensions (got " + shape.length + ")");
    }
    int squares = 1;
    for (int size : shape) {
      if (size < 1) {
        throw new IllegalArgumentException("dimension size must be at least 1, got " + size);
      }
      if (size > MAX_SIZE) {
        throw new IllegalArgumentException("dimension size " + size + " exceeds maximum of 255");
      }
      squares *= size;
    }
    if (squares > MAX_SQUARES) {
      throw new IllegalArgumentException("board exceeds 65025 squares (got " + squares + ")");
    }
    return squares;
  }

  private static void checkStyle(String player, String style) {
    if (style == null) {
      throw new IllegalArgumentException(player + " player style must not be null");
    }
    if (bytes(style) > MAX_BYTES) {
      throw new IllegalArgumentException(player + " player style exceeds 255 bytes");
    }
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static void checkPiece(String piece) {
    int bytes = bytes(piece);
    if (bytes > MAX_BYTES) {
      throw new IllegalArgumentException("piece exceeds 255 bytes (got " + bytes + ")");
    }
  }

  /** {@return the position after changes to squares, which are applied in their order} */
  StraightQi boardDiff(List<BoardChange> changes) {
    String[] changed = board.clone();
    int count = pieceCount;
    for (BoardChange change : changes) {
      int index = change.index();
      checkIndex(index);
      if (change.piece() != null) {
        checkPiece(change.piece());
        count++;
      }
      if (changed[index] != null) {
        count--;
      }
      changed[index] = change.piece();
    }
    checkCount(count);
    return new StraightQi(
        shape, changed, firstHand, secondHand, firstStyle, secondStyle, turn, count);
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= board.length) {
      throw new IllegalArgumentException(
          "invalid flat index: " + index + " (board has " + board.length + " squares)");
    }
  }

  /** {@return the position after changes to a hand, which are applied in their order} */
  StraightQi handDiff(Side side, List<HandChange> changes) {
    Map<String, Integer> changed = new HashMap<>(hand(side));
    int count = pieceCount;
    for (HandChange change : changes) {
      if (change.piece() == null) {
        throw new IllegalArgumentException("piece must be a string, got null");
      }
      if (change.delta() != 0) {
        checkPiece(change.piece());
        add(changed, change.piece(), change.delta());
        count = Math.addExact(count, change.delta());
      }
    }
    Map<String, Integer> first = side == Side.FIRST ? changed : firstHand;
    Map<String, Integer> second = side == Side.FIRST ? secondHand : changed;
    checkCount(count);
    return new StraightQi(shape, board, first, second, firstStyle, secondStyle, turn, count);
  }

  private static void add(Map<String, Integer> hand, String piece, int delta) {
    int count = Math.addExact(hand.getOrDefault(piece, 0), delta);
    if (count < 0) {
      throw new IllegalArgumentException("cannot remove " + piece + ": not found in hand");
    }
    if (count == 0) {
      hand.remove(piece);
    } else {
      hand.put(piece, count);
    }
  }

  private void checkCount(int count) {
    if (count > board.length) {
      throw new IllegalArgumentException(
          "too many pieces for board size (" + count + " pieces, " + board.length + " squares)");
    }
  }

  /** {@return the position with the other side to move} */
  StraightQi toggle() {
    return new StraightQi(
        shape, board, firstHand, secondHand, firstStyle, secondStyle, turn.opposite(), pieceCount);
  }

  /** {@return the piece on a square, or null if it is empty} */
  String pieceAt(int index) {
    checkIndex(index);
    return board[index];
  }

  Map<String, Integer> hand(Side side) {
    return side == Side.FIRST ? firstHand : secondHand;
  }

  Side turn() {
    return turn;
  }

  /** {@return the squares as nested lists, in the order of the dimensions} */
  List<?> toNested() {
    List<?> nested = Arrays.asList(board.clone());
    for (int dimension = shape.length - 1; dimension > 0; dimension--) {
      nested = chunks(nested, shape[dimension]);
    }
    return nested;
  }

  private static List<List<?>> chunks(List<?> list, int size) {
    List<List<?>> chunks = new ArrayList<>();
    for (int from = 0; from < list.size(); from += size) {
      chunks.add(list.subList(from, from + size));
    }
    return chunks;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof StraightQi other
        && Arrays.equals(shape, other.shape)
        && Arrays.equals(board, other.board)
        && firstHand.equals(other.firstHand)
        && secondHand.equals(other.secondHand)
        && firstStyle.equals(other.firstStyle)
        && secondStyle.equals(other.secondStyle)
        && turn == other.turn;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        Arrays.hashCode(shape),
        Arrays.hashCode(board),
        firstHand,
        secondHand,
        firstStyle,
        secondStyle,
        turn);
  }
}
