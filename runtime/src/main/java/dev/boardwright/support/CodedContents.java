// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/** Contents as codes of a palette. */
final class CodedContents extends Contents {
  final Palette palette;

  /** A {@link CodeBoard}. */
  final Object board;

  /** {@link CodedHands}. */
  final char[] hands;

  CodedContents(
      Palette palette, Object board, char[] hands, Side turn, int pieceCount, long contentHash) {
    super(turn, pieceCount, contentHash);
    this.palette = palette;
    this.board = board;
    this.hands = hands;
  }

  static CodedContents empty(int squareCount, long contentHash) {
    return new CodedContents(
        Palette.EMPTY, CodeBoard.empty(squareCount), CodedHands.EMPTY, Side.FIRST, 0, contentHash);
  }

  @Override
  @Nullable String pieceAt(int index) {
    return palette.piece(CodeBoard.get(board, index));
  }

  @Override
  Hand hand(Side side) {
    return CodedHands.view(hands, side, palette);
  }

  @Override
  int handCount(Side side, String piece) {
    return CodedHands.count(hands, palette.code(piece), side.ordinal());
  }

  @Override
  CodedContents codes() {
    return this;
  }

  @Override
  boolean areCodes() {
    return true;
  }

  @Override
  PlainEdit plainEdit(int squareCount) {
    return PlainEdit.of(this, pieceCount, squareCount);
  }

  @Override
  boolean hasSamePieces(Contents other, int squareCount) {
    return other instanceof CodedContents coded && coded.palette == palette
        ? CodeBoard.equal(board, coded.board) && CodedHands.equal(hands, coded.hands)
        : looksTheSame(other, squareCount);
  }
}
