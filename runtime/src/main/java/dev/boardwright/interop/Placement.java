// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.SquareOrder;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.TokenRules;

/**
 * The first field of FEN and SFEN: the squares, from the highest rank to the lowest, without the
 * hands.
 *
 * <p>The loops avoid branches on the kind of a character or a square, because processors cannot
 * predict them.
 */
final class Placement {
  // The traits of a piece, counted in one number: 12 bits for each of these.
  private static final int TRAIT_BITS = 12;
  private static final int CASTLING_SHIFT = 2 * TRAIT_BITS;
  private static final int PASSING_SHIFT = 3 * TRAIT_BITS;
  private static final long TRAIT_MASK = (1 << TRAIT_BITS) - 1;

  /** The longest name of a piece that is written without a loop. */
  private static final int SHORT_NAME = 2;

  private static final int LAST_DIGIT = 9;

  /** The number of characters that are read from a table. */
  private static final int QUICK = 128;

  private static final int SLOW = -1;

  private final PieceNames names;
  private final int files;
  private final int ranks;
  private final boolean isTopFirst;
  private final boolean isSimple;

  /**
   * The code of each letter that is the whole name of a piece, 0 for a digit that is the whole
   * number, and {@link #SLOW} for all other characters.
   */
  private final short[] quickCodes = new short[QUICK];

  /** The number of squares that each of these characters represents. */
  private final byte[] quickSteps = new byte[QUICK];

  /** The traits of each piece, by its code. */
  private final long[] traits;

  /** The characters of the names of pieces, one or two for each, and their number, by code. */
  private final byte[] firstCharacters;

  private final byte[] secondCharacters;
  private final byte[] lengths;

  Placement(GameTable<?> table) {
    names = table.names;
    files = table.shape().files();
    ranks = table.shape().ranks();
    isTopFirst = table.cells.order() == SquareOrder.DESCENDING;
    isSimple = names.longest <= SHORT_NAME;
    traits = new long[table.codeCount()];
    firstCharacters = new byte[traits.length];
    secondCharacters = new byte[traits.length];
    lengths = new byte[traits.length];
    for (int code = 1; code < traits.length; code++) {
      traits[code] =
          table.token(code).isRoyal() ? 1L << TRAIT_BITS * table.side(code).ordinal() : 0;
      TokenRules token = table.token(code);
      if (GameTexts.isPassing(token) || table.texts.hasRight(token)) {
        traits[code] |= 1L << (GameTexts.isPassing(token) ? PASSING_SHIFT : CASTLING_SHIFT);
      }
      byte[] name = names.name(code);
      firstCharacters[code] = name[0];
      secondCharacters[code] = name[name.length - 1];
      lengths[code] = (byte) name.length;
    }
    for (char c = 0; c < QUICK; c++) {
      boolean isNumber = files <= LAST_DIGIT && c >= '1' && c <= '9';
      int code = names.isMarked ? 0 : names.codeOf(c);
      quickCodes[c] = (short) (isNumber ? 0 : code > 0 ? code : SLOW);
      quickSteps[c] = (byte) (isNumber ? c - '0' : 1);
    }
  }

  /** {@return the flat index of the first square of a row, the highest rank being row 0} */
  private int rowStart(int row) {
    return (isTopFirst ? row : ranks - 1 - row) * files;
  }

  /**
   * Reads the squares at the start of a text, up to the hands.
   *
   * @param to the end of the field
   * @return the offset at which the squares end
   */
  int read(FenText fen, int to) {
    String text = fen.text;
    byte[] codes = fen.codes;
    int row = 0;
    int start = rowStart(0);
    int file = 0;
    int pieces = 0;
    int digit = 0; // 1 after a digit
    int digits = 0; // 1 if a digit has followed another one
    long found = 0;
    int at = 0;
    while (at < to) {
      char c = text.charAt(at);
      int code = c < QUICK ? quickCodes[c] : SLOW;
      int step = 1;
      int end = at + 1;
      if (code == SLOW) {
        if (c == '/' && file == files) {
          if (++row == ranks) {
            break; // the hands may follow
          }
          start = rowStart(row);
          file = 0;
          digit = 0;
          at++;
          continue;
        }
        if (c == '[') {
          break;
        }
        if (FenText.isDigit(c)) {
          int number = number(fen, at, to);
          step = number & 0xFF;
          end = number >> Byte.SIZE;
          code = 0;
        } else {
          int name = names.scan(text, at, to);
          if (name < 0) {
            throw c != '/'
                ? fen.problem(FenProblem.INVALID_CHARACTER, at)
                : file > files ? badNumber(fen, to) : fen.problem(FenProblem.RANK_TOO_SHORT, at);
          }
          code = PieceNames.code(name);
          end = PieceNames.end(name);
          if (code == 0) {
            throw fen.problem(FenProblem.UNKNOWN_PIECE, at);
          }
        }
      } else {
        step = quickSteps[c];
      }
      if (file >= files) {
        boolean isNumber = file > files || digits != 0 || digit != 0 && FenText.isDigit(c);
        throw isNumber ? badNumber(fen, to) : fen.problem(FenProblem.RANK_TOO_LONG, at);
      }
      codes[start + file] = (byte) code; // 0 for a digit
      int isPiece = -code >>> Integer.SIZE - 1;
      digits |= digit & 1 - isPiece;
      digit = 1 - isPiece;
      file += step;
      pieces += isPiece;
      found += traits[code];
      at = end;
    }
    if (digits != 0 || file > files) {
      throw badNumber(fen, to);
    }
    if (file < files || row < ranks - 1) {
      throw fen.problem(file < files ? FenProblem.RANK_TOO_SHORT : FenProblem.TOO_FEW_RANKS, at);
    }
    if (hasSecondRoyal(found)) {
      throw secondRoyal(fen, to, (found & TRAIT_MASK) > 1 ? 0 : 1);
    }
    fen.pieces = pieces;
    return at;
  }

  /** {@return the number at an offset and, from bit 8, its end} */
  private int number(FenText fen, int from, int to) {
    String text = fen.text;
    int number = 0;
    int at = from;
    while (at < to && FenText.isDigit(text.charAt(at)) && number <= files) {
      number = 10 * number + text.charAt(at++) - '0';
    }
    if (text.charAt(from) == '0') {
      throw fen.problem(FenProblem.INVALID_CHARACTER, from);
    }
    if (number > files) {
      throw fen.problem(FenProblem.NUMBER_TOO_LARGE, from);
    }
    return at << Byte.SIZE | number;
  }

  /** {@return the problem of the first number that is too large, or does not fit its rank} */
  private FenException badNumber(FenText fen, int to) {
    String text = fen.text;
    int file = 0;
    int at = 0;
    while (at < to) {
      char c = text.charAt(at);
      int from = at;
      if (FenText.isDigit(c)) {
        int number = number(fen, at, to);
        file += number & 0xFF;
        at = number >> Byte.SIZE;
      } else {
        int name = names.scan(text, at, to);
        file = name < 0 ? 0 : file + 1;
        at = name < 0 ? at + 1 : PieceNames.end(name);
      }
      if (file > files) {
        return fen.problem(FenProblem.RANK_TOO_LONG, from);
      }
    }
    throw new IllegalStateException("every number is valid");
  }

  /** {@return the problem of the second royal piece of a side} */
  private FenException secondRoyal(FenText fen, int to, int side) {
    int seen = 0;
    int at = 0;
    while (at < to) {
      int name = names.scan(fen.text, at, to);
      if (name < 0) {
        at++;
        continue;
      }
      boolean isRoyal = (traits[PieceNames.code(name)] >> TRAIT_BITS * side & 1) != 0;
      if (isRoyal && seen++ == 1) {
        break;
      }
      at = PieceNames.end(name);
    }
    return fen.problem(FenProblem.SEVERAL_ROYALS, at);
  }

  // rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
  /**
   * Writes the squares.
   *
   * @return what pieces there are, for {@link #isCastling} and {@link #isPassing}
   * @throws IllegalArgumentException if a side has several royal pieces
   */
  long write(AsciiText out, byte[] codes) {
    long found = 0;
    for (int row = 0; row < ranks; row++) {
      if (row > 0) {
        out.add('/');
      }
      found += isSimple ? writeSimple(out, codes, rowStart(row)) : write(out, codes, rowStart(row));
    }
    if (hasSecondRoyal(found)) {
      throw new IllegalArgumentException("a side has more than one royal piece");
    }
    return found;
  }

  /** Writes a row whose names have one or two characters. */
  private long writeSimple(AsciiText out, byte[] codes, int start) {
    byte[] bytes = out.room(SHORT_NAME * files + SHORT_NAME);
    int length = out.length();
    long found = 0;
    int empty = 0;
    for (int square = start; square < start + files; square++) {
      int code = codes[square] & 0xFF;
      found += traits[code];
      int isPiece = -code >>> Integer.SIZE - 1;
      if (empty > LAST_DIGIT && isPiece != 0) {
        out.setLength(length);
        out.addNumber(empty);
        length = out.length();
        empty = 0;
      }
      bytes[length] = (byte) ('0' + empty); // overwritten unless a piece follows empty squares
      length += -empty >>> Integer.SIZE - 1 & isPiece;
      bytes[length] = firstCharacters[code];
      bytes[length + 1] = secondCharacters[code];
      length += lengths[code];
      empty = empty + 1 & isPiece - 1;
    }
    out.setLength(length);
    if (empty > 0) {
      out.addNumber(empty);
    }
    return found;
  }

  private long write(AsciiText out, byte[] codes, int start) {
    long found = 0;
    int empty = 0;
    for (int square = start; square < start + files; square++) {
      int code = codes[square] & 0xFF;
      if (code == 0) {
        empty++;
        continue;
      }
      if (empty > 0) {
        out.addNumber(empty);
        empty = 0;
      }
      out.add(names.name(code));
      found += traits[code];
    }
    if (empty > 0) {
      out.addNumber(empty);
    }
    return found;
  }

  private static boolean hasSecondRoyal(long found) {
    return (found & TRAIT_MASK) > 1 || (found >> TRAIT_BITS & TRAIT_MASK) > 1;
  }

  /** {@return whether there are pieces that may castle} */
  static boolean isCastling(long found) {
    return (found >> CASTLING_SHIFT & TRAIT_MASK) != 0;
  }

  /** {@return whether there are passing pieces} */
  static boolean isPassing(long found) {
    return found >> PASSING_SHIFT != 0;
  }
}
