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

/**
 * A builder of contents from a FEEN text. It assigns codes to pieces in the order in which they
 * appear.
 */
public final class FeenContents {
  /** The maximum number of pieces in a palette that is shared by several positions. */
  private static final int MAX_SHARED = 64;

  /**
   * The palette that was used last, by any thread. It is shared so that positions of the same games
   * have the same palette. It never has more than {@link #MAX_SHARED} pieces: a larger palette is
   * not stored here. Threads that read different games may replace each other's palette; the only
   * cost is that they create new ones.
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

  /**
   * {@return the contents of a text, or null if it has more kinds of pieces than there are codes}
   */
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

  /** {@return the contents, or null if there are too many kinds of pieces} */
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

  /**
   * Assigns a code to a piece that has none.
   *
   * @return the code, or 0 if there are too many kinds of pieces
   */
  private byte add(int token) {
    if (known.size() + added.size() > maxPieces) {
      return 0; // the limit is already exceeded, so the contents will be discarded
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
