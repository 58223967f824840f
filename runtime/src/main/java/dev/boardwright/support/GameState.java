// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;

/**
 * The sets, the hands and the side to move of a position or a cursor, for the moves of a game. The
 * arrays of a cursor are those that the cursor itself changes.
 */
public final class GameState {
  private final MoveTables tables;
  private long[] ownSets = {};
  private int[] ownHands = {};

  /** The squares of each piece and side, as {@link MoveTables} describes them. */
  public long[] sets = {};

  /** The hand counts, at twice the code plus the ordinal of the side; not positive for none. */
  public int[] hands = {};

  /** The ordinal of the side to move. */
  public int side;

  /**
   * Creates an empty state.
   *
   * @param tables the tables of the game
   */
  public GameState(MoveTables tables) {
    this.tables = tables;
  }

  /**
   * Reads a position.
   *
   * @param position the position
   */
  public void read(PlayedPosition<?> position) {
    CodedBoard<?> board = position.declared();
    if (ownSets.length == 0) {
      ownSets = new long[tables.length()];
      ownHands = new int[board.mayHold.length];
    }
    position.readSets(RuntimeKey.KEY, tables, ownSets);
    if (board.hasHands()) {
      int codes = board.codes();
      for (int place = 0; place < ownHands.length; place++) {
        ownHands[place] = position.count(CodedHands.key(place, codes));
      }
    }
    sets = ownSets;
    hands = ownHands;
    side = position.turn().ordinal();
  }

  /**
   * Reads a cursor, whose sets and hands this state shares until it reads something else.
   *
   * @param cursor the cursor
   */
  public void read(PlayingCursor<?, ?> cursor) {
    sets = cursor.settledSets();
    hands = cursor.hands;
    side = cursor.turnOrdinal();
  }

  /**
   * Shares the arrays of another state.
   *
   * @param sets the sets
   * @param hands the hands
   * @param side the ordinal of the side to move
   */
  public void share(long[] sets, int[] hands, int side) {
    this.sets = sets;
    this.hands = hands;
    this.side = side;
  }

  /** Copies the arrays, if they are shared, so that later changes do not affect this state. */
  public void detach() {
    if (sets != ownSets) {
      if (ownSets.length == 0) {
        ownSets = new long[sets.length];
        ownHands = new int[hands.length];
      }
      System.arraycopy(sets, 0, ownSets, 0, sets.length);
      System.arraycopy(hands, 0, ownHands, 0, hands.length);
      sets = ownSets;
      hands = ownHands;
    }
  }
}
