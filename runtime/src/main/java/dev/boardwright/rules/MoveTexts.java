// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Geometry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The texts of moves: {@code e2→e4}, {@code e7→e8=Q}, {@code *P→e5} and {@code *P→e5=+P}. Squares
 * are CELL 1.0.0 coordinates, and pieces are written as on the board.
 */
final class MoveTexts {
  private static final char ARROW = '→';
  private static final char DROP = '*';
  private static final char BECOMES = '=';

  private final BoardCells cells;
  private final List<String> pieces;

  MoveTexts(Geometry geometry, List<String> pieces) {
    cells = BoardCells.of(geometry.shape(), geometry.order());
    this.pieces = pieces;
  }

  String format(Move move) {
    String dropped = move.droppedToken();
    String from = dropped == null ? cells.cell(move.fromIndex()) : DROP + piece(dropped);
    String promotion = move.promotionToken();
    String becomes = promotion == null ? "" : BECOMES + piece(promotion);
    return from + ARROW + cells.cell(move.toIndex()) + becomes;
  }

  private String piece(String piece) {
    if (!pieces.contains(piece)) {
      throw new IllegalArgumentException("piece without rules: " + Problems.shown(piece));
    }
    return piece;
  }

  /**
   * Parses a text, whatever position it may be for.
   *
   * @throws IllegalArgumentException if the text is not a move between squares of the board, with
   *     pieces of the game
   */
  Move parse(@Nullable String text) {
    if (text == null) {
      throw new IllegalArgumentException("move must not be null");
    }
    int arrow = text.indexOf(ARROW);
    if (arrow < 0) {
      throw invalid(text);
    }
    int equals = text.indexOf(BECOMES, arrow);
    int end = equals < 0 ? text.length() : equals;
    String becomes = equals < 0 ? null : pieceIn(text, equals + 1, text.length());
    int to = squareIn(text, arrow + 1, end);
    return text.charAt(0) == DROP
        ? TokenMove.drop(pieceIn(text, 1, arrow), to, becomes)
        : TokenMove.of(squareIn(text, 0, arrow), to, becomes);
  }

  private int squareIn(String text, int start, int end) {
    int square = cells.index(text.substring(start, end));
    if (square < 0) {
      throw invalid(text);
    }
    return square;
  }

  private String pieceIn(String text, int start, int end) {
    String piece = text.substring(start, end);
    if (!pieces.contains(piece)) {
      throw invalid(text);
    }
    return piece;
  }

  private static IllegalArgumentException invalid(String text) {
    return new IllegalArgumentException(
        "not a move, such as a1→a2, with squares and pieces of this game: " + Problems.shown(text));
  }
}
