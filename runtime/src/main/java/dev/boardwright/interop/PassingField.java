// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The en passant field of FEN: the squares that a piece has just crossed. If it did not move along
 * a file, its own square is listed as well, because the piece could have come from either side.
 * Readers accept its square after any leap, and the squares in any order.
 */
final class PassingField {
  /** The maximum number of squares in the field: a piece crosses at most four. */
  private static final int MOST = MovementTerm.MAX_LAME_STEPS;

  private static final int SQUARE_BITS = 10;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;

  private final GameTable<?> table;
  private final BoardCells cells;
  private final SquareNames names;
  private final Placement placement;
  private final List<PassingLeap> leaps = new ArrayList<>();

  /** The leaps that cross each square. */
  private final PassingLeap[][] crossing;

  /** Whether each piece is passing, by its code. */
  private final boolean[] isPassing;

  PassingField(GameTable<?> table, SquareNames names, Placement placement) {
    this.table = table;
    cells = table.cells;
    this.names = names;
    this.placement = placement;
    isPassing = new boolean[table.codeCount()];
    for (TokenRules token : table.rules.tokens()) {
      isPassing[token.code()] = token.standsFor() != token.code();
      for (RowRules row : token.rows()) {
        if (row.passing() != 0 && row.leap() != null && !isPassing[token.code()]) {
          addLeaps(token, row, row.leap());
        }
      }
    }
    crossing = new PassingLeap[table.squareCount()][];
    for (int square = 0; square < crossing.length; square++) {
      int crossed = square;
      crossing[square] =
          leaps.stream().filter(leap -> leap.crosses(crossed)).toArray(PassingLeap[]::new);
    }
  }

  private void addLeaps(TokenRules token, RowRules row, Direction leap) {
    Geometry geometry = table.rules.geometry();
    for (int origin = 0; origin < table.squareCount(); origin++) {
      int to = geometry.step(origin, leap);
      if (to >= 0
          && row.from().contains(origin)
          && row.within().contains(to)
          && isLeap(token, row, leap, origin)) {
        int start = origin;
        int[] crossed = sorted(leap.lameWay().stream().mapToInt(way -> geometry.step(start, way)));
        int[] listed =
            leap.files() == 0
                ? crossed
                : sorted(IntStream.concat(Arrays.stream(crossed), IntStream.of(to)));
        leaps.add(
            new PassingLeap(
                row.passing(), token.code(), token.side(), origin, to, crossed, listed));
      }
    }
  }

  private static boolean isLeap(TokenRules token, RowRules row, Direction leap, int origin) {
    for (MovementTerm term : row.terms()) {
      if (term.kind() == MovementTerm.Kind.LAME_LEAP
          && term.moves()
          && term.directions().contains(leap)
          && (!term.initial() || token.initial().contains(origin))) {
        return true;
      }
    }
    return false;
  }

  private int[] sorted(IntStream squares) {
    return squares
        .boxed()
        .sorted(Comparator.<Integer>comparingInt(cells::rank).thenComparingInt(cells::file))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** {@return whether any piece of the game can be passing} */
  boolean isUsed() {
    return !leaps.isEmpty();
  }

  /** {@return the leaps that cross a square} The array must not be modified. */
  PassingLeap[] leapsOver(int square) {
    return crossing[square];
  }

  /**
   * Reads the field. A leap that it names becomes that of the contents; the piece itself is not
   * changed.
   *
   * @param turn the side to move
   * @param contents what was read from the text before, or null
   * @return the end of the field, or a {@link FenProblem}
   */
  long read(String text, int from, int to, Side turn, @Nullable FenContents contents) {
    if (to == from + 1 && text.charAt(from) == '-') {
      return to;
    }
    long squares = 0; // ten bits for each, the first one highest
    int count = 0;
    int at = from;
    while (at < to) {
      int scanned = names.scan(text, at, to);
      if (scanned < 0 || count == MOST) {
        return FenProblem.PASSED_EXPECTED.at(at);
      }
      squares = squares << SQUARE_BITS | SquareNames.square(scanned);
      count++;
      at = SquareNames.end(scanned);
    }
    if (count == 0) {
      return FenProblem.PASSED_EXPECTED.at(from);
    }
    PassingLeap leap = find(squares, count, turn, text, contents);
    if (leap == null) {
      return FenProblem.NOTHING_PASSED.at(from);
    }
    if (contents != null) {
      contents.leap = leap;
    }
    return to;
  }

  /**
   * {@return the leap that squares in the field mean, or null if it is not clear which one} A leap
   * that crosses exactly these squares comes before those that cross others as well.
   */
  private @Nullable PassingLeap find(
      long squares, int count, Side turn, String text, @Nullable FenContents contents) {
    PassingLeap exact = null;
    PassingLeap wider = null;
    boolean isExactClear = true;
    boolean isWiderClear = true;
    for (int i = 0; i < count; i++) {
      for (PassingLeap leap : crossing[(int) (squares >>> SQUARE_BITS * i) & SQUARE_MASK]) {
        int crossed = crossedIn(leap, squares, count);
        if (crossed < 0 || leap.side == turn || !isPossible(leap, text, contents)) {
          continue;
        }
        if (crossed == leap.crossed.length) {
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
    return a.origin == b.origin && a.to == b.to;
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
      } else if (square != leap.to) {
        return -1;
      }
    }
    return crossed;
  }

  /** {@return whether the last move can have been a leap: the piece has left empty squares} */
  private boolean isPossible(PassingLeap leap, String text, @Nullable FenContents contents) {
    if (placement.codeAt(text, contents, leap.to) != leap.plain
        || placement.codeAt(text, contents, leap.origin) != 0) {
      return false;
    }
    for (int square : leap.crossed) {
      if (placement.codeAt(text, contents, square) != 0) {
        return false;
      }
    }
    return true;
  }

  // e3
  /**
   * Writes the squares that the passing piece of a position has crossed.
   *
   * @param contents the position, with a passing piece, which is replaced by the piece that it
   *     stands for
   * @throws IllegalArgumentException if the field cannot tell how the piece came where it is
   */
  void write(AsciiText out, FenContents contents) {
    int square = passingSquare(contents.codes);
    int passing = contents.codes[square] & 0xFF;
    contents.codes[square] = (byte) table.token(passing).standsFor();
    PassingLeap leap = leapTo(square, passing);
    long listed = 0;
    for (int other : leap.listed) {
      listed = listed << SQUARE_BITS | other;
      out.add(names.name(other));
    }
    PassingLeap read = find(listed, leap.listed.length, contents.turn, "", contents);
    if (read == null || read.passing != passing || read.to != square) {
      throw notRepresented();
    }
  }

  /** {@return the square of the only passing piece} */
  private int passingSquare(byte[] codes) {
    int found = -1;
    for (int square = 0; square < codes.length; square++) {
      if (isPassing[codes[square] & 0xFF]) {
        if (found >= 0) {
          throw notRepresented();
        }
        found = square;
      }
    }
    return found;
  }

  private PassingLeap leapTo(int square, int passing) {
    for (PassingLeap leap : leaps) {
      if (leap.to == square && leap.passing == passing) {
        return leap;
      }
    }
    throw notRepresented();
  }

  private static IllegalArgumentException notRepresented() {
    return new IllegalArgumentException(
        "FEN cannot represent a passing piece that the last move cannot have left there");
  }
}
