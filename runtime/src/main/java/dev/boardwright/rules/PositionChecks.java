// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.PositionProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;

/** The search for what is wrong with a position that somebody has set up. */
final class PositionChecks {
  private final GameRules rules;
  private final LegalMoves legal;
  private final PieceWords shown;
  private final Mobility mobility;
  private final Attacks attacks;
  private final Qi qi;
  private final List<PositionProblem> problems = new ArrayList<>();

  PositionChecks(GameRules rules, PieceWords shown, LegalMoves legal, Qi qi) {
    this.rules = rules;
    this.shown = shown;
    this.legal = legal;
    this.qi = qi;
    mobility = new Mobility(rules.geometry());
    attacks = new Attacks(rules);
  }

  /**
   * {@return the problems}
   *
   * @throws IllegalArgumentException if the position has another shape or another style
   */
  List<PositionProblem> all() {
    BoardState.checkBoard(rules, qi);
    checkPieces();
    for (Side side : Side.values()) {
      checkHand(side);
      checkRoyals(side);
    }
    boolean isReadable =
        problems.stream().allMatch(problem -> problem.kind() == Kind.MISSING_ROYAL);
    if (isReadable) {
      checkState(BoardState.of(rules, qi));
    }
    return List.copyOf(problems);
  }

  private void add(Kind kind, String description, List<Integer> squares) {
    problems.add(new PositionProblem(kind, squares, description));
  }

  private void checkPieces() {
    for (int square = 0; square < qi.squareCount(); square++) {
      String piece = qi.pieceAt(square);
      if (piece != null && rules.code(piece) == 0) {
        add(
            Kind.UNKNOWN_PIECE,
            "piece without rules on " + shown.cell(square) + ": " + Problems.shown(piece),
            List.of(square));
      }
    }
  }

  private void checkHand(Side side) {
    for (String piece : qi.hand(side).keySet()) {
      if (!rules.hand(side).contains(rules.code(piece))) {
        add(
            Kind.NOT_HELD,
            "piece cannot be in the hand of the "
                + Problems.shown(side)
                + " side: "
                + Problems.shown(piece),
            List.of());
      }
    }
  }

  private void checkRoyals(Side side) {
    List<Integer> royals = new ArrayList<>();
    for (int square = 0; square < qi.squareCount(); square++) {
      int code = rules.code(qi.pieceAt(square));
      if (code != 0 && rules.token(code).isRoyal() && rules.token(code).side() == side) {
        royals.add(square);
      }
    }
    String owner = "the " + Problems.shown(side) + " side has ";
    if (royals.isEmpty()) {
      add(Kind.MISSING_ROYAL, owner + "no royal piece", royals);
    } else if (royals.size() > 1) {
      add(Kind.SEVERAL_ROYALS, owner + "more than one royal piece", royals);
    }
  }

  private void checkState(BoardState state) {
    Side waiting = state.turn().opposite();
    int royal = state.royal(waiting);
    if (rules.check() && royal != Move.NO_SQUARE) {
      List<Integer> squares = new ArrayList<>(attacks.attackers(state, royal, state.turn()));
      if (!squares.isEmpty()) {
        squares.add(0, royal);
        add(
            Kind.ATTACKED_ROYAL,
            shown.the(state, royal) + " is attacked, and its side is not to move",
            squares);
      }
    }
    List<Integer> facing = attacks.facing(state);
    if (!facing.isEmpty()) {
      String words = shown.the(state, facing.get(0)) + " and " + shown.the(state, facing.get(1));
      add(Kind.FACING, words + " face each other", facing);
    }
    for (int square = 0; square < state.squareCount(); square++) {
      if (state.isOccupied(square)) {
        checkPiece(state, square);
      }
    }
  }

  private void checkPiece(BoardState state, int square) {
    TokenRules token = rules.token(state.codeAt(square));
    if (!rules.allowStuck()
        && !mobility.canMove(token, square)
        && !mobility.mobile(token).isEmpty()) {
      add(Kind.IMMOBILE_PIECE, shown.the(state, square) + " can never move", List.of(square));
    }
    if (token.castlesTo() != 0 && !canCastle(state, token.side(), square)) {
      add(Kind.IDLE_CASTLING, shown.the(state, square) + " can never castle", List.of(square));
    }
    if (token.standsFor() != token.code()
        && (token.side() == state.turn() || !legal.isCapturedEnPassant(state, square))) {
      add(
          Kind.IDLE_PASSING,
          shown.the(state, square) + " cannot be captured en passant",
          List.of(square));
    }
  }

  private boolean canCastle(BoardState state, Side side, int square) {
    int royal = state.royal(side);
    return royal != Move.NO_SQUARE
        && mobility.canCastle(rules.token(state.codeAt(royal)), royal, square);
  }
}
