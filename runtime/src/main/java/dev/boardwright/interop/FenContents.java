// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The contents of a FEN or an SFEN. This class is mutable, because the readers of a text fill it.
 */
final class FenContents {
  /** The codes of the squares, 0 for an empty square. */
  final byte[] codes;

  /** The number of copies of each piece in the hands, by the ordinal of the side and the code. */
  final int[][] hands;

  Side turn = Side.FIRST;

  /** The leap that may be answered en passant, or null if the text names none. */
  @Nullable PassingLeap leap;

  int halfmoves;

  /** The number of the move, of both sides together in SFEN. */
  int moveNumber = 1;

  /** Creates empty contents, with hands for a number of codes. */
  FenContents(int squares, int codes) {
    this(new byte[squares], new int[Side.values().length][codes]);
  }

  private FenContents(byte[] codes, int[][] hands) {
    this.codes = codes;
    this.hands = hands;
  }

  /** {@return contents with codes and no hands} */
  static FenContents of(byte[] codes, Side turn) {
    FenContents contents = new FenContents(codes, new int[Side.values().length][0]);
    contents.turn = turn;
    return contents;
  }
}
