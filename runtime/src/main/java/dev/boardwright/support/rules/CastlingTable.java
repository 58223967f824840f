// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The ways in which the royal pieces of a game may castle. Immutable. */
final class CastlingTable {
  private static final int SIDES = 2;

  /** The number of sets of a way. */
  static final int SETS = 4;

  private static final Way[] NONE = {};

  /** Castling of a piece from one square in one direction. */
  static final class Way {
    /** The code of the royal piece. */
    final int code;

    final TermTable.Entry entry;

    /** The difference between the files of a square and of the next one: 1 or −1. */
    final int step;

    /** The number of files that the royal piece goes. */
    final int range;

    final int to;

    /** Whether several terms of the piece are castling to one square, perhaps to this one. */
    final boolean isDoubled;

    /**
     * Those of the squares 0 to 63 that have to be empty: the squares crossed and the destination.
     */
    final long empty0;

    /** Those of the squares 64 to 127. */
    final long empty1;

    /** The last square of the rank beyond the destination. */
    final int last;

    /**
     * Whether castling with a piece on {@link #last} is legal if the squares between are empty, and
     * those squares safe.
     */
    final boolean isPlain;

    private Way(
        int code,
        TermTable.Entry entry,
        int from,
        int step,
        boolean isDoubled,
        int words,
        int last,
        boolean isPlain) {
      this.code = code;
      this.entry = entry;
      this.step = step;
      this.isDoubled = isDoubled;
      range = entry.term.range();
      to = from + step * range;
      this.last = last;
      this.isPlain = isPlain && !isDoubled;
      long[] empty = new long[Math.max(2, words)];
      for (int square = from + step; square != to + step; square += step) {
        Words.add(empty, square);
      }
      empty0 = empty[0];
      empty1 = empty[1];
    }
  }

  /** The ways, by side and square of the royal piece. */
  private final Way[][][] ways;

  private final int words;

  /** Whether several terms of a piece are castling to the same square, by code. */
  private final boolean[] isDoubled;

  /**
   * Creates the table of a game.
   *
   * @param isSlow whether all moves of a piece are found one by one, castling included, by code
   */
  CastlingTable(GameRules rules, TermTable terms, boolean[] isSlow) {
    Geometry geometry = rules.geometry();
    ways = new Way[SIDES][geometry.shape().squareCount()][];
    words = Words.count(geometry.shape().squareCount());
    for (Way[][] ofSide : ways) {
      Arrays.fill(ofSide, NONE);
    }
    isDoubled = new boolean[isSlow.length];
    for (TokenRules token : rules.tokens()) {
      int code = token.code();
      isDoubled[code] = isDoubled(terms.entries(code));
      for (TermTable.Entry entry : terms.entries(code)) {
        if (entry.isCastling() && !isSlow[code]) {
          addWays(ways[token.side().ordinal()], code, entry, rules);
        }
      }
    }
  }

  private void addWays(Way[][] ofSide, int code, TermTable.Entry entry, GameRules rules) {
    Geometry geometry = rules.geometry();
    for (int from = entry.from.firstIndex(); from >= 0; from = entry.from.nextIndex(from + 1)) {
      for (int step : entry.files) {
        int to = geometry.offset(from, step * entry.term.range(), 0);
        if (to >= 0 && entry.isWithin(to)) {
          Way[] found = Arrays.copyOf(ofSide[from], ofSide[from].length + 1);
          int file = geometry.shape().file(from);
          int last = from + (step > 0 ? geometry.shape().files() - 1 - file : -file);
          boolean isPlain = isPlain(rules, rules.token(code));
          found[found.length - 1] =
              new Way(code, entry, from, step, isDoubled[code], words, last, isPlain);
          ofSide[from] = found;
        }
      }
    }
  }

  /**
   * {@return whether it suffices for castling that squares are safe: neither what the partner hides
   * at the end of a rank nor how it moves begins an attack}
   */
  private static boolean isPlain(GameRules rules, TokenRules token) {
    return rules.check()
        && rules.facing().isEmpty()
        && token.promotesTo().isEmpty()
        && rules.tokens().stream()
            .flatMap(other -> other.rows().stream())
            .flatMap(row -> row.terms().stream())
            .allMatch(
                term ->
                    term.kind() == Kind.LEAP
                        || term.kind() == Kind.SLIDE
                        || term.kind() == Kind.CASTLING
                        || !term.captures());
  }

  private static boolean isDoubled(TermTable.Entry[] entries) {
    Set<Integer> seen = new HashSet<>();
    for (TermTable.Entry entry : entries) {
      for (int step : entry.isCastling() ? entry.files : new int[0]) {
        if (!seen.add(step * entry.term.range())) {
          return true;
        }
      }
    }
    return false;
  }

  /** {@return the ways in which a royal piece of a side may castle from a square} */
  Way[] ways(int side, int from) {
    return ways[side][from];
  }

  /** {@return whether several terms of a piece are castling to the same square} */
  boolean isDoubled(int code) {
    return isDoubled[code];
  }

  // The ways as sets of squares, for generated searches

  /**
   * {@return the greatest number of ways from a square, if squares alone decide whether a royal
   * piece may castle; otherwise 0}
   *
   * @param side the ordinal of the side
   */
  int most(int side) {
    int most = 0;
    for (int square = 0; square < ways[side].length; square++) {
      for (Way way : ways[side][square]) {
        if (!way.isPlain) {
          return 0;
        }
        most = Math.max(most, ways[side][square].length);
      }
    }
    return most;
  }

  /**
   * {@return the sets of all ways, by square of the royal piece: the square of the partner, those
   * between, those that have to be safe, and the destination}
   *
   * @param side the ordinal of the side
   * @param count the number of ways from each square
   */
  long[] sets(int side, int count) {
    long[] found = new long[ways[side].length * count * SETS * words];
    for (int square = 0; square < ways[side].length; square++) {
      int at = square * count * SETS * words;
      for (Way way : ways[side][square]) {
        found[at + (way.last >> 6)] = 1L << way.last;
        for (int between = square + way.step; between != way.last; between += way.step) {
          found[at + words + (between >> 6)] |= 1L << between;
        }
        found[at + 2 * words] = way.empty0;
        if (words > 1) {
          found[at + 2 * words + 1] = way.empty1;
        }
        found[at + 3 * words + (way.to >> 6)] = 1L << way.to;
        at += SETS * words;
      }
    }
    return found;
  }

  /** {@return the squares from which pieces castle} */
  long[] partners(int side) {
    long[] found = new long[words];
    for (int square = 0; square < ways[side].length; square++) {
      for (Way way : ways[side][square]) {
        found[way.last >> 6] |= 1L << way.last;
      }
    }
    return found;
  }
}
