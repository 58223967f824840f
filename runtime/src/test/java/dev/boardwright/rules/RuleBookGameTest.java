// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static dev.boardwright.rules.TestGames.CHESS;
import static dev.boardwright.rules.TestGames.SHOGI;
import static dev.boardwright.rules.TestGames.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Outcome;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the generic form of {@link Game} and {@link Moves}, and {@link PackedMove}. */
final class RuleBookGameTest {
  @Test
  void aMoveTellsWhetherItCaptures() {
    RuleBookPosition position = position(CHESS, "4k^3/8/8/4n3/2-Pp4/4B3/8/4K^3").toggle();
    Game<RuleBookPosition> game = CHESS;
    BoardMoves<RuleBookPosition> moves = game.newMoves();
    assertTrue(moves.isCapture(position, game.read(position, "e5-c4")));
    assertTrue(moves.isCapture(position, game.read(position, "d4-c3")));
    assertFalse(moves.isCapture(position, game.read(position, "d4-d3")));
    assertFalse(moves.isCapture(position, PackedMove.of(0, 1, 0)));
    assertFalse(moves.isCapture(position, -1));
  }

  @Test
  void questionsLeaveTheListAsItIs() {
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves().generate(CHESS.start());
    RuleBookPosition mate = position(CHESS, "R3k^3/8/4K^3/8/8/8/8/8").toggle();
    assertTrue(moves.isLegal(CHESS.start(), moves.get(19)));
    assertFalse(moves.isCapture(CHESS.start(), moves.get(19)));
    assertFalse(moves.givesCheck(CHESS.start(), moves.get(19)));
    assertFalse(moves.isCheck());
    assertEquals(0, moves.count(mate));
    assertEquals(20, moves.size());
    assertTrue(moves.isCheck());
    assertEquals(Optional.of(Outcome.LOSS), moves.end().map(GameEnd::outcome));
    moves.generateCaptures(CHESS.start());
    assertEquals(0, moves.size());
    assertFalse(moves.isCheck());
    assertEquals(Optional.empty(), moves.end());
  }

  @Test
  void listsAreEmptyAtFirst() {
    BoardMoves<RuleBookPosition> moves = CHESS.newMoves();
    assertThrows(IllegalStateException.class, moves::isCheck);
    assertThrows(IllegalStateException.class, moves::end);
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(0));
    moves.generate(CHESS.start());
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(20));
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1));
  }

  @Test
  void numbersThatAreNotMovesAreRejected() {
    Game<RuleBookPosition> game = SHOGI;
    for (int move :
        new int[] {
          -1,
          PackedMove.NONE,
          PackedMove.of(81, 0, 0),
          PackedMove.of(0, 81, 0),
          PackedMove.of(0, 1, 29),
          PackedMove.drop(0, 1, 0),
          PackedMove.drop(29, 1, 0),
          PackedMove.drop(1, 81, 0),
          PackedMove.of(0, 1, 1) | 1 << 29,
          PackedMove.of(0, 1, 1) | Integer.MIN_VALUE
        }) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> game.move(move));
      assertEquals("not a move of this game: " + move, e.getMessage());
      assertThrows(IllegalArgumentException.class, () -> game.play(game.start(), move));
      assertThrows(IllegalArgumentException.class, () -> game.move(move));
      assertFalse(game.newMoves().isLegal(game.start(), move));
    }
    assertEquals(Move.of(0, 1), game.move(PackedMove.of(0, 1, 0)));
    assertEquals(Move.of(80, 0, "+p"), game.move(PackedMove.of(80, 0, 28)));
    assertThrows(IllegalArgumentException.class, () -> Move.of(0, 81).packed(game));
    assertThrows(IllegalArgumentException.class, () -> Move.drop("X", 0).packed(game));
    assertThrows(NullPointerException.class, () -> Move.of(0, 1).packed(null));
  }

  @Test
  void positionsOfOtherGamesAreRejected() {
    Game<RuleBookPosition> game = CHESS;
    assertSame(CHESS.start(), game.copyOf(CHESS.start()));
    assertThrows(IllegalArgumentException.class, () -> game.copyOf(SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> game.newMoves().generate(SHOGI.start()));
    assertThrows(IllegalArgumentException.class, () -> game.newMoves().count(SHOGI.start()));
  }

  @Test
  void packedMovesHaveTheDocumentedBits() {
    int move = PackedMove.of(1023, 1022, 255);
    assertEquals(1022 | 1023 << 10 | 255 << 21, move);
    assertEquals(1023, PackedMove.from(move));
    assertEquals(1022, PackedMove.to(move));
    assertEquals(255, PackedMove.becomes(move));
    assertEquals(0, PackedMove.dropped(move));
    assertFalse(PackedMove.isDrop(move));
    int drop = PackedMove.drop(254, 1023, 3);
    assertEquals(1023 | 254 << 10 | 1 << 20 | 3 << 21, drop);
    assertEquals(Move.NO_SQUARE, PackedMove.from(drop));
    assertEquals(254, PackedMove.dropped(drop));
    assertEquals(1023, PackedMove.to(drop));
    assertEquals(3, PackedMove.becomes(drop));
    assertTrue(PackedMove.isDrop(drop));
  }
}
