// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.testing.BoardDriver;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.RandomMoves;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveQi;
import dev.boardwright.testing.RandomOperations;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions of declared pieces against Qi as its document tells it, for each way to store them. */
class DeclaredPositionTest {
  private static final DeclaredBoard SHOGI = DeclaredBoard.shogi();

  static Stream<DeclaredBoard> boards() {
    return DeclaredBoard.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void randomOperations(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? 2 : TestCompiler.seeds(40);
    for (int seed = 0; seed < seeds; seed++) {
      RandomOperations.compare(seed, 60, board.driver().empty(), board.naive(), board.pieceArray());
    }
  }

  /** Moves have the results and the refusals of their steps. */
  @ParameterizedTest
  @MethodSource("boards")
  void moves(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? 2 : TestCompiler.seeds(20);
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      RandomMoves moves = new RandomMoves(board, random);
      int oneAskIn = seed % 3 == 0 ? 1 : 10; // who is seldom asked for the hash keeps none
      Qi generated = board.driver().empty();
      Qi naive = board.naive();
      for (int i = 0; i < 100; i++) {
        RandomMoves.Step step = i < 10 ? moves.setting() : moves.any();
        String where = "seed " + seed + ", step " + i + ": " + step;
        Qi before = generated;
        Qi expected = naive;
        String refusal = refusal(() -> step.naive().apply(expected));
        assertEquals(refusal, refusal(() -> step.generated().apply(before)), where);
        if (refusal == null) {
          generated = step.generated().apply(before);
          naive = step.naive().apply(expected);
          assertTrue(NaiveQi.sameContent(generated, naive), where);
          if (random.nextInt(oneAskIn) == 0) {
            assertEquals(naive.contentHash(), generated.contentHash(), where);
          }
          assertEquals(naive.pieceCount(), generated.pieceCount(), where);
        }
      }
    }
  }

  private static String refusal(Supplier<Qi> operation) {
    try {
      operation.get();
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalsTheGenericForm(DeclaredBoard board) {
    Qi generic = Qi.of(board.shape(), "SHOGI", "shogi");
    Qi generated = board.driver().empty();
    assertEquals(generic, generated);
    assertEquals(generated, generic);
    String piece = board.pieces().get(board.pieces().size() - 1);
    int last = board.shape().squareCount() - 1;
    Qi changed = board.driver().with(generated, last, piece, true);
    assertNotEquals(changed, generic);
    assertNotEquals(generic, changed);
    assertNotEquals(changed, generated);
    assertNotEquals(generated, changed);
    Qi same = generic.edit().set(last, piece).build();
    assertEquals(same, changed);
    assertEquals(changed, same);
    assertEquals(same.hashCode(), changed.hashCode());
    assertEquals(same.toString(), changed.toString());
    assertEquals(changed, board.driver().with(generated, last, piece, false));
    assertSame(changed, board.driver().with(changed, last, piece, false));
    assertEquals(generated, board.driver().with(changed, last, null, true));
    assertNotEquals(changed, changed.toggle());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void typedReads(DeclaredBoard board) {
    BoardDriver driver = board.driver();
    List<String> pieces = board.pieces();
    for (int code = 1; code <= pieces.size(); code++) {
      int index = code % board.shape().squareCount();
      String piece = pieces.get(code - 1);
      Qi qi = driver.with(driver.empty(), index, piece, true);
      assertEquals(code, driver.codeAt(qi, index));
      assertEquals(piece, driver.pieceOn(qi, index));
      assertEquals(piece, qi.pieceAt(index));
    }
    assertEquals(0, driver.codeAt(driver.empty(), 0));
    assertNull(driver.pieceOn(driver.empty(), 0));
    int count = board.shape().squareCount();
    String words = "invalid flat index: " + count + " (board has " + count + " squares)";
    assertEquals(
        words,
        assertThrows(IllegalArgumentException.class, () -> driver.codeAt(driver.empty(), count))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> driver.codeAt(driver.empty(), -1));
  }

  @Test
  void typedHands() {
    BoardDriver driver = SHOGI.driver();
    Qi.Edit edit = driver.empty().edit();
    driver.addToHand(edit, Side.FIRST, "P", 18);
    driver.addToHand(edit, Side.SECOND, "r", 2);
    driver.addToHand(edit, Side.FIRST, "p", 0);
    assertThrows(IllegalArgumentException.class, () -> driver.addToHand(edit, Side.FIRST, "p", 1));
    Qi qi = edit.build();
    assertEquals(18, driver.handCount(qi, Side.FIRST, "P"));
    assertEquals(2, driver.handCount(qi, Side.SECOND, "r"));
    assertEquals(0, driver.handCount(qi, Side.SECOND, "P"));
    assertEquals(0, qi.handCount(Side.FIRST, "no such piece"));
    assertEquals("{P=18}", qi.firstPlayerHand().toString());
  }

  /** In the middle of an edit there may be more pieces than a packed count has room for. */
  @Test
  void runningCounts() {
    Qi.Edit edit = SHOGI.driver().empty().edit();
    edit.addToHand(Side.FIRST, "P", Integer.MAX_VALUE).addToHand(Side.FIRST, "P", 5);
    edit.addToHand(Side.SECOND, "p", 128).addToHand(Side.FIRST, "L", 127);
    assertEquals(
        "too many pieces for board size (2147483907 pieces, 81 squares)",
        assertThrows(IllegalArgumentException.class, edit::build).getMessage());
    edit.addToHand(Side.FIRST, "P", -5).addToHand(Side.FIRST, "P", -Integer.MAX_VALUE);
    edit.addToHand(Side.SECOND, "p", -127).addToHand(Side.FIRST, "L", -125);
    Qi qi = edit.build();
    assertEquals("{L=2}", qi.firstPlayerHand().toString());
    assertEquals("{p=1}", qi.secondPlayerHand().toString());
    assertEquals(
        Qi.of(Shape.of(9, 9), "SHOGI", "shogi")
            .edit()
            .addToHand(Side.FIRST, "L", 2)
            .addToHand(Side.SECOND, "p", 1)
            .build(),
        qi);
  }

  @Test
  void whatIsRefused() {
    Qi empty = SHOGI.driver().empty();
    assertRefused("piece not declared: X", () -> empty.edit().set(0, "X"));
    assertRefused("invalid flat index: 81 (board has 81 squares)", () -> empty.edit().set(81, "X"));
    assertRefused("piece exceeds 255 bytes (got 256)", () -> empty.edit().set(0, "x".repeat(256)));
    assertRefused(
        "piece not declared for the first player's hand: p",
        () -> empty.edit().addToHand(Side.FIRST, "p", 1));
    assertRefused(
        "piece not declared for the first player's hand: K^",
        () -> empty.edit().addToHand(Side.FIRST, "K^", 1));
    assertRefused(
        "cannot remove K^: not found in hand", () -> empty.edit().addToHand(Side.FIRST, "K^", -1));
    assertRefused(
        "cannot remove X: not found in hand", () -> empty.edit().addToHand(Side.FIRST, "X", -1));
    assertRefused(
        "piece must be a string, got null", () -> empty.edit().addToHand(Side.FIRST, null, 1));
    assertEquals(empty, empty.edit().addToHand(Side.FIRST, "X", 0).build());
    Qi.Edit ended = empty.edit();
    ended.build();
    assertThrows(IllegalStateException.class, () -> ended.set(0, "P"));
    assertThrows(IllegalStateException.class, () -> ended.clear(0));
    assertThrows(IllegalStateException.class, () -> SHOGI.driver().set(ended, 0, "P"));
    assertThrows(IllegalStateException.class, () -> ended.addToHand(Side.FIRST, "P", 1));
    assertThrows(IllegalStateException.class, ended::toggle);
    assertThrows(IllegalStateException.class, ended::build);
    String cell = BoardCells.of(Shape.of(9, 9), SquareOrder.ASCENDING).cell(40);
    assertRefused("no piece on " + cell, () -> SHOGI.driver().move(empty, 40, 41));
  }

  private static void assertRefused(String message, Supplier<?> operation) {
    assertEquals(
        message, assertThrows(IllegalArgumentException.class, operation::get).getMessage());
  }
}
