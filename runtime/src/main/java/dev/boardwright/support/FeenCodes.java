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

/** A position of declared pieces as its FEEN text has it: its pieces, by their codes. */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenCodes {
  private final FeenParts parts;

  /**
   * With the codes of pieces, where they are asked for one by one, in the place of their tokens.
   */
  private final FeenItems items;

  private final byte[] squares;

  private FeenCodes(FeenParts parts, int length) {
    this.parts = parts;
    items = parts.items;
    squares = new byte[length];
  }

  /**
   * Reads a position of a board with declared pieces.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty a position of the board
   * @param pieces the declared pieces
   * @param handPlaces what each hand may hold, as {@link DeclaredPieces#handPlaces} gives it
   * @param length the length of {@link #squares}, at least the number of squares; 0 when not that
   *     is asked for but {@link #code}
   * @return what the text says
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared where it is
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
    FeenCodes codes = new FeenCodes(parts, length);
    byte[] codeOfToken = pieces.epin().codeOfToken;
    codes.findOnBoard(codeOfToken);
    if (codes.items.onBoard() < codes.items.all()) {
      codes.findInHands(codeOfToken, pieces.size() + 1, handPlaces);
    }
    return codes;
  }

  private void findOnBoard(byte[] codeOfToken) {
    int onBoard = items.onBoard();
    for (int item = 0; item < onBoard; item++) {
      byte code = codeOfToken[items.token(item)];
      if (code == 0) {
        throw refused(FeenField.PLACEMENT, Palette.notDeclared(text(item)), item);
      }
      if (squares.length > 0) {
        squares[items.index(item)] = code;
      } else {
        items.replace(item, code & 0xFF);
      }
    }
  }

  private void findInHands(byte[] codeOfToken, int codes, short[] handPlaces) {
    for (int item = items.onBoard(); item < items.all(); item++) {
      int code = codeOfToken[items.token(item)] & 0xFF;
      int side = items.side(item);
      if (code == 0 || handPlaces[side * codes + code] < 0) {
        int known = code == 0 ? -1 : code;
        throw refused(FeenField.HANDS, PositionRules.notHeld(side, known, text(item), 1), item);
      }
      items.replace(item, code);
    }
  }

  private String text(int item) {
    return EpinToken.text(items.token(item));
  }

  private FeenException refused(FeenField field, IllegalArgumentException why, int item) {
    String problem = String.valueOf(why.getMessage());
    return new FeenException(field, problem, parts.offset(item), parts.text);
  }

  /**
   * The number of pieces on the board.
   *
   * @return how many items are on squares; those after are in hands
   */
  public int onBoard() {
    return items.onBoard();
  }

  /**
   * The number of items.
   *
   * @return the pieces on the board, and the different pieces in each hand
   */
  public int all() {
    return items.all();
  }

  /**
   * The squares, when a length was given.
   *
   * @return the codes of what stands on them, 0 for an empty square; the same array each time,
   *     which is the caller's own
   */
  public byte[] squares() {
    return squares;
  }

  /**
   * Which piece an item is.
   *
   * @param item an item in a hand; or any one, when the length given was 0
   * @return the code of the piece
   */
  public int code(int item) {
    return items.token(item);
  }

  /**
   * Where a piece stands.
   *
   * @param item an item on the board
   * @return the flat index
   */
  public int index(int item) {
    return items.index(item);
  }

  /**
   * Whose hand a piece is in.
   *
   * @param item an item in a hand
   * @return the ordinal of the {@link Side}
   */
  public int side(int item) {
    return items.side(item);
  }

  /**
   * How many of a piece are in a hand.
   *
   * @param item an item in a hand
   * @return 1 or more
   */
  public int count(int item) {
    return items.count(item);
  }

  /**
   * The side to move.
   *
   * @return the side
   */
  public Side turn() {
    return parts.turn;
  }

  /**
   * The number of pieces on the board and in both hands.
   *
   * @return no more than there are squares
   */
  public int pieceCount() {
    return items.pieceCount();
  }
}
