// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Style;
import dev.boardwright.support.declaration.DeclaredPiece;
import dev.boardwright.support.declaration.PieceAlphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests for the model, which need no compiler. */
class BoardModelTest {
  private static BoardModel board(int... sizes) {
    return board(null, sizes);
  }

  private static BoardModel withPieces(int pieces, int... sizes) {
    List<DeclaredPiece> declared =
        IntStream.range(0, pieces)
            .mapToObj(i -> new DeclaredPiece("piece" + i, "PIECE_piece" + i, null, '\0'))
            .toList();
    return board(new PieceAlphabet(declared, List.of(), List.of()), sizes);
  }

  private static BoardModel board(PieceAlphabet alphabet, int... sizes) {
    return new BoardModel(
        new Declaration("game", List.of("Shogi"), true),
        Shape.of(sizes),
        SquareOrder.ASCENDING,
        Style.parse("SHOGI"),
        Style.parse("shogi"),
        alphabet,
        null,
        null,
        new Surroundings(true, true, Set.of()));
  }

  @Test
  void derivesNamesFromDeclaration() {
    Declaration top = new Declaration("game", List.of("Shogi"), true);
    assertEquals("Shogi", top.prefix());
    assertEquals("game.Shogi", top.canonicalName());
    Declaration nested = new Declaration("", List.of("Games", "Old", "Shogi"), false);
    assertEquals("Games_Old_Shogi", nested.prefix());
    assertEquals("Games.Old.Shogi", nested.canonicalName());
  }

  @Test
  void squaresAreEnumUpTo1024() {
    assertTrue(board(32, 32).isEnum());
    assertFalse(board(25, 41).isEnum());
    assertTrue(board(1).isEnum());
    assertFalse(board(255, 255).isEnum());
  }

  @Test
  void storesPlanesUpTo64SquaresAnd63Pieces() {
    assertEquals(BoardStorage.PLANES, withPieces(1, 1).boardStorage());
    assertEquals(1, withPieces(1, 64).codeBits());
    for (int pieces : new int[] {15, 16, 31, 32, 63}) {
      assertEquals(BoardStorage.PLANES, withPieces(pieces, 64).boardStorage());
      assertEquals(BoardStorage.PLANES, withPieces(pieces, 5, 7).boardStorage());
      assertEquals(BoardStorage.FLAT, withPieces(pieces, 65).boardStorage());
    }
    assertEquals(4, withPieces(15, 64).codeBits());
    assertEquals(5, withPieces(16, 64).codeBits());
    assertEquals(BoardModel.MAX_PLANES, withPieces(63, 64).codeBits());
    assertEquals(BoardStorage.FLAT, withPieces(64, 64).boardStorage());
    assertEquals(BoardStorage.FLAT, withPieces(64, 2).boardStorage());
    assertEquals(BoardStorage.TREE, withPieces(15, 20, 21).boardStorage());
  }

  @Test
  void copiesCollections() {
    List<String> names = new ArrayList<>(List.of("Shogi"));
    Declaration declaration = new Declaration("game", names, true);
    names.add("Changed");
    assertEquals("Shogi", declaration.prefix());
    assertThrows(
        UnsupportedOperationException.class,
        () -> board(9, 9).surroundings().shadowedNames().add("String"));
  }
}
