// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.rules.IllegalMoveException.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The texts of moves: {@code e2-e4}, {@code e7-e8=Q}, {@code P*e5} and {@code P*e5=+P}. Squares are
 * CELL 1.0.0 coordinates, and pieces are written as on the board. Reading also takes {@code e2e4},
 * {@code e2→e4} and {@code *P→e5}.
 */
final class MoveTexts {
  private static final char ARROW = '→';
  private static final char HYPHEN = '-';
  private static final char DROP = '*';
  private static final char BECOMES = '=';

  /** The maximum length of the text of a move, more than any game needs. */
  private static final int MAX_LENGTH = 64;

  private final BoardCells cells;
  private final List<String> pieces;

  MoveTexts(Geometry geometry, List<String> pieces) {
    cells = BoardCells.of(geometry.shape(), geometry.order());
    this.pieces = pieces;
  }

  // e2-e4
  // e7-e8=Q
  // P*e5=+P
  String format(Move move) {
    String dropped = move.droppedToken();
    String start = dropped == null ? cells.cell(move.fromIndex()) + HYPHEN : piece(dropped) + DROP;
    String promotion = move.promotionToken();
    String becomes = promotion == null ? "" : BECOMES + piece(promotion);
    return start + cells.cell(move.toIndex()) + becomes;
  }

  /** {@return the move in the form of an object} */
  Move move(int move) {
    int dropped = PackedMove.dropped(move);
    int becomes = PackedMove.becomes(move);
    return new TokenMove(
        PackedMove.from(move),
        PackedMove.to(move),
        dropped == 0 ? null : pieces.get(dropped - 1),
        becomes == 0 ? null : pieces.get(becomes - 1),
        this);
  }

  String format(int move) {
    return format(move(move));
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
   * @throws IllegalMoveException if the text is not exactly one move between squares of the board,
   *     with pieces of the game
   */
  Move parse(@Nullable String text) {
    List<Move> moves = text == null ? List.of() : read(text);
    if (moves.size() == 1) {
      return moves.get(0);
    }
    String shown = text == null ? "null" : Quoted.onOneLine(text);
    throw moves.isEmpty()
        ? new IllegalMoveException(
            Reason.UNREADABLE,
            "not a move, such as a1-a2, with squares and pieces of this game: " + shown)
        : new IllegalMoveException(
            Reason.AMBIGUOUS,
            "several moves are written "
                + shown
                + ": "
                + format(moves.get(0))
                + " and "
                + format(moves.get(1)));
  }

  /** {@return the moves that a text may mean; several only where squares have no clear end} */
  List<Move> read(String text) {
    List<Move> moves = new ArrayList<>();
    int equals = text.indexOf(BECOMES);
    String becomes = equals < 0 ? null : text.substring(equals + 1);
    String body = equals < 0 ? text : text.substring(0, equals);
    if (text.length() > MAX_LENGTH || becomes != null && !pieces.contains(becomes)) {
      return moves;
    }
    int arrow = body.indexOf(ARROW);
    int star = body.indexOf(DROP);
    if (star >= 0) {
      boolean isFirst = star == 0; // *P→e5
      String dropped = isFirst ? body.substring(1, Math.max(1, arrow)) : body.substring(0, star);
      int to = cells.index(body.substring((isFirst ? arrow : star) + 1));
      if (to >= 0 && pieces.contains(dropped)) {
        moves.add(new TokenMove(Move.NO_SQUARE, to, dropped, becomes, this));
      }
      return moves;
    }
    int separator = arrow < 0 ? body.indexOf(HYPHEN) : arrow;
    if (separator >= 0) {
      add(moves, body.substring(0, separator), body.substring(separator + 1), becomes);
    } else {
      for (int end = 1; end < body.length(); end++) {
        add(moves, body.substring(0, end), body.substring(end), becomes);
      }
    }
    return moves;
  }

  private void add(List<Move> moves, String start, String end, @Nullable String becomes) {
    int from = cells.index(start);
    int to = cells.index(end);
    if (from >= 0 && to >= 0) {
      moves.add(new TokenMove(from, to, null, becomes, this));
    }
  }
}
