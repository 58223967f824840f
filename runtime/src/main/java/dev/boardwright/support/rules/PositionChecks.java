// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.rules.Attacks;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.PositionProblem;
import dev.boardwright.rules.PositionProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The search for what is wrong with a position that somebody has set up. */
final class PositionChecks<P extends CodedGamePosition<P, ?>> {
  private final CodedGame<P, ?> game;
  private final GameRules rules;
  private final PieceWords shown;
  private final Mobility mobility;
  private final Qi qi;
  private final byte[] board;
  private final Attacks attacks;
  private final List<PositionProblem> problems = new ArrayList<>();

  PositionChecks(CodedGame<P, ?> game, Qi qi) {
    this.game = game;
    this.qi = Objects.requireNonNull(qi, "qi");
    rules = game.data.rules;
    shown = game.words();
    mobility = new Mobility(rules.geometry());
    board = new byte[game.data.squares];
    attacks = new Attacks(rules, board);
  }

  /**
   * {@return the problems}
   *
   * @throws IllegalArgumentException if the position has another shape or another style
   */
  List<PositionProblem> all() {
    game.start().changesTo(qi); // throws if it has another shape or another style
    checkPieces();
    for (Side side : Side.values()) {
      checkHand(side);
      checkRoyals(side);
    }
    boolean isReadable =
        problems.stream().allMatch(problem -> problem.kind() == Kind.MISSING_ROYAL);
    if (isReadable) {
      checkState(game.copyOf(qi));
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
            "piece without rules on " + shown.cell(square) + ": " + Quoted.of(piece),
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
                + PieceWords.shown(side)
                + " side: "
                + Quoted.of(piece),
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
    String owner = "the " + PieceWords.shown(side) + " side has ";
    if (royals.isEmpty()) {
      add(Kind.MISSING_ROYAL, owner + "no royal piece", royals);
    } else if (royals.size() > 1) {
      add(Kind.SEVERAL_ROYALS, owner + "more than one royal piece", royals);
    }
  }

  private void checkState(P position) {
    position.copyCodes(board);
    Side waiting = position.turn().opposite();
    int royal = attacks.royal(waiting);
    if (rules.check() && royal >= 0) {
      List<Integer> squares = new ArrayList<>(attacks.attackers(royal, position.turn()));
      if (!squares.isEmpty()) {
        squares.add(0, royal);
        add(
            Kind.ATTACKED_ROYAL,
            shown.the(board, royal) + " is attacked, and its side is not to move",
            squares);
      }
    }
    List<Integer> facing = attacks.facing();
    if (!facing.isEmpty()) {
      String words = shown.the(board, facing.get(0)) + " and " + shown.the(board, facing.get(1));
      add(Kind.FACING, words + " face each other", facing);
    }
    for (int square = 0; square < board.length; square++) {
      if (attacks.isOccupied(square)) {
        checkPiece(position, square);
      }
    }
  }

  private void checkPiece(P position, int square) {
    TokenRules token = rules.token(position.codeAt(square));
    if (!rules.allowStuck()
        && !mobility.canMove(token, square)
        && !mobility.mobile(token).isEmpty()) {
      add(Kind.IMMOBILE_PIECE, shown.the(board, square) + " can never move", List.of(square));
    }
    if (token.castlesTo() != 0 && !canCastle(token.side(), square)) {
      add(Kind.IDLE_CASTLING, shown.the(board, square) + " can never castle", List.of(square));
    }
    if (token.standsFor() != token.code()
        && (token.side() == position.turn() || !isCapturedEnPassant(position, square))) {
      add(
          Kind.IDLE_PASSING,
          shown.the(board, square) + " cannot be captured en passant",
          List.of(square));
    }
  }

  private boolean canCastle(Side side, int square) {
    int royal = attacks.royal(side);
    return royal >= 0 && mobility.canCastle(rules.token(board[royal] & 0xFF), royal, square);
  }

  private boolean isCapturedEnPassant(P position, int square) {
    GameMoves<P> moves = game.takeMoves();
    boolean isCaptured = moves.isCapturedEnPassant(position, square);
    game.giveBack(moves);
    return isCaptured;
  }
}
