// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.management.ThreadMXBean;
import dev.boardwright.processor.testing.DeclaredBoard;
import dev.boardwright.processor.testing.RandomMoves;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedCursor;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cursors against positions: every call, every refusal, every way back. */
class CursorTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final DeclaredBoard SHOGI = DeclaredBoard.shogi();

  static Stream<DeclaredBoard> boards() {
    return DeclaredBoard.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void randomWalk(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? 2 : TestCompiler.seeds(20);
    for (int seed = 0; seed < seeds; seed++) {
      // Who never asks for the hash, or seldom, must get the same one as who always does.
      int oneAskIn = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 10 : 1_000;
      new Walk<>(board, board.type(), seed, oneAskIn).run();
    }
  }

  /** A cursor, and the positions that it has come through, one for each call. */
  private static final class Walk<P extends BoardPosition<P>> {
    private static final int STEPS = 300;

    private final DeclaredBoard board;
    private final Random random;
    private final RandomMoves<P> moves;
    private final int seed;
    private final int oneAskIn;
    private final BoardCursor<P> cursor;
    private P expected;
    private String where;

    /** What each call that can be taken back began with. */
    private final List<P> before = new ArrayList<>();

    /** The mark of each place that there is a way back to; that of this place is the last. */
    private final List<Integer> marks = new ArrayList<>();

    /** Marks that lead nowhere while there are fewer calls. */
    private final List<Integer> staleMarks = new ArrayList<>();

    /** Marks from before {@code reset} or {@code forget}: they never lead anywhere again. */
    private final List<Integer> goneMarks = new ArrayList<>();

    Walk(DeclaredBoard board, BoardType<P> type, int seed, int oneAskIn) {
      this.board = board;
      this.seed = seed;
      this.oneAskIn = oneAskIn;
      random = new Random(seed);
      moves = new RandomMoves<>(board, type, random);
      expected = type.empty();
      cursor = expected.cursor();
      marks.add(cursor.mark());
    }

    void run() {
      for (int i = 0; i < STEPS; i++) {
        where = board + ", seed " + seed + ", step " + i;
        switch (i < 10 ? 9 : random.nextInt(20)) {
          case 0, 1, 2 -> undo();
          case 3, 4 -> undoTo();
          case 5 -> refusedMarks();
          case 6 -> resetOrForget();
          default -> call(i < 10 ? moves.setting() : moves.any());
        }
        assertHolds();
      }
    }

    private void call(RandomMoves.Step<P> step) {
      where += ": " + step;
      P start = expected;
      String refusal = refusal(() -> step.position().apply(start));
      assertEquals(refusal, refusal(() -> step.cursor().accept(cursor)), where);
      if (refusal == null) {
        before.add(expected);
        expected = step.position().apply(start);
        marks.add(cursor.mark());
      }
      assertEquals(marks.get(marks.size() - 1), cursor.mark(), where);
    }

    private void undo() {
      if (before.isEmpty()) {
        assertEquals(
            "there is no call to take back",
            assertThrows(IllegalStateException.class, cursor::undo, where).getMessage());
      } else {
        where += ": undo";
        cursor.undo();
        goBackTo(before.size() - 1);
      }
    }

    private void undoTo() {
      int calls = random.nextInt(marks.size());
      where += ": undo to " + calls + " of " + before.size();
      cursor.undoTo(marks.get(calls));
      goBackTo(calls);
    }

    private void goBackTo(int calls) {
      if (calls < before.size()) {
        expected = before.get(calls);
        before.subList(calls, before.size()).clear();
        staleMarks.addAll(marks.subList(calls + 1, marks.size()));
        marks.subList(calls + 1, marks.size()).clear();
      }
      assertSameContent();
    }

    /** A mark of calls that are taken back is good again when there are as many calls. */
    private void refusedMarks() {
      staleMarks.removeAll(marks);
      for (int mark : staleMarks) {
        assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark), where);
      }
      for (int mark : goneMarks) {
        assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark), where);
      }
    }

    private void resetOrForget() {
      where += ": reset or forget";
      switch (random.nextInt(4)) {
        case 0 -> {
          expected = before.isEmpty() ? expected : before.get(random.nextInt(before.size()));
          cursor.reset(expected);
          goneMarks.addAll(marks);
          goneMarks.addAll(staleMarks);
          staleMarks.clear();
        }
        case 1 -> {
          cursor.forget();
          goneMarks.addAll(marks);
          goneMarks.addAll(staleMarks);
          staleMarks.clear();
        }
        default -> {
          return;
        }
      }
      before.clear();
      marks.clear();
      marks.add(cursor.mark());
      assertSameContent();
      refusedMarks();
    }

    private void assertHolds() {
      assertEquals(expected.turn(), cursor.turn(), where);
      assertEquals(expected.pieceCount(), cursor.pieceCount(), where);
      if (random.nextInt(oneAskIn) == 0) {
        assertEquals(hash(expected), cursor.contentHash(), where);
      }
      int index = random.nextInt(expected.squareCount());
      assertEquals(expected.codeAt(index), cursor.codeAt(index), where);
      assertEquals(
          expected.pieceAt(index),
          DeclaredBoard.text(ReflectiveCalls.callByName(cursor, "pieceOn", board.square(index))),
          where);
      int code = 1 + random.nextInt(board.pieces().size());
      assertEquals(expected.squaresOf(code), cursor.squaresOf(code), where);
      assertEquals(expected.occupied(), cursor.occupied(), where);
      assertEquals(expected.occupied(Side.SECOND), cursor.occupied(Side.SECOND), where);
      if (random.nextInt(4) == 0) {
        assertSameContent();
      }
    }

    private void assertSameContent() {
      P snapshot = cursor.snapshot();
      assertEquals(expected, snapshot, where);
      assertEquals(expected.toString(), snapshot.toString(), where);
      if (random.nextInt(4) == 0) {
        assertEquals(hash(expected), snapshot.contentHash(), where);
      }
      assertSame(snapshot, cursor.snapshot(), where);
      for (Side side : Side.values()) {
        for (int code = 1; code <= board.pieces().size(); code++) {
          assertEquals(expected.handCount(side, code), cursor.handCount(side, code), where);
        }
      }
      byte[] codes = new byte[expected.squareCount() + 1];
      byte[] cursorCodes = new byte[expected.squareCount() + 1];
      expected.copyCodes(codes);
      cursor.copyCodes(cursorCodes);
      assertArrayEquals(codes, cursorCodes, where);
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

  /** What a cursor does later leaves its snapshots as they are, and the position it began with. */
  @ParameterizedTest
  @MethodSource("boards")
  void snapshotsStay(DeclaredBoard board) {
    assertSnapshotsStay(board, board.type());
  }

  private static <P extends BoardPosition<P>> void assertSnapshotsStay(
      DeclaredBoard board, BoardType<P> type) {
    int last = board.shape().squareCount() - 1;
    BoardCursor<P> cursor = type.empty().cursor();
    assertSame(type.empty(), cursor.snapshot());
    assertSame(type, cursor.type());
    cursor.set(last, 1);
    P first = cursor.snapshot();
    String text = first.toString();
    cursor.set(last, 0);
    cursor.toggle();
    cursor.set(0, 1);
    assertEquals(text, first.toString());
    assertEquals(0, type.empty().pieceCount());
    assertEquals(0, type.empty().codeAt(last));
    cursor.undoTo(cursor.mark());
    cursor.undo();
    assertEquals(type.empty().toggle(), cursor.snapshot());
    cursor.reset(first);
    assertSame(first, cursor.snapshot());
    assertEquals(1, cursor.pieceCount());
    assertThrows(IllegalStateException.class, cursor::undo);
  }

  /** As many calls as the journal has room for, and more, with all that led there. */
  @Test
  void longLines() {
    assertLongLines(SHOGI.type());
  }

  private static <P extends BoardPosition<P>> void assertLongLines(BoardType<P> type) {
    BoardCursor<P> cursor = type.empty().cursor();
    cursor.set(40, type.code("R"));
    int mark = cursor.mark();
    long hash = cursor.contentHash();
    for (int i = 0; i < 5_000; i++) {
      cursor.play(40 + i % 2, 41 - i % 2, 0, 0);
    }
    assertEquals(hash, cursor.contentHash());
    assertEquals(mark + 5_000, cursor.mark());
    cursor.forget();
    assertThrows(IllegalStateException.class, cursor::undo);
    assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark));
    cursor.toggle();
    cursor.undo();
    assertEquals(hash, cursor.contentHash());
    assertEquals(type.code("R"), cursor.codeAt(40));
  }

  @Test
  void marks() {
    BoardCursor<?> cursor = SHOGI.type().empty().cursor();
    int start = cursor.mark();
    cursor.set(40, 1);
    int set = cursor.mark();
    cursor.toggle();
    int toggled = cursor.mark();
    cursor.undoTo(set);
    assertEquals(
        "mark " + toggled + " is ahead of this place (" + set + ")",
        refusal(() -> cursor.undoTo(toggled)));
    assertEquals(1, cursor.codeAt(40));
    cursor.forget();
    int forgotten = cursor.mark();
    for (int gone : new int[] {start, set, toggled}) {
      assertEquals(
          "mark " + gone + " is from before reset or forget (the oldest is " + forgotten + ")",
          refusal(() -> cursor.undoTo(gone)));
    }
    cursor.undoTo(forgotten);
    assertEquals(1, cursor.codeAt(40));
    assertEquals(
        "there is no call to take back",
        assertThrows(IllegalStateException.class, cursor::undo).getMessage());
  }

  /** A hash that is known, one that is not, and one that is asked for in the middle of a line. */
  @Test
  void hashesOfOtherLines() {
    assertHashesOfOtherLines(SHOGI.type());
  }

  private static <P extends BoardPosition<P>> void assertHashesOfOtherLines(BoardType<P> type) {
    P known = type.copyOf(type.empty().edit().set(40, "R").set(50, "r").build());
    P unknown = type.copyOf(type.empty().edit().set(41, "B").set(51, "b").build());
    BoardCursor<P> cursor = known.cursor();
    cursor.play(40, 39, 0, 0);
    known.contentHash();
    cursor.reset(known);
    cursor.play(40, 39, 0, 0);
    cursor.play(50, 49, 0, 0);
    cursor.reset(unknown);
    cursor.play(41, 31, 0, 0);
    cursor.play(51, 61, 0, 0);
    assertEquals(hash(cursor.snapshot()), cursor.contentHash());
    cursor.undo();
    assertEquals(hash(cursor.snapshot()), cursor.contentHash());
    cursor.undo();
    assertEquals(hash(unknown), cursor.contentHash());
  }

  /** Only a program that hides the types from the compiler gets as far. */
  @Test
  @SuppressWarnings({"unchecked", "rawtypes"})
  void positionsOfOtherBoards() {
    DeclaredBoard chess = boards().skip(2).findFirst().orElseThrow();
    BoardCursor cursor = SHOGI.type().empty().cursor();
    assertEquals(
        "the position is of another board", refusal(() -> cursor.reset(chess.type().empty())));
    assertEquals(SHOGI.type().empty(), cursor.snapshot());
  }

  /** Also where the journal was long, and is short again. */
  @Test
  void marksFromBeforeALongLineWasForgotten() {
    assertOldMarksAreRefused(SHOGI.type());
  }

  private static <P extends BoardPosition<P>> void assertOldMarksAreRefused(BoardType<P> type) {
    BoardCursor<P> cursor = type.empty().cursor();
    int start = cursor.mark();
    for (int i = 0; i < 10_000; i++) {
      cursor.toggle();
    }
    int mark = cursor.mark();
    cursor.undoTo(start);
    cursor.forget();
    cursor.reset(type.empty());
    for (int i = 0; i < 30_000; i++) {
      cursor.toggle();
      assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark));
    }
  }

  /** Nobody who sends moves that are refused may have all squares of a large board named. */
  @ParameterizedTest
  @MethodSource("largeBoards")
  void aRefusedMoveCostsNoBoard(DeclaredBoard board) {
    assertRefusedCheaply(board.type());
  }

  private static <P extends BoardPosition<P>> void assertRefusedCheaply(BoardType<P> type) {
    P empty = type.empty();
    BoardCursor<P> cursor = empty.cursor();
    List<Runnable> moves = List.of(() -> cursor.play(0, 1, 0, 0), () -> empty.play(0, 1, 0, 0));
    for (Runnable move : moves) {
      assertThat(refusal(move)).startsWith("no piece on "); // and loads what is loaded once
      long before = THREADS.getCurrentThreadAllocatedBytes();
      refusal(move);
      long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
      assertThat(bytes).isLessThan((long) type.shape().squareCount());
    }
  }

  static Stream<DeclaredBoard> largeBoards() {
    return boards().filter(board -> board.shape().squareCount() > 60_000);
  }

  @Test
  void aLongJournalIsGivenBack() throws ReflectiveOperationException {
    assertJournalIsGivenBack(SHOGI.type());
  }

  private static <P extends BoardPosition<P>> void assertJournalIsGivenBack(BoardType<P> type)
      throws ReflectiveOperationException {
    List<Consumer<BoardCursor<P>>> ends =
        List.of(BoardCursor::forget, cursor -> cursor.reset(type.empty()));
    for (Consumer<BoardCursor<P>> end : ends) {
      BoardCursor<P> cursor = type.empty().cursor();
      for (int i = 0; i < 5_000; i++) {
        cursor.toggle();
      }
      assertThat(journalLength(cursor)).isAtLeast(2 * 5_000);
      end.accept(cursor);
      assertThat(journalLength(cursor)).isLessThan(2 * 5_000);
    }
  }

  private static int journalLength(BoardCursor<?> cursor) throws ReflectiveOperationException {
    int length = 0;
    for (String array : List.of("journal", "hashes")) {
      Field field = CodedCursor.class.getDeclaredField(array);
      field.setAccessible(true);
      length += ((long[]) field.get(cursor)).length;
    }
    return length;
  }

  /** Marks go on where an int ends. */
  @Test
  void marksOfACursorThatIsResetVeryOften() {
    assertMarksPassTheLargestInt(SHOGI.type());
  }

  private static <P extends BoardPosition<P>> void assertMarksPassTheLargestInt(BoardType<P> type) {
    BoardCursor<P> cursor = type.empty().cursor();
    // A reset passes as many marks as the journal has room for: at most some thousands.
    for (int i = 0; i < 4_000; i++) {
      cursor.toggle();
    }
    for (int i = 0; i < 1 << 20 && cursor.mark() < Integer.MAX_VALUE - 100_000; i++) {
      cursor.reset(type.empty());
    }
    int lowest = Integer.MAX_VALUE;
    int highest = Integer.MIN_VALUE;
    for (int i = 0; i < 100; i++) {
      int before = cursor.mark();
      cursor.reset(type.empty());
      int mark = cursor.mark();
      cursor.toggle();
      cursor.set(3, 1);
      assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(before));
      cursor.undoTo(mark);
      assertEquals(0, cursor.codeAt(3));
      assertEquals(Side.FIRST, cursor.turn());
      lowest = Math.min(lowest, mark);
      highest = Math.max(highest, mark);
    }
    assertThat(lowest).isLessThan(0);
    assertThat(highest).isGreaterThan(0);
  }

  @Test
  void limits() {
    BoardType<?> type = SHOGI.type();
    BoardCursor<?> cursor = type.empty().cursor();
    int pawn = type.code("P");
    int mark = cursor.mark();
    cursor.addToHand(Side.FIRST, pawn, 81);
    assertEquals(81, cursor.handCount(Side.FIRST, pawn));
    assertEquals(
        "too many pieces for board size (82 pieces, 81 squares)",
        refusal(() -> cursor.set(0, pawn)));
    assertEquals(
        "too many pieces for board size (2147483728 pieces, 81 squares)",
        refusal(() -> cursor.addToHand(Side.FIRST, pawn, Integer.MAX_VALUE)));
    assertEquals(
        "cannot remove P: not found in hand",
        refusal(() -> cursor.addToHand(Side.FIRST, pawn, Integer.MIN_VALUE)));
    assertEquals(mark + 1, cursor.mark());
    for (int index : new int[] {81, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      String words = "invalid flat index: " + index + " (board has 81 squares)";
      assertEquals(words, refusal(() -> cursor.set(index, pawn)));
      assertEquals(words, refusal(() -> cursor.clear(index)));
      assertEquals(words, refusal(() -> cursor.codeAt(index)));
      assertEquals(words, refusal(() -> cursor.play(index, 0, 0, 0)));
      assertEquals(words, refusal(() -> cursor.play(0, index, 0, 0)));
      assertEquals(words, refusal(() -> cursor.drop(pawn, index)));
      assertEquals(words, refusal(() -> type.empty().play(index, 0, 0, 0)));
      assertEquals(words, refusal(() -> type.empty().play(0, index, 0, 0)));
      assertEquals(words, refusal(() -> type.empty().drop(pawn, index)));
    }
    for (int code : new int[] {29, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      String words = "no piece has code " + code + " (codes are 1 to 28)";
      assertEquals(words, refusal(() -> cursor.set(0, code)));
      assertEquals(words, refusal(() -> cursor.addToHand(Side.FIRST, code, 0)));
      assertEquals(words, refusal(() -> cursor.handCount(Side.FIRST, code)));
      assertEquals(words, refusal(() -> cursor.squaresOf(code)));
      assertEquals(words, refusal(() -> cursor.play(0, 0, code, 0)));
      assertEquals(words, refusal(() -> cursor.play(0, 0, 0, code)));
      assertEquals(words, refusal(() -> cursor.drop(code, 0)));
      assertEquals(words, refusal(() -> type.empty().play(0, 0, code, 0)));
      assertEquals(words, refusal(() -> type.empty().play(0, 0, 0, code)));
      assertEquals(words, refusal(() -> type.empty().drop(code, 0)));
      assertEquals(words, refusal(() -> type.empty().squaresOf(code)));
      assertEquals(words, refusal(() -> type.empty().handCount(Side.FIRST, code)));
    }
    assertEquals("no piece has code 0 (codes are 1 to 28)", refusal(() -> cursor.drop(0, 0)));
    assertThrows(NullPointerException.class, () -> cursor.reset(null));
    assertThrows(NullPointerException.class, () -> cursor.addToHand(null, pawn, 1));
    assertThrows(NullPointerException.class, () -> cursor.handCount(null, pawn));
    assertEquals(81, cursor.pieceCount());
    assertEquals(81, cursor.snapshot().pieceCount());
    assertEquals(mark + 1, cursor.mark());
  }
}
