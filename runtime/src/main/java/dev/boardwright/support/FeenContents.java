// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import dev.boardwright.feen.FeenItems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes contents of a FEEN text, with pieces that are given codes as they come. */
final class FeenContents {
  /** A palette that more than one position is read with has no more pieces than this. */
  private static final int MAX_SHARED = 64;

  /**
   * The palette of the position that was read last, so that positions of the same game have the
   * same one. Never a large one, whatever is read.
   */
  private static volatile Palette recent = Palette.EMPTY;

  private final FeenParts parts;
  private final FeenItems items;
  private final Palette known;
  private final int maxPieces;
  private final List<String> added = new ArrayList<>(0);
  private byte[] codeOfToken;

  private FeenContents(FeenParts parts, Palette known, int maxPieces) {
    this.parts = parts;
    this.known = known;
    this.maxPieces = maxPieces;
    items = parts.items;
    codeOfToken = known.epin().codeOfToken;
  }

  /** The contents; null when there are more kinds of pieces than codes. */
  static @Nullable CodedContents of(FeenParts parts) {
    Palette shared = recent;
    CodedContents contents = new FeenContents(parts, shared, MAX_SHARED).make();
    if (contents == null) {
      contents = new FeenContents(parts, Palette.EMPTY, Palette.MAX_PIECES).make();
    }
    if (contents != null && contents.palette != shared && contents.palette.size() <= MAX_SHARED) {
      recent = contents.palette;
    }
    return contents;
  }

  /** Null when there are too many kinds of pieces. */
  private @Nullable CodedContents make() {
    byte[] board = new byte[parts.squareCount()];
    int onBoard = items.onBoard();
    for (int item = 0; item < onBoard; item++) {
      int token = items.token(item);
      byte code = codeOfToken[token];
      board[items.index(item)] = code != 0 ? code : add(token);
    }
    char[] hands = onBoard == items.all() ? CodedHands.EMPTY : hands(onBoard);
    if (known.size() + added.size() > maxPieces) {
      return null;
    }
    Palette palette = added.isEmpty() ? known : known.with(added);
    return new CodedContents(palette, CodeBoard.of(board), hands, parts.turn, items.pieceCount());
  }

  private char[] hands(int onBoard) {
    char[] hands = CodedHands.EMPTY;
    for (int item = onBoard; item < items.all(); item++) {
      int token = items.token(item);
      byte code = codeOfToken[token];
      hands =
          CodedHands.with(
              hands,
              CodedHands.EMPTY,
              (code != 0 ? code : add(token)) & 0xFF,
              items.side(item),
              items.count(item),
              known.size() + added.size());
    }
    return hands;
  }

  /** A code for a piece that has none; any one when there are too many. */
  private byte add(int token) {
    if (added.isEmpty()) {
      codeOfToken = codeOfToken.clone();
    }
    added.add(EpinToken.text(token));
    codeOfToken[token] = (byte) Math.min(known.size() + added.size(), Palette.MAX_PIECES);
    return codeOfToken[token];
  }
}
