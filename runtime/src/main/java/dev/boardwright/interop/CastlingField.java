// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.internal.rules.CastlingRight;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The castling rights of FEN. A right tells that the piece on a square may castle. The usual rights
 * have letters that the game declares; any other piece on the rank on which the royal piece starts
 * has the letter of its file, as in X-FEN.
 */
final class CastlingField {
  private static final Side[] SIDES = Side.values();
  private static final int NONE = -1;

  private final GameTable<?> table;
  private final Placement placement;
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

  /** The letters of each side in the order in which they are written, first side first. */
  private final char[][] letters = new char[SIDES.length][];

  CastlingField(GameTable<?> table, Placement placement) {
    this.table = table;
    this.placement = placement;
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
    }
    for (Side side : SIDES) {
      letters[side.ordinal()] = lettersOf(side).toCharArray();
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

  /** {@return the letters of a side, in the order in which they are written} */
  private String lettersOf(Side side) {
    StringBuilder found = new StringBuilder();
    Set<Integer> named = new HashSet<>();
    for (CastlingRight right : texts.rights()) {
      if (right.side() == side && named.add(right.square())) {
        found.append(right.letter());
      }
    }
    return found.toString();
  }

  /** {@return whether any piece of the game is written with a castling right} */
  boolean isUsed() {
    return isUsed;
  }

  /**
   * Reads the rights, and puts the pieces that may castle on their squares.
   *
   * @param board what {@link Placement#read} returned
   * @param contents what was read from the text before, or null
   * @return the end of the field, or a {@link FenProblem}
   */
  long read(String text, int from, int to, long board, @Nullable FenContents contents) {
    if (to == from + 1 && text.charAt(from) == '-') {
      return to;
    }
    if (from == to || !isUsed) {
      return FenProblem.CASTLING_EXPECTED.at(from);
    }
    for (int at = from; at < to; at++) {
      char letter = text.charAt(at);
      int square = letter < squares.length ? squares[letter] : NONE;
      if (square == NONE) {
        return FenProblem.UNKNOWN_RIGHT.at(at);
      }
      Side side = side(letter);
      if (isRepeated(text, from, at)) {
        return FenProblem.REPEATED_RIGHT.at(at);
      }
      int code = castling[placement.codeAt(text, contents, square)] & 0xFF;
      if (code == 0 || table.side(code) != side) {
        return FenProblem.NO_PARTNER.at(at);
      }
      boolean hasRoyal = Placement.hasRoyal(board, side);
      int royal = hasRoyal ? placement.codeAt(text, contents, texts.home(side)) : 0;
      if (hasRoyal && !isRoyal(royal, side)) {
        return FenProblem.ROYAL_NOT_HOME.at(at);
      }
      if (!castlers[letter][royal]) {
        return FenProblem.CANNOT_CASTLE.at(at);
      }
      if (contents != null) {
        contents.codes[square] = (byte) code;
      }
    }
    return to;
  }

  private static Side side(char letter) {
    return letter <= 'Z' ? Side.FIRST : Side.SECOND;
  }

  /** {@return whether a right is listed before, perhaps under its other letter} */
  private boolean isRepeated(String text, int from, int at) {
    char letter = text.charAt(at);
    for (int other = from; other < at; other++) {
      char earlier = text.charAt(other);
      if (squares[earlier] == squares[letter] && side(earlier) == side(letter)) {
        return true;
      }
    }
    return false;
  }

  private boolean isRoyal(int code, Side side) {
    return code != 0 && placement.isRoyal(code) && table.side(code) == side;
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
    for (Side side : SIDES) {
      left -= write(out, codes, side);
    }
    if (left > 0) {
      throw new IllegalArgumentException(
          "FEN cannot represent a piece that may castle where the game does not start with one");
    }
  }

  /** Writes the rights of a side, and returns their number. */
  private int write(AsciiText out, byte[] codes, Side side) {
    int written = 0;
    for (char letter : letters[side.ordinal()]) {
      int square = squares[letter];
      int code = codes[square] & 0xFF;
      if (hasRight[code] && table.side(code) == side) {
        checkRoyal(codes, side, castlers[letter]);
        out.add(letter);
        written++;
      }
    }
    return written;
  }

  private void checkRoyal(byte[] codes, Side side, boolean[] castlers) {
    int home = codes[texts.home(side)] & 0xFF;
    boolean isHome = isRoyal(home, side);
    for (byte code : codes) {
      if (!isHome && isRoyal(code & 0xFF, side)) {
        throw new IllegalArgumentException(
            "FEN cannot represent castling rights of a royal piece that has moved");
      }
    }
    if (!castlers[isHome ? home : 0]) {
      throw new IllegalArgumentException(
          "FEN cannot represent a castling right that can never be used");
    }
  }
}
