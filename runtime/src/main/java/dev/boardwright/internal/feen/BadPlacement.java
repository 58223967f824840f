// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.QiLimits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search for the error in an invalid placement field. Errors are found in the same order as in
 * feen.rb.
 */
final class BadPlacement {
  private static final String LAYERS = "//";
  private static final String TOO_MANY_DIMENSIONS = "///";

  /**
   * A rank of the text.
   *
   * @param from the offset at which the rank begins
   * @param to the offset at which the rank ends
   * @param squares the number of its squares, occupied or empty; saturates at a value larger than
   *     any board
   */
  private record Rank(int from, int to, int squares, int pieces) {}

  private final String text;
  private final int to;

  /** The ranks that have been read so far. */
  private final List<Rank> ranks = new ArrayList<>();

  /**
   * Creates a search in the placement of a text.
   *
   * @param text the whole text, which begins with the placement
   * @param to the offset at which the placement ends
   */
  BadPlacement(String text, int to) {
    this.text = text;
    this.to = to;
  }

  /**
   * Reads the ranks.
   *
   * @return the error, or null if feen.rb accepts the ranks; it accepts ranks of unequal length and
   *     any number of squares
   */
  @Nullable FeenException find() {
    if (to == 0) {
      return FeenProblem.EMPTY_PLACEMENT.at(0, text);
    }
    if (text.charAt(0) == '/') {
      return FeenProblem.LEADING_SEPARATOR.at(0, text);
    }
    if (text.charAt(to - 1) == '/') {
      return FeenProblem.TRAILING_SEPARATOR.at(to - 1, text);
    }
    int slashes = text.indexOf(TOO_MANY_DIMENSIONS);
    if (isIn(slashes)) {
      return FeenProblem.DIMENSIONS.at(slashes + 2, text);
    }
    return layers(isIn(text.indexOf(LAYERS)));
  }

  private boolean isIn(int found) {
    return found >= 0 && found < to;
  }

  private @Nullable FeenException layers(boolean hasLayers) {
    int ranksOfFirst = 0;
    int layers = 0;
    int layerFrom = 0;
    while (layerFrom <= to) {
      int before = ranks.size();
      FeenException found = layer(layerFrom);
      if (found != null) {
        return found;
      }
      int count = ranks.size() - before;
      int end = ranks.get(ranks.size() - 1).to;
      if (hasLayers && layers > 0 && count > ranksOfFirst) {
        return FeenProblem.COHERENCE.at(ranks.get(before + ranksOfFirst).from - 1, text);
      }
      if (hasLayers && (count < 2 || layers > 0 && count < ranksOfFirst)) {
        return FeenProblem.COHERENCE.at(end, text);
      }
      if (++layers > QiLimits.MAX_DIMENSION_SIZE) {
        return FeenProblem.SIZE.at(layerFrom, text);
      }
      ranksOfFirst = layers == 1 ? count : ranksOfFirst;
      layerFrom = end + LAYERS.length();
    }
    return null;
  }

  /** Reads the ranks from an offset to the end of their layer. */
  private @Nullable FeenException layer(int from) {
    int rankFrom = from;
    int count = 0;
    while (true) {
      FeenException found = rank(rankFrom);
      if (found != null) {
        return found;
      }
      if (++count > QiLimits.MAX_DIMENSION_SIZE) {
        return FeenProblem.SIZE.at(rankFrom, text);
      }
      int end = ranks.get(ranks.size() - 1).to;
      if (end == to || text.charAt(end + 1) == '/') {
        return null;
      }
      rankFrom = end + 1;
    }
  }

  private @Nullable FeenException rank(int from) {
    int squares = 0;
    int pieces = 0;
    int tooWide = -1;
    int i = from;
    while (i < to && text.charAt(i) != '/') {
      int start = i;
      if (text.charAt(i) == '0') {
        return FeenProblem.EMPTY_COUNT.at(i, text);
      }
      int digits = FeenNumbers.end(text, start);
      i = digits;
      if (digits == start) {
        int token = EpinToken.scan(text, start, to);
        if (token < 0) {
          return FeenProblem.PIECE.at(~token, text);
        }
        i = EpinToken.end(token);
        pieces++;
      }
      squares = Math.min(squares + FeenNumbers.count(text, start, digits), FeenNumbers.LARGE);
      if (squares > QiLimits.MAX_DIMENSION_SIZE && tooWide < 0) {
        tooWide = start;
      }
    }
    ranks.add(new Rank(from, i, squares, pieces));
    return tooWide < 0 ? null : FeenProblem.SIZE.at(tooWide, text);
  }

  /** {@return the number of squares in all ranks} Call {@link #find} first. */
  int squares() {
    return ranks.stream().mapToInt(Rank::squares).sum();
  }

  /** {@return the number of pieces in all ranks} Call {@link #find} first. */
  int pieces() {
    return ranks.stream().mapToInt(Rank::pieces).sum();
  }

  /**
   * Finds the first rank whose length differs from that of the first rank. Call {@link #find}
   * first.
   *
   * @return the offset of the piece or the number that contains the first square too many, or the
   *     end of the rank if it is too short; −1 if all ranks have the same length
   */
  int irregular() {
    int files = ranks.get(0).squares;
    for (Rank rank : ranks) {
      if (rank.squares != files) {
        return rank.squares < files ? rank.to : beyond(text, rank.from, files);
      }
    }
    return -1;
  }

  /**
   * Finds the rank that makes the board exceed a number of squares. Call {@link #find} first.
   *
   * @return the offset at which that rank begins, or −1 if there is none
   */
  int rankBeyond(int maxSquares) {
    int squares = 0;
    for (Rank rank : ranks) {
      squares += rank.squares;
      if (squares > maxSquares) {
        return rank.from;
      }
    }
    return -1;
  }

  /**
   * Finds the place where a rank exceeds a number of squares.
   *
   * @param text a text in which the rank is valid
   * @param from the offset at which the rank begins
   * @param files the number of squares that the rank should have
   * @return the offset of the piece or the number that contains the first square too many; the end
   *     of the rank if there is none
   */
  static int beyond(String text, int from, int files) {
    int squares = 0;
    int i = from;
    while (" /".indexOf(text.charAt(i)) < 0) {
      int start = i;
      int digits = FeenNumbers.end(text, start);
      i = digits > start ? digits : EpinToken.end(EpinToken.scan(text, start, text.length()));
      squares += FeenNumbers.count(text, start, digits);
      if (squares > files) {
        return start;
      }
    }
    return i;
  }
}
