// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    Set<String> unknown = new HashSet<>();
    for (int square = 0; square < start.squareCount(); square++) {
      String piece = start.pieceAt(square);
      if (piece != null && !codes.hasRows(piece) && unknown.add(piece)) {
        add(Kind.UNKNOWN_TOKEN, offset(square), "no row describes " + piece);
      }
    }
    for (Side side : Side.values()) {
      for (String piece : start.hand(side).keySet()) {
        checkHand(declaration, side, piece);
      }
      checkRoyals(side);
    }
  }

  private void checkHand(Declaration declaration, Side side, String piece) {
    if (!codes.hasRows(piece)) {
      add(Kind.UNKNOWN_TOKEN, offset(side, piece), "no row describes " + piece);
    } else if (!declaration.drops().contains(side)
        || PieceCodes.side(piece) != side
        || PieceCodes.isRoyal(piece)) {
      add(
          Kind.START_HAND,
          offset(side, piece),
          "the " + Problems.shown(side) + " side cannot drop " + piece);
    }
  }

  private void checkRoyals(Side side) {
    List<Integer> royals = new ArrayList<>();
    for (int square = 0; square < start.squareCount(); square++) {
      String piece = start.pieceAt(square);
      if (piece != null && PieceCodes.isRoyal(piece) && PieceCodes.side(piece) == side) {
        royals.add(square);
      }
    }
    String count =
        "the "
            + Problems.shown(side)
            + " side must have exactly one royal piece, with ^ in its token, got ";
    if (royals.isEmpty()) {
      problems.add(Kind.ROYAL_COUNT, START, count + 0);
    } else if (royals.size() > 1) {
      add(Kind.ROYAL_COUNT, offset(royals.get(1)), count + royals.size());
    }
  }

  /** Checks that a move may lead to the position. */
  void checkLegality(GameRules rules) {
    Attacks attacks = new Attacks(rules);
    BoardState state = BoardState.of(rules, start);
    Side waiting = start.turn().opposite();
    if (rules.check() && attacks.isRoyalAttacked(state, waiting)) {
      add(
          Kind.ILLEGAL_START,
          offset(state.royal(waiting)),
          "the royal piece of the "
              + Problems.shown(waiting)
              + " side, which is not to move, is attacked");
    }
    if (!attacks.facing(state).isEmpty()) {
      problems.add(Kind.ILLEGAL_START, START, "the facing pieces see each other");
    }
  }

  /** Checks whether the game has ended already. */
  void checkEnd(GameRules rules) {
    BoardState state = BoardState.of(rules, start);
    new LegalMoves(rules).end(state).ifPresent(end -> addEnd(state, end));
  }

  private void addEnd(BoardState state, GameEnd end) {
    Side winner = end.winner().orElse(end.turn());
    switch (end.reason()) {
      case CHECKMATE -> addEnd(offset(state.royal(end.turn())), end.turn(), "is checkmated");
      case STALEMATE -> problems.add(Kind.FINISHED_START, START, ended(end.turn(), "cannot move"));
      case GOAL_REACHED -> addEnd(offset(state.royal(winner)), winner, "has reached its goal");
      case BARE_ROYAL -> {
        Side loser = winner.opposite();
        addEnd(offset(state.royal(loser)), loser, "has only its royal piece");
      }
      default -> throw new IllegalStateException(end.toString()); // each side has a royal piece
    }
  }

  private void addEnd(int offset, Side side, String state) {
    add(Kind.FINISHED_START, offset, ended(side, state));
  }

  private static String ended(Side side, String state) {
    return "the game has ended already: the " + Problems.shown(side) + " side " + state;
  }

  private void add(Kind kind, int offset, String description) {
    problems.add(kind, START, offset, description, text);
  }

  /** {@return the offset of the piece on a square} */
  private int offset(int square) {
    int earlier = 0;
    for (int other = 0; other < square; other++) {
      earlier += start.pieceAt(other) == null ? 0 : 1;
    }
    int at = nextPiece(0);
    for (; earlier > 0; earlier--) {
      at = nextPiece(end(at));
    }
    return at;
  }

  /** {@return the offset of a piece in a hand} */
  private int offset(Side side, String piece) {
    int hands = text.indexOf(' ') + 1;
    int at = nextPiece(side == Side.FIRST ? hands : text.indexOf('/', hands));
    while (!text.substring(at, end(at)).equals(piece)) {
      at = nextPiece(end(at));
    }
    return at;
  }

  /** {@return the offset of the next token} The text is valid and has one. */
  private int nextPiece(int from) {
    int at = from;
    while (EpinToken.scan(text, at, text.length()) < 0) {
      at++;
    }
    return at;
  }

  private int end(int piece) {
    return EpinToken.end(EpinToken.scan(text, piece, text.length()));
  }
}
