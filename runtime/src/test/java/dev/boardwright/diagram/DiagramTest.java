// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import org.junit.jupiter.api.Test;

class DiagramTest {
  @Test
  void drawsTopRankFirstInBothOrders() {
    String expected =
        """
        second player (shogi), in hand: p
          ┌──────────┐
        2 │  ·  · +r │
        1 │  K  ·  · │
          └──────────┘
             a  b  c
        first player (SHOGI), in hand: B P×2
        second player to move
        """;
    for (SquareOrder order : SquareOrder.values()) {
      BoardCells cells = BoardCells.of(Shape.of(2, 3), order);
      Qi qi =
          Qi.of(Shape.of(2, 3), "SHOGI", "shogi")
              .edit()
              .set(cells.parse("a1"), "K")
              .set(cells.parse("c2"), "+r")
              .addToHand(Side.FIRST, "P", 2)
              .addToHand(Side.FIRST, "B", 1)
              .addToHand(Side.SECOND, "p", 1)
              .toggle()
              .build();
      assertEquals(expected, Diagram.text(qi, order));
    }
  }

  @Test
  void labelsSquaresWithNamesOfGame() {
    assertEquals(
        """
        second player (shogi), in hand: nothing
          ┌───────┐
        a │ · · · │
        b │ · · P │
          └───────┘
            3 2 1
        first player (SHOGI), in hand: nothing
        first player to move
        """,
        Diagram.text(
            Qi.of(Shape.of(2, 3), "SHOGI", "shogi").edit().set(2, "P").build(),
            SquareOrder.ASCENDING,
            CoordinateNames.SHOGI));
    Qi space = Qi.of(Shape.of(2, 2, 2), "R", "r");
    assertThrows(
        IllegalArgumentException.class,
        () -> Diagram.text(space, SquareOrder.ASCENDING, CoordinateNames.GO));
  }

  @Test
  void drawsHighestLayerFirst() {
    Qi qi = Qi.of(Shape.of(2, 1, 2), "R", "r").edit().set(0, "K").build();
    assertEquals(
        """
        second player (r), in hand: nothing
        layer B
          ┌─────┐
        1 │ · · │
          └─────┘
            a b
        layer A
          ┌─────┐
        1 │ K · │
          └─────┘
            a b
        first player (R), in hand: nothing
        first player to move
        """,
        Diagram.text(qi, SquareOrder.ASCENDING));
  }

  @Test
  void drawsOneDimension() {
    assertEquals(
        """
        second player (r), in hand: nothing
         ┌───────┐
         │ · · K │
         └───────┘
           a b c
        first player (R), in hand: nothing
        first player to move
        """,
        Diagram.text(
            Qi.of(Shape.of(3), "R", "r").edit().set(2, "K").build(), SquareOrder.DESCENDING));
  }

  @Test
  void hostilePiecesDoNotBreakDiagram() {
    Qi qi =
        Qi.of(Shape.of(1, 2), "R\u001b[31m", "r")
            .edit()
            .set(0, "a\nb\u202e\u2029\uD800\u0301")
            .set(1, "x".repeat(255))
            .build();
    assertEquals(
        """
        second player (r), in hand: nothing
          ┌─────────────────────┐
        1 │   a?b???? xxxxxxxx… │
          └─────────────────────┘
                    a         b
        first player (R?[31m), in hand: nothing
        first player to move
        """,
        Diagram.text(qi, SquareOrder.ASCENDING));
  }

  @Test
  void alignsWidePiecesAndTwoDigitRanks() {
    Qi qi = Qi.of(Shape.of(10, 2), "R", "r").edit().set(0, "歩").set(3, "😀").build();
    assertEquals(
        """
        second player (r), in hand: nothing
           ┌───────┐
        10 │  ·  · │
         9 │  ·  · │
         8 │  ·  · │
         7 │  ·  · │
         6 │  ·  · │
         5 │  ·  · │
         4 │  ·  · │
         3 │  ·  · │
         2 │  · 😀 │
         1 │ 歩  · │
           └───────┘
              a  b
        first player (R), in hand: nothing
        first player to move
        """,
        Diagram.text(qi, SquareOrder.ASCENDING));
  }

  /** Game symbols and emoji take one or two columns, as Unicode defines. */
  @Test
  void alignsNarrowAndWideSymbols() {
    Qi qi =
        Qi.of(Shape.of(2, 3), "R", "r")
            .edit()
            .set(0, "⚪")
            .set(1, "🟡")
            .set(2, "🀄")
            .set(3, "♔")
            .set(4, "\uD83E\uDE60")
            .set(5, "")
            .build();
    assertEquals(
        """
        2 │  ♔  \uD83E\uDE60  ? │
        1 │ ⚪ 🟡 🀄 │
        """,
        Diagram.text(qi, SquareOrder.ASCENDING)
            .lines()
            .filter(line -> line.contains("│"))
            .map(line -> line + "\n")
            .reduce("", String::concat));
  }

  @Test
  void drawsWithAsciiOnly() {
    Qi qi =
        Qi.of(Shape.of(2, 3), "SHOGI", "é")
            .edit()
            .set(0, "歩")
            .set(4, "+P")
            .set(5, "x".repeat(9))
            .addToHand(Side.FIRST, "😀", 2)
            .build();
    String ascii = Diagram.ascii(qi, SquareOrder.ASCENDING);
    assertEquals(
        """
        second player (?), in hand: nothing
          +-------------------------------+
        2 |         .        +P xxxxxxxx~ |
        1 |        ??         .         . |
          +-------------------------------+
                    a         b         c
        first player (SHOGI), in hand: ??x2
        first player to move
        """,
        ascii);
    assertEquals(
        ascii.lines().map(String::length).toList(),
        Diagram.ascii(qi, SquareOrder.ASCENDING, CoordinateNames.CELL)
            .lines()
            .map(String::length)
            .toList());
    assertTrue(
        Diagram.ascii(qi, SquareOrder.ASCENDING, CoordinateNames.SHOGI).contains("3         2"));
  }

  @Test
  void rejectsNulls() {
    Qi qi = Qi.of(Shape.of(2), "R", "r");
    assertThrows(NullPointerException.class, () -> Diagram.text(null, SquareOrder.ASCENDING));
    assertEquals(
        "order",
        assertThrows(NullPointerException.class, () -> Diagram.text(qi, null)).getMessage());
    assertEquals(
        "names",
        assertThrows(
                NullPointerException.class, () -> Diagram.text(qi, SquareOrder.ASCENDING, null))
            .getMessage());
  }
}
