// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Positions to measure with, the same in every form. */
final class Positions {
  /**
   * The number of positions, few enough to stay in an inner cache of the processor, as the most
   * recent positions of a game do.
   */
  static final int COUNT = 64;

  /**
   * The number of operations on the positions. Each uses a random position and squares chosen at
   * random for it.
   */
  static final int OPERATIONS = 65_536;

  private static final String[] SHOGI_PIECES = {
    "P", "p", "+P", "+p", "L", "l", "+L", "+l", "N", "n", "+N", "+n", "S", "s", "+S", "+s", "G",
    "g", "B", "b", "+B", "+b", "R", "r", "+R", "+r", "K^", "k^"
  };
  private static final String[] CHESS_PIECES = {
    "P", "p", "N", "n", "B", "b", "R", "r", "Q", "q", "K^", "k^"
  };
  static final String[] FIRST_HAND = {"P", "L", "N", "S", "G", "B", "R"};
  static final String[] SECOND_HAND = {"p", "l", "n", "s", "g", "b", "r"};
  private static final int PIECES = 36;

  private Positions() {}

  /**
   * {@return positions of shogi that resemble the middle of a game, with at most 36 pieces on the
   * board and a few in hand}
   */
  static List<Qi> shogi(long seed) {
    return positions(Qi.of(Shape.of(9, 9), "SHOGI", "shogi"), SHOGI_PIECES, true, seed);
  }

  /** {@return positions of chess with at most 36 pieces} */
  static List<Qi> chess(long seed) {
    return positions(Qi.of(Shape.of(8, 8), "CHESS", "chess"), CHESS_PIECES, false, seed);
  }

  private static List<Qi> positions(Qi empty, String[] pieces, boolean hasHands, long seed) {
    Random random = new Random(seed);
    List<Qi> positions = new ArrayList<>();
    Qi start = start(empty, pieces);
    for (int i = 0; i < COUNT; i++) {
      Qi.Edit edit = start.edit();
      for (int index = 0; index < pieces.length; index++) {
        edit.clear(index);
      }
      for (int j = 0; j < PIECES; j++) {
        edit.set(random.nextInt(empty.squareCount()), pieces[random.nextInt(pieces.length)]);
      }
      for (int j = 0; hasHands && j < FIRST_HAND.length; j++) {
        edit.addToHand(Side.FIRST, FIRST_HAND[j], random.nextInt(3));
        edit.addToHand(Side.SECOND, SECOND_HAND[j], random.nextInt(3));
      }
      if (random.nextBoolean()) {
        edit.toggle();
      }
      positions.add(edit.build());
    }
    return positions;
  }

  /**
   * {@return a position with one of each piece on the board, from which all positions of a game are
   * derived}
   */
  private static Qi start(Qi empty, String[] pieces) {
    Qi.Edit edit = empty.edit();
    for (int index = 0; index < pieces.length; index++) {
      edit.set(index, pieces[index]);
    }
    return edit.build();
  }

  /** {@return the same position in the form of the direct port} */
  static StraightQi straight(Qi qi) {
    StraightQi straight =
        StraightQi.of(qi.shape().toArray(), qi.firstPlayerStyle(), qi.secondPlayerStyle());
    List<BoardChange> changes = new ArrayList<>();
    for (int index = 0; index < qi.squareCount(); index++) {
      changes.add(BoardChange.set(index, qi.pieceAt(index)));
    }
    straight = straight.boardDiff(changes);
    for (Side side : Side.values()) {
      List<HandChange> hand = new ArrayList<>();
      qi.hand(side).forEach((piece, count) -> hand.add(HandChange.add(piece, count)));
      straight = straight.handDiff(side, hand);
    }
    return qi.turn() == Side.FIRST ? straight : straight.toggle();
  }

  /** {@return the flat index of a random occupied square} */
  static int occupied(Qi qi, Random random) {
    int index;
    do {
      index = random.nextInt(qi.squareCount());
    } while (qi.pieceAt(index) == null);
    return index;
  }
}
