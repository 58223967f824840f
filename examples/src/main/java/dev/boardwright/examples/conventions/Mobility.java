// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.conventions;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Values of pieces that follow from the rules of a game. A piece is worth the number of squares
 * that it moves to, plus the number of those that it attacks, on average over all squares of some
 * boards. A third of the squares of these boards are occupied, so that leaps are worth more than
 * they seem on an empty board, and hops are possible. Ralph Betza has described such values.
 *
 * <p>The squares to which rules restrict a piece, its first move and its promotion are left out.
 */
final class Mobility {
  /** The number of boards, which are the same each time. */
  private static final int BOARDS = 12;

  /** The value of one square, with which the pieces of chess have about their usual values. */
  private static final double SQUARE = 35;

  private final RuleBook rules;
  private final boolean hasOneStyle;
  private final Geometry geometry;
  private final List<SquareSet> boards = new ArrayList<>();

  Mobility(RuleBook rules) {
    this.rules = rules;
    hasOneStyle = rules.style(Side.FIRST).equalsIgnoreCase(rules.style(Side.SECOND));
    geometry = Geometry.of(rules.shape(), rules.order());
    Random random = new Random(1);
    for (int i = 0; i < BOARDS; i++) {
      int[] occupied = random.ints(rules.shape().squareCount(), 0, 3).toArray();
      SquareSet board = geometry.empty();
      for (int square = 0; square < occupied.length; square++) {
        board = occupied[square] == 0 ? board.with(square) : board;
      }
      boards.add(board);
    }
  }

  /** {@return the rows of a piece, or of the piece that a passing one stands for} */
  List<PieceRow> rows(Epin piece) {
    String text = (hasOneStyle ? piece.withSide(Side.FIRST) : piece).toString();
    String token =
        rules.rows().stream()
            .filter(row -> row.passing().equals(text))
            .map(row -> row.tokens().get(0))
            .findFirst()
            .orElse(text);
    return rules.rows().stream().filter(row -> row.tokens().contains(token)).toList();
  }

  /** {@return the value of a piece in hundredths of a pawn} */
  int value(Epin piece) {
    double squares = 0;
    for (PieceRow row : rows(piece)) {
      squares += reached(row.movement());
    }
    return (int) Math.round(squares * SQUARE);
  }

  private double reached(Movement movement) {
    int sum = 0;
    for (SquareSet occupied : boards) {
      for (int square = 0; square < rules.shape().squareCount(); square++) {
        sum += geometry.moves(square, occupied, movement).size();
        sum += geometry.attacks(square, occupied, movement).size();
      }
    }
    return (double) sum / BOARDS / rules.shape().squareCount();
  }
}
