// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The terms of all pieces, in the order in which they count. This is how the rare moves are read
 * whose result depends on the term that leads to a square. It looks only at the squares between two
 * squares, and allocates nothing.
 */
final class TermTable {
  /** A term of a row of a piece. */
  static final class Entry {
    final RowRules row;
    final MovementTerm term;
    final SquareSet from;
    private final long[] fromWords;
    private final long[] withinWords;

    /** The files of each direction. */
    final int[] files;

    private final int[] ranks;
    private final int[][] wayFiles;
    private final int[][] wayRanks;

    Entry(RowRules row, MovementTerm term, SquareSet from) {
      this.row = row;
      this.term = term;
      this.from = from;
      fromWords = from.geometry().toWords(from);
      withinWords = from.geometry().toWords(row.within());
      List<Direction> directions = term.directions();
      files = directions.stream().mapToInt(Direction::files).toArray();
      ranks = directions.stream().mapToInt(Direction::ranks).toArray();
      boolean isLame = term.kind() == Kind.LAME_LEAP;
      wayFiles = new int[files.length][0];
      wayRanks = new int[files.length][0];
      for (int i = 0; isLame && i < files.length; i++) {
        List<Direction> way = directions.get(i).lameWay();
        wayFiles[i] = way.stream().mapToInt(Direction::files).toArray();
        wayRanks[i] = way.stream().mapToInt(Direction::ranks).toArray();
      }
    }

    /** {@return whether the term begins on a square} */
    boolean isFrom(int square) {
      return Words.contains(fromWords, square);
    }

    /** {@return whether the term may end on a square} */
    boolean isWithin(int square) {
      return Words.contains(withinWords, square);
    }

    boolean isCastling() {
      return term.kind() == Kind.CASTLING;
    }

    /** {@return whether this is the leap after which the piece may be passing} */
    boolean isPassingLeap() {
      return row.passing() != 0 && term.kind() == Kind.LAME_LEAP;
    }
  }

  private final Geometry geometry;
  private final Entry[][] byCode;
  private final int[] fileOf;
  private final int[] rankOf;

  TermTable(GameRules rules) {
    geometry = rules.geometry();
    Shape shape = geometry.shape();
    fileOf = new int[shape.squareCount()];
    rankOf = new int[shape.squareCount()];
    for (int square = 0; square < fileOf.length; square++) {
      fileOf[square] = shape.file(square);
      rankOf[square] = shape.rank(geometry.order(), square);
    }
    byCode = new Entry[rules.tokens().size() + 1][];
    byCode[0] = new Entry[0];
    for (TokenRules token : rules.tokens()) {
      List<Entry> entries = new ArrayList<>();
      for (RowRules row : token.rows()) {
        for (MovementTerm term : row.terms()) {
          entries.add(
              new Entry(
                  row,
                  term,
                  term.initial() ? row.from().intersection(token.initial()) : row.from()));
        }
      }
      byCode[token.code()] = entries.toArray(new Entry[0]);
    }
  }

  Entry[] entries(int code) {
    return byCode[code];
  }

  int file(int square) {
    return fileOf[square];
  }

  /**
   * {@return the number of the first term by which a piece moves between two squares, or −1}
   *
   * @param from the square that it leaves
   * @param isCrossed whether a passing piece has just crossed the destination
   * @param board the search that knows what stands on the board
   */
  int first(int code, int from, int to, boolean isCrossed, MoveSearch board) {
    boolean isOccupied = board.isOccupied(to);
    if (isOccupied && board.isOwn(to)) {
      return -1;
    }
    Entry[] entries = byCode[code];
    for (int number = 0; number < entries.length; number++) {
      Entry entry = entries[number];
      MovementTerm term = entry.term;
      boolean fits = isOccupied ? term.captures() : term.moves() || isCrossed && term.enPassant();
      if (fits && entry.isFrom(from) && entry.isWithin(to) && leads(entry, from, to, board)) {
        return number;
      }
    }
    return -1;
  }

  private boolean leads(Entry entry, int from, int to, MoveSearch board) {
    int files = fileOf[to] - fileOf[from];
    int ranks = rankOf[to] - rankOf[from];
    for (int i = 0; i < entry.files.length; i++) {
      if (entry.isCastling()) {
        if (ranks == 0
            && files == entry.files[i] * entry.term.range()
            && board.partner(from, entry.files[i], entry.term.range()) >= 0) {
          return true;
        }
        continue;
      }
      int steps = steps(files, ranks, entry.files[i], entry.ranks[i]);
      if (steps >= 1 && steps <= entry.term.range() && isOpen(entry, i, from, steps, board)) {
        return true;
      }
    }
    return false;
  }

  /** {@return how many steps make a difference, or 0 if none do} */
  private static int steps(int files, int ranks, int stepFiles, int stepRanks) {
    int steps = stepFiles != 0 ? files / stepFiles : ranks / stepRanks;
    return steps * stepFiles == files && steps * stepRanks == ranks ? steps : 0;
  }

  private boolean isOpen(Entry entry, int i, int from, int steps, MoveSearch board) {
    return switch (entry.term.kind()) {
      case LEAP -> true;
      case LAME_LEAP -> isOpenWay(entry, i, from, board);
      default -> isOpenLine(entry, i, from, steps, board);
    };
  }

  private boolean isOpenWay(Entry entry, int i, int from, MoveSearch board) {
    for (int way = 0; way < entry.wayFiles[i].length; way++) {
      int passed = geometry.offset(from, entry.wayFiles[i][way], entry.wayRanks[i][way]);
      if (board.isOccupied(passed)) {
        return false;
      }
    }
    return true;
  }

  /** {@return whether a line has as many pieces as a slide or a hop needs, in their places} */
  private boolean isOpenLine(Entry entry, int i, int from, int steps, MoveSearch board) {
    int pieces = 0;
    int square = from;
    boolean isLastOccupied = false;
    for (int step = 1; step < steps; step++) {
      square = geometry.offset(square, entry.files[i], entry.ranks[i]);
      isLastOccupied = board.isOccupied(square);
      pieces += isLastOccupied ? 1 : 0;
    }
    return switch (entry.term.kind()) {
      case SLIDE -> pieces == 0;
      case CANNON_HOP -> pieces == 1;
      default -> pieces == 1 && isLastOccupied;
    };
  }
}
