// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.testing.RandomMovements;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests the size of the board that is chosen for a movement. */
class MovementBoardTest {
  private static String size(Movement movement) {
    return MovementBoard.of(movement).shape().toString();
  }

  private static String size(String betza) {
    return size(Movement.parse(betza));
  }

  @Test
  void hasRoomForAllLeaps() {
    assertEquals("[5, 5]", size("K"));
    assertEquals("[5, 5]", size("fW"));
    assertEquals("[5, 5]", size("N"));
    assertEquals("[7, 7]", size("C"));
    assertEquals("[7, 5]", size("fC"));
    assertEquals("[7, 5]", size("vH"));
    assertEquals("[19, 19]", size(Movement.steps(new Direction(4, 9, 0), new Direction(9, -4, 0))));
    assertEquals("[5, 19]", size(Movement.steps(new Direction(-9, 1, 0))));
  }

  @Test
  void hasRoomForSquareBehindLimitedSlide() {
    assertEquals("[7, 7]", size("W2"));
    assertEquals("[9, 9]", size("B3"));
    assertEquals("[19, 19]", size("R8"));
    assertEquals("[5, 13]", size("sD2"));
    assertEquals("[9, 9]", size("gQ3"));
    assertEquals("[9, 5]", size("fpW3"));
  }

  @Test
  void showsStartOfUnlimitedSlides() {
    assertEquals("[7, 7]", size("Q"));
    assertEquals("[7, 5]", size("fR"));
    assertEquals("[7, 7]", size("pR"));
    assertEquals("[7, 7]", size("gB"));
    assertEquals("[9, 9]", size("NN"));
    assertEquals("[13, 13]", size("HH"));
    assertEquals("[17, 17]", size(Movement.slides(new Direction(4, 4, 0))));
  }

  @Test
  void hasThreeDimensionsIfDirectionChangesLayer() {
    assertEquals("[5, 5, 5]", size(Movement.KNIGHT));
    assertEquals("[7, 5, 5]", size(Movement.slides(Direction.UP)));
    assertEquals("[7, 5, 7]", size(Movement.slides(Direction.DOWN_EAST)));
    assertEquals("[3, 7, 7]", size(Movement.ROOK.and(Movement.steps(Direction.DOWN))));
    assertEquals("[19, 5, 5]", size(Movement.steps(new Direction(0, 0, 9))));
    assertEquals("[3, 5, 5]", size(Movement.steps(new Direction(0, 0, 254))));
  }

  /** Leaps that do not fit on 19 files and ranks are left out, and take no room. */
  @Test
  void limitsSize() {
    assertEquals("[5, 5]", size(Movement.steps(new Direction(254, -254, 0)).and(Movement.KING)));
    assertEquals("[5, 5]", size(Movement.steps(new Direction(10, 0, 0)).and(Movement.KING)));
    assertEquals("[19, 19]", size("R9"));
    assertEquals("[19, 19]", size("R253"));
    assertEquals("[7, 7]", size("R254"));
    assertEquals("[17, 17]", size("N253"));
    assertEquals("[17, 5]", size(Movement.slides(new Direction(0, 8, 0))));
    assertEquals("[5, 5]", size(Movement.slides(new Direction(0, 254, 0))));
    assertEquals("[5, 7]", size("sO3"));
    assertEquals("[5, 19]", size("O9"));
    assertEquals("[5, 5]", size("O10"));
    assertEquals("[5, 5]", size("O254"));
    assertEquals("[5, 5]", size(new Movement(List.of())));
    Movement many = Movement.steps(new Direction(0, 254, 254));
    for (int range = 2; range < 210; range++) {
      many = many.and(Movement.QUEEN.withRange(range));
    }
    assertTrue(many.terms().size() > 200);
    assertEquals("[3, 19, 19]", size(many));
    String text = Diagram.text(many);
    assertTrue(text.length() < 4_000, text);
    assertTrue(Diagram.svg(many).length() < 30_000);
  }

  @Test
  void hasOddSizesAndRoomForPieceInMiddle() {
    for (long seed = 0; seed < 2_000; seed++) {
      Movement movement = RandomMovements.next(new Random(seed));
      Geometry board = MovementBoard.of(movement);
      Shape shape = board.shape();
      assertEquals(
          movement.terms().stream()
              .flatMap(term -> term.directions().stream())
              .anyMatch(direction -> direction.layers() != 0),
          shape.dimensions() == 3,
          "seed " + seed);
      int middle = MovementBoard.middle(board);
      assertEquals(shape.files(), 2 * shape.file(middle) + 1, "seed " + seed);
      assertEquals(shape.ranks(), 2 * shape.rank(board.order(), middle) + 1, "seed " + seed);
      assertEquals(shape.layers(), 2 * shape.layer(board.order(), middle) + 1, "seed " + seed);
      assertTrue(
          shape.files() <= 19 && shape.ranks() <= 19 && shape.layers() <= 19, shape::toString);
    }
  }
}
