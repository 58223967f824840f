// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.Allocation;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import dev.boardwright.support.rules.PlannedGame;
import dev.boardwright.testing.Effort;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a search with a cursor allocates nothing once its arrays have grown. */
class GeneratedMovesAllocationTest {
  private static final int PLIES = 120;
  private static final int PLANNED_PLIES = Effort.of(4, 40);
  private static final int SEED = 42;
  private static final long[] OCCUPIED = {0x0123_4567_89ab_cdefL, 0xf0f0_f0f0_f0f0_f0f0L, 0};

  @ParameterizedTest
  @EnumSource(DeclaredGame.class)
  void cursorsAllocateNothing(DeclaredGame game) {
    assertEquals(0, bytes(game.game(), PLIES));
  }

  @ParameterizedTest
  @EnumSource(DeclaredGame.class)
  void cursorsOfRuleBooksAllocateNothing(DeclaredGame game) {
    assertEquals(0, bytes(game.rules(), PLANNED_PLIES));
  }

  /** The lists of each width read the tables of a plan, and the last ones have no tables. */
  @ParameterizedTest
  @EnumSource(DeclaredGame.class)
  void listsWithPlansAllocateNothing(DeclaredGame game) {
    for (Game<?> planned : PlannedGame.all(game.game(), 0)) {
      assertEquals(0, bytes(planned, PLANNED_PLIES));
    }
  }

  private static <P extends GamePosition<P>> long bytes(Game<P> game, int plies) {
    BoardMoves<P> moves = game.newMoves();
    BoardMoves<P> others = game.newMoves();
    GameCursor<P> cursor = game.cursor(game.start());
    long[] found = new long[OCCUPIED.length];
    assertTrue(play(moves, others, cursor, found, plies) > plies);
    return Allocation.ofRepeated(() -> play(moves, others, cursor, found, plies));
  }

  /** Plays a random game, trying every move of each position, and takes it back. */
  private static <P extends GamePosition<P>> long play(
      BoardMoves<P> moves, BoardMoves<P> others, GameCursor<P> cursor, long[] found, int plies) {
    int mark = cursor.mark();
    int state = SEED;
    long sum = 0;
    for (int ply = 0; ply < plies; ply++) {
      moves.generate(cursor);
      for (int i = 0; i < moves.size(); i++) {
        cursor.play(moves.get(i));
        sum += cursor.isCheck() ? 1 : 0;
        sum += others.count(cursor);
        sum += others.generateCaptures(cursor).size();
        cursor.undo();
        sum += others.isLegal(cursor, moves.get(i) ^ i) ? 1 : 0;
        sum += others.isCapture(cursor, moves.get(i)) ? 1 : 0;
        sum += others.givesCheck(cursor, moves.get(i)) ? 1 : 0;
      }
      if (moves.size() == 0) {
        break;
      }
      int square = PackedMove.to(moves.get(0));
      sum += others.generateQuiets(cursor).size();
      sum += others.generateFrom(cursor, square).size();
      sum += others.generateTo(cursor, square).size();
      sum += cursor.isAttacked(square, Side.FIRST) ? 1 : 0;
      cursor.attackers(square, Side.SECOND, OCCUPIED, found);
      sum += found[0] & 1;
      state = state * 1_103_515_245 + 12_345;
      cursor.play(moves.get((state >>> 8) % moves.size()));
      sum += cursor.contentHash() & 1;
    }
    cursor.undoTo(mark);
    return sum;
  }
}
