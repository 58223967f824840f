// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Tests the text of movements on given boards. */
class MovementOnBoardTest {
  private static String text(Shape shape, SquareOrder order, String cell, Movement movement) {
    int square = BoardCells.of(shape, order).parse(cell);
    return Diagram.text(Geometry.of(shape, order), square, movement);
  }

  /** Both orders of squares must give the same picture. */
  private static String text(Shape shape, String cell, Movement movement) {
    String text = text(shape, SquareOrder.ASCENDING, cell, movement);
    assertEquals(text, text(shape, SquareOrder.DESCENDING, cell, movement));
    return text;
  }

  @Test
  void drawsHorseInXiangqi() {
    assertEquals(
        """
           ┌───────────────────┐
        10 │ · · · · · · · · · │
         9 │ · · · · · · · · · │
         8 │ · · · · · · · · · │
         7 │ · · · · · · · · · │
         6 │ · · · · · · · · · │
         5 │ · · · · · · · · · │
         4 │ · · · · · · · · · │
         3 │ ● · ● · · · · · · │
         2 │ · □ · ● · · · · · │
         1 │ · ◆ □ · · · · · · │
           └───────────────────┘
             a b c d e f g h i
        ◆ the piece
        ● moves or captures
        □ must be empty for leaps past it
        """,
        text(Shape.of(10, 9), "b1", Movement.parse("nN")));
  }

  @Test
  void combinesAllSigns() {
    Movement movement = Movement.parse("iWmWcW0pRigBO3");
    assertEquals(
        """
          ┌─────────────────────┐
        4 │  ×^●   ·    ·   i^● │
        3 │  ×^●   ·   i^●   ·  │
        2 │   ●    ·    ·    ·  │
        1 │   ◆    ●   ×^● ×⇄^● │
          └─────────────────────┘
              a    b    c    d
        ◆   the piece
        ●   moves or captures
        ×   captures
        ⇄   castles
        ^●  moves or captures by a hop over one piece
        i^● moves or captures by a hop over one piece, from initial squares only
        """,
        text(Shape.of(4, 4), "a1", movement));
    assertEquals(
        """
          +---------------------+
        4 |  x^*   .    .   i^* |
        3 |  x^*   .   i^*   .  |
        2 |   *    .    .    .  |
        1 |   @    *   x^* x&^* |
          +---------------------+
              a    b    c    d
        @   the piece
        *   moves or captures
        x   captures
        &   castles
        ^*  moves or captures by a hop over one piece
        i^* moves or captures by a hop over one piece, from initial squares only
        """,
        Diagram.ascii(Geometry.of(Shape.of(4, 4)), 0, movement));
  }

  @Test
  void drawsOneDimension() {
    assertEquals(
        """
         ┌─────────────────────────────┐
         │ ●^○  ●   ◆   ●  ●^○ ●^○ ●^○ │
         └─────────────────────────────┘
            a   b   c   d   e   f   g
        ◆  the piece
        ●  moves or captures
        ^○ moves by a hop over one piece
        """,
        text(Shape.of(7), "c", Movement.parse("RmpRcB")));
    assertEquals(
        """
         +-----------------------------+
         |  .   .   .   *  *i&  *   @  |
         +-----------------------------+
            a   b   c   d   e   f   g
        @  the piece
        *  moves or captures
        i& castles, from initial squares only
        """,
        Diagram.ascii(Geometry.of(Shape.of(7)), 6, Movement.parse("W3isO2")));
  }

  @Test
  void drawsThreeDimensions() {
    Movement movement =
        Movement.KNIGHT
            .asLame()
            .and(Movement.slides(Direction.UP, Direction.UP_NORTH_EAST))
            .and(Movement.slides(Direction.EAST).asCannon());
    assertEquals(
        """
        layer C
          ┌─────────────┐
        3 │  ·  ·  ●  · │
        2 │  ●  ·  ·  · │
        1 │  ●  ●  ·  · │
          └─────────────┘
             a  b  c  d
        layer B
          ┌─────────────┐
        3 │  ●  ·  ·  · │
        2 │  ·  ●  ·  · │
        1 │ □●  ·  ●  · │
          └─────────────┘
             a  b  c  d
        layer A
          ┌─────────────┐
        3 │  ·  ●  ·  · │
        2 │  □  ·  ●  · │
        1 │  ◆  □ ^● ^● │
          └─────────────┘
             a  b  c  d
        ◆  the piece
        ●  moves or captures
        □  must be empty for leaps past it
        ^● moves or captures by a hop over one piece
        """,
        text(Shape.of(3, 3, 4), "a1A", movement));
  }

  @Test
  void alignsLabelsOfTwoLetters() {
    assertEquals(
        """
        1 │  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ●  ●  ◆ │
          └─────────────────────────────────────────────────────────────────────────────────────┘
             a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v  w  x  y  z aa ab
        """,
        text(Shape.of(1, 28), "ab1", Movement.parse("W2"))
            .lines()
            .skip(1)
            .limit(3)
            .map(line -> line + "\n")
            .reduce("", String::concat));
  }

  @Test
  void drawsLargeBoards() {
    Geometry board = Geometry.of(Shape.of(255, 255), SquareOrder.DESCENDING);
    String text = Diagram.text(board, 0, Movement.QUEEN);
    assertEquals(255 + 3 + 2, text.lines().count());
    assertEquals(3 * 254 + 1, text.chars().filter(c -> c == '●').count());
    assertTrue(text.lines().allMatch(line -> line.equals(line.stripTrailing())));
  }

  /** The three ways to draw a movement on a board. */
  private interface Drawing {
    String draw(Geometry board, int square, Movement movement);
  }

  private static final List<Drawing> DRAWINGS =
      List.of(Diagram::text, Diagram::ascii, Diagram::svg);

  @Test
  void rejectsSquaresOffBoardAndNulls() {
    Geometry board = Geometry.of(Shape.of(3, 3));
    for (Drawing drawing : DRAWINGS) {
      for (int square : new int[] {-1, 9}) {
        assertEquals(
            "invalid flat index: " + square + " (board has 9 squares)",
            assertThrows(
                    IllegalArgumentException.class,
                    () -> drawing.draw(board, square, Movement.KING))
                .getMessage());
      }
      assertNullRejected("geometry", () -> drawing.draw(null, 0, Movement.KING));
      assertNullRejected("movement", () -> drawing.draw(board, 0, null));
    }
    assertNullRejected("options", () -> Diagram.svg(board, 0, Movement.KING, null));
    assertNullRejected("movement", () -> Diagram.text((Movement) null));
    assertNullRejected("movement", () -> Diagram.ascii((Movement) null));
    assertNullRejected("movement", () -> Diagram.svg((Movement) null));
  }

  private static void assertNullRejected(String parameter, Executable call) {
    assertEquals(parameter, assertThrows(NullPointerException.class, call).getMessage());
  }
}
