// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * A FEN or an SFEN that is being read, and its contents. The fields are separated by single spaces.
 * This class is mutable, because the readers of the fields fill it.
 */
final class FenText {
  /** The whole text. */
  final String text;

  /** The codes of the squares, 0 for an empty square. */
  final byte[] codes;

  /** The number of pieces on the squares. */
  int pieces;

  /** The number of copies of each piece in the hands, by the ordinal of the side and the code. */
  final int[][] hands;

  Side turn = Side.FIRST;

  /** The leap that may be answered en passant, or null if the text names none. */
  @Nullable PassingLeap leap;

  int halfmoves;

  /** The number of the move, of both sides together in SFEN. */
  int moveNumber = 1;

  private final Shape shape;

  /**
   * Creates empty contents for a text.
   *
   * @throws FenException if the text is null or too long
   */
  FenText(@Nullable String text, GameTable<?> table) {
    shape = table.shape();
    if (text == null) {
      throw FenProblem.NO_TEXT.at(0, null, shape);
    }
    if (text.length() > FenProblem.MAX_LENGTH) {
      throw FenProblem.TOO_LONG.at(FenProblem.MAX_LENGTH, text, shape);
    }
    this.text = text;
    codes = new byte[shape.squareCount()];
    hands = new int[Side.values().length][table.codeCount()];
  }

  /** {@return the exception for a problem at an offset} */
  FenException problem(FenProblem problem, int offset) {
    return problem.at(offset, text, shape);
  }

  /** {@return the end of the field that begins at an offset} */
  int end(int from) {
    int space = text.indexOf(' ', from);
    return space < 0 ? text.length() : space;
  }

  /** {@return whether a field is only a dash} */
  boolean isDash(int from, int to) {
    return to == from + 1 && text.charAt(from) == '-';
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** {@return the number that is a whole field} */
  int number(int from, int to) {
    int number = 0;
    for (int at = from; at < to; at++) {
      char c = text.charAt(at);
      if (!isDigit(c) || number > FenPosition.MAX_COUNTER / 10 || at > from && number == 0) {
        throw problem(FenProblem.INVALID_COUNTER, at);
      }
      number = 10 * number + c - '0';
    }
    if (from == to) {
      throw problem(FenProblem.INVALID_COUNTER, from);
    }
    return number;
  }

  /**
   * Reads the side to move, which is one letter.
   *
   * @param from the start of the field
   * @param first the letter of the first side
   * @param second the letter of the second side
   * @param expected the problem of any other field
   * @return the end of the field
   */
  int readTurn(int from, char first, char second, FenProblem expected) {
    char letter = end(from) == from + 1 ? text.charAt(from) : 0;
    if (letter != first && letter != second) {
      throw problem(expected, Math.min(from, text.length()));
    }
    turn = letter == first ? Side.FIRST : Side.SECOND;
    return from + 1;
  }
}
