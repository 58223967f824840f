// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.infra.Blackhole;

/** Tests that the benchmarks of positions compare code that gives the same results. */
class SamePositionsTest {
  @Test
  void capturesAgree() {
    Random random = new Random(5);
    for (Qi qi : Positions.shogi(5)) {
      int from = Positions.occupied(qi, random);
      int to;
      do {
        to = Positions.occupied(qi, random);
      } while (to == from);
      String[] hand = qi.turn() == Side.FIRST ? Positions.FIRST_HAND : Positions.SECOND_HAND;
      String taken = hand[random.nextInt(hand.length)];
      String moved = qi.pieceAt(from);
      Qi generic =
          qi.edit().set(to, moved).clear(from).addToHand(qi.turn(), taken, 1).toggle().build();
      ShogiPosition declared =
          ShogiPosition.copyOf(qi)
              .capture(ShogiSquare.of(from), ShogiSquare.of(to), ShogiPiece.parse(taken));
      assertEquals(generic, declared);
      assertEquals(
          generic,
          PlainShogiPosition.copyOf(qi)
              .capture(PlainShogiSquare.of(from), PlainShogiSquare.of(to), taken));
      StraightQi straight =
          Positions.straight(qi)
              .boardDiff(List.of(BoardChange.set(to, moved), BoardChange.clear(from)))
              .handDiff(qi.turn(), List.of(HandChange.add(taken, 1)))
              .toggle();
      assertEquals(Positions.straight(generic), straight);

      ShogiPosition.Cursor cursor = ShogiPosition.copyOf(qi).cursor();
      cursor.play(from, to, 0, ShogiPiece.parse(taken).code());
      assertEquals(generic.contentHash(), cursor.contentHash());
      assertEquals(generic, cursor.snapshot());
      cursor.undo();
      assertEquals(qi, cursor.snapshot());
    }
  }

  /** Checks that lines which are made and undone leave the cursors unchanged. */
  @Test
  void linesEndWhereTheyBegan() {
    CursorBenchmark cursors = new CursorBenchmark();
    cursors.setUp();
    assertEquals(cursors.shogiCapture(), cursors.shogiCapture());
    assertEquals(cursors.shogiMove(), cursors.shogiMove());
    assertEquals(cursors.chessMove(), cursors.chessMove());
    assertEquals(cursors.shogiCaptureHashed(), cursors.shogiCaptureHashed());
    assertEquals(cursors.shogiMoveHashed(), cursors.shogiMoveHashed());
    assertEquals(cursors.chessMoveHashed(), cursors.chessMoveHashed());
    assertEquals(cursors.floor(), cursors.floor());
  }

  @ParameterizedTest
  @EnumSource
  void readsAgree(ReadBenchmark.Board game) {
    ReadBenchmark reads = new ReadBenchmark();
    reads.game = game;
    reads.setUp();
    assertEquals(Positions.OPERATIONS, reads.equalDeclared());
    assertEquals(Positions.OPERATIONS, reads.equalGeneric());
    assertEquals(Positions.OPERATIONS, reads.equalStraight());
    assertEquals(reads.hashDeclared(), reads.hashGeneric());
    assertEquals(reads.readCode(), reads.readCursor());
    assertEquals(reads.readDeclared(), reads.readStraight());
    assertEquals(reads.readGeneric(), reads.readStraight());
  }

  @Test
  void hashesAgree() {
    ShogiBenchmark shogi = new ShogiBenchmark();
    shogi.setUp();
    assertEquals(shogi.declaredHashFound(), shogi.declaredHashKept());
  }

  @Test
  void setUpsWork() {
    Blackhole hole =
        new Blackhole(
            "Today's password is swordfish. I understand instantiating Blackholes directly is"
                + " dangerous.");
    ChessBenchmark chess = new ChessBenchmark();
    chess.setUp();
    chess.declared(hole);
    LargeBoardBenchmark large = new LargeBoardBenchmark();
    large.setUp();
    assertEquals(large.readArray(), large.readDeclared());
    assertEquals(large.readArray(), large.readGeneric());
  }
}
