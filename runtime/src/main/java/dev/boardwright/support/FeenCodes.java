// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.feen.FeenItems;
import dev.boardwright.internal.feen.FeenParts;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The content of a position of a board with declared pieces, such as that of a FEEN text, with each
 * piece given by its code. An item is one piece on the board, or one kind of piece in a hand with
 * its count.
 */
public final class FeenCodes {
  /**
   * The items of the text. The codes of pieces replace the tokens of items in hands, and also those
   * of items on the board if {@link #squares} has length 0.
   */
  final FeenItems items;

  /** The side to move. */
  final Side turn;

  /** The number of pieces on the board and in both hands, at most the number of squares. */
  final int pieceCount;

  private final byte[] squares;

  /**
   * Creates the content with given items.
   *
   * @param items the items, with codes instead of tokens; those on the board may be missing if
   *     {@code squares} has them
   * @param squares the codes of all squares, or an array of length 0 if the items are read instead
   */
  FeenCodes(FeenItems items, byte[] squares, Side turn, int pieceCount) {
    this.items = items;
    this.squares = squares;
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  /**
   * Parses a position of a board with declared pieces.
   *
   * @param empty a position of the board
   * @param handPlaces the layout of the hands, as returned by {@link DeclaredPieces#handPlaces}
   * @param length the length of {@link #squares}, at least the number of squares; or 0 to read the
   *     pieces on the board with {@link #code} instead
   * @throws FeenException if the text is not a valid FEEN position, is a position of another board,
   *     or has a piece that is not declared for its place
   */
  static FeenCodes read(
      @Nullable String text,
      FeenDialect dialect,
      Qi empty,
      Palette pieces,
      short[] handPlaces,
      int length) {
    FeenParts parts = new FeenParts(text, dialect);
    parts.checkBoard(empty);
    FeenCodes codes =
        new FeenCodes(parts.items, new byte[length], parts.turn, parts.items.pieceCount());
    byte[] codeOfToken = pieces.epin().codeOfToken;
    codes.findOnBoard(parts, codeOfToken);
    if (codes.items.onBoard() < codes.items.all()) {
      codes.findInHands(parts, codeOfToken, pieces.size() + 1, handPlaces);
    }
    return codes;
  }

  private void findOnBoard(FeenParts parts, byte[] codeOfToken) {
    int onBoard = items.onBoard();
    for (int item = 0; item < onBoard; item++) {
      byte code = codeOfToken[items.token(item)];
      if (code == 0) {
        throw refused(parts, FeenField.PLACEMENT, Palette.notDeclared(text(item)), item);
      }
      if (squares.length > 0) {
        squares[items.index(item)] = code;
      } else {
        items.replace(item, code & 0xFF);
      }
    }
  }

  private void findInHands(FeenParts parts, byte[] codeOfToken, int codes, short[] handPlaces) {
    for (int item = items.onBoard(); item < items.all(); item++) {
      int code = codeOfToken[items.token(item)] & 0xFF;
      int side = items.side(item);
      if (code == 0 || handPlaces[side * codes + code] < 0) {
        int known = code == 0 ? -1 : code;
        throw refused(
            parts, FeenField.HANDS, PositionRules.notHeld(side, known, text(item), 1), item);
      }
      items.replace(item, code);
    }
  }

  private String text(int item) {
    return EpinToken.text(items.token(item));
  }

  private static FeenException refused(
      FeenParts parts, FeenField field, IllegalArgumentException why, int item) {
    String problem = String.valueOf(why.getMessage());
    return new FeenException(field, problem, parts.offset(item), parts.text);
  }

  /**
   * {@return the number of pieces on the board} These items come first; all later items are in
   * hands.
   */
  public int onBoard() {
    return items.onBoard();
  }

  /**
   * {@return the codes of all squares, 0 for an empty square; an array of the requested length}
   * Every call returns the same array, which belongs to the caller.
   */
  public byte[] squares() {
    return squares;
  }

  /**
   * {@return the code of the piece of an item}
   *
   * @param item the index of an item in a hand, or of any item if the requested length of {@link
   *     #squares} was 0
   */
  public int code(int item) {
    return items.token(item);
  }

  /**
   * {@return the flat index of the square on which a piece stands}
   *
   * @param item the index of an item on the board
   */
  public int index(int item) {
    return items.index(item);
  }
}
