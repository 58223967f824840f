// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.rules.Attacks;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.PieceWords;
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
          "the " + PieceWords.shown(side) + " side cannot drop " + piece);
    }
  }

  private void checkRoyals(Side side) {
    List<Integer> royals = royals(side);
    String count =
        "the "
            + PieceWords.shown(side)
            + " side must have exactly one royal piece, with ^ in its token, got ";
    if (royals.isEmpty()) {
      problems.add(Kind.ROYAL_COUNT, START, count + 0);
    } else if (royals.size() > 1) {
      add(Kind.ROYAL_COUNT, offset(royals.get(1)), count + royals.size());
    }
  }

  private List<Integer> royals(Side side) {
    List<Integer> royals = new ArrayList<>();
    for (int square = 0; square < start.squareCount(); square++) {
      String piece = start.pieceAt(square);
      if (piece != null && PieceCodes.isRoyal(piece) && PieceCodes.side(piece) == side) {
        royals.add(square);
      }
    }
    return royals;
  }

  /** {@return the square of the only royal piece of a side} */
  private int royal(Side side) {
    return royals(side).get(0);
  }

  /** Checks that a move may lead to the position. */
  void checkLegality(GameRules rules) {
    byte[] board = new byte[start.squareCount()];
    for (int square = 0; square < board.length; square++) {
      board[square] = (byte) rules.code(start.pieceAt(square));
    }
    Attacks attacks = new Attacks(rules, board);
    Side waiting = start.turn().opposite();
    int royal = attacks.royal(waiting);
    if (rules.check() && !attacks.attackers(royal, start.turn()).isEmpty()) {
      add(
          Kind.ILLEGAL_START,
          offset(royal),
          "the royal piece of the "
              + PieceWords.shown(waiting)
              + " side, which is not to move, is attacked");
    }
    if (!attacks.facing().isEmpty()) {
      problems.add(Kind.ILLEGAL_START, START, "the facing pieces see each other");
    }
  }

  /** Adds that the game has ended already. */
  void addEnd(GameEnd end) {
    Side winner = end.winner().orElse(end.turn());
    switch (end.reason()) {
      case CHECKMATE -> addEnd(offset(royal(end.turn())), end.turn(), "is checkmated");
      case INSUFFICIENT_MATERIAL ->
          problems.add(Kind.FINISHED_START, START, "the game has ended already: no side can win");
      case STALEMATE -> problems.add(Kind.FINISHED_START, START, ended(end.turn(), "cannot move"));
      case GOAL_REACHED -> addEnd(offset(royal(winner)), winner, "has reached its goal");
      case BARE_ROYAL -> {
        Side loser = winner.opposite();
        addEnd(offset(royal(loser)), loser, "has only its royal piece");
      }
      default -> throw new IllegalStateException(end.toString()); // each side has a royal piece
    }
  }

  private void addEnd(int offset, Side side, String state) {
    add(Kind.FINISHED_START, offset, ended(side, state));
  }

  private static String ended(Side side, String state) {
    return "the game has ended already: the " + PieceWords.shown(side) + " side " + state;
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
