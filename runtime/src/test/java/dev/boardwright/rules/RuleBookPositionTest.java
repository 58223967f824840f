// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Declarations;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the positions of rule books that are made at run time. */
class RuleBookPositionTest {
  private static final RuleBook CHESS = Declarations.ruleBook(Declarations.declaration("chess"));
  private static final RuleBook SHOGI = Declarations.ruleBook(Declarations.declaration("shogi"));

  @Test
  void positionsPlayTextsAndTellTheirEnd() {
    RuleBookPosition position = CHESS.start();
    for (String move : "f2f3 e7-e5 g4 Qh4#".split(" ")) {
      assertTrue(position.end().isEmpty());
      position = position.play(move);
    }
    assertTrue(position.isCheck());
    assertEquals(List.of(), position.legalMoves());
    GameEnd end = position.end().orElseThrow();
    assertEquals(Outcome.LOSS, end.outcome());
    assertEquals(GameEnd.Reason.CHECKMATE, end.reason());
    SquareSet attackers =
        position.attackers(CHESS.start().cursor().royalSquare(Side.FIRST), Side.SECOND);
    assertEquals(1, attackers.size());
  }

  @Test
  void positionsAreReadFromTheirTexts() {
    RuleBookPosition position = SHOGI.start().play("c3-c4").play("g7-g6").play("b2-h8=+B");
    position = position.play("g9-h8").play("B*e5");
    assertEquals(position, position.type().parse(position.toText()));
    assertEquals(position, Feen.parse(position.toText(), FeenDialect.SNN_STYLES));
    assertEquals(SHOGI.copyOf(Feen.parse(position.toText(), FeenDialect.SNN_STYLES)), position);
    RuleBookPosition held = position;
    assertEquals(1, held.handCount(Side.SECOND, SHOGI.pieces().indexOf("b") + 1));
    assertEquals(held, held.cursor().snapshot());
    Qi generic = Feen.parse(held.toText(), FeenDialect.SNN_STYLES);
    assertEquals(generic.contentHash(), held.contentHash());
  }

  /** A list that has read nothing, or a cursor, must not take null for what it has read last. */
  @Test
  void nullIsNoPosition() {
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves();
    RuleBookPosition none = null;
    assertThrows(NullPointerException.class, () -> moves.generate(none));
    assertEquals(20, moves.count(CHESS.cursor(CHESS.start())));
    assertThrows(NullPointerException.class, () -> moves.count(none));
    assertThrows(NullPointerException.class, () -> moves.isLegal(none, 1));
  }

  @Test
  void attackersNeedTwoArrays() {
    GameCursor<RuleBookPosition> cursor = CHESS.cursor(CHESS.start());
    long[] same = {-1};
    assertThrows(IllegalArgumentException.class, () -> cursor.attackers(0, Side.FIRST, same, same));
  }

  /** A null move in check is refused, whatever the cursor knows from a list. */
  @Test
  void cursorsNoticeCheckAfterList() {
    GameCursor<RuleBookPosition> cursor = CHESS.cursor(CHESS.start().play("e4").play("f6"));
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves().generate(cursor);
    assertFalse(moves.isCheck());
    cursor.play(CHESS.read(cursor.snapshot(), "Qh5"));
    assertTrue(cursor.isCheck());
    assertThrows(IllegalStateException.class, cursor::pass);
  }

  /** Two rule books that were declared alike are one game. */
  @Test
  void equalRuleBooksShareTheirPositions() {
    RuleBook same = CHESS.toBuilder().build();
    assertEquals(CHESS, same);
    RuleBookPosition position = same.start().play("e2-e4");
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves();
    assertEquals(20, moves.generate(position).size());
    assertEquals(20, moves.count(CHESS.cursor(position)));
    assertEquals(position.play("e7e5"), CHESS.play(position, CHESS.read(position, "e7e5")));
    assertEquals(20, moves.generate(same.cursor(position)).size());
  }

  @Test
  void positionsOfOtherGamesAreRejected() {
    RuleBook other = CHESS.toBuilder().stalemate(Outcome.LOSS).build();
    assertNotEquals(CHESS, other);
    RuleBookPosition position = other.start();
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves();
    assertThrows(IllegalArgumentException.class, () -> moves.generate(position));
    assertThrows(IllegalArgumentException.class, () -> moves.count(other.cursor(position)));
    assertThrows(IllegalArgumentException.class, () -> CHESS.play(position, 1));
    assertThrows(IllegalArgumentException.class, () -> CHESS.copyOf(SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> CHESS.cursor(SHOGI.start()));
    assertEquals(position, CHESS.copyOf(position));
    assertFalse(moves.generate(CHESS.copyOf(position)).size() == 0);
  }

  private static void assertRepetitions(int expected, RuleBook book, String moves) {
    GameCursor<RuleBookPosition> cursor = book.cursor(book.start());
    for (String move : moves.split(" ")) {
      if (move.equals("pass")) {
        cursor.pass();
      } else {
        cursor.play(book.read(cursor.snapshot(), move));
      }
    }
    assertEquals(book.start(), cursor.snapshot());
    assertEquals(expected, cursor.repetitions());
  }

  /** Captured pieces return where a side drops them. Nothing before a null move counts. */
  @Test
  void cursorsCountRepetitions() {
    RuleBook book =
        Declarations.on("3k^/1a2/1A1a/K^3")
            .row(PieceRow.of("K^").moves("K"))
            .row(PieceRow.of("A").moves("W"))
            .drops(Side.FIRST, Side.SECOND)
            .build();
    assertRepetitions(2, book, "a1-a2 d4-c4 a2-a1 c4-d4");
    assertRepetitions(2, book, "b2-b3 d4-c4 A*d3 d2-d3 b3-b2 a*b3 a1-a2 d3-d2 a2-a1 c4-d4");
    assertRepetitions(1, book, "pass pass");
  }
}
