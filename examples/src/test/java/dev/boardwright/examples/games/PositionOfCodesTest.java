// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests positions that are created from codes. */
class PositionOfCodesTest {
  private static final BoardType<ShogiPosition> SHOGI = ShogiPosition.TYPE;
  private static final int[] NONE = {};

  private static byte[] codes() {
    byte[] codes = new byte[SHOGI.shape().squareCount()];
    ShogiPosition.START.copyCodes(codes);
    return codes;
  }

  private static int[] hand(String piece, int count) {
    int[] hand = new int[SHOGI.pieces().size() + 1];
    hand[SHOGI.code(piece)] = count;
    return hand;
  }

  private static void assertRefused(String message, byte[] codes, int[] first, int[] second) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> SHOGI.of(Side.FIRST, codes, first, second));
    assertEquals(message, e.getMessage());
  }

  @Test
  void positionHasTheCodes() {
    assertEquals(ShogiPosition.START, SHOGI.of(Side.FIRST, codes(), NONE, NONE));
    assertEquals(ShogiPosition.START.toggle(), SHOGI.of(Side.SECOND, codes(), NONE, NONE));
    assertEquals(SHOGI.empty(), SHOGI.of(Side.FIRST, new byte[81], NONE, NONE));
    ShogiPosition held = SHOGI.of(Side.FIRST, codes(), hand("P", 2), hand("g", 1));
    assertEquals(2, held.handCount(Side.FIRST, "P"));
    assertEquals(1, held.handCount(Side.SECOND, "g"));
    assertEquals(43, held.pieceCount());
    assertEquals(
        ShogiPosition.START
            .edit()
            .addToHand(Side.FIRST, "P", 2)
            .addToHand(Side.SECOND, "g", 1)
            .build(),
        held);
  }

  @Test
  void arraysAreCopied() {
    byte[] codes = codes();
    int[] hand = hand("P", 1);
    ShogiPosition position = SHOGI.of(Side.FIRST, codes, hand, NONE);
    Arrays.fill(codes, (byte) 0);
    Arrays.fill(hand, 0);
    assertEquals(SHOGI.of(Side.FIRST, codes(), hand("P", 1), NONE), position);
    assertNotEquals(SHOGI.empty(), position);
    assertEquals(
        ShogiPosition.START, SHOGI.of(Side.FIRST, Arrays.copyOf(codes(), 100), NONE, NONE));
  }

  @Test
  void wrongContentsAreRefused() {
    assertRefused("codes must have at least 81 elements, got 80", new byte[80], NONE, NONE);
    byte[] unknown = codes();
    unknown[40] = (byte) 200;
    assertRefused("no piece has code 200 (codes are 1 to 28)", unknown, NONE, NONE);
    assertRefused(
        "piece not declared for the first player's hand: k^", codes(), hand("k^", 1), NONE);
    assertRefused(
        "piece not declared for the second player's hand: P", codes(), NONE, hand("P", 1));
    assertRefused(
        "the number of a piece in a hand must not be negative, got -1",
        codes(),
        hand("P", -1),
        NONE);
    assertRefused(
        "too many pieces for board size (82 pieces, 81 squares)", codes(), hand("P", 42), NONE);
    assertRefused(
        "too many pieces for board size (2147483687 pieces, 81 squares)",
        codes(),
        hand("P", Integer.MAX_VALUE),
        NONE);
    int[] zero = hand("P", 1);
    zero[0] = 1;
    assertThrows(IllegalArgumentException.class, () -> SHOGI.of(Side.FIRST, codes(), zero, NONE));
    assertThrows(NullPointerException.class, () -> SHOGI.of(Side.FIRST, codes(), NONE, null));
  }
}
