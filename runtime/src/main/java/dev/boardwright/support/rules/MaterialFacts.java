// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.Outcome;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameDraws;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.style.Side;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The facts that follow from the pieces of a position alone: whether they are too few to win, and
 * whether a side may declare an impasse.
 */
final class MaterialFacts {
  private final GameDraws draws;

  /** The codes of the pieces that hands may hold. */
  private final int[] held;

  /** The pieces that are not royal, by side and code; code 0 is none of them. */
  private final boolean[][] pieces;

  /** Whether a set has pieces of a kind, by kind. */
  private final boolean[] isListed;

  /** Whether a piece is neither royal nor of such a kind, by code. */
  private final boolean[] isOther;

  /** The colour of each square, 1 or 2. */
  private final int[] colours;

  /** Whether each side can never win with its royal piece alone. */
  private final boolean[] isBareHarmless;

  MaterialFacts(GameRules rules) {
    draws = rules.draws();
    held =
        Stream.of(Side.values())
            .flatMap(side -> rules.hand(side).stream())
            .mapToInt(code -> code)
            .toArray();
    int codes = rules.tokens().size() + 1;
    pieces = new boolean[2][codes];
    isListed = new boolean[codes];
    isOther = new boolean[codes];
    draws.insufficient().forEach(set -> set.forEach(kind -> isListed[kind] = true));
    for (TokenRules token : rules.tokens()) {
      int code = token.code();
      pieces[token.side().ordinal()][code] = !token.isRoyal();
      isOther[code] = !token.isRoyal() && !isListed[draws.kinds().get(code - 1)];
    }
    Shape shape = rules.geometry().shape();
    colours = new int[shape.squareCount()];
    for (int square = 0; square < colours.length; square++) {
      int row = square / shape.files();
      int sum = square % shape.files() + row % shape.ranks() + row / shape.ranks();
      colours[square] = 1 + sum % 2;
    }
    isBareHarmless =
        new boolean[] {isBareHarmless(rules, Side.FIRST), isBareHarmless(rules, Side.SECOND)};
  }

  /**
   * {@return whether a side can never win with its royal piece alone, whatever the other side does}
   * This is only so if a win is a checkmate, if a royal piece that attacks the other one is always
   * attacked by it, so that it can never give check, and if none is captured en passant.
   */
  private static boolean isBareHarmless(GameRules rules, Side side) {
    return rules.check()
        && rules.stalemate() == Outcome.DRAW
        && rules.goal(side).isEmpty()
        && rules.hand(side).isEmpty()
        && royals(rules, side.opposite()).stream().noneMatch(GameTexts::isPassing)
        && royals(rules, side).stream()
            .allMatch(
                royal ->
                    royals(rules, side.opposite()).stream()
                        .allMatch(other -> isAnswered(rules, royal, other)));
  }

  private static List<TokenRules> royals(GameRules rules, Side side) {
    return rules.tokens().stream()
        .filter(token -> token.isRoyal() && token.side() == side)
        .collect(Lists.toList());
  }

  private static boolean isAnswered(GameRules rules, TokenRules royal, TokenRules other) {
    return royal.rows().stream()
        .flatMap(row -> row.terms().stream())
        .filter(MovementTerm::captures)
        .allMatch(term -> other.rows().stream().anyMatch(row -> isAnswered(rules, term, row)));
  }

  /** {@return whether a row attacks against all directions of a term, on the whole board} */
  private static boolean isAnswered(GameRules rules, MovementTerm term, RowRules row) {
    int squares = rules.geometry().shape().squareCount();
    return row.from().size() == squares
        && row.within().size() == squares
        && (term.kind() == Kind.LEAP || term.kind() == Kind.SLIDE) // other ways may be blocked
        && row.terms().stream()
            .anyMatch(
                other ->
                    other.captures()
                        && !other.initial()
                        && other.kind() == term.kind()
                        && other.range() >= term.range()
                        && term.directions().stream()
                            .allMatch(way -> other.directions().contains(way.opposite())));
  }

  /** {@return whether both sides together have a listed set of pieces} */
  boolean isInsufficient(GameCursor<?> cursor) {
    int sets = draws.insufficient().size();
    boolean isPossible = sets > 0;
    for (int square = 0; square < colours.length && isPossible; square++) {
      isPossible = !isOther[cursor.codeAt(square)];
    }
    for (int code : held) {
      isPossible = isPossible && (!isOther[code] || held(cursor, code) == 0);
    }
    boolean isFound = false;
    for (int i = 0; i < sets && isPossible && !isFound; i++) {
      isFound = has(cursor, draws.insufficient().get(i));
    }
    return isFound;
  }

  private int held(GameCursor<?> cursor, int code) {
    return cursor.handCount(pieces[0][code] ? Side.FIRST : Side.SECOND, code);
  }

  private boolean has(GameCursor<?> cursor, List<Integer> set) {
    for (int kind = 0; kind < isListed.length; kind++) {
      if (isListed[kind] && count(cursor, kind) != Collections.frequency(set, kind)) {
        return false;
      }
    }
    return true;
  }

  /** {@return the number of pieces of a kind, where those bound to a colour count once} */
  private int count(GameCursor<?> cursor, int kind) {
    int count = 0;
    int bound = 0;
    for (int square = 0; square < colours.length; square++) {
      int code = cursor.codeAt(square);
      if (code != 0 && draws.kinds().get(code - 1) == kind) {
        boolean isBound = draws.bound().get(code - 1);
        bound |= isBound ? colours[square] : 0;
        count += isBound ? 0 : 1;
      }
    }
    for (int code : held) {
      count += draws.kinds().get(code - 1) == kind ? held(cursor, code) : 0;
    }
    return count + Integer.bitCount(bound);
  }

  /** {@return whether a side has only its royal piece, and can never win with it} */
  boolean isBare(GameCursor<?> cursor, Side side) {
    boolean isBare = isBareHarmless[side.ordinal()]; // such a side has no hand
    for (int square = 0; square < colours.length && isBare; square++) {
      isBare = !pieces[side.ordinal()][cursor.codeAt(square)];
    }
    return isBare;
  }

  /** {@return whether the side to move may declare that it wins} */
  boolean canDeclare(GameCursor<?> cursor) {
    Side side = cursor.turn();
    int royal = cursor.royalSquare(side);
    SquareSet zone = draws.zones().get(side.ordinal());
    if (draws.totals().isEmpty() || royal < 0 || !zone.contains(royal) || cursor.isCheck()) {
      return false;
    }
    int count = 0;
    long sum = 0;
    for (int square : zone.toArray()) {
      int code = cursor.codeAt(square);
      if (pieces[side.ordinal()][code]) {
        count++;
        sum += draws.points().get(code - 1);
      }
    }
    for (int code : held) {
      long points = draws.points().get(code - 1);
      sum += pieces[side.ordinal()][code] ? points * held(cursor, code) : 0;
    }
    return count >= draws.piecesInZone() && sum >= draws.totals().get(side.ordinal());
  }
}
