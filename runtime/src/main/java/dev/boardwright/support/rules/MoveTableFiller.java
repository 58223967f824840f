// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import dev.boardwright.support.plan.MovePlan;
import dev.boardwright.support.plan.PlanStep;
import dev.boardwright.support.words.Words;
import java.util.HashMap;
import java.util.Map;

/** A filler of the tables with which cursors play the moves of a game. */
final class MoveTableFiller {
  private final GameData data;
  private final GameRules rules;
  private final MovePlan plan;
  private final Geometry geometry;
  private final MoveTables tables;
  private final int[] arrivals;
  private final long[][] crossings;
  private final int squares;
  private final int words;

  /** The squares from which a passing piece is captured, by code and square. */
  private final Map<Integer, long[]> watchedSquares = new HashMap<>();

  /** Whether captures en passant are clear, by side and square. */
  private final Map<Integer, Boolean> areClear = new HashMap<>();

  MoveTableFiller(GameData data) {
    this.data = data;
    rules = data.rules;
    plan = data.plan;
    geometry = data.geometry;
    tables = data.tables;
    arrivals = data.arrivals;
    crossings = data.crossings;
    squares = data.squares;
    words = data.words;
  }

  void fill() {
    for (TokenRules token : rules.tokens()) {
      arrivals[token.code()] = arrival(token);
      tables.addPiece(
          token.code(),
          token.side().ordinal(),
          token.isRoyal(),
          arrivals[token.code()],
          token.capturedAs());
    }
    for (TokenRules token : rules.tokens()) {
      if (token.leap() != null) {
        tables.pieces.addPassing(token.code(), token.standsFor());
      }
      if (token.castlesTo() != 0) {
        tables.pieces.addCastler(token.code(), token.castlesTo());
      }
      if (GameData.capturesEnPassant(token)) {
        tables.pieces.addWatcher(token.code());
        addCrossings(token);
      }
    }
    tables.pieces.addArrivals();
    for (TokenRules token : rules.tokens()) {
      addEntries(token);
    }
  }

  /**
   * {@return the code of a piece after any move that is not passing; 0 if that depends on the row}
   */
  private static int arrival(TokenRules token) {
    int arrival = -1;
    for (RowRules row : token.rows()) {
      int ofRow = token.arrival(row);
      if (arrival >= 0 && arrival != ofRow) {
        return 0;
      }
      arrival = ofRow;
    }
    return Math.max(arrival, 0);
  }

  private void addEntries(TokenRules token) {
    for (TermTable.Entry entry : data.terms.entries(token.code())) {
      for (int from = entry.from.firstIndex(); from >= 0; from = entry.from.nextIndex(from + 1)) {
        if (entry.isCastling()) {
          for (Direction direction : entry.term.directions()) {
            int to = geometry.offset(from, entry.term.range() * direction.files(), 0);
            if (to >= 0) {
              tables.addCastling(token.code(), from, to, isClear(token, entry, from, to));
            }
          }
        } else if (entry.isPassingLeap()) {
          addLeap(token, entry, from);
        }
      }
    }
  }

  /** {@return whether a piece gets from one square to another only by castling} */
  private boolean isClear(TokenRules token, TermTable.Entry entry, int from, int to) {
    return entry.term.range() >= 2
        && !data.castling.isDoubled(token.code())
        && entry.row.within().contains(to)
        && ways(token, from, to) == 0;
  }

  /**
   * {@return the number of steps of a piece from one square to another, without castling; at most
   * 2}
   */
  private int ways(TokenRules token, int from, int to) {
    int ways = 0;
    for (PlanStep step : plan.steps(token.code())) {
      for (int steps = 1; steps <= step.range(); steps++) {
        ways += step.to(geometry, from, steps) == to ? 1 : 0;
      }
      if (ways > 1) {
        return 2;
      }
    }
    return ways;
  }

  /**
   * {@return whether a leap is the only move between two squares, and captures of the piece en
   * passant are legal if they leave the captor's royal piece safe}
   */
  private boolean isClearLeap(TokenRules token, TermTable.Entry entry, int from, int to) {
    int[] crossed = data.crossed(entry.row.passing(), to);
    if (data.hasGoals
        || rules.bareRoyalLoses()
        || !rules.check()
        || !rules.facing().isEmpty()
        || token.isRoyal() // its castling tokens turn
        || crossed.length != 1
        || ways(token, from, to) != 1) {
      return false;
    }
    int captor = token.side().ordinal() ^ 1;
    return areClear.computeIfAbsent(
        captor * squares + crossed[0], key -> areCapturesClear(captor, crossed[0]));
  }

  /** {@return whether captures en passant by any piece of a side on a square are clear} */
  private boolean areCapturesClear(int side, int crossedSquare) {
    for (TokenRules captor : rules.tokens()) {
      long[] origins = crossings[captor.code()];
      for (int at = 0; captor.side().ordinal() == side && at < origins.length / squares; at++) {
        for (long left = origins[crossedSquare * words + at]; left != 0; left &= left - 1) {
          int from = at << 6 | Long.numberOfTrailingZeros(left);
          if (!isClearCapture(captor, from, crossedSquare)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean isClearCapture(TokenRules captor, int from, int to) {
    int arrival = arrivals[captor.code()];
    return !plan.isSlow[captor.code()]
        && !(captor.canPromote(from, to) && captor.mustPromote())
        && arrival != 0
        && (rules.allowStuck() || data.isMobile(arrival, to))
        && ways(captor, from, to) == 1
        && isUnblocked(captor, from, to);
  }

  /**
   * {@return whether a piece always captures en passant between two squares} On a way that pieces
   * may block, even the passing piece itself may stand.
   */
  private boolean isUnblocked(TokenRules captor, int from, int to) {
    for (PlanStep step : plan.steps(captor.code())) {
      boolean isFree = step.kind() == Kind.LEAP || step.kind() == Kind.SLIDE;
      if (isFree && step.to(geometry, from, 1) == to) {
        return true;
      }
    }
    return false;
  }

  private void addLeap(TokenRules token, TermTable.Entry entry, int from) {
    for (Direction leap : entry.term.directions()) {
      int to = geometry.step(from, leap);
      if (to >= 0 && entry.row.within().contains(to)) {
        long[] watched = watched(entry.row.passing(), to, token.side());
        for (long word : watched) {
          if (word != 0) {
            boolean isClear = isClearLeap(token, entry, from, to);
            int crossed = isClear ? data.crossed(entry.row.passing(), to)[0] : -1;
            tables.addLeap(token.code(), from, to, watched, entry.row.passing(), crossed);
            break;
          }
        }
      }
    }
  }

  private long[] watched(int passingCode, int square, Side side) {
    return watchedSquares.computeIfAbsent(
        passingCode * squares + square, key -> findWatched(passingCode, square, side));
  }

  /** {@return the squares from which a piece may capture a passing piece en passant} */
  private long[] findWatched(int passingCode, int square, Side side) {
    long[] watched = new long[words];
    for (int crossed : data.crossed(passingCode, square)) {
      for (TokenRules token : rules.tokens()) {
        if (token.side() != side) {
          for (PlanStep step : plan.steps(token.code())) {
            if (step.enPassant()) {
              addOrigins(watched, step, crossed);
            }
          }
        }
      }
    }
    return watched;
  }

  /** Adds the squares from which a step leads to a square. */
  private void addOrigins(long[] watched, PlanStep step, int square) {
    for (int steps = 1; steps <= step.range(); steps++) {
      int origin = step.origin(geometry, square, steps);
      if (origin >= 0) {
        Words.add(watched, origin);
      }
    }
  }

  private void addCrossings(TokenRules token) {
    crossings[token.code()] = new long[squares * words];
    for (PlanStep step : plan.steps(token.code())) {
      for (int to = 0; step.enPassant() && to < squares; to++) {
        long[] origins = new long[words];
        addOrigins(origins, step, to);
        for (int from = Words.next(origins, 0); from >= 0; from = Words.next(origins, from + 1)) {
          tables.addCrossing(token.code(), from, to);
        }
        for (int word = 0; word < words; word++) {
          crossings[token.code()][to * words + word] |= origins[word];
        }
      }
    }
  }
}
