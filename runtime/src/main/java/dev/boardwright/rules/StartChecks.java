// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;

/** The checks of the start position against the rules. */
final class StartChecks {
  private static final Place START = Place.of("start");

  private final String text;
  private final Qi start;
  private final PieceCodes codes;
  private final Problems problems;

  StartChecks(DeclaredBoard board, PieceCodes codes, Problems problems) {
    text = board.startText();
    start = board.start();
    this.codes = codes;
    this.problems = problems;
  }

  /** Checks that all pieces have rows, and that each side has one royal piece. */
  void checkPieces(Declaration declaration) {
    int[] royals = new int[Side.values().length];
    for (String piece : start.board()) {
      if (piece != null) {
        checkRows(piece);
        int token = EpinToken.of(piece);
        royals[EpinToken.side(token).ordinal()] += isRoyal(piece) ? 1 : 0;
      }
    }
    for (Side side : Side.values()) {
      for (String piece : start.hand(side).keySet()) {
        checkRows(piece);
        checkHand(declaration, side, piece);
      }
      if (royals[side.ordinal()] != 1) {
        problems.add(
            Kind.ROYAL_COUNT,
            START,
            "the "
                + name(side)
                + " side must have exactly one royal piece, got "
                + royals[side.ordinal()]);
      }
    }
  }

  private static boolean isRoyal(String piece) {
    return piece.indexOf('^') >= 0;
  }

  private void checkRows(String piece) {
    if (!codes.hasRows(piece)) {
      add(Kind.UNKNOWN_TOKEN, piece, "no row describes " + piece);
    }
  }

  private void checkHand(Declaration declaration, Side side, String piece) {
    if (!declaration.drops().contains(side) || PieceCodes.side(piece) != side || isRoyal(piece)) {
      add(Kind.START_HAND, piece, "the " + name(side) + " side cannot drop " + piece);
    }
  }

  private static String name(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }

  /** Checks that a move may lead to the position. */
  void checkLegality(GameRules rules) {
    Attacks attacks = new Attacks(rules);
    BoardState state = BoardState.of(rules, start);
    Side waiting = start.turn().opposite();
    if (rules.check() && attacks.isRoyalAttacked(state, waiting)) {
      problems.add(
          Kind.ILLEGAL_START,
          START,
          "the royal piece of the " + name(waiting) + " side, which is not to move, is attacked");
    }
    if (attacks.areFacing(state)) {
      problems.add(Kind.ILLEGAL_START, START, "the facing pieces see each other");
    }
  }

  private void add(Kind kind, String piece, String description) {
    problems.add(kind, START, offset(piece), description, text);
  }

  /** {@return the offset of the first occurrence of a piece in the text} */
  private int offset(String piece) {
    int at = 0;
    while (at < text.length()) {
      int scanned = EpinToken.scan(text, at, text.length());
      if (scanned < 0) {
        at++;
      } else if (EpinToken.text(EpinToken.number(scanned)).equals(piece)) {
        return at;
      } else {
        at = EpinToken.end(scanned);
      }
    }
    return 0;
  }
}
