// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class ChessWalkTest {
  private static final int MOVES = 400;
  private static final int CALLS = 20_000;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Makes more moves than the journal and the arrays of the walk can hold at first. */
  @Test
  void undoesManyMoves() {
    Random random = new Random(3);
    List<ChessState> states = new ArrayList<>(List.of(ChessState.START));
    ChessWalk walk = new ChessWalk(ChessState.START);
    int[] moves = new int[ChessMoves.MAX_MOVES];
    int longest = 0;
    for (int i = 0; i < MOVES; i++) {
      int count = walk.list(moves);
      // If the game is over, undo ten moves and continue from there.
      for (int back = 0; count == 0 && back < 10; back++) {
        walk.undo();
        states.remove(states.size() - 1);
      }
      if (count > 0) {
        int move = moves[random.nextInt(count)];
        states.add(walk.state().play(move));
        walk.make(move);
      }
      assertEquals(states.get(states.size() - 1), walk.state());
      longest = Math.max(longest, states.size());
    }
    assertTrue(longest > 70, "" + longest);
    for (int i = states.size() - 2; i >= 0; i--) {
      walk.undo();
      assertEquals(states.get(i), walk.state());
    }
    assertThrows(IllegalStateException.class, walk::undo);
    assertEquals(ChessState.START, walk.state());
  }

  /** Castling moves two pieces and takes away rights. Undoing it restores everything. */
  @Test
  void undoesCastlingAndEnPassant() {
    assertEquals(
        "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 0 1",
        afterAndBack("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"));
    assertEquals(
        "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        afterAndBack("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"));
    assertEquals(
        "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1",
        afterAndBack("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"));
    assertEquals(
        "4k3/8/8/8/8/4p3/8/4K3 w - - 0 1",
        afterAndBack("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3"));
    assertEquals(
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        afterAndBack("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4"));
  }

  /** {@return the state after a move in FEN} Checks that undoing the move restores the state. */
  private static String afterAndBack(String fen, String text) {
    ChessState before = ChessNotation.parse(fen);
    ChessWalk walk = new ChessWalk(before);
    int move = move(before, text);
    walk.make(move);
    ChessState after = walk.state();
    assertEquals(before.play(move), after);
    walk.undo();
    assertEquals(before, walk.state());
    return after.toString();
  }

  private static int move(ChessState state, String text) {
    int[] moves = new int[ChessMoves.MAX_MOVES];
    int count = new ChessMoves().generate(state).list(moves);
    return Arrays.stream(moves, 0, count)
        .filter(move -> ChessMove.text(move).equals(text))
        .findFirst()
        .orElseThrow();
  }

  /** Castling moves two pieces. Undoing it restores the rights. */
  @Test
  void allocatesNothing() {
    ChessState state = ChessNotation.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    ChessWalk walk = new ChessWalk(state);
    int castling = move(state, "e1g1");
    int[] moves = {castling, move(state.play(castling), "h8h2")};
    IntSupplier thereAndBack =
        () -> {
          int sum = 0;
          for (int move : moves) {
            walk.make(move);
            sum += walk.cursor().pieceCount() + walk.cursor().codeAt(4);
          }
          for (int i = 0; i < moves.length; i++) {
            walk.undo();
          }
          return sum;
        };
    assertEquals(0, bytes(thereAndBack));
    assertEquals(state.position().contentHash(), walk.cursor().contentHash());
    assertEquals(0, bytes(thereAndBack), "with the hash updated");
    assertEquals(state, walk.state());
  }

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
}
