// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests properties that must hold for every state that a short perft reaches. */
class EveryNodeTest {
  private static final int MOST_NODES = Effort.of(3_000, 30_000);

  @ParameterizedTest
  @MethodSource("dev.boardwright.benchmarks.hand.PublishedPerft#all")
  void everyStateIsConsistent(PublishedPerft published) {
    int depth = 1;
    while (depth < published.counts().length && published.counts()[depth] <= MOST_NODES) {
      depth++;
    }
    ChessState state = published.state();
    // Once the hash has been computed, every move updates it incrementally.
    state.position().contentHash();
    long nodes = visit(state, depth, state.position().pieceCount());
    assertTrue(nodes >= published.counts()[depth - 1], () -> published + ": " + nodes);
  }

  /** {@return the number of states that are checked: a state and all states that follow it} */
  private static long visit(ChessState state, int depth, int pieces) {
    check(state, pieces);
    if (depth == 0) {
      return 1;
    }
    int[] moves = new int[ChessMoves.MAX_MOVES];
    int count = new ChessMoves().generate(state).list(moves);
    long nodes = 1;
    for (int i = 0; i < count; i++) {
      ChessState after = state.play(moves[i]);
      assertEquals(state.turn().opposite(), after.turn());
      nodes += visit(after, depth - 1, after.position().pieceCount());
    }
    return nodes;
  }

  /**
   * Checks that a state can be read back from its text, and that the hash and the piece count of
   * its position, which were updated incrementally, are correct.
   */
  private static void check(ChessState state, int most) {
    Qi position = state.position();
    String text = ChessNotation.fen(state);
    assertEquals(state, ChessNotation.parse(text), text);
    Qi.Edit edit =
        Qi.of(position.shape(), position.firstPlayerStyle(), position.secondPlayerStyle()).edit();
    int pieces = 0;
    for (int index = 0; index < position.squareCount(); index++) {
      edit.set(index, position.pieceAt(index));
      pieces += position.pieceAt(index) == null ? 0 : 1;
    }
    if (position.turn() == Side.SECOND) {
      edit.toggle();
    }
    assertEquals(edit.build().contentHash(), position.contentHash(), text);
    assertEquals(pieces, position.pieceCount(), text);
    assertTrue(pieces <= most, text);
  }
}
