// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.examples.chess.ChessPiece;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquare;
import dev.boardwright.examples.go.GoCells;
import dev.boardwright.examples.minishogi.MiniShogiPiece;
import dev.boardwright.examples.minishogi.MiniShogiPosition;
import dev.boardwright.examples.minishogi.MiniShogiSquare;
import dev.boardwright.examples.raumschach.RaumschachCells;
import dev.boardwright.geometry.Direction;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that operations documented to allocate nothing do so. Unlike times, allocated bytes do not
 * depend on the load of the machine.
 */
@Tag("optimised")
class AllocationTest {
  private static final int CALLS = 20_000;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** An object that the JIT compiler has to create. */
  private static volatile Qi escaped;

  /** {@return the average number of bytes that a call allocates after a warm-up} */
  private static long bytes(IntSupplier action) {
    int sum = 0;
    for (int i = 0; i < CALLS; i++) {
      sum += action.getAsInt();
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < CALLS; i++) {
      sum += action.getAsInt();
    }
    long after = THREADS.getCurrentThreadAllocatedBytes();
    assertTrue(sum != 1, "the results are used");
    return (after - before) / CALLS;
  }

  @Test
  void coordinatesAllocateNothing() {
    List<String> texts = List.of("e4", "a1", "i9", "j1", "e0", "", "e10", "*", "e4\n", "é4");
    Location here = Location.parse("e5");
    for (String text : texts) {
      assertEquals(0, bytes(() -> ShogiCells.index(text)), text);
      assertEquals(0, bytes(() -> GoCells.index(text)), text);
      assertEquals(0, bytes(() -> RaumschachCells.index(text)), text);
      assertEquals(0, bytes(() -> ShogiSquare.find(text) == null ? 0 : 1), text);
    }
    assertEquals(0, bytes(() -> ShogiSquare.at(here).index()));
    assertEquals(0, bytes(() -> ShogiSquare.at(Location.HAND) == null ? 0 : 1));
    assertEquals(0, bytes(() -> ShogiCells.cell(40).length()));
    assertEquals(0, bytes(() -> ShogiSquare.E5.cell().length() + ShogiSquare.E5.rank()));
    assertEquals(0, bytes(() -> ShogiSquare.of(4, 4).index()));
    assertEquals(0, bytes(() -> ShogiPosition.START.pieceAt(4).length()));
  }

  @Test
  void packedMovesAllocateNothing() {
    int packed = ShogiMoveCodec.pack(ShogiSquare.B8, ShogiSquare.B2, true);
    assertEquals(
        0, bytes(() -> ShogiMoveCodec.pack(ShogiSquare.C3, ShogiSquare.of(packed & 63), false)));
    ShogiMove move = ShogiMoveCodec.unpack(packed);
    assertEquals(0, bytes(() -> ShogiMoveCodec.pack(move)));
    assertEquals(
        0,
        bytes(
            () ->
                ShogiMoveCodec.from(packed).index()
                    + ShogiMoveCodec.to(packed).index()
                    + (ShogiMoveCodec.promote(packed) ? 1 : 0)));
    assertEquals(0, bytes(() -> ShogiMoveCodec.isValid(packed) ? 1 : 0));
    assertEquals(0, bytes(() -> ShogiMoveCodec.decodeToInt("0A81")));
    int[] game = new int[100];
    byte[] hex = new byte[500];
    assertEquals(0, bytes(() -> ShogiMoveCodec.FORMAT.encodeAll(game, 0, 100, hex, 5)));
    assertEquals(0, bytes(() -> ShogiMoveCodec.FORMAT.decodeAll(hex, 5, 405, game, 0)));
  }

  /** These queries create no objects, even before they are compiled. */
  @Test
  void setQueriesAllocateNothing() {
    ShogiSquareSet set = ShogiSquareSet.LIGHT;
    assertEquals(0, bytes(() -> set.contains(ShogiSquare.E5) ? set.size() : 0));
    assertEquals(0, bytes(() -> set.isSubsetOf(ShogiSquareSet.ALL) ? set.firstIndex() : 1));
    assertEquals(0, bytes(() -> ShogiSquare.E5.step(Direction.NORTH_EAST).index()));
    assertEquals(0, bytes(() -> ShogiSquare.E5.offset(-4, 4).index()));
    assertEquals(0, bytes(() -> ShogiGeometry.aligned(0, 40, 80) ? 1 : 0));
    assertEquals(
        0,
        bytes(
            () -> {
              int sum = 0;
              for (int index = set.nextIndex(0); index >= 0; index = set.nextIndex(index + 1)) {
                sum += index;
              }
              return sum;
            }));
  }

  /** Escape analysis removes these sets once the JIT compiler has inlined their creation. */
  @Test
  void intermediateSetsAllocateNothingOnceCompiled() {
    ShogiSquareSet a = ShogiSquareSet.LIGHT;
    ShogiSquareSet b = ShogiSquareSet.onFile(4).union(ShogiSquareSet.onRank(4));
    assertNoAllocation(() -> a.union(b).intersection(a.complement()).difference(b.with(7)).size());
    assertNoAllocation(() -> b.shift(Direction.SOUTH_WEST).shift(Direction.EAST).size());
    assertNoAllocation(() -> ShogiGeometry.between(0, 80).union(ShogiGeometry.line(4, 76)).size());
    assertNoAllocation(() -> ShogiGeometry.rookAttacks(40, b).intersection(a).size());
    assertNoAllocation(() -> ShogiGeometry.slide(40, b, Direction.NORTH).firstIndex());
    assertNoAllocation(() -> ShogiGeometry.neighbours(40).lastIndex());
  }

  /** Checks that an action stops allocating at some point, usually when it is compiled. */
  private static void assertNoAllocation(IntSupplier action) {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 3_000 && least > 0; round++) {
      least = Math.min(least, bytes(action));
    }
    assertEquals(0, least);
  }

  /** Minishogi has hands, and its positions store a byte for each square. */
  @Test
  void minishogiCursorAllocatesNothing() {
    MiniShogiPosition start =
        MiniShogiPosition.empty()
            .with(MiniShogiSquare.A1, MiniShogiPiece.FIRST_R)
            .with(MiniShogiSquare.A5, MiniShogiPiece.SECOND_P);
    MiniShogiPosition.Cursor cursor = start.cursor();
    IntSupplier line =
        () -> {
          cursor.capture(
              MiniShogiSquare.A1,
              MiniShogiSquare.A5,
              MiniShogiPiece.FIRST_P,
              MiniShogiPiece.FIRST_ENHANCED_R);
          cursor.toggle();
          cursor.toggle();
          cursor.reset(start);
          cursor.capture(MiniShogiSquare.A1, MiniShogiSquare.A5, MiniShogiPiece.FIRST_P);
          cursor.move(MiniShogiSquare.A5, MiniShogiSquare.B5);
          int count = cursor.handCount(Side.FIRST, MiniShogiPiece.FIRST_P);
          cursor.undo();
          cursor.undo();
          int mark = cursor.mark();
          cursor.addToHand(Side.FIRST, MiniShogiPiece.FIRST_S, 1);
          cursor.drop(MiniShogiPiece.FIRST_S, MiniShogiSquare.C3);
          cursor.undo();
          cursor.addToHand(Side.FIRST, MiniShogiPiece.FIRST_S, -1);
          cursor.set(MiniShogiSquare.C3, MiniShogiPiece.SECOND_G);
          cursor.clear(MiniShogiSquare.C3);
          cursor.undoTo(mark);
          return count + cursor.codeAt(0);
        };
    assertEquals(0, bytes(line));
    assertEquals(start.contentHash(), cursor.contentHash());
    assertEquals(0, bytes(line), "with the hash updated");
    assertEquals(start.contentHash(), cursor.contentHash());
  }

  /** Chess has no hands, and its positions store bit planes. */
  @Test
  void chessCursorAllocatesNothing() {
    ChessPosition start = ChessPosition.empty().with(ChessSquare.A1, ChessPiece.parse("R"));
    ChessPosition.Cursor cursor = start.cursor();
    IntSupplier line =
        () -> {
          cursor.move(ChessSquare.A1, ChessSquare.H1);
          int sum = (int) cursor.contentHash() + cursor.codeAt(ChessSquare.H1.index());
          cursor.undo();
          cursor.toggle();
          cursor.reset(start);
          return sum;
        };
    assertEquals(0, bytes(line));
    assertEquals(start, cursor.snapshot());
  }

  @Test
  void feenValidationAllocatesNothing() {
    String start = ShogiPosition.START.toText();
    List<String> texts =
        List.of(
            start,
            start.replace("SHOGI/shogi", "S/s"),
            start.replace(" / ", " 2P3B/10p2-b^' "),
            start.replace(" / ", " 3P2BP/ "),
            start.replace("9/9", "9/x$"),
            start.replace("9/9", "9/8"),
            "5/5//5/5//5/5 / A/a",
            "9".repeat(4_000),
            "é",
            "",
            " ");
    for (String text : texts) {
      for (FeenDialect dialect : FeenDialect.values()) {
        assertEquals(0, bytes(() -> Feen.isValid(text, dialect) ? 1 : 0), text);
      }
    }
  }

  /** Only the exception and its message are allocated, and nothing for the squares of the board. */
  @Test
  void rejectsLongTextsBeforeAllocating() {
    String digits = "9".repeat(4_000) + " / SHOGI/shogi";
    assertTrue(bytes(() -> errorOffset(() -> ShogiPosition.parse(digits))) < 8_000);
    assertTrue(bytes(() -> errorOffset(() -> Feen.parse(digits, ShogiPosition.DIALECT))) < 8_000);
  }

  /** {@return the offset of the error in a text, or 0 if there is none} */
  private static int errorOffset(Runnable reading) {
    try {
      reading.run();
      return 0;
    } catch (FeenException e) {
      return e.offset();
    }
  }

  @Test
  void viewsCopyNothing() {
    Qi qi = Qi.of(Shape.of(255, 255), "C", "c");
    assertTrue(bytes(() -> qi.board().size()) < 100);
    assertTrue(bytes(() -> qi.toNested().size()) < 500);
    assertEquals(0, bytes(() -> qi.firstPlayerHand().size()) / 100);
    assertEquals(0, bytes(qi::pieceCount));
  }

  @Test
  void allocationsOfObjectsThatEscapeAreMeasured() {
    IntSupplier toggling =
        () -> {
          escaped = ShogiPosition.START.toggle();
          return 0;
        };
    assertTrue(bytes(toggling) > 0);
  }
}
