// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Epin;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests properties that must hold for every state that a short perft reaches. */
class EveryNodeTest {
  private static final int MOST_NODES = Effort.of(3_000, 30_000);

  static Stream<PublishedPerft> all() {
    return Stream.of(PublishedPerft.chess(), PublishedPerft.shogi(), PublishedPerft.minishogi())
        .flatMap(published -> published);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyStateIsConsistent(PublishedPerft published) {
    visitAll(published.rules().get(), published);
  }

  private static <S> void visitAll(Engine<S> rules, PublishedPerft published) {
    int depth = 1;
    while (depth < published.counts().length && published.counts()[depth] <= MOST_NODES) {
      depth++;
    }
    S state = published.text() == null ? rules.start() : rules.parse(published.text());
    // Once the hash has been computed, every move updates it incrementally.
    rules.position(state).contentHash();
    Walk<S> walk = rules.walk(state);
    long nodes = visit(rules, state, walk, depth, rules.position(state).pieceCount());
    assertTrue(nodes >= published.counts()[depth - 1], () -> published + ": " + nodes);
  }

  /**
   * Checks a state and all states that follow it, both as copies and on a walk.
   *
   * @return the number of states checked
   */
  private static <S> long visit(Engine<S> rules, S state, Walk<S> walk, int depth, int pieces) {
    check(rules, state, pieces);
    checkWalk(rules, state, walk);
    if (depth == 0) {
      return 1;
    }
    int[] moves = new int[rules.maxMoves()];
    int count = rules.list(state, moves);
    assertEquals(count, rules.count(state));
    long nodes = 1;
    for (int i = 0; i < count; i++) {
      Qi before = rules.position(state);
      S after = rules.play(state, moves[i]);
      Qi position = rules.position(after);
      assertEquals(before.turn().opposite(), position.turn());
      assertEquals(captures(before, position), walk.isCapture(moves[i]), rules.text(moves[i]));
      walk.make(moves[i]);
      nodes += visit(rules, after, walk, depth - 1, position.pieceCount());
      walk.undo();
    }
    checkWalk(rules, state, walk);
    return nodes;
  }

  /** {@return whether the side to move after the move has lost a piece} */
  private static boolean captures(Qi before, Qi after) {
    return count(after, after.turn()) < count(before, after.turn());
  }

  private static long count(Qi position, Side side) {
    return position.board().stream()
        .filter(piece -> piece != null && Epin.parse(piece).side() == side)
        .count();
  }

  /** Checks that a walk is at the state made by copying, and reports the same about it. */
  private static <S> void checkWalk(Engine<S> rules, S state, Walk<S> walk) {
    Qi position = rules.position(state);
    assertEquals(position.contentHash(), walk.cursor().contentHash());
    assertEquals(state, walk.state());
    assertEquals(position, walk.cursor().snapshot());
    assertEquals(position.contentHash(), walk.cursor().snapshot().contentHash());
    assertEquals(position.pieceCount(), walk.cursor().pieceCount());
    assertEquals(rules.isCheck(state), walk.isCheck());
    assertEquals(rules.count(state), walk.count());
    int[] moves = new int[rules.maxMoves()];
    int[] walked = new int[rules.maxMoves()];
    int count = rules.list(state, moves);
    assertEquals(count, walk.list(walked));
    assertArrayEquals(Arrays.copyOf(moves, count), Arrays.copyOf(walked, count));
  }

  /**
   * Checks that a state can be read back from its text, and that the hash and the piece count of
   * its position, which were updated incrementally, are correct.
   */
  private static <S> void check(Engine<S> rules, S state, int most) {
    Qi position = rules.position(state);
    String text = rules.toFeen(state);
    assertEquals(state, rules.parse(text), text);
    Qi generic = Qi.of(position.shape(), position.firstPlayerStyle(), position.secondPlayerStyle());
    Qi.Edit edit = generic.edit();
    int pieces = 0;
    for (int index = 0; index < position.squareCount(); index++) {
      edit.set(index, position.pieceAt(index));
      pieces += position.pieceAt(index) == null ? 0 : 1;
    }
    for (Side side : Side.values()) {
      position.hand(side).forEach((piece, count) -> edit.addToHand(side, piece, count));
      pieces += position.hand(side).values().stream().mapToInt(count -> count).sum();
    }
    if (position.turn() == Side.SECOND) {
      edit.toggle();
    }
    assertEquals(edit.build().contentHash(), position.contentHash(), text);
    assertEquals(pieces, position.pieceCount(), text);
    assertTrue(pieces <= most && pieces <= position.squareCount(), text);
  }
}
