// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.benchmarks.hand.chess.ChessRules;
import dev.boardwright.benchmarks.hand.chess.ChessState;
import dev.boardwright.benchmarks.hand.shogi.DeclaredShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WalkTest {
  private static final int MOVES = 400;

  static Stream<Engine<?>> games() {
    return Stream.of(new ChessRules(), DeclaredShogi.standard(), DeclaredShogi.minishogi());
  }

  /** Makes more moves than the journal and the arrays of the walk can hold at first. */
  @ParameterizedTest
  @MethodSource("games")
  <S> void undoesManyMoves(Engine<S> rules) {
    Random random = new Random(3);
    List<S> states = new ArrayList<>(List.of(rules.start()));
    Walk<S> walk = rules.walk(rules.start());
    int[] moves = new int[rules.maxMoves()];
    int longest = 0;
    for (int i = 0; i < MOVES; i++) {
      S state = states.get(states.size() - 1);
      int count = rules.list(state, moves);
      // If the game is over, undo ten moves and continue from there.
      for (int back = 0; count == 0 && back < 10; back++) {
        walk.undo();
        states.remove(states.size() - 1);
      }
      if (count > 0) {
        int move = moves[random.nextInt(count)];
        walk.make(move);
        states.add(rules.play(state, move));
      }
      assertEquals(states.get(states.size() - 1), walk.state());
      longest = Math.max(longest, states.size());
    }
    assertTrue(longest > 70, rules.name() + " " + longest);
    for (int i = states.size() - 2; i >= 0; i--) {
      walk.undo();
      assertEquals(states.get(i), walk.state());
    }
    assertThrows(IllegalStateException.class, walk::undo);
    assertEquals(rules.start(), walk.state());
  }

  @ParameterizedTest
  @MethodSource("games")
  <S> void cursorFollowsTheWalk(Engine<S> rules) {
    Walk<S> walk = rules.walk(rules.start());
    assertSame(walk.cursor(), walk.cursor());
    assertEquals(rules.type(), walk.cursor().type());
    int[] moves = new int[rules.maxMoves()];
    walk.list(moves);
    walk.make(moves[0]);
    assertEquals(rules.position(rules.play(rules.start(), moves[0])), walk.cursor().snapshot());
  }

  /** Castling moves two pieces and takes away rights. Undoing it restores everything. */
  @Test
  void undoesCastlingAndEnPassant() {
    ChessRules chess = new ChessRules();
    assertEquals(
        "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 0 1",
        afterAndBack(chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"));
    assertEquals(
        "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        afterAndBack(chess, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"));
    assertEquals(
        "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1",
        afterAndBack(chess, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"));
    assertEquals(
        "4k3/8/8/8/8/4p3/8/4K3 w - - 0 1",
        afterAndBack(chess, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3"));
    assertEquals(
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        afterAndBack(chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4"));
  }

  /** {@return the state after a move in FEN} Checks that undoing the move restores the state. */
  private static String afterAndBack(ChessRules chess, String fen, String text) {
    ChessState before = chess.parse(fen);
    Walk<ChessState> walk = chess.walk(before);
    int[] moves = new int[chess.maxMoves()];
    int move = -1;
    for (int i = walk.list(moves) - 1; i >= 0; i--) {
      move = chess.text(moves[i]).equals(text) ? moves[i] : move;
    }
    assertTrue(move >= 0, text);
    walk.make(move);
    ChessState after = walk.state();
    assertEquals(chess.play(before, move), after);
    walk.undo();
    assertEquals(before, walk.state());
    return after.toString();
  }
}
