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
import dev.boardwright.processor.testing.FreeType;
import dev.boardwright.processor.testing.RandomMoves;
import dev.boardwright.processor.testing.ReflectiveCalls;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.support.CodedCursor;
import dev.boardwright.testing.Effort;
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

/** Tests cursors against positions: every call, every rejected call, and undoing calls. */
class CursorTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final DeclaredBoard SHOGI = DeclaredBoard.shogi();

  static Stream<DeclaredBoard> boards() {
    return DeclaredBoard.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void randomCallsMatchPositions(DeclaredBoard board) {
    int seeds = board.shape().squareCount() > 10_000 ? Effort.of(1, 2) : TestCompiler.seeds(20);
    for (int seed = 0; seed < seeds; seed++) {
      // Runs request the hash always, sometimes or almost never, and must get the same one.
      int oneAskIn = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 10 : 1_000;
      new Walk<>(board, board.freeType(), seed, oneAskIn).run();
    }
  }

  /** A cursor and the positions that it has passed through, one for each call. */
  private static final class Walk<P extends FreePosition<P>> {
    private static final int STEPS = 300;

    private final DeclaredBoard board;
    private final Random random;
    private final RandomMoves<P> moves;
    private final int seed;
    private final int oneAskIn;
    private final FreeCursor<P> cursor;
    private P expected;
    private String where;

    /** The position before each call that can be undone. */
    private final List<P> before = new ArrayList<>();

    /** The mark of each position that can be restored; the last mark is the current one. */
    private final List<Integer> marks = new ArrayList<>();

    /** Marks of undone calls: they are invalid until the journal has as many calls again. */
    private final List<Integer> staleMarks = new ArrayList<>();

    /** Marks from before {@code reset} or {@code forget}: they never become valid again. */
    private final List<Integer> goneMarks = new ArrayList<>();

    Walk(DeclaredBoard board, FreeType<P> free, int seed, int oneAskIn) {
      BoardType<P> type = free.type();
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
          case 5 -> checkRejectedMarks();
          case 6 -> resetOrForget();
          default -> call(i < 10 ? moves.setting() : moves.any());
        }
        assertMatchesExpected();
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
            "there is no call to undo",
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

    /**
     * Checks that {@code undoTo} rejects invalid marks. A mark of undone calls is valid again once
     * there are as many calls.
     */
    private void checkRejectedMarks() {
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
      checkRejectedMarks();
    }

    /** Checks that the cursor agrees with the expected position on random queries. */
    private void assertMatchesExpected() {
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

    /** Checks that the whole content of the cursor agrees with the expected position. */
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

  /** {@return the message of the exception that an operation throws, or null if it succeeds} */
  private static String refusal(Runnable operation) {
    try {
      operation.run();
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  /** {@return the hash of a position, computed incrementally from the empty board} */
  private static long hash(Qi qi) {
    Qi copy = Qi.of(qi.shape(), qi.firstPlayerStyle(), qi.secondPlayerStyle());
    copy.contentHash(); // from here on, the hash is updated incrementally
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

  /** Later calls on a cursor change neither its snapshots nor the position that it began with. */
  @ParameterizedTest
  @MethodSource("boards")
  void snapshotsDoNotChange(DeclaredBoard board) {
    assertSnapshotsDoNotChange(board, board.freeType());
  }

  private static <P extends FreePosition<P>> void assertSnapshotsDoNotChange(
      DeclaredBoard board, FreeType<P> free) {
    BoardType<P> type = free.type();
    int last = board.shape().squareCount() - 1;
    FreeCursor<P> cursor = type.empty().cursor();
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

  /** Tests lines with more calls than the journal can initially hold. */
  @Test
  void journalGrowsForLongLines() {
    assertJournalGrows(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertJournalGrows(FreeType<P> free) {
    BoardType<P> type = free.type();
    P start = type.copyOf(type.empty().edit().set(0, "R").build());
    FreeCursor<P> cursor = start.cursor();
    int mark = cursor.mark();
    assertEquals(hash(start), cursor.contentHash()); // from here on, the journal records the hash
    List<P> line = new ArrayList<>(List.of(start));
    int squares = start.squareCount();
    for (int i = 0; i < 5_000; i++) {
      line.add(line.get(i).play(i % squares, (i + 1) % squares, 0, 0));
    }
    P end = line.get(5_000);
    playLongLine(cursor);
    assertEquals(end, cursor.snapshot());
    assertEquals(mark + 5_000, cursor.mark());
    for (int i = 4_999; i >= 0; i--) {
      cursor.undo();
      assertEquals(line.get(i), cursor.snapshot());
      assertEquals(line.get(i).contentHash(), cursor.contentHash());
    }
    assertThrows(IllegalStateException.class, cursor::undo);
    playLongLine(cursor);
    cursor.undoTo(mark);
    assertEquals(start, cursor.snapshot());
    assertEquals(start.contentHash(), cursor.contentHash());
    playLongLine(cursor);
    cursor.forget();
    assertThrows(IllegalStateException.class, cursor::undo);
    assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark));
    cursor.toggle();
    cursor.undo();
    assertEquals(end, cursor.snapshot());
    assertEquals(end.contentHash(), cursor.contentHash());
  }

  /** Moves the piece on square 0 by 5,000 moves, each to the next square. */
  private static void playLongLine(FreeCursor<?> cursor) {
    int squares = cursor.type().shape().squareCount();
    for (int i = 0; i < 5_000; i++) {
      cursor.play(i % squares, (i + 1) % squares, 0, 0);
    }
  }

  @Test
  void rejectsInvalidMarks() {
    assertInvalidMarksAreRejected(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertInvalidMarksAreRejected(FreeType<P> free) {
    BoardType<P> type = free.type();
    FreeCursor<P> cursor = type.empty().cursor();
    int start = cursor.mark();
    cursor.set(40, 1);
    int set = cursor.mark();
    cursor.toggle();
    int toggled = cursor.mark();
    cursor.undoTo(set);
    assertEquals(
        "mark " + toggled + " is ahead of the cursor (at " + set + ")",
        refusal(() -> cursor.undoTo(toggled)));
    assertEquals(1, cursor.codeAt(40));
    cursor.forget();
    int forgotten = cursor.mark();
    for (int gone : new int[] {start, set, toggled}) {
      assertEquals(
          "mark "
              + gone
              + " was made before reset or forget (the oldest valid mark is "
              + forgotten
              + ")",
          refusal(() -> cursor.undoTo(gone)));
    }
    cursor.undoTo(forgotten);
    assertEquals(1, cursor.codeAt(40));
    assertEquals(
        "there is no call to undo",
        assertThrows(IllegalStateException.class, cursor::undo).getMessage());
  }

  /**
   * Resets a cursor from a position whose hash is known to one whose hash is not, and requests the
   * hash in the middle of a line. No hash of the earlier line may come back.
   */
  @Test
  void restoresNoHashOfOtherLine() {
    assertNoHashOfOtherLine(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertNoHashOfOtherLine(FreeType<P> free) {
    BoardType<P> type = free.type();
    P known = type.copyOf(type.empty().edit().set(40, "R").set(50, "r").build());
    P unknown = type.copyOf(type.empty().edit().set(41, "B").set(51, "b").build());
    FreeCursor<P> cursor = known.cursor();
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

  /** The compiler prevents this mistake, except in programs that use raw types. */
  @Test
  @SuppressWarnings({"unchecked", "rawtypes"})
  void rejectsPositionsOfOtherBoards() {
    DeclaredBoard chess = boards().skip(2).findFirst().orElseThrow();
    BoardCursor cursor = SHOGI.type().empty().cursor();
    assertEquals(
        "the position belongs to another board", refusal(() -> cursor.reset(chess.type().empty())));
    assertEquals(SHOGI.type().empty(), cursor.snapshot());
  }

  /** The marks stay invalid even if the journal was long and has become short again. */
  @Test
  void rejectsMarksFromBeforeForget() {
    assertOldMarksAreRejected(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertOldMarksAreRejected(FreeType<P> free) {
    BoardType<P> type = free.type();
    FreeCursor<P> cursor = type.empty().cursor();
    int start = cursor.mark();
    cursor.set(40, type.code("R"));
    for (int i = 1; i < 10_000; i++) {
      cursor.toggle();
    }
    assertEquals(type.code("R"), cursor.codeAt(40));
    assertEquals(Side.SECOND, cursor.turn());
    int mark = cursor.mark();
    cursor.undoTo(start);
    assertEquals(type.empty(), cursor.snapshot());
    cursor.forget();
    cursor.reset(type.empty());
    for (int i = 0; i < 30_000; i++) {
      cursor.toggle();
      assertThrows(IllegalArgumentException.class, () -> cursor.undoTo(mark));
    }
  }

  /**
   * Invalid moves from untrusted input must be cheap: a rejected move on a large board must not
   * compute the names of all squares, not even once. The memory that the move allocates shows this.
   */
  @ParameterizedTest
  @MethodSource("newLargeBoards")
  void rejectsMovesCheaply(DeclaredBoard board) {
    // Loads and initialises what all large boards share.
    boards()
        .filter(other -> other.shape().squareCount() > 60_000)
        .forEach(other -> rejectedMoves(other.freeType()).forEach(CursorTest::refusal));
    for (Runnable move : rejectedMoves(board.freeType())) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      String refusal = refusal(move);
      long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
      assertThat(refusal).startsWith("no piece on ");
      assertThat(bytes).isLessThan((long) board.shape().squareCount());
    }
  }

  private static <P extends FreePosition<P>> List<Runnable> rejectedMoves(FreeType<P> free) {
    BoardType<P> type = free.type();
    P empty = type.empty();
    FreeCursor<P> cursor = empty.cursor();
    return List.of(() -> cursor.play(0, 1, 0, 0), () -> empty.play(0, 1, 0, 0));
  }

  static Stream<DeclaredBoard> newLargeBoards() {
    return DeclaredBoard.newLarge();
  }

  @Test
  void shrinksLongJournal() throws ReflectiveOperationException {
    assertJournalShrinks(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertJournalShrinks(FreeType<P> free)
      throws ReflectiveOperationException {
    BoardType<P> type = free.type();
    List<Consumer<FreeCursor<P>>> ends =
        List.of(FreeCursor::forget, cursor -> cursor.reset(type.empty()));
    for (Consumer<FreeCursor<P>> end : ends) {
      FreeCursor<P> cursor = type.empty().cursor();
      for (int i = 0; i < 5_000; i++) {
        cursor.toggle();
      }
      assertThat(journalLength(cursor)).isAtLeast(2 * 5_000);
      end.accept(cursor);
      assertThat(journalLength(cursor)).isLessThan(2 * 5_000);
    }
  }

  private static int journalLength(FreeCursor<?> cursor) throws ReflectiveOperationException {
    int length = 0;
    for (String array : List.of("journal", "hashes")) {
      Field field = CodedCursor.class.getDeclaredField(array);
      field.setAccessible(true);
      length += ((long[]) field.get(cursor)).length;
    }
    return length;
  }

  /** Marks wrap around after the largest int and remain usable. */
  @Test
  void marksWrapAround() {
    assertMarksWrapAround(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertMarksWrapAround(FreeType<P> free) {
    BoardType<P> type = free.type();
    FreeCursor<P> cursor = type.empty().cursor();
    // A reset skips as many marks as the journal has room for, which is at most a few thousand.
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
  void rejectsArgumentsBeyondLimits() {
    assertArgumentsBeyondLimitsAreRejected(SHOGI.freeType());
  }

  private static <P extends FreePosition<P>> void assertArgumentsBeyondLimitsAreRejected(
      FreeType<P> free) {
    BoardType<P> type = free.type();
    FreeCursor<P> cursor = type.empty().cursor();
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
