// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import dev.boardwright.support.Words;
import org.jspecify.annotations.Nullable;

/**
 * What a position of any pieces holds, in one of two forms: {@link CodedContents} with few kinds of
 * pieces, as in every game, and {@link PlainContents} with very many. Immutable. Indices that come
 * here are checked.
 */
public abstract class Contents {
  public final Side turn;
  public final int pieceCount;

  Contents(Side turn, int pieceCount) {
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  public abstract @Nullable String pieceAt(int index);

  public abstract Hand hand(Side side);

  public abstract int handCount(Side side, String piece);

  /** What all pieces contribute to the content hash. */
  public abstract long piecesHash(int squareCount);

  /** These contents as codes; empty ones, never to be used, where they are not. */
  public abstract CodedContents codes();

  public abstract boolean areCodes();

  /** The edit that these contents take where they are no codes. */
  public abstract PlainEdit plainEdit(long knownHash, int squareCount);

  /** Whether squares and hands are the same; on boards of one shape. */
  public abstract boolean hasSamePieces(Contents other, int squareCount);

  /** The squares with a piece, or with null those with any, as bits of words. */
  public long[] squaresOf(@Nullable String piece, int squareCount) {
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
