// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * What a position of any pieces holds, in one of two forms: {@link CodedContents} with few kinds of
 * pieces, as in every game, and {@link PlainContents} with very many. Immutable. Indices that come
 * here are checked.
 */
abstract class Contents {
  final Side turn;
  final int pieceCount;

  Contents(Side turn, int pieceCount) {
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  abstract @Nullable String pieceAt(int index);

  abstract Hand hand(Side side);

  abstract int handCount(Side side, String piece);

  /** What all pieces contribute to the content hash. */
  abstract long piecesHash(int squareCount);

  /** These contents as codes; empty ones, never to be used, where they are not. */
  abstract CodedContents codes();

  abstract boolean areCodes();

  /** The edit that these contents take where they are no codes. */
  abstract PlainEdit plainEdit(long knownHash, int squareCount);

  /** Whether squares and hands are the same; on boards of one shape. */
  abstract boolean hasSamePieces(Contents other, int squareCount);

  /** The squares with a piece, or with null those with any, as bits of words. */
  long[] squaresOf(@Nullable String piece, int squareCount) {
    long[] words = new long[Words.count(squareCount)];
    for (int index = 0; index < squareCount; index++) {
      String there = pieceAt(index);
      if (piece == null ? there != null : piece.equals(there)) {
        words[index >> 6] |= 1L << index;
      }
    }
    return words;
  }

  /** What two different forms can be compared by. */
  final boolean looksTheSame(Contents other, int squareCount) {
    for (int index = 0; index < squareCount; index++) {
      String piece = pieceAt(index);
      if (piece == null ? other.pieceAt(index) != null : !piece.equals(other.pieceAt(index))) {
        return false;
      }
    }
    return hand(Side.FIRST).hasSameContent(other.hand(Side.FIRST))
        && hand(Side.SECOND).hasSameContent(other.hand(Side.SECOND));
  }
}
