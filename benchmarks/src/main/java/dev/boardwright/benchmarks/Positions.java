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
  /** As many as stay in a processor's inner cache, as a game's last positions do. */
  static final int COUNT = 64;

  /** How many operations are done on them, in random order, all with other squares. */
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

  /** Positions of shogi as the middle of a game has them: 36 pieces or fewer, a few in hand. */
  static List<Qi> shogi(long seed) {
    return positions(Qi.of(Shape.of(9, 9), "SHOGI", "shogi"), SHOGI_PIECES, true, seed);
  }

  /** Positions of chess: 36 pieces or fewer. */
  static List<Qi> chess(long seed) {
    return positions(Qi.of(Shape.of(8, 8), "CHESS", "chess"), CHESS_PIECES, false, seed);
  }

  /**
   * The same positions as {@link #shogi}, of a game that began otherwise: what is found out for a
   * game at its beginning is of no use to compare them.
   */
  static List<Qi> shogiOfAnotherGame(long seed) {
    Qi.Edit edit = Qi.of(Shape.of(9, 9), "SHOGI", "shogi").edit();
    for (int i = SHOGI_PIECES.length - 1; i >= 0; i--) {
      edit.set(i, SHOGI_PIECES[i]);
    }
    Qi start = edit.build();
    List<Qi> positions = new ArrayList<>();
    for (Qi qi : shogi(seed)) {
      Qi.Edit other = start.edit();
      for (int index = 0; index < qi.squareCount(); index++) {
        other.set(index, qi.pieceAt(index));
      }
      for (Side side : Side.values()) {
        qi.hand(side).forEach((piece, count) -> other.addToHand(side, piece, count));
      }
      if (qi.turn() == Side.SECOND) {
        other.toggle();
      }
      positions.add(other.build());
    }
    return positions;
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

  /** All pieces on a board: what all positions of a game come from. */
  private static Qi start(Qi empty, String[] pieces) {
    Qi.Edit edit = empty.edit();
    for (int index = 0; index < pieces.length; index++) {
      edit.set(index, pieces[index]);
    }
    return edit.build();
  }

  /** The same position as a straight port has it. */
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

  /** A random square that has a piece. */
  static int occupied(Qi qi, Random random) {
    int index;
    do {
      index = random.nextInt(qi.squareCount());
    } while (qi.pieceAt(index) == null);
    return index;
  }
}
