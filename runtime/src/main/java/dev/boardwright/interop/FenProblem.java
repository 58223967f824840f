// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.Shape;
import java.util.Locale;

/** The problems that readers of FEN and SFEN find. */
enum FenProblem {
  TOO_LONG(FenField.TEXT, "the text must have at most " + FenProblem.MAX_LENGTH + " characters"),
  TOO_MANY_FIELDS(FenField.TEXT, "the text has too many fields, or a space at its end"),
  INVALID_CHARACTER(FenField.PLACEMENT, "a piece, a number or / expected"),
  UNKNOWN_PIECE(FenField.PLACEMENT, "no piece of this game has this name"),
  NUMBER_TOO_LARGE(FenField.PLACEMENT, "a number must be between 1 and %1$d, the number of files"),
  RANK_TOO_LONG(FenField.PLACEMENT, "the rank has more than %1$d squares"),
  RANK_TOO_SHORT(FenField.PLACEMENT, "the rank has fewer than %1$d squares"),
  TOO_FEW_RANKS(FenField.PLACEMENT, "there must be %2$d ranks"),
  TOO_MANY_RANKS(FenField.PLACEMENT, "there must be %2$d ranks, and nothing after them"),
  SECOND_ROYAL(FenField.PLACEMENT, "a side has more than one royal piece"),
  NO_HANDS(FenField.HANDS, "no side of this game has a hand"),
  HANDS_NOT_CLOSED(FenField.HANDS, "] expected after the last piece, and nothing after it"),
  NOT_HELD(FenField.HANDS, "a piece that a hand can hold expected"),
  REPEATED_PIECE(FenField.HANDS, "each piece of a hand is listed once, with its number"),
  INVALID_COUNT(FenField.HANDS, "the number of a piece must be between 2 and %3$d"),
  TOO_MANY_PIECES(FenField.HANDS, "the board and the hands have more than %3$d pieces"),
  HANDS_EXPECTED(FenField.HANDS, "the hands expected, or - if they are empty"),
  TURN_EXPECTED(FenField.TURN, "the side to move expected: w or b"),
  SFEN_TURN_EXPECTED(FenField.TURN, "the side to move expected: b or w"),
  CASTLING_EXPECTED(FenField.CASTLING, "castling rights expected, or - if there are none"),
  UNKNOWN_RIGHT(FenField.CASTLING, "no castling right of this game has this letter"),
  REPEATED_RIGHT(FenField.CASTLING, "each castling right is listed once"),
  NO_PARTNER(FenField.CASTLING, "the piece of this castling right is not on its square"),
  ROYAL_NOT_HOME(FenField.CASTLING, "the royal piece of this castling right has moved"),
  CANNOT_CASTLE(FenField.CASTLING, "the royal piece can never castle with this piece"),
  PASSED_EXPECTED(FenField.EN_PASSANT, "a crossed square expected, or - if there is none"),
  REPEATED_SQUARE(FenField.EN_PASSANT, "each crossed square is listed once"),
  NOTHING_PASSED(
      FenField.EN_PASSANT, "no piece can have just crossed these squares, or several can"),
  INVALID_COUNTER(
      FenField.COUNTERS, "a number of at most six digits expected, without zeros before it");

  /** The maximum number of characters of a text. */
  static final int MAX_LENGTH = 8_192;

  private final FenField field;
  private final String description;

  FenProblem(FenField field, String description) {
    this.field = field;
    this.description = description;
  }

  /**
   * {@return the exception for this problem}
   *
   * @param offset the offset of the first invalid character
   * @param text the text
   * @param shape the shape of the board
   */
  FenException at(int offset, String text, Shape shape) {
    String words =
        String.format(Locale.ROOT, description, shape.files(), shape.ranks(), shape.squareCount());
    return new FenException(field, words, offset, text);
  }
}
