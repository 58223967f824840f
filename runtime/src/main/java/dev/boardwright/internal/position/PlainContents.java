// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * Contents that are stored as the pieces themselves, for positions with more different pieces than
 * a palette can hold.
 */
final class PlainContents extends Contents {
  private static final CodedContents NO_CODES = CodedContents.empty(1);

  /** The squares, as a {@link PieceTree}. */
  final @Nullable String[][][] board;

  final Hand firstHand;
  final Hand secondHand;

  PlainContents(
      @Nullable String[][][] board, Hand firstHand, Hand secondHand, Side turn, int pieceCount) {
    super(turn, pieceCount);
    this.board = board;
    this.firstHand = firstHand;
    this.secondHand = secondHand;
  }

  @Override
  public @Nullable String pieceAt(int index) {
    return PieceTree.get(board, index);
  }

  @Override
  public Hand hand(Side side) {
    return side == Side.FIRST ? firstHand : secondHand;
  }

  @Override
  public int handCount(Side side, String piece) {
    return hand(side).count(piece);
  }

  @Override
  public long piecesHash(int squareCount) {
    long hash = 0;
    for (int index = 0; index < squareCount; index++) {
      hash ^= ContentHash.onSquare(pieceAt(index), index);
    }
    return hash ^ firstHand.hash(Side.FIRST) ^ secondHand.hash(Side.SECOND);
  }

  @Override
  public CodedContents codes() {
    return NO_CODES;
  }

  @Override
  public boolean areCodes() {
    return false;
  }

  @Override
  public PlainEdit plainEdit(long knownHash, int squareCount) {
    return new PlainEdit(this, pieceCount, knownHash, squareCount, false);
  }

  @Override
  public boolean hasSamePieces(Contents other, int squareCount) {
    return other instanceof PlainContents plain
        ? PieceTree.equal(board, plain.board)
            && firstHand.hasSameContent(plain.firstHand)
            && secondHand.hasSameContent(plain.secondHand)
        : looksTheSame(other, squareCount);
  }
}
