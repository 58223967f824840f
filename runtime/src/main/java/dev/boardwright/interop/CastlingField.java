// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.rules.CastlingRight;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The castling rights of FEN. A right tells that the piece on a square may castle. The usual rights
 * have letters that the game declares; any other piece on the rank on which the royal piece starts
 * has the letter of its file, as in X-FEN.
 */
final class CastlingField {
  private static final int NONE = -1;
  private static final int MOVED = -1;

  private final GameTable<?> table;
  private final GameTexts texts;

  /** The square of each right, by the letter; {@link #NONE} for other characters. */
  private final int[] squares = new int['z' + 1];

  /** The code of the piece that may castle, by the code of what it becomes; 0 for none. */
  private final byte[] castling;

  /** Whether each piece may castle and is written with a right. */
  private final boolean[] hasRight;

  /** Whether a royal piece at home may castle, by the letter and its code; for 0, whether any. */
  private final boolean[][] castlers = new boolean[squares.length][];

  private final boolean isUsed;

  /** The rights that are written, in their order: one for each side and square. */
  private final List<CastlingRight> written = new ArrayList<>();

  CastlingField(GameTable<?> table) {
    this.table = table;
    texts = table.texts;
    castling = new byte[table.codeCount()];
    hasRight = new boolean[table.codeCount()];
    boolean isAny = false;
    for (int code = 1; code < hasRight.length; code++) {
      hasRight[code] = texts.hasRight(table.token(code));
      if (hasRight[code]) {
        castling[table.token(code).castlesTo()] = (byte) code;
        isAny = true;
      }
    }
    isUsed = isAny;
    Arrays.fill(squares, NONE);
    for (CastlingRight right : texts.rights()) {
      squares[right.letter()] = right.square();
      castlers[right.letter()] = castlers(right);
      if (written.stream().noneMatch(other -> isSame(other, right))) {
        written.add(right);
      }
    }
  }

  private boolean[] castlers(CastlingRight right) {
    boolean[] found = new boolean[table.codeCount()];
    Mobility mobility = new Mobility(table.rules.geometry());
    for (int code = 1; code < found.length; code++) {
      found[code] =
          isRoyal(code, right.side())
              && mobility.canCastle(table.token(code), texts.home(right.side()), right.square());
      found[0] |= found[code];
    }
    return found;
  }

  private static boolean isSame(CastlingRight a, CastlingRight b) {
    return a.side() == b.side() && a.square() == b.square();
  }

  /** {@return whether any piece of the game is written with a castling right} */
  boolean isUsed() {
    return isUsed;
  }

  /** Reads the rights, and puts the pieces that may castle on their squares. */
  void read(FenText fen, int from, int to) {
    if (fen.isDash(from, to)) {
      return;
    }
    if (from == to || !isUsed) {
      throw fen.problem(FenProblem.CASTLING_EXPECTED, from);
    }
    for (int at = from; at < to; at++) {
      char letter = fen.text.charAt(at);
      int square = letter < squares.length ? squares[letter] : NONE;
      if (square == NONE) {
        throw fen.problem(FenProblem.UNKNOWN_RIGHT, at);
      }
      Side side = side(letter);
      int found = fen.codes[square] & 0xFF;
      if (hasRight[found] && table.side(found) == side) { // an earlier right has put it there
        throw fen.problem(FenProblem.REPEATED_RIGHT, at);
      }
      int code = castling[found] & 0xFF;
      if (code == 0 || table.side(code) != side) {
        throw fen.problem(FenProblem.NO_PARTNER, at);
      }
      int royal = royalAtHome(fen.codes, side);
      if (royal == MOVED) {
        throw fen.problem(FenProblem.ROYAL_NOT_HOME, at);
      }
      if (!castlers[letter][royal]) {
        throw fen.problem(FenProblem.CANNOT_CASTLE, at);
      }
      fen.codes[square] = (byte) code;
    }
  }

  private static Side side(char letter) {
    return letter <= 'Z' ? Side.FIRST : Side.SECOND;
  }

  /**
   * {@return the code of the royal piece of a side where it started, 0 if the side has none, or
   * {@link #MOVED}}
   */
  private int royalAtHome(byte[] codes, Side side) {
    int home = codes[texts.home(side)] & 0xFF;
    if (isRoyal(home, side)) {
      return home;
    }
    for (byte code : codes) {
      if (isRoyal(code & 0xFF, side)) {
        return MOVED;
      }
    }
    return 0;
  }

  private boolean isRoyal(int code, Side side) {
    return code != 0 && table.token(code).isRoyal() && table.side(code) == side;
  }

  // KQkq
  /**
   * Writes the rights of the pieces that may castle, of which there are some.
   *
   * @throws IllegalArgumentException if the field has no right for one of them
   */
  void write(AsciiText out, byte[] codes) {
    int left = 0;
    for (byte code : codes) {
      left += hasRight[code & 0xFF] ? 1 : 0;
    }
    for (CastlingRight right : written) {
      int code = codes[right.square()] & 0xFF;
      if (hasRight[code] && table.side(code) == right.side()) {
        checkRoyal(codes, right);
        out.add(right.letter());
        left--;
      }
    }
    if (left > 0) {
      throw new IllegalArgumentException(
          "FEN cannot represent a piece that may castle where the game does not start with one");
    }
  }

  private void checkRoyal(byte[] codes, CastlingRight right) {
    int royal = royalAtHome(codes, right.side());
    if (royal == MOVED) {
      throw new IllegalArgumentException(
          "FEN cannot represent castling rights of a royal piece that has moved");
    }
    if (!castlers[right.letter()][royal]) {
      throw new IllegalArgumentException(
          "FEN cannot represent a castling right that can never be used");
    }
  }
}
