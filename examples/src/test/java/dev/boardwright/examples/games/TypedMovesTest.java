// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static dev.boardwright.examples.games.ChessPiece.FIRST_QUEEN;
import static dev.boardwright.examples.games.ChessSquare.A8;
import static dev.boardwright.examples.games.ChessSquare.E2;
import static dev.boardwright.examples.games.ChessSquare.E4;
import static dev.boardwright.examples.games.ChessSquare.E5;
import static dev.boardwright.examples.games.ChessSquare.E7;
import static dev.boardwright.examples.games.ChessSquare.E8;
import static dev.boardwright.examples.games.ChessSquare.H1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the generated types of moves. */
class TypedMovesTest {
  private static final ChessMove STEP = ChessMove.of(E2, E4);
  private static final ChessMove PROMOTION = ChessMove.of(E7, E8, FIRST_QUEEN);

  private static void assertEqualBothWays(Move expected, Move move) {
    assertEquals(expected, move);
    assertEquals(move, expected);
    assertEquals(expected.hashCode(), move.hashCode());
  }

  @Test
  void movesHaveTheirParts() {
    assertEquals(E2, STEP.from());
    assertEquals(E4, STEP.to());
    assertNull(STEP.promotion());
    assertEquals("e2-e4", STEP.toString());
    assertEquals(PackedMove.of(E2.index(), E4.index(), 0), STEP.packed());
    assertEquals(E7, PROMOTION.from());
    assertEquals(E8, PROMOTION.to());
    assertEquals(FIRST_QUEEN, PROMOTION.promotion());
    assertEquals("e7-e8=Q", PROMOTION.toString());
    assertEquals(PackedMove.of(E7.index(), E8.index(), FIRST_QUEEN.code()), PROMOTION.packed());
    assertFalse(PROMOTION.isDrop());
    assertNull(PROMOTION.droppedToken());
  }

  @Test
  void movesEqualThoseOfOtherForms() {
    assertEqualBothWays(Move.of(52, 36), STEP);
    assertEqualBothWays(Move.of(12, 4, "Q"), PROMOTION);
    assertEqualBothWays(ChessMove.of(PROMOTION.packed()), PROMOTION);
    for (Move other :
        List.of(
            ChessMove.of(E2, E5),
            ChessMove.of(E7, E4),
            ChessMove.of(E2, E4, FIRST_QUEEN),
            Move.of(52, 28),
            Move.of(12, 36),
            Move.of(52, 36, "Q"),
            Move.drop("Q", 36))) {
      assertNotEquals(other, STEP);
      assertNotEquals(STEP, other);
    }
    assertNotEquals(STEP, "e2-e4");
    assertNotEquals(STEP, null);
  }

  @Test
  void movesEqualThoseOfOtherGames() {
    assertEqualBothWays(KnightmateMove.of(KnightmateSquare.E2, KnightmateSquare.E4), STEP);
    assertEqualBothWays(
        KnightmateMove.of(KnightmateSquare.E7, KnightmateSquare.E8, KnightmatePiece.FIRST_Q),
        PROMOTION);
    // The same squares have other indices on a wider board.
    assertNotEquals(CapablancaMove.of(CapablancaSquare.E2, CapablancaSquare.E4), STEP);
  }

  static IntStream numbersOfNoMove() {
    int last = ChessPiece.values().length;
    return IntStream.of(
        0,
        -1,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        PackedMove.of(64, 0, 0),
        PackedMove.of(0, 64, 0),
        PackedMove.of(1023, 1023, 0),
        PackedMove.of(52, 36, last + 1),
        PackedMove.of(52, 36, 255),
        PackedMove.drop(0, 36, 0),
        PackedMove.drop(last + 1, 36, 0),
        PackedMove.drop(1, 64, 0),
        1 << 29 | STEP.packed(),
        1 << 30 | STEP.packed(),
        1 << 31 | STEP.packed());
  }

  @ParameterizedTest
  @MethodSource("numbersOfNoMove")
  void rejectsNumbersOfNoMove(int packed) {
    assertThrows(IllegalArgumentException.class, () -> ChessMove.of(packed));
    assertThrows(IllegalArgumentException.class, () -> ChessMoves.GAME.move(packed));
  }

  @Test
  void acceptsTheFirstAndTheLastOfEverything() {
    int last = ChessPiece.values().length;
    assertEquals(A8, ChessMove.of(PackedMove.of(0, 63, 0)).from());
    assertEquals(H1, ChessMove.of(PackedMove.of(0, 63, 0)).to());
    assertEquals(last, ChessMove.of(PackedMove.of(63, 0, last)).promotion().code());
  }

  @Test
  void dropsHaveNoOrigin() {
    CrazyhouseMove drop = CrazyhouseMove.drop(CrazyhousePiece.FIRST_N, CrazyhouseSquare.E4);
    assertTrue(drop.isDrop());
    assertNull(drop.from());
    assertEquals(Move.NO_SQUARE, drop.fromIndex());
    assertEquals(CrazyhouseSquare.E4, drop.to());
    assertEquals(CrazyhousePiece.FIRST_N, drop.dropped());
    assertNull(drop.promotion());
    assertEquals("N*e4", drop.toString());
    assertEquals(PackedMove.drop(CrazyhousePiece.FIRST_N.code(), 36, 0), drop.packed());
    assertEqualBothWays(Move.drop("N", 36), drop);
    assertNotEquals(CrazyhouseMove.drop(CrazyhousePiece.SECOND_N, CrazyhouseSquare.E4), drop);
    CrazyhousePosition held =
        CrazyhousePosition.parse("4k^3/8/8/8/8/8/8/4K^3 N/ CRAZYHOUSE/crazyhouse");
    assertEquals("4k^3/8/8/8/4N3/8/8/4K^3", held.play(drop).toText().split(" ")[0]);
    assertTrue(held.legalMoves().contains(drop));
  }

  @Test
  void piecesAreDroppedAsOthers() {
    KyotoshogiPosition held = KyotoshogiPosition.parse("4k^/5/5/5/K^4 P/ KYOTOSHOGI/kyotoshogi");
    KyotoshogiMove plain = KyotoshogiMove.drop(KyotoshogiPiece.FIRST_P, KyotoshogiSquare.C3);
    KyotoshogiMove turned =
        KyotoshogiMove.drop(
            KyotoshogiPiece.FIRST_P, KyotoshogiSquare.C3, KyotoshogiPiece.FIRST_ENHANCED_P);
    assertEquals("P*c3", plain.toString());
    assertEquals("P*c3=+P", turned.toString());
    assertEquals(KyotoshogiPiece.FIRST_P, turned.dropped());
    assertEquals(KyotoshogiPiece.FIRST_ENHANCED_P, turned.promotion());
    assertEqualBothWays(Move.drop("P", 12, "+P"), turned);
    assertNotEquals(plain, turned);
    assertTrue(held.legalMoves().containsAll(List.of(plain, turned)));
    assertEquals(KyotoshogiPiece.FIRST_P, held.play(plain).pieceOn(KyotoshogiSquare.C3));
    assertEquals(KyotoshogiPiece.FIRST_ENHANCED_P, held.play(turned).pieceOn(KyotoshogiSquare.C3));
  }

  @Test
  void movesArePackedForOtherGames() {
    assertEquals(STEP.packed(), STEP.packed(ChessMoves.GAME));
    assertEquals(PROMOTION.packed(), PROMOTION.packed(ChessPosition.RULES));
    KnightmateMove other =
        KnightmateMove.of(KnightmateSquare.E7, KnightmateSquare.E8, KnightmatePiece.FIRST_Q);
    assertNotEquals(PROMOTION.packed(), other.packed()); // the queen has another code
    assertEquals(other.packed(), PROMOTION.packed(KnightmateMoves.GAME));
    assertEquals(PROMOTION.packed(), Move.of(12, 4, "Q").packed(ChessMoves.GAME));
    assertThrows(IllegalArgumentException.class, () -> STEP.packed(MinishogiMoves.GAME));
    assertThrows(IllegalArgumentException.class, () -> PROMOTION.packed(XiangqiMoves.GAME));
    assertThrows(IllegalArgumentException.class, () -> Move.of(0, 64).packed(ChessMoves.GAME));
    assertThrows(IllegalArgumentException.class, () -> Move.of(12, 4, "A").packed(ChessMoves.GAME));
    assertThrows(IllegalArgumentException.class, () -> Move.drop("A", 36).packed(ChessMoves.GAME));
  }

  @Test
  void positionsPlayLegalMovesOfAnyForm() {
    ChessPosition next = ChessPosition.START.play(STEP);
    assertEquals(ChessPiece.FIRST_PAWN, next.pieceOn(E4));
    assertEquals(next, ChessPosition.START.play(Move.of(52, 36)));
    assertEquals(
        next,
        ChessPosition.START.play(KnightmateMove.of(KnightmateSquare.E2, KnightmateSquare.E4)));
    for (Move illegal :
        List.of(
            ChessMove.of(E2, E5),
            ChessMove.of(E4, E5),
            ChessMove.of(E2, E4, FIRST_QUEEN),
            Move.drop("Q", 36),
            Move.of(52, 64))) {
      assertThrows(IllegalArgumentException.class, () -> ChessPosition.START.play(illegal));
    }
    assertEquals(
        "illegal move e2-e5: the pawn on e2 does not move to e5",
        assertThrows(
                IllegalArgumentException.class,
                () -> ChessPosition.START.play(ChessMove.of(E2, E5)))
            .getMessage());
    assertThrows(NullPointerException.class, () -> ChessPosition.START.play((Move) null));
  }

  @Test
  void positionsListTheMovesOfAPiece() {
    List<ChessMove> steps = List.of(ChessMove.of(E2, ChessSquare.E3), STEP);
    List<ChessMove> found = ChessPosition.START.legalMovesFrom(E2);
    assertEquals(2, found.size());
    assertTrue(found.containsAll(steps), found.toString());
    assertEquals(found, ChessPosition.START.legalMovesFrom(E2.index()));
    assertEquals(List.of(), ChessPosition.START.legalMovesFrom(E4));
    assertThrows(IllegalArgumentException.class, () -> ChessPosition.START.legalMovesFrom(64));
    assertThrows(UnsupportedOperationException.class, found::clear);
  }
}
