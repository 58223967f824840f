// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import org.junit.jupiter.api.Test;

class CoordinateNamesTest {
  private static BoardCells board(int... sizes) {
    return BoardCells.of(Shape.of(sizes), SquareOrder.ASCENDING);
  }

  private static void assertName(
      CoordinateNames names, BoardCells board, String cell, String name) {
    assertEquals(name, names.format(board, board.parse(cell)));
    assertEquals(board.parse(cell), names.index(board, name));
  }

  @Test
  void namesShogiSquares() {
    BoardCells board = board(9, 9);
    assertName(CoordinateNames.SHOGI, board, "a1", "9i");
    assertName(CoordinateNames.SHOGI, board, "i9", "1a");
    assertName(CoordinateNames.SHOGI, board, "e7", "5c");
    assertName(CoordinateNames.SHOGI, board, "c3", "7g");
    // Taikyoku shogi has ranks after z.
    assertName(CoordinateNames.SHOGI, board(36, 36), "a1", "36aj");
  }

  @Test
  void namesGoSquares() {
    BoardCells board = board(19, 19);
    assertName(CoordinateNames.GO, board, "a1", "A1");
    assertName(CoordinateNames.GO, board, "h8", "H8");
    assertName(CoordinateNames.GO, board, "i9", "J9");
    assertName(CoordinateNames.GO, board, "s19", "T19");
    assertEquals(board.parse("s19"), CoordinateNames.GO.index(board, "t19"));
    assertEquals(board.parse("a1"), CoordinateNames.GO.index(board, "a1"));
    assertEquals(0, CoordinateNames.GO.index(board(1, 25), "a1"));
    assertEquals(24, CoordinateNames.GO.index(board(1, 25), "z1"));
    assertEquals(-1, CoordinateNames.GO.index(board, "`1"));
    assertEquals(-1, CoordinateNames.GO.index(board, "{1"));
    assertEquals(-1, CoordinateNames.GO.index(board, "I9"));
    assertEquals(-1, CoordinateNames.GO.index(board, "i9"));
    assertName(CoordinateNames.GO, board(25, 25), "y25", "Z25");
  }

  @Test
  void namesCellSquares() {
    assertName(CoordinateNames.CELL, board(8, 8), "e4", "e4");
    assertName(CoordinateNames.CELL, board(5, 5, 5), "a1A", "a1A");
    assertName(CoordinateNames.CELL, board(30), "ad", "ad");
  }

  @Test
  void everyNameRoundTrips() {
    int[][] shapes = {
      {1}, {40}, {1, 1}, {9, 9}, {19, 19}, {10, 9}, {3, 25}, {255, 25}, {255, 255}, {3, 4, 5}
    };
    for (int[] sizes : shapes) {
      for (SquareOrder order : SquareOrder.values()) {
        BoardCells board = BoardCells.of(Shape.of(sizes), order);
        for (CoordinateNames names : CoordinateNames.values()) {
          if (names.expresses(board.shape())) {
            for (int index = 0; index < board.shape().squareCount(); index++) {
              assertEquals(index, names.index(board, names.format(board, index)));
            }
          }
        }
      }
    }
  }

  @Test
  void rejectsBoardsWithoutNames() {
    assertFalse(CoordinateNames.GO.expresses(Shape.of(26, 26)));
    assertTrue(CoordinateNames.GO.expresses(Shape.of(255, 25)));
    assertFalse(CoordinateNames.GO.expresses(Shape.of(9)));
    assertFalse(CoordinateNames.SHOGI.expresses(Shape.of(9)));
    assertFalse(CoordinateNames.SHOGI.expresses(Shape.of(9, 9, 9)));
    assertEquals(-1, CoordinateNames.GO.index(board(26, 26), "A1"));
    assertEquals(
        "GO has no names for a board of shape [26, 26]",
        assertThrows(
                IllegalArgumentException.class, () -> CoordinateNames.GO.format(board(26, 26), 0))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> CoordinateNames.SHOGI.format(board(9, 9), 81));
  }

  @Test
  void rejectsLabelsOffTheBoard() {
    Shape shape = Shape.of(9, 9);
    for (CoordinateNames names : CoordinateNames.values()) {
      for (int off : new int[] {-1, 9, 100}) {
        assertThrows(IllegalArgumentException.class, () -> names.file(shape, off));
        assertThrows(IllegalArgumentException.class, () -> names.rank(shape, off));
        assertThrows(IllegalArgumentException.class, () -> names.layer(shape, off));
      }
      assertEquals("", names.layer(shape, 0));
      assertThrows(NullPointerException.class, () -> names.expresses(null));
      assertThrows(NullPointerException.class, () -> names.file(null, 0));
      assertThrows(NullPointerException.class, () -> names.index(null, "a1"));
      assertThrows(NullPointerException.class, () -> names.format(null, 0));
    }
    assertEquals(
        "no rank 9 (board has 9 ranks)",
        assertThrows(IllegalArgumentException.class, () -> CoordinateNames.SHOGI.rank(shape, 9))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> CoordinateNames.SHOGI.file(Shape.of(9), 0));
  }

  @Test
  void rejectsInvalidNames() {
    BoardCells board = board(9, 9);
    String[] bad = {
      "",
      "5",
      "c",
      "0c",
      "05c",
      "10c",
      "5j",
      "5C",
      "c5",
      "5cc",
      "5c ",
      " 5c",
      "*",
      "５c",
      "5c\n",
      "99999999999c",
      "5aaaaaaaa"
    };
    for (String name : bad) {
      assertEquals(-1, CoordinateNames.SHOGI.index(board, name), name);
    }
    for (String name : new String[] {"", "A", "1", "A0", "A01", "K1", "A10", "AA1", "A1 ", "É1"}) {
      assertEquals(-1, CoordinateNames.GO.index(board, name), name);
    }
    for (CoordinateNames names : CoordinateNames.values()) {
      assertEquals(-1, names.index(board, null));
    }
  }
}
