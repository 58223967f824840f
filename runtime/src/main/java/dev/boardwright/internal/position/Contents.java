// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import dev.boardwright.support.words.Words;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The contents of a position whose pieces are not declared. There are two forms: {@link
 * CodedContents} for positions with few kinds of pieces, which includes those of all usual games,
 * and {@link PlainContents} for positions with very many. Immutable. Callers check indices before
 * they pass them to these methods.
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

  /** {@return the combined terms that all pieces contribute to the content hash} */
  public abstract long piecesHash(int squareCount);

  /**
   * {@return these contents, if they are stored as codes; otherwise an empty placeholder, which
   * must not be taken for these contents}
   */
  public abstract CodedContents codes();

  public abstract boolean areCodes();

  /** Creates the edit that is used if these contents are not stored as codes. */
  public abstract PlainEdit plainEdit(long knownHash, int squareCount);

  /**
   * {@return whether the squares and the hands equal those of other contents} The boards of both
   * contents must have the same shape.
   */
  public abstract boolean hasSamePieces(Contents other, int squareCount);

  /**
   * {@return the set of the squares that hold a given piece, or any piece if {@code piece} is null}
   * The set has the form that {@link Words} describes.
   */
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

  /**
   * Compares the squares and the hands of contents that are stored in different forms, or as codes
   * of different palettes.
   */
  final boolean looksTheSame(Contents other, int squareCount) {
    for (int index = 0; index < squareCount; index++) {
      if (!Objects.equals(pieceAt(index), other.pieceAt(index))) {
        return false;
      }
    }
    return hand(Side.FIRST).hasSameContent(other.hand(Side.FIRST))
        && hand(Side.SECOND).hasSameContent(other.hand(Side.SECOND));
  }
}
