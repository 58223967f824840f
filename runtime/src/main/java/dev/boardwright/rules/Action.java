// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.rules.RowRules;
import org.jspecify.annotations.Nullable;

/**
 * A move with everything that the rules say about it, before it is known to be legal.
 *
 * @param from the square that the piece leaves, or {@link Move#NO_SQUARE} for a drop
 * @param dropped the code of the dropped piece, or 0
 * @param to the destination
 * @param becomes the code of the piece that it promotes to or is dropped as, or 0
 * @param isDeclined whether the piece could promote but does not
 * @param captured the square of the captured piece, or {@link Move#NO_SQUARE}
 * @param row the row that leads to the destination, or null for a drop
 * @param isPassingLeap whether this is the leap after which the piece may be passing
 * @param partner the square of the partner for castling, or {@link Move#NO_SQUARE}
 */
record Action(
    int from,
    int dropped,
    int to,
    int becomes,
    boolean isDeclined,
    int captured,
    @Nullable RowRules row,
    boolean isPassingLeap,
    int partner) {

  /** {@return a move of a piece on the board} */
  static Action of(int from, int to, int captured, RowRules row, boolean isPassingLeap) {
    return new Action(from, 0, to, 0, false, captured, row, isPassingLeap, Move.NO_SQUARE);
  }

  static Action castling(int from, int to, RowRules row, int partner) {
    return new Action(from, 0, to, 0, false, Move.NO_SQUARE, row, false, partner);
  }

  static Action drop(int dropped, int to, int becomes) {
    return new Action(
        Move.NO_SQUARE, dropped, to, becomes, false, Move.NO_SQUARE, null, false, Move.NO_SQUARE);
  }

  Action promotingTo(int code) {
    return new Action(from, dropped, to, code, false, captured, row, isPassingLeap, partner);
  }

  Action declined() {
    return new Action(from, dropped, to, 0, true, captured, row, isPassingLeap, partner);
  }

  /** {@return this move in the form of a number} */
  int packed() {
    return isDrop() ? PackedMove.drop(dropped, to, becomes) : PackedMove.of(from, to, becomes);
  }

  boolean isDrop() {
    return dropped != 0;
  }

  boolean isCastling() {
    return partner != Move.NO_SQUARE;
  }

  boolean isCapture() {
    return captured != Move.NO_SQUARE;
  }
}
