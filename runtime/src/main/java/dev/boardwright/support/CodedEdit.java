// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.style.Side;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An edit of {@link CodedContents}. A piece that the palette has no room for, or a count that a
 * coded hand has not, makes it go on as a {@link PlainEdit}.
 *
 * <p>What fails or is seldom stays out of the methods that are called: this object is to vanish
 * when a compiler inlines them.
 */
final class CodedEdit extends ContentsEdit {
  private final CodedContents from;
  private Palette palette;
  private Object board;
  private int[] firstHand;
  private int[] secondHand;

  CodedEdit(CodedContents from, int squareCount) {
    super(squareCount, from.turn, from.pieceCount, from.contentHash);
    this.from = from;
    palette = from.palette;
    board = from.board;
    firstHand = from.firstHand;
    secondHand = from.secondHand;
  }

  @Override
  ContentsEdit put(int index, @Nullable String piece) {
    int code = palette.code(piece);
    if (code < 0) {
      if (palette.isFull()) {
        return plain().put(index, piece);
      }
      palette = palette.with(piece);
      code = palette.size();
    }
    int before = CodeBoard.get(board, index);
    if (before != code) {
      board = CodeBoard.put(board, from.board, index, code);
      pieceCount += Integer.signum(code) - Integer.signum(before);
      contentHash ^= palette.onSquare(before, index) ^ palette.onSquare(code, index);
    }
    return this;
  }

  @Override
  ContentsEdit addToHand(Side side, String piece, int delta) {
    int[] hand = side == Side.FIRST ? firstHand : secondHand;
    int code = palette.code(piece);
    int at = CodedHand.find(hand, code);
    int before = at < 0 ? 0 : CodedHand.count(hand[at]);
    long after = PositionRules.after(piece, before, delta);
    if (after > CodedHand.MAX_COUNT || code < 0 && palette.isFull()) {
      return plain().addToHand(side, piece, delta);
    }
    if (code < 0) {
      palette = palette.with(piece);
      code = palette.size();
    }
    if (side == Side.FIRST) {
      firstHand = CodedHand.with(hand, from.firstHand, at, code, (int) after, palette);
    } else {
      secondHand = CodedHand.with(hand, from.secondHand, at, code, (int) after, palette);
    }
    pieceCount += delta;
    contentHash ^=
        palette.inHand(code, side.ordinal(), before) ^ palette.inHand(code, side.ordinal(), after);
    return this;
  }

  private PlainEdit plain() {
    return PlainEdit.of(
        new CodedContents(palette, board, firstHand, secondHand, turn, 0, contentHash),
        pieceCount,
        squareCount);
  }

  @Override
  Contents build(Contents original) {
    boolean isSame =
        turn == from.turn
            && Arrays.equals(firstHand, from.firstHand)
            && Arrays.equals(secondHand, from.secondHand)
            && CodeBoard.equal(board, from.board);
    return isSame
        ? original
        : new CodedContents(
            palette, board, firstHand, secondHand, turn, (int) pieceCount, contentHash);
  }
}
