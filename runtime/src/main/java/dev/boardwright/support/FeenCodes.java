// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.feen.EpinToken;
import dev.boardwright.feen.FeenSyntax;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.notation.FeenField;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a FEEN text says, with its pieces as codes of a palette: declared ones, or as they come. */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class FeenCodes extends FeenReader {
  /** A palette that more than one position is read with has no more pieces than this. */
  private static final int MAX_SHARED = 64;

  /**
   * The palette of the position that was read last, so that positions of the same game have the
   * same one. Never a large one, whatever is read.
   */
  private static volatile Palette recent = Palette.EMPTY;

  private static final short[] NO_HANDS = {};

  private final Palette declared;
  private final int maxPieces;

  /** Where hands have their counts, when pieces are declared; see {@link Palette#handPlaces}. */
  private final short @Nullable [] handPlaces;

  private final Side turn;
  private final byte[] board;
  private char[] hands = CodedHands.EMPTY;
  private int pieceCount;

  /** By token; shared with the palette until there is a piece that it does not have. */
  private byte[] codeOfToken;

  private final List<String> added = new ArrayList<>(0);
  private boolean isCrowded;

  private FeenCodes(
      String text, int squareCount, Palette pieces, int maxPieces, short @Nullable [] handPlaces) {
    super(text);
    this.declared = pieces;
    this.maxPieces = maxPieces;
    this.handPlaces = handPlaces;
    codeOfToken = pieces.epin().codes();
    board = new byte[squareCount];
    turn = FeenBoards.turn(text);
  }

  /**
   * Reads a position of a board with declared pieces, none of which a hand may hold.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty a position of the board
   * @param pieces the declared pieces
   * @return what the text says
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared, or one in a hand
   */
  public static FeenCodes read(String text, FeenDialect dialect, Qi empty, Palette pieces) {
    return read(text, dialect, empty, pieces, NO_HANDS);
  }

  /**
   * Reads a position of a board with declared pieces.
   *
   * @param text any text
   * @param dialect how it names styles
   * @param empty a position of the board
   * @param pieces the declared pieces
   * @param handPlaces what each hand may hold, as {@link Palette#handPlaces} gives it
   * @return what the text says
   * @throws FeenException if it is not FEEN, or of another board, or has a piece that is not
   *     declared where it is
   */
  public static FeenCodes read(
      String text, FeenDialect dialect, Qi empty, Palette pieces, short[] handPlaces) {
    FeenBoards.check(Objects.requireNonNull(text, "text"), dialect, empty);
    FeenCodes codes = new FeenCodes(text, empty.squareCount(), pieces, pieces.size(), handPlaces);
    codes.read();
    return codes;
  }

  /** Reads a text that is FEEN; null when it has more kinds of pieces than there are codes. */
  static @Nullable CodedContents read(String text, long placement) {
    Palette shared = recent;
    FeenCodes codes = read(text, placement, shared, MAX_SHARED);
    if (codes.isCrowded) {
      codes = read(text, placement, Palette.EMPTY, Palette.MAX_PIECES);
    }
    return codes.isCrowded ? null : codes.contents();
  }

  private static FeenCodes read(String text, long placement, Palette pieces, int maxPieces) {
    FeenCodes codes = new FeenCodes(text, FeenSyntax.squares(placement), pieces, maxPieces, null);
    codes.read();
    return codes;
  }

  private CodedContents contents() {
    Palette palette = added.isEmpty() ? declared : declared.with(added);
    if (palette != declared && palette.size() <= MAX_SHARED) {
      recent = palette;
    }
    int places = hands.length;
    while (places > 0 && hands[places - 1] == 0) {
      places--;
    }
    char[] counts = places == 0 ? CodedHands.EMPTY : Arrays.copyOf(hands, places);
    return new CodedContents(palette, CodeBoard.of(board), counts, turn, pieceCount);
  }

  @Override
  void onSquare(int index, int token, int offset) {
    int code = codeOfToken[token];
    if (code == 0) {
      if (handPlaces != null) {
        String piece = EpinToken.text(token);
        throw refused(FeenField.PLACEMENT, Palette.notDeclared(piece), offset);
      }
      code = add(token);
    }
    board[index] = (byte) code;
    pieceCount++;
  }

  @Override
  void inHand(int side, int token, int count, int offset) {
    int code = codeOfToken[token] & 0xFF;
    if (handPlaces != null) {
      boolean isHeld =
          code != 0
              && handPlaces.length > 0
              && handPlaces[side * (declared.size() + 1) + code] >= 0;
      if (!isHeld) {
        String piece = EpinToken.text(token);
        int known = code == 0 ? -1 : code;
        throw refused(FeenField.HANDS, PositionRules.notHeld(side, known, piece, count), offset);
      }
    } else if (code == 0) {
      code = add(token);
    }
    if (hands.length == 0) {
      hands = new char[2 * (maxPieces + 1)];
    }
    hands[2 * code + side] = (char) count;
    pieceCount += count;
  }

  private FeenException refused(FeenField field, IllegalArgumentException why, int offset) {
    return new FeenException(field, why.getMessage(), offset, text);
  }

  /** A code for a piece that has none; 0 when there is none left. */
  private int add(int token) {
    int code = declared.size() + added.size() + 1;
    if (code > maxPieces) {
      isCrowded = true;
      return 0;
    }
    added.add(EpinToken.text(token));
    codeOfToken[token] = (byte) code;
    return code;
  }

  /**
   * What stands on a square.
   *
   * @param index the index of a square
   * @return the code of the piece; 0 when it is empty
   */
  public int at(int index) {
    return board[index] & 0xFF;
  }

  /**
   * Whether there is anything in a hand.
   *
   * @return whether any count is not 0
   */
  public boolean hasHands() {
    return hands.length > 0;
  }

  /**
   * How many of a piece lie in a hand.
   *
   * @param side whose hand: the ordinal of its {@link Side}
   * @param code the code of a declared piece
   * @return the count
   */
  public int held(int side, int code) {
    return hands[2 * code + side];
  }

  /**
   * The side to move.
   *
   * @return the side
   */
  public Side turn() {
    return turn;
  }

  /**
   * The number of pieces on the board and in both hands.
   *
   * @return no more than there are squares
   */
  public int pieceCount() {
    return pieceCount;
  }
}
