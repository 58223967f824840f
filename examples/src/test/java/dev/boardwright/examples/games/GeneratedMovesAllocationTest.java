// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GameCursor;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a search with a cursor allocates nothing once its arrays have grown. */
class GeneratedMovesAllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int PLIES = 120;
  private static final int SEED = 42;
  private static final int REPEATS = 5;

  @ParameterizedTest
  @EnumSource(DeclaredGame.class)
  void cursorsAllocateNothing(DeclaredGame game) {
    assertEquals(0, bytes(game.game()));
  }

  /**
   * {@return the least number of bytes that a game allocates when it is played again} The virtual
   * machine itself allocates a few bytes when it replaces compiled code, but not every time.
   */
  private static <P extends BoardPosition<P>> long bytes(BoardGame<P> game) {
    BoardMoves<P> moves = game.newMoves();
    BoardMoves<P> others = game.newMoves();
    GameCursor<P> cursor = game.cursor(game.start());
    long first = play(moves, others, cursor);
    assertTrue(first > PLIES);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < REPEATS && least > 0; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      long again = play(moves, others, cursor);
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
      assertEquals(first, again);
    }
    return least;
  }

  /** Plays a random game, trying every move of each position, and takes it back. */
  private static <P extends BoardPosition<P>> long play(
      BoardMoves<P> moves, BoardMoves<P> others, GameCursor<P> cursor) {
    int mark = cursor.mark();
    int state = SEED;
    long sum = 0;
    for (int ply = 0; ply < PLIES; ply++) {
      moves.generate(cursor);
      for (int i = 0; i < moves.size(); i++) {
        cursor.play(moves.get(i));
        sum += cursor.isCheck() ? 1 : 0;
        sum += others.count(cursor);
        sum += others.generateCaptures(cursor).size();
        cursor.undo();
      }
      if (moves.size() == 0) {
        break;
      }
      state = state * 1_103_515_245 + 12_345;
      cursor.play(moves.get((state >>> 8) % moves.size()));
      sum += cursor.contentHash() & 1;
    }
    cursor.undoTo(mark);
    return sum;
  }
}
