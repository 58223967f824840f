// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.boardwright.benchmarks.hand.chess.ChessRules;
import dev.boardwright.benchmarks.hand.shogi.DeclaredShogi;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

/** Tests that making and undoing moves on a walk allocates nothing. */
class WalkAllocationTest {
  private static final int CALLS = 20_000;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

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

  /** Castling moves two pieces. Undoing it restores the rights. */
  @Test
  void chessWalkAllocatesNothing() {
    allocatesNothing(new ChessRules(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "h8h2");
  }

  @Test
  void shogiWalkAllocatesNothing() {
    allocatesNothing(
        DeclaredShogi.standard(), "4k4/9/9/9/4p4/9/4R4/9/4K4 b G 1", "e3e5", "e9d9", "G*e8");
  }

  private static <S> void allocatesNothing(Engine<S> rules, String text, String... line) {
    S state = rules.parse(text);
    Walk<S> walk = rules.walk(state);
    int[] moves = new int[line.length];
    S before = state;
    for (int i = 0; i < moves.length; i++) {
      moves[i] = move(rules, before, line[i]);
      before = rules.play(before, moves[i]);
    }
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
    assertEquals(rules.position(state).contentHash(), walk.cursor().contentHash());
    assertEquals(0, bytes(thereAndBack), "with the hash updated");
    assertEquals(state, walk.state());
  }

  private static <S> int move(Engine<S> rules, S state, String text) {
    int[] moves = new int[rules.maxMoves()];
    int count = rules.list(state, moves);
    return Arrays.stream(moves, 0, count)
        .filter(move -> rules.text(move).equals(text))
        .findFirst()
        .orElseThrow();
  }
}
