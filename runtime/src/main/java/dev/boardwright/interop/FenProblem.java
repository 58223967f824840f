// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.Shape;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A problem that readers of FEN and SFEN find. Later versions may add problems. */
public enum FenProblem {
  /** The text is null. */
  NO_TEXT(FenField.TEXT, "the text must not be null"),
  /** The text is too long. */
  TOO_LONG(FenField.TEXT, "the text must have at most " + FenProblem.MAX_LENGTH + " characters"),
  /** The text has too many fields, or a space at its end. */
  TOO_MANY_FIELDS(FenField.TEXT, "the text has too many fields, or a space at its end"),
  /** A character is not that of a piece, a number or a slash. */
  INVALID_CHARACTER(FenField.PLACEMENT, "a piece, a number or / expected"),
  /** No piece of the game has the name. */
  UNKNOWN_PIECE(FenField.PLACEMENT, "no piece of this game has this name"),
  /** A number of empty squares is 0, or greater than the number of files. */
  NUMBER_TOO_LARGE(FenField.PLACEMENT, "a number must be between 1 and %1$d, the number of files"),
  /** A rank has too many squares. */
  RANK_TOO_LONG(FenField.PLACEMENT, "the rank has more than %1$d squares"),
  /** A rank has too few squares. */
  RANK_TOO_SHORT(FenField.PLACEMENT, "the rank has fewer than %1$d squares"),
  /** There are too few ranks. */
  TOO_FEW_RANKS(FenField.PLACEMENT, "there must be %2$d ranks"),
  /** There are too many ranks. */
  TOO_MANY_RANKS(FenField.PLACEMENT, "there must be %2$d ranks, and nothing after them"),
  /** A side has more than one royal piece. */
  SEVERAL_ROYALS(FenField.PLACEMENT, "a side has more than one royal piece"),
  /** The text has hands, but the game has none. */
  NO_HANDS(FenField.HANDS, "no side of this game has a hand"),
  /** The bracket after the hands is missing, or is not the end. */
  HANDS_NOT_CLOSED(FenField.HANDS, "] expected after the last piece, and nothing after it"),
  /** A character in the hands is not that of a piece that a hand can hold. */
  NOT_HELD(FenField.HANDS, "a piece that a hand can hold expected"),
  /** A piece of a hand is listed twice. */
  REPEATED_PIECE(FenField.HANDS, "each piece of a hand is listed once, with its number"),
  /** A number of pieces in a hand is too small or too large. */
  INVALID_COUNT(FenField.HANDS, "the number of a piece must be between 2 and %3$d"),
  /** There are more pieces than squares. */
  TOO_MANY_PIECES(FenField.HANDS, "the board and the hands have more than %3$d pieces"),
  /** The hands are missing. */
  HANDS_EXPECTED(FenField.HANDS, "the hands expected, or - if they are empty"),
  /** The side to move is missing in FEN, or is not a side. */
  TURN_EXPECTED(FenField.TURN, "the side to move expected: w or b"),
  /** The side to move is missing in SFEN, or is not a side. */
  SFEN_TURN_EXPECTED(FenField.TURN, "the side to move expected: b or w"),
  /** The castling rights are missing. */
  CASTLING_EXPECTED(FenField.CASTLING, "castling rights expected, or - if there are none"),
  /** No castling right of the game has the letter. */
  UNKNOWN_RIGHT(FenField.CASTLING, "no castling right of this game has this letter"),
  /** A castling right is listed twice. */
  REPEATED_RIGHT(FenField.CASTLING, "each castling right is listed once"),
  /** The piece of a castling right is not on its square. */
  NO_PARTNER(FenField.CASTLING, "the piece of this castling right is not on its square"),
  /** The royal piece of a castling right has moved. */
  ROYAL_NOT_HOME(FenField.CASTLING, "the royal piece of this castling right has moved"),
  /** The royal piece can never castle with the piece of a right. */
  CANNOT_CASTLE(FenField.CASTLING, "the royal piece can never castle with this piece"),
  /** The crossed squares are missing, or are not squares. */
  PASSED_EXPECTED(FenField.EN_PASSANT, "a crossed square expected, or - if there is none"),
  /** A crossed square is listed twice. */
  REPEATED_SQUARE(FenField.EN_PASSANT, "each crossed square is listed once"),
  /** No piece, or more than one, can have just crossed the squares. */
  NOTHING_PASSED(
      FenField.EN_PASSANT, "no piece can have just crossed these squares, or several can"),
  /** A counter is not a number of at most six digits. */
  INVALID_COUNTER(
      FenField.COUNTERS, "a number of at most six digits expected, without zeros before it");

  /** The maximum number of characters of a text. */
  static final int MAX_LENGTH = 8_192;

  final FenField field;
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
  FenException at(int offset, @Nullable String text, Shape shape) {
    String words =
        String.format(Locale.ROOT, description, shape.files(), shape.ranks(), shape.squareCount());
    return new FenException(this, words, offset, text);
  }
}
