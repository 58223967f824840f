// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.position.CodeBoard;
import dev.boardwright.internal.position.CodedContents;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.Palette;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes contents of a FEEN text, with pieces that are given codes as they come. */
public final class FeenContents {
  /** A palette that more than one position is read with has no more pieces than this. */
  private static final int MAX_SHARED = 64;

  /**
   * The palette of the position that was read last, by whoever it was, so that positions of the
   * same games have the same one. Never a large one, whatever is read: a reader of other games
   * costs the others a new palette and nothing else.
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
  public static @Nullable CodedContents of(FeenParts parts) {
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
    int kinds = known.size() + added.size();
    if (kinds > maxPieces) {
      return null;
    }
    Palette palette = added.isEmpty() ? known : known.with(added);
    if (hands.length > CodedHands.length(kinds)) {
      hands = Arrays.copyOf(hands, CodedHands.length(kinds));
    }
    return new CodedContents(palette, CodeBoard.of(board), hands, parts.turn, items.pieceCount());
  }

  private char[] hands(int onBoard) {
    char[] hands = new char[CodedHands.length(maxPieces)];
    for (int item = onBoard; item < items.all(); item++) {
      int token = items.token(item);
      byte code = codeOfToken[token];
      int kind = (code != 0 ? code : add(token)) & 0xFF;
      hands[CodedHands.place(kind, items.side(item))] = (char) items.count(item);
    }
    return hands;
  }

  /** A code for a piece that has none; 0 when there are too many. */
  private byte add(int token) {
    if (known.size() + added.size() > maxPieces) {
      return 0; // one is too many already: nothing of this will be used
    }
    if (added.isEmpty()) {
      codeOfToken = codeOfToken.clone();
    }
    added.add(EpinToken.text(token));
    int code = known.size() + added.size();
    codeOfToken[token] = code > maxPieces ? 0 : (byte) code;
    return codeOfToken[token];
  }
}
