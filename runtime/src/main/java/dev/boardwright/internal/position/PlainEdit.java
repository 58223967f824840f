// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An edit of contents in either form, which does not limit the number of kinds of pieces or the
 * intermediate counts. Callers check indices and pieces before they pass them to these methods.
 */
public final class PlainEdit {
  /**
   * The maximum number of kinds that are converted back to codes. The new palette then has room
   * left for the further kinds that a game could introduce.
   */
  private static final int MAX_KINDS_TO_CODE = Palette.MAX_PIECES / 4 * 3;

  private final PlainContents from;

  /**
   * Whether this edit began as an edit of codes. If so, the result may be stored as codes again.
   */
  private final boolean wasCoded;

  private final int squareCount;
  private Side turn;
  private long pieceCount;

  /** The content hash, or 0 if it has not been computed. */
  private long contentHash;

  private @Nullable String[][][] board;
  private final HandEdit firstHand;
  private final HandEdit secondHand;

  PlainEdit(
      PlainContents from, long pieceCount, long knownHash, int squareCount, boolean wasCoded) {
    this.from = from;
    this.squareCount = squareCount;
    this.pieceCount = pieceCount;
    turn = from.turn;
    contentHash = knownHash;
    this.wasCoded = wasCoded;
    board = from.board;
    firstHand = new HandEdit(from.firstHand);
    secondHand = new HandEdit(from.secondHand);
  }

  /** Continues an edit of codes as a plain edit. */
  public static PlainEdit of(
      CodedContents coded, long pieceCount, long knownHash, int squareCount) {
    @Nullable String[][][] empty = PieceTree.empty(squareCount);
    @Nullable String[][][] board = empty;
    for (int index = 0; index < squareCount; index++) {
      String piece = coded.pieceAt(index);
      if (piece != null) {
        board = PieceTree.put(board, empty, index, piece);
      }
    }
    PlainContents from =
        new PlainContents(board, coded.hand(Side.FIRST), coded.hand(Side.SECOND), coded.turn, 0);
    return new PlainEdit(from, pieceCount, knownHash, squareCount, true);
  }

  public void put(int index, @Nullable String piece) {
    String before = PieceTree.get(board, index);
    if (!Objects.equals(before, piece)) {
      board = PieceTree.put(board, from.board, index, piece);
      pieceCount += (piece == null ? 0 : 1) - (before == null ? 0 : 1);
      if (contentHash != 0) {
        contentHash ^= ContentHash.onSquare(before, index) ^ ContentHash.onSquare(piece, index);
      }
    }
  }

  /** Adds copies of a piece to a hand, or removes them. {@code delta} must not be 0. */
  public void addToHand(Side side, String piece, int delta) {
    HandEdit hand = side == Side.FIRST ? firstHand : secondHand;
    long before = hand.count(piece);
    long after = PositionRules.after(piece, before, delta);
    long pieces = PositionRules.checkRunning(pieceCount + delta, squareCount);
    hand.put(piece, after);
    pieceCount = pieces;
    if (contentHash != 0) {
      contentHash ^=
          ContentHash.inHand(piece, side, before) ^ ContentHash.inHand(piece, side, after);
    }
  }

  public void toggle() {
    turn = turn.opposite();
    if (contentHash != 0) {
      contentHash ^= ContentHash.SECOND_TO_MOVE;
    }
  }

  public long pieceCount() {
    return pieceCount;
  }

  /** {@return the content hash, or 0 if it has not been computed} */
  public long knownHash() {
    return contentHash;
  }

  /**
   * {@return the edited contents, or {@code original} if it has the same content} The caller must
   * have checked that there are not more pieces than squares.
   */
  public Contents build(Contents original) {
    PlainContents built =
        new PlainContents(board, firstHand.build(), secondHand.build(), turn, (int) pieceCount);
    if (turn == original.turn && built.hasSamePieces(original, squareCount)) {
      return original;
    }
    Contents coded = wasCoded ? coded(built) : null;
    return coded == null ? built : coded;
  }

  /** {@return the same contents as codes of a new palette, or null if there are too many kinds} */
  private @Nullable Contents coded(PlainContents built) {
    Palette palette = Palette.EMPTY;
    Object empty = CodeBoard.empty(squareCount);
    Object codes = empty;
    for (int index = 0; index < squareCount; index++) {
      String piece = built.pieceAt(index);
      if (piece != null) {
        palette = withKind(palette, piece);
        if (palette == null) {
          return null;
        }
        codes = CodeBoard.put(codes, empty, index, palette.code(piece));
      }
    }
    for (Side side : Side.values()) {
      for (int i = 0; i < built.hand(side).kinds(); i++) {
        palette = withKind(palette, built.hand(side).piece(i));
        if (palette == null) {
          return null;
        }
      }
    }
    return new CodedContents(
        palette,
        codes,
        CodedHands.of(built.firstHand, built.secondHand, palette),
        built.turn,
        built.pieceCount);
  }

  private static @Nullable Palette withKind(Palette palette, String piece) {
    if (palette.code(piece) > 0) {
      return palette;
    }
    return palette.size() < MAX_KINDS_TO_CODE ? palette.with(piece) : null;
  }
}
