// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.notation.Feen;
import dev.boardwright.qi.Qi;
import org.junit.jupiter.api.Test;

/** Tests that diagrams of games show pieces without the rights that they have for a time. */
class DrawnGamesTest {
  private static final ChessPosition PASSING = passing();

  /** A position in which rooks may castle, and the pawn on e4 can be captured en passant. */
  private static ChessPosition passing() {
    ChessPosition position = ChessPosition.START;
    for (String move : new String[] {"a3", "d5", "a4", "d4", "e4"}) {
      position = position.play(move);
    }
    return position;
  }

  @Test
  void positionWithRightsIsDrawnWithoutThem() {
    assertTrue(PASSING.toText().contains("-P"));
    assertEquals(
        """
        second player (chess), in hand: nothing
          ┌─────────────────────────┐
        8 │  r  n  b  q k^  b  n  r │
        7 │  p  p  p  ·  p  p  p  p │
        6 │  ·  ·  ·  ·  ·  ·  ·  · │
        5 │  ·  ·  ·  ·  ·  ·  ·  · │
        4 │  P  ·  ·  p  P  ·  ·  · │
        3 │  ·  ·  ·  ·  ·  ·  ·  · │
        2 │  ·  P  P  P  ·  P  P  P │
        1 │  R  N  B  Q K^  B  N  R │
          └─────────────────────────┘
             a  b  c  d  e  f  g  h
        first player (CHESS), in hand: nothing
        second player to move
        """,
        Diagram.text(PASSING, ChessCells.ORDER));
  }

  /** {@return a position of the runtime with the same text} */
  private static Qi copy(ChessPosition position) {
    return Feen.parse(position.toText(), ChessPosition.DIALECT);
  }

  /** {@return a copy of a position, except that some pieces are plain} */
  private static Qi plain(ChessPosition position, String... rights) {
    Qi.Edit edit = copy(position).edit();
    for (int square = 0; square < position.squareCount(); square++) {
      for (String right : rights) {
        if (right.equals(position.pieceAt(square))) {
          edit.set(square, right.substring(1));
        }
      }
    }
    return edit.build();
  }

  @Test
  void allFormsShowTheSamePieces() {
    SquareOrder order = ChessCells.ORDER;
    Qi plain = plain(PASSING, "+R", "+r", "-P");
    assertEquals(Diagram.text(plain, order), Diagram.text(PASSING, order));
    assertEquals(Diagram.ascii(plain, order), Diagram.ascii(PASSING, order));
    assertEquals(Diagram.svg(plain, order), Diagram.svg(PASSING, order));
  }

  @Test
  void parsedTextIsDrawnWithAllRights() {
    String drawn = Diagram.text(copy(PASSING), ChessCells.ORDER);
    assertTrue(drawn.contains("4 │  P  ·  ·  p -P  ·  ·  · │"));
    assertTrue(drawn.contains("1 │ +R  N  B  Q K^  B  N +R │"));
  }

  /** A promoted piece is another piece, not one with a right. */
  @Test
  void promotedPieceIsDrawnAsItIs() {
    ShogiPosition position =
        ShogiPosition.START.play("7g7f").play("3c3d").play("8h2b+").play("3a2b");
    assertTrue(Diagram.text(position, ShogiCells.ORDER).contains("in hand: B"));
    ShogiPosition promoted = ShogiPosition.START.play("7g7f").play("3c3d").play("8h2b+");
    assertTrue(Diagram.text(promoted, ShogiCells.ORDER).contains("+B"));
    assertEquals(promoted.codeAt(ShogiSquare.H8.index()), promoted.baseAt(ShogiSquare.H8.index()));
  }

  @Test
  void emptySquareHasNoBase() {
    assertEquals(0, PASSING.baseAt(ChessSquare.E5.index()));
  }
}
