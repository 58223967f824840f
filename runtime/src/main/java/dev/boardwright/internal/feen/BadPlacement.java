// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.QiLimits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what is wrong with a field of squares, in the order in which feen.rb finds it. */
final class BadPlacement {
  private static final String LAYERS = "//";
  private static final String TOO_MANY_DIMENSIONS = "///";

  /**
   * A rank of the text.
   *
   * @param from where it begins
   * @param to where it ends
   * @param squares its squares, pieces and empty ones; no more than a number that is larger than
   *     every board
   * @param pieces its pieces
   */
  private record Rank(int from, int to, int squares, int pieces) {}

  private final String text;
  private final int to;

  /** The ranks read so far. */
  private final List<Rank> ranks = new ArrayList<>();

  /**
   * Takes the placement of a text.
   *
   * @param text a text
   * @param to where the placement ends; it begins the text
   */
  BadPlacement(String text, int to) {
    this.text = text;
    this.to = to;
  }

  /**
   * Reads the ranks, and returns what is wrong; null when feen.rb takes them. It takes ranks of
   * unequal lengths, and any number of squares.
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

  /** Reads the ranks up to where the layer ends. */
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
      int count = 0;
      while (i < to && FeenNumbers.isDigit(text.charAt(i))) {
        count = FeenNumbers.append(count, text.charAt(i++));
      }
      if (count == 0) {
        int token = EpinToken.scan(text, i, to);
        if (token < 0) {
          return FeenProblem.PIECE.at(~token, text);
        }
        i = EpinToken.end(token);
        count = 1;
        pieces++;
      }
      squares = Math.min(squares + count, FeenNumbers.LARGE);
      if (squares > QiLimits.MAX_DIMENSION_SIZE && tooWide < 0) {
        tooWide = start;
      }
    }
    ranks.add(new Rank(from, i, squares, pieces));
    return tooWide < 0 ? null : FeenProblem.SIZE.at(tooWide, text);
  }

  /** {@return the squares of all ranks} Call {@link #find} first. */
  int squares() {
    return ranks.stream().mapToInt(Rank::squares).sum();
  }

  /** {@return the pieces of all ranks} Call {@link #find} first. */
  int pieces() {
    return ranks.stream().mapToInt(Rank::pieces).sum();
  }

  /**
   * Returns where a rank has a square more than the first one, or ends too early; −1 when none
   * does. Call {@link #find} first.
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
   * Returns where the rank begins that brings the board beyond a number of squares; −1 when none
   * does. Call {@link #find} first.
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
   * Returns where a rank goes beyond a number of squares.
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
