// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * The en passant field of FEN: the squares that a piece has just crossed. If it did not move along
 * a file, its own square is listed as well, because the piece could have come from either side.
 * Readers accept its square after any leap, and the squares in any order.
 */
final class PassingField {
  /** The maximum number of squares in the field: four that a piece crosses, and its own. */
  private static final int MOST = MovementTerm.MAX_LAME_STEPS;

  private static final int SQUARE_BITS = 10;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

  private final GameTable<?> table;
  private final SquareNames names;
  private final PassingLeaps leaps;

  /** Whether {@code -} separates the names of squares, which have only letters. */
  private final boolean isSeparated;

  PassingField(GameTable<?> table) {
    this.table = table;
    names = new SquareNames(CoordinateNames.CELL, table.cells);
    leaps = new PassingLeaps(table);
    isSeparated = table.shape().dimensions() == 1;
  }

  /** {@return whether any piece of the game can be passing} */
  boolean isUsed() {
    return !leaps.isEmpty();
  }

  /**
   * Reads the field. A leap that it names becomes that of the text; the piece itself is not
   * changed.
   */
  void read(FenText fen, int from, int to) {
    if (fen.isDash(from, to)) {
      return;
    }
    String text = fen.text;
    long squares = 0; // ten bits for each, the first one highest
    int count = 0;
    int at = from;
    while (at < to) {
      int scanned = names.scan(text, at, to);
      if (scanned < 0 || count == MOST) {
        throw fen.problem(FenProblem.PASSED_EXPECTED, at);
      }
      for (int i = 0; i < count; i++) {
        if ((squares >>> SQUARE_BITS * i & SQUARE_MASK) == SquareNames.square(scanned)) {
          throw fen.problem(FenProblem.REPEATED_SQUARE, at);
        }
      }
      squares = squares << SQUARE_BITS | SquareNames.square(scanned);
      count++;
      at = SquareNames.end(scanned);
      at += isSeparated && at + 1 < to && text.charAt(at) == '-' ? 1 : 0;
    }
    if (count == 0) {
      throw fen.problem(FenProblem.PASSED_EXPECTED, from);
    }
    fen.leap = find(squares, count, fen.turn, fen.codes);
    if (fen.leap == null) {
      throw fen.problem(FenProblem.NOTHING_PASSED, from);
    }
  }

  /**
   * {@return the leap that squares in the field mean, or null if it is not clear which one} A leap
   * that crosses exactly these squares comes before those that cross others as well.
   */
  private @Nullable PassingLeap find(long squares, int count, Side turn, byte[] codes) {
    PassingLeap exact = null;
    PassingLeap wider = null;
    boolean isExactClear = true;
    boolean isWiderClear = true;
    for (int i = 0; i < count; i++) {
      for (PassingLeap leap : leaps.over((int) (squares >>> SQUARE_BITS * i) & SQUARE_MASK)) {
        int crossed = crossedIn(leap, squares, count);
        if (crossed < 0 || leap.side() == turn || !isPossible(leap, codes)) {
          continue;
        }
        if (crossed == leap.crossed().length) {
          isExactClear &= exact == null || isSame(exact, leap);
          exact = exact == null ? leap : exact;
        } else {
          isWiderClear &= wider == null || isSame(wider, leap);
          wider = wider == null ? leap : wider;
        }
      }
    }
    return exact != null ? (isExactClear ? exact : null) : isWiderClear ? wider : null;
  }

  /** {@return whether two leaps lead from the same square to the same other one} */
  private static boolean isSame(PassingLeap a, PassingLeap b) {
    return a.origin() == b.origin() && a.to() == b.to();
  }

  /**
   * {@return the number of squares in the field that a leap crosses, or −1 if there are others than
   * its destination}
   */
  private static int crossedIn(PassingLeap leap, long squares, int count) {
    int crossed = 0;
    for (int i = 0; i < count; i++) {
      int square = (int) (squares >>> SQUARE_BITS * i) & SQUARE_MASK;
      if (leap.crosses(square)) {
        crossed++;
      } else if (square != leap.to()) {
        return -1;
      }
    }
    return crossed;
  }

  /** {@return whether the last move can have been a leap: the piece has left empty squares} */
  private static boolean isPossible(PassingLeap leap, byte[] codes) {
    if ((codes[leap.to()] & 0xFF) != leap.plain() || codes[leap.origin()] != 0) {
      return false;
    }
    for (int square : leap.crossed()) {
      if (codes[square] != 0) {
        return false;
      }
    }
    return true;
  }

  // e3
  /**
   * Writes the squares that the passing piece of a position has crossed.
   *
   * @param codes the codes of the position, with a passing piece, which is replaced by the piece
   *     that it stands for
   * @param turn the side to move
   * @throws IllegalArgumentException if the field cannot tell how the piece came where it is
   */
  void write(AsciiText out, byte[] codes, Side turn) {
    int square = passingSquare(codes);
    int passing = codes[square] & 0xFF;
    codes[square] = (byte) table.token(passing).standsFor();
    PassingLeap leap = leaps.to(square, passing);
    if (leap == null) {
      throw notRepresented();
    }
    long listed = 0;
    for (int other : leap.listed()) {
      if (isSeparated && other != leap.listed()[0]) {
        out.add('-');
      }
      listed = listed << SQUARE_BITS | other;
      out.add(names.name(other));
    }
    PassingLeap read = find(listed, leap.listed().length, turn, codes);
    if (read == null || read.passing() != passing || read.to() != square) {
      throw notRepresented();
    }
  }

  /** {@return the square of the only passing piece} */
  private int passingSquare(byte[] codes) {
    int found = -1;
    for (int square = 0; square < codes.length; square++) {
      if (codes[square] != 0 && GameTexts.isPassing(table.token(codes[square] & 0xFF))) {
        if (found >= 0) {
          throw notRepresented();
        }
        found = square;
      }
    }
    return found;
  }

  private static IllegalArgumentException notRepresented() {
    return new IllegalArgumentException(
        "FEN cannot represent a passing piece that the last move cannot have left there");
  }
}
