// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.QiLimits;

/**
 * What is wrong with a field of squares that {@link FeenPlacement} does not take, and where.
 * Slower, and in the order in which feen.rb finds things out.
 */
final class BadPlacement {
  private static final String LAYERS = "//";
  private static final String TOO_MANY_DIMENSIONS = "///";

  // What a rank is: end(16) | pieces(16) | squares(16)
  private static final int RANK_PIECES_SHIFT = 16;
  private static final int RANK_END_SHIFT = 32;
  private static final int SIXTEEN_BITS = 0xFFFF;

  private BadPlacement() {}

  /** What is wrong with a placement; or what it is, when its ranks are of unequal lengths alone. */
  static long find(String text, int to) {
    if (to == 0) {
      return FeenProblem.EMPTY_PLACEMENT.at(0);
    }
    if (text.charAt(0) == '/') {
      return FeenProblem.LEADING_SEPARATOR.at(0);
    }
    if (text.charAt(to - 1) == '/') {
      return FeenProblem.TRAILING_SEPARATOR.at(to - 1);
    }
    int slashes = text.indexOf(TOO_MANY_DIMENSIONS);
    if (isIn(slashes, to)) {
      return FeenProblem.DIMENSIONS.at(slashes + 2);
    }
    int dimensions = dimensions(text, to);
    int files = 0;
    int ranks = 0;
    int layers = 0;
    int rank = 0;
    int pieces = 0;
    int irregular = 0;
    int layerFrom = 0;
    int tooMany = 0; // where a layer has more ranks than the first
    int i = 0;
    while (true) {
      long scanned = rank(text, i, to);
      if (scanned < 0) {
        return scanned;
      }
      int width = (int) scanned & SIXTEEN_BITS;
      pieces += (int) (scanned >>> RANK_PIECES_SHIFT) & SIXTEEN_BITS;
      int end = (int) (scanned >>> RANK_END_SHIFT);
      files = files == 0 ? width : files;
      irregular |= width ^ files;
      if (++rank > QiLimits.MAX_DIMENSION_SIZE) {
        return FeenProblem.SIZE.at(i);
      }
      if (rank == ranks + 1) {
        tooMany = i - 1;
      }
      boolean isLast = end == to;
      if (isLast || text.charAt(end + 1) == '/') {
        ranks = ranks == 0 ? rank : ranks;
        if (dimensions == 3 && (rank < 2 || rank != ranks)) {
          return FeenProblem.COHERENCE.at(rank > ranks ? tooMany : end);
        }
        if (++layers > QiLimits.MAX_DIMENSION_SIZE) {
          return FeenProblem.SIZE.at(layerFrom);
        }
        if (isLast) {
          break;
        }
        rank = 0;
        end++;
        layerFrom = end + 1;
      }
      i = end + 1;
    }
    if (irregular == 0) {
      throw new IllegalStateException(
          "a good placement was taken for a bad one: " + Quoted.of(text));
    }
    return FeenSyntax.irregular(FeenSyntax.packed(files, ranks, layers, dimensions, pieces));
  }

  /** Of a placement without three slashes in a row. */
  private static int dimensions(String text, int to) {
    if (isIn(text.indexOf(LAYERS), to)) {
      return 3;
    }
    return isIn(text.indexOf('/'), to) ? 2 : 1;
  }

  private static boolean isIn(int found, int to) {
    return found >= 0 && found < to;
  }

  private static long rank(String text, int from, int to) {
    int squares = 0;
    int pieces = 0;
    int tooWide = -1;
    int i = from;
    while (i < to) {
      int start = i;
      char c = text.charAt(i);
      if (c == '/') {
        break;
      }
      if (FeenNumbers.isDigit(c)) {
        int count = c - '0';
        if (count == 0) {
          return FeenProblem.EMPTY_COUNT.at(i);
        }
        while (++i < to && FeenNumbers.isDigit(text.charAt(i))) {
          count = FeenNumbers.append(count, text.charAt(i));
        }
        squares = Math.min(squares + count, FeenNumbers.LARGE);
      } else {
        int token = EpinToken.scan(text, i, to);
        if (token < 0) {
          return FeenProblem.PIECE.at(~token);
        }
        i = EpinToken.end(token);
        squares++;
        pieces++;
      }
      if (squares > QiLimits.MAX_DIMENSION_SIZE && tooWide < 0) {
        tooWide = start;
      }
    }
    if (tooWide >= 0) {
      return FeenProblem.SIZE.at(tooWide);
    }
    return (long) i << RANK_END_SHIFT | (long) pieces << RANK_PIECES_SHIFT | squares;
  }

  /** The squares of ranks of unlike lengths. */
  static int squares(String text, int to) {
    int squares = 0;
    int i = 0;
    while (i < to) {
      long scanned = rank(text, i, to);
      squares += (int) scanned & SIXTEEN_BITS;
      i = next(text, (int) (scanned >>> RANK_END_SHIFT));
    }
    return squares;
  }

  /** The first rank that brings a board, which is good otherwise, beyond what one can have. */
  static int tooLarge(String text, int to) {
    int squares = 0;
    int i = 0;
    while (i < to) {
      long scanned = rank(text, i, to);
      squares += (int) scanned & SIXTEEN_BITS;
      if (squares > QiLimits.MAX_SQUARE_COUNT) {
        return i;
      }
      i = next(text, (int) (scanned >>> RANK_END_SHIFT));
    }
    return to;
  }

  /** Where the rank after the one begins that ends at an offset. */
  private static int next(String text, int end) {
    int i = end;
    while (text.charAt(i) == '/') {
      i++;
    }
    return i;
  }

  /** Where a rank has a square more than the first one, or ends too early. */
  static int irregular(String text, int to) {
    int files = 0;
    int i = 0;
    while (true) {
      long scanned = rank(text, i, to);
      int width = (int) scanned & SIXTEEN_BITS;
      int end = (int) (scanned >>> RANK_END_SHIFT);
      if (files != 0 && width != files) {
        return width < files ? end : beyond(text, i, files);
      }
      files = width;
      i = next(text, end);
    }
  }

  /**
   * Where a rank goes beyond a number of squares.
   *
   * @param text a text of which the rank is good
   * @param from where the rank begins
   * @param files the squares that are right
   * @return the offset of the piece or the number that has the first square too many; where the
   *     rank ends when there is none
   */
  static int beyond(String text, int from, int files) {
    int squares = 0;
    int i = from;
    while (" /".indexOf(text.charAt(i)) < 0) {
      int start = i;
      int count = 0;
      while (FeenNumbers.isDigit(text.charAt(i))) {
        count = FeenNumbers.append(count, text.charAt(i++));
      }
      if (count == 0) {
        count = 1;
        i = EpinToken.end(EpinToken.scan(text, i, text.length()));
      }
      squares += count;
      if (squares > files) {
        return start;
      }
    }
    return i;
  }
}
