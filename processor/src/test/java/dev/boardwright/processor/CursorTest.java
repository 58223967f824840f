// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.processor.testing.BoardDriver;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.RandomMoves;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cursors against positions: every change, every refusal, every way back. */
class CursorTest {
  private static final DeclaredBoard SHOGI = DeclaredBoard.shogi();

  static Stream<DeclaredBoard> boards() {
    return DeclaredBoard.all();
  }

  private record Made(Object undo, Qi before) {}

  @ParameterizedTest
  @MethodSource("boards")
  void randomWalk(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? 2 : TestCompiler.seeds(20);
    for (int seed = 0; seed < seeds; seed++) {
      Random random = new Random(seed);
      RandomMoves moves = new RandomMoves(board, random);
      Qi expected = board.driver().empty();
      BoardDriver.Cursor cursor = board.driver().cursor(expected);
      Deque<Made> made = new ArrayDeque<>();
      // Who never asks for the hash, or seldom, must get the same one as who always does.
      int oneAskIn = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 10 : 1_000;
      for (int i = 0; i < 300; i++) {
        String where = "seed " + seed + ", step " + i;
        if (!made.isEmpty() && random.nextInt(3) == 0) {
          Made last = made.pop();
          cursor.undo(last.undo);
          expected = last.before;
        } else {
          RandomMoves.Step step = i < 10 ? moves.setting() : moves.any();
          where += ": " + step;
          Qi before = expected;
          Object undo = board.driver().undo();
          String refusal = refusal(() -> step.generated().apply(before));
          assertEquals(refusal, refusal(() -> step.cursor().apply(cursor, undo)), where);
          if (refusal == null) {
            expected = step.generated().apply(before);
            if (step.isRecorded()) {
              made.push(new Made(undo, before));
            } else {
              made.clear(); // only a reverse operation takes it back
            }
          } else if (step.isRecorded()) {
            assertThrows(IllegalArgumentException.class, () -> cursor.undo(undo), where);
          }
        }
        if (random.nextInt(oneAskIn) == 0) {
          assertEquals(hash(expected), cursor.contentHash(), where);
        }
        assertHolds(expected, cursor, random, where);
      }
    }
  }

  private static String refusal(Runnable operation) {
    try {
      operation.run();
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** The hash of a position by another way: step by step from the empty board. */
  private static long hash(Qi qi) {
    Qi copy = Qi.of(qi.shape(), qi.firstPlayerStyle(), qi.secondPlayerStyle());
    copy.contentHash(); // known from here on
    Qi.Edit edit = copy.edit();
    for (int index = 0; index < qi.squareCount(); index++) {
      edit.set(index, qi.pieceAt(index));
    }
    for (Side side : Side.values()) {
      qi.hand(side).forEach((piece, count) -> edit.addToHand(side, piece, count));
    }
    if (qi.turn() == Side.SECOND) {
      edit.toggle();
    }
    return edit.build().contentHash();
  }

  private static void assertHolds(
      Qi expected, BoardDriver.Cursor cursor, Random random, String where) {
    assertEquals(expected.turn(), cursor.turn(), where);
    assertEquals(expected.pieceCount(), cursor.pieceCount(), where);
    int index = random.nextInt(expected.squareCount());
    assertEquals(expected.pieceAt(index), cursor.pieceOn(index), where);
    if (random.nextInt(4) == 0) {
      Qi snapshot = cursor.snapshot();
      assertEquals(expected, snapshot, where);
      assertEquals(expected.toString(), snapshot.toString(), where);
      if (random.nextInt(4) == 0) {
        assertEquals(hash(expected), snapshot.contentHash(), where);
      }
      Assertions.assertSame(snapshot, cursor.snapshot(), where);
    }
  }

  /** What a cursor does later leaves its snapshots as they are, and the position it began with. */
  @ParameterizedTest
  @MethodSource("boards")
  void snapshotsStay(DeclaredBoard board) {
    BoardDriver driver = board.driver();
    String piece = board.pieces().get(0);
    int last = board.shape().squareCount() - 1;
    BoardDriver.Cursor cursor = driver.cursor(driver.empty());
    Assertions.assertSame(driver.empty(), cursor.snapshot());
    cursor.set(last, piece, true);
    Qi first = cursor.snapshot();
    String text = first.toString();
    cursor.set(last, null, true);
    cursor.toggle();
    cursor.set(0, piece, false);
    assertEquals(text, first.toString());
    assertEquals(0, driver.empty().pieceCount());
    assertEquals(null, driver.pieceOn(driver.empty(), last));
    cursor.reset(first);
    Assertions.assertSame(first, cursor.snapshot());
    assertEquals(1, cursor.pieceCount());
  }

  @Test
  void recordsOfOtherMoves() {
    BoardDriver driver = SHOGI.driver();
    BoardDriver.Cursor cursor = driver.cursor(driver.with(driver.empty(), 40, "R", true));
    Object first = driver.undo();
    Object second = driver.undo();
    String words = "this record is not of the move that led here";
    assertEquals(
        words, assertThrows(IllegalArgumentException.class, () -> cursor.undo(first)).getMessage());
    cursor.move(40, 41, first, true);
    cursor.move(41, 42, second, true);
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(first));
    cursor.undo(second);
    // A move that is refused leaves the record as it is.
    assertThrows(IllegalArgumentException.class, () -> cursor.move(0, 1, first, false));
    cursor.undo(first);
    assertEquals("R", cursor.pieceOn(40));
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(first));

    // The same position by another way, or of another cursor, is not the same state.
    cursor.move(40, 41, first, true);
    cursor.undo(first);
    cursor.move(40, 41, second, true);
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(first));
    BoardDriver.Cursor other = driver.cursor(driver.with(driver.empty(), 40, "R", true));
    Object others = driver.undo();
    other.move(40, 41, others, true);
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(others));
    cursor.toggle();
    cursor.toggle();
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(second));
    cursor.move(41, 42, second, true);
    cursor.addToHand(Side.FIRST, "P", 1);
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(second));
    assertEquals(1, cursor.handCount(Side.FIRST, "P"));
    cursor.addToHand(Side.FIRST, "P", 0); // no change
    cursor.move(42, 41, second, true);
    cursor.addToHand(Side.FIRST, "P", 0);
    cursor.undo(second);
    cursor.move(42, 41, second, true);
    cursor.reset(other.snapshot());
    assertThrows(IllegalArgumentException.class, () -> cursor.undo(second));
    assertEquals("R", cursor.pieceOn(41));
    assertEquals(
        "undo",
        assertThrows(NullPointerException.class, () -> cursor.move(41, 42, null, false))
            .getMessage());
    assertThrows(NullPointerException.class, () -> cursor.undo(null));
  }

  @Test
  void limits() {
    BoardDriver driver = SHOGI.driver();
    BoardDriver.Cursor cursor = driver.cursor(driver.empty());
    cursor.addToHand(Side.FIRST, "P", 81);
    assertEquals(81, cursor.handCount(Side.FIRST, "P"));
    assertEquals(
        "too many pieces for board size (82 pieces, 81 squares)",
        refusal(() -> cursor.set(0, "P", true)));
    assertEquals(
        "too many pieces for board size (2147483728 pieces, 81 squares)",
        refusal(() -> cursor.addToHand(Side.FIRST, "P", Integer.MAX_VALUE)));
    assertEquals(
        "cannot remove P: not found in hand",
        refusal(() -> cursor.addToHand(Side.FIRST, "P", Integer.MIN_VALUE)));
    assertEquals(
        "invalid flat index: 81 (board has 81 squares)", refusal(() -> cursor.set(81, "P", false)));
    assertEquals("invalid flat index: -1 (board has 81 squares)", refusal(() -> cursor.codeAt(-1)));
    assertEquals(81, cursor.pieceCount());
    assertEquals(81, cursor.snapshot().pieceCount());
  }
}
