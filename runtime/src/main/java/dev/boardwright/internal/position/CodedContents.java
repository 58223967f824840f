// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import dev.boardwright.support.words.CodeSets;
import dev.boardwright.support.words.Words;
import org.jspecify.annotations.Nullable;

/** Contents that are stored as codes of a palette. */
public final class CodedContents extends Contents {
  public final Palette palette;

  /** The squares, as a {@link CodeBoard}. */
  public final Object board;

  /** The hands, as {@link CodedHands}. */
  public final char[] hands;

  public CodedContents(Palette palette, Object board, char[] hands, Side turn, int pieceCount) {
    super(turn, pieceCount);
    this.palette = palette;
    this.board = board;
    this.hands = hands;
  }

  public static CodedContents empty(int squareCount) {
    return new CodedContents(
        Palette.EMPTY, CodeBoard.empty(squareCount), CodedHands.EMPTY, Side.FIRST, 0);
  }

  @Override
  public @Nullable String pieceAt(int index) {
    return palette.piece(CodeBoard.get(board, index));
  }

  @Override
  public Hand hand(Side side) {
    return CodedHands.view(hands, side, palette);
  }

  @Override
  public int handCount(Side side, String piece) {
    return CodedHands.count(hands, palette.code(piece), side.ordinal());
  }

  @Override
  public long piecesHash(int squareCount) {
    long hash = 0;
    for (int index = 0; index < squareCount; index++) {
      hash ^= palette.onSquare(CodeBoard.get(board, index), index);
    }
    for (int code = 1; code <= palette.size(); code++) {
      for (int side = 0; side < 2; side++) {
        hash ^= palette.inHand(code, side, CodedHands.count(hands, code, side));
      }
    }
    return hash;
  }

  @Override
  public long[] squaresOf(@Nullable String piece, int squareCount) {
    long[] words = new long[Words.count(squareCount)];
    int code = palette.code(piece);
    if (code >= 0) {
      byte[] codes = CodeBoard.codes(board, squareCount);
      for (int word = 0; word < words.length; word++) {
        words[word] =
            piece == null ? CodeSets.occupied(codes, word) : CodeSets.equal(codes, word, code);
      }
    }
    return words;
  }

  @Override
  public CodedContents codes() {
    return this;
  }

  @Override
  public boolean areCodes() {
    return true;
  }

  @Override
  public PlainEdit plainEdit(long knownHash, int squareCount) {
    return PlainEdit.of(this, pieceCount, knownHash, squareCount);
  }

  @Override
  public boolean hasSamePieces(Contents other, int squareCount) {
    return other instanceof CodedContents coded && coded.palette == palette
        ? CodeBoard.equal(board, coded.board) && CodedHands.equal(hands, coded.hands)
        : looksTheSame(other, squareCount);
  }
}
