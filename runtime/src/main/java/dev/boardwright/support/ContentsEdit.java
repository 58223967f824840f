// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * Changes to {@link Contents} under way. Indices and pieces that come here are checked. An edit
 * that has to go on in the other form returns it.
 */
abstract class ContentsEdit {
  final int squareCount;
  Side turn;
  long pieceCount;
  long contentHash;

  ContentsEdit(int squareCount, Side turn, long pieceCount, long contentHash) {
    this.squareCount = squareCount;
    this.turn = turn;
    this.pieceCount = pieceCount;
    this.contentHash = contentHash;
  }

  abstract ContentsEdit put(int index, @Nullable String piece);

  /** Adds to a hand, or takes from it; {@code delta} is not 0. */
  abstract ContentsEdit addToHand(Side side, String piece, int delta);

  final void toggle() {
    turn = turn.opposite();
    contentHash ^= ContentHash.SECOND_TO_MOVE;
  }

  /** What has come of it, {@code from} itself when that is the same. Pieces are few enough. */
  abstract Contents build(Contents from);
}
