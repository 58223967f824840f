// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the text of movements on the board that is chosen for them. */
class MovementDiagramTest {
  @Test
  void drawsSteps() {
    assertEquals(
        """
        ┌───────────┐
        │ · · · · · │
        │ · ● ● ● · │
        │ · · ◆ · · │
        │ · ● · ● · │
        │ · · · · · │
        └───────────┘
        ◆ the piece
        ● moves or captures
        """,
        Diagram.text(Movement.parse("FfW")));
  }

  @Test
  void marksSquaresOfPawnThatMustBeEmpty() {
    assertEquals(
        """
        ┌────────────────┐
        │  ·  · i○  ·  · │
        │  ·  × □○  ×  · │
        │  ·  ·  ◆  ·  · │
        │  ·  ·  ·  ·  · │
        │  ·  ·  ·  ·  · │
        └────────────────┘
        ◆  the piece
        ○  moves
        ×  captures
        □  must be empty for leaps past it
        i○ moves, from initial squares only
        """,
        Diagram.text(Movement.parse("fmWfceFifmnD")));
    assertEquals(
        """
        +----------------+
        |  .  . io  .  . |
        |  .  x _o  x  . |
        |  .  .  @  .  . |
        |  .  .  .  .  . |
        |  .  .  .  .  . |
        +----------------+
        @  the piece
        o  moves
        x  captures
        _  must be empty for leaps past it
        io moves, from initial squares only
        """,
        Diagram.ascii(Movement.parse("fmWfceFifmnD")));
  }

  @Test
  void combinesMovesAndHops() {
    assertEquals(
        """
        ┌─────────────────────────────┐
        │  ·   ·   ·  ○^×  ·   ·   ·  │
        │  ·   ·   ·  ○^×  ·   ·   ·  │
        │  ·   ·   ·   ○   ·   ·   ·  │
        │ ○^× ○^×  ○   ◆   ○  ○^× ○^× │
        │  ·   ·   ·   ○   ·   ·   ·  │
        │  ·   ·   ·  ○^×  ·   ·   ·  │
        │  ·   ·   ·  ○^×  ·   ·   ·  │
        └─────────────────────────────┘
        ◆  the piece
        ○  moves
        ^× captures by a hop over one piece
        """,
        Diagram.text(Movement.parse("mRcpR")));
    assertEquals(
        """
        +-----------------------------+
        |  .   .   .  o^x  .   .   .  |
        |  .   .   .  o^x  .   .   .  |
        |  .   .   .   o   .   .   .  |
        | o^x o^x  o   @   o  o^x o^x |
        |  .   .   .   o   .   .   .  |
        |  .   .   .  o^x  .   .   .  |
        |  .   .   .  o^x  .   .   .  |
        +-----------------------------+
        @  the piece
        o  moves
        ^x captures by a hop over one piece
        """,
        Diagram.ascii(Movement.parse("mRcpR")));
  }

  @Test
  void drawsWaysOfLameLeaps() {
    assertEquals(
        """
        ┌────────────────┐
        │  ·  ●  ·  ●  · │
        │  ●  · □●  ·  ● │
        │  · □●  ◆ □●  · │
        │  ●  · □●  ·  ● │
        │  ·  ●  ·  ●  · │
        └────────────────┘
        ◆ the piece
        ● moves or captures
        □ must be empty for leaps past it
        """,
        Diagram.text(Movement.parse("nNW")));
    assertEquals(
        """
        +----------------+
        |  .  *  .  *  . |
        |  *  . _*  .  * |
        |  . _*  @ _*  . |
        |  *  . _*  .  * |
        |  .  *  .  *  . |
        +----------------+
        @ the piece
        * moves or captures
        _ must be empty for leaps past it
        """,
        Diagram.ascii(Movement.parse("nNW")));
  }

  @Test
  void drawsCastling() {
    assertEquals(
        """
        ┌────────────────┐
        │  ·  ·  ·  ·  · │
        │  ·  ●  ●  ●  · │
        │ i⇄  ●  ◆  ● i⇄ │
        │  ·  ●  ●  ●  · │
        │  ·  ·  ·  ·  · │
        └────────────────┘
        ◆  the piece
        ●  moves or captures
        i⇄ castles, from initial squares only
        """,
        Diagram.text(Movement.parse("KisO2")));
    assertEquals(
        """
        +----------------+
        |  .  .  .  .  . |
        |  .  *  *  *  . |
        | i&  *  @  * i& |
        |  .  *  *  *  . |
        |  .  .  .  .  . |
        +----------------+
        @  the piece
        *  moves or captures
        i& castles, from initial squares only
        """,
        Diagram.ascii(Movement.parse("KisO2")));
  }

  @Test
  void separatesWhatOnlyInitialSquaresAllow() {
    assertEquals(
        """
        ┌─────────────────────────────────────┐
        │  ·   ·   ·   ·   ·   ·   ·   ·   ·  │
        │  ·  i^●  ·   ·   ·   ·   ·  i^●  ·  │
        │  ·   ·  i^●  ·   ·   ·  i^●  ·   ·  │
        │  ·   ·   ·   ·  ○i×  ·   ·   ·   ·  │
        │  ·   ·   ·  ○i×  ◆  ○i×  ·   ·   ·  │
        │  ·   ·   ·   ·  ○i×  ·   ·   ·   ·  │
        │  ·   ·  i^●  ·   ·   ·  i^●  ·   ·  │
        │  ·  i^●  ·   ·   ·   ·   ·  i^●  ·  │
        │  ·   ·   ·   ·   ·   ·   ·   ·   ·  │
        └─────────────────────────────────────┘
        ◆   the piece
        ○   moves
        i×  captures, from initial squares only
        i^● moves or captures by a hop over one piece, from initial squares only
        """,
        Diagram.text(Movement.parse("mWicWigF3")));
  }

  /** The layers are named by their distance, since there is no board. */
  @Test
  void drawsLayersAroundPiece() {
    Movement movement =
        Movement.slides(Direction.UP)
            .withRange(2)
            .asCannon()
            .and(Movement.steps(Direction.NORTH, Direction.DOWN_SOUTH));
    String nothing =
        """
        ┌────────────────┐
        │  ·  ·  ·  ·  · │
        │  ·  ·  ·  ·  · │
        │  ·  ·  ·  ·  · │
        │  ·  ·  ·  ·  · │
        │  ·  ·  ·  ·  · │
        └────────────────┘
        """;
    assertEquals(
        "3 layers up\n"
            + nothing
            + "2 layers up\n"
            + """
            ┌────────────────┐
            │  ·  ·  ·  ·  · │
            │  ·  ·  ·  ·  · │
            │  ·  · ^●  ·  · │
            │  ·  ·  ·  ·  · │
            │  ·  ·  ·  ·  · │
            └────────────────┘
            1 layer up
            """
            + nothing
            + """
            same layer
            ┌────────────────┐
            │  ·  ·  ·  ·  · │
            │  ·  ·  ●  ·  · │
            │  ·  ·  ◆  ·  · │
            │  ·  ·  ·  ·  · │
            │  ·  ·  ·  ·  · │
            └────────────────┘
            1 layer down
            ┌────────────────┐
            │  ·  ·  ·  ·  · │
            │  ·  ·  ·  ·  · │
            │  ·  ·  ·  ·  · │
            │  ·  ·  ●  ·  · │
            │  ·  ·  ·  ·  · │
            └────────────────┘
            2 layers down
            """
            + nothing
            + "3 layers down\n"
            + nothing
            + """
            ◆  the piece
            ●  moves or captures
            ^● moves or captures by a hop over one piece
            """,
        Diagram.text(movement));
  }

  @Test
  void drawsPieceThatDoesNotMove() {
    assertEquals(
        """
        ┌───────────┐
        │ · · · · · │
        │ · · · · · │
        │ · · ◆ · · │
        │ · · · · · │
        │ · · · · · │
        └───────────┘
        ◆ the piece
        """,
        Diagram.text(new Movement(List.of())));
  }

  /** En passant is left out, and so is what no initial square adds. */
  @Test
  void leavesOutWhatAddsNothing() {
    assertEquals(
        Diagram.text(Movement.parse("fmWfcF")), Diagram.text(Movement.parse("fmWfceFifmW")));
    assertEquals(Diagram.text(Movement.parse("pR")), Diagram.text(Movement.parse("pRigR")));
    assertEquals(Diagram.text(Movement.parse("K")), Diagram.text(Movement.parse("mKcKicKimK")));
  }
}
