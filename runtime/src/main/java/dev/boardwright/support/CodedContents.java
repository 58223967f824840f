// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Contents as codes of a palette. */
final class CodedContents extends Contents {
  final Palette palette;

  /** A {@link CodeBoard}. */
  final Object board;

  /** {@link CodedHand}s. */
  final int[] firstHand;

  final int[] secondHand;

  CodedContents(
      Palette palette,
      Object board,
      int[] firstHand,
      int[] secondHand,
      Side turn,
      int pieceCount,
      long contentHash) {
    super(turn, pieceCount, contentHash);
    this.palette = palette;
    this.board = board;
    this.firstHand = firstHand;
    this.secondHand = secondHand;
  }

  static CodedContents empty(int squareCount, long contentHash) {
    return new CodedContents(
        Palette.EMPTY,
        CodeBoard.empty(squareCount),
        CodedHand.EMPTY,
        CodedHand.EMPTY,
        Side.FIRST,
        0,
        contentHash);
  }

  @Override
  @Nullable String pieceAt(int index) {
    return palette.piece(CodeBoard.get(board, index));
  }

  private int[] codedHand(Side side) {
    return side == Side.FIRST ? firstHand : secondHand;
  }

  @Override
  Hand hand(Side side) {
    return CodedHand.view(codedHand(side), palette);
  }

  @Override
  int handCount(Side side, String piece) {
    int[] hand = codedHand(side);
    int at = CodedHand.find(hand, palette.code(piece));
    return at < 0 ? 0 : CodedHand.count(hand[at]);
  }

  @Override
  ContentsEdit edit(int squareCount) {
    return new CodedEdit(this, squareCount);
  }

  @Override
  boolean hasSamePieces(Contents other, int squareCount) {
    return other instanceof CodedContents coded && coded.palette == palette
        ? CodeBoard.equal(board, coded.board)
            && Arrays.equals(firstHand, coded.firstHand)
            && Arrays.equals(secondHand, coded.secondHand)
        : looksTheSame(other, squareCount);
  }
}
