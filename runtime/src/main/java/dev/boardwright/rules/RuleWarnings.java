// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The warnings about a declaration without mistakes. Each is true for all sides for which a row
 * holds. A cause has one warning: nothing else is said about a piece that no game reaches, and
 * neither promotions nor passing pieces are looked at if a piece never moves.
 */
final class RuleWarnings {
  private final List<PieceRow> rows;
  private final DeclaredBoard board;
  private final GameRules rules;
  private final PieceCodes codes;
  private final TokenRows tokenRows;
  private final ReachablePieces reachable;
  private final Problems problems = new Problems();

  /** The tokens that have been looked at, because several rows may name them. */
  private final Set<String> checked = new HashSet<>();

  RuleWarnings(
      Declaration declaration, DeclaredBoard board, GameRules rules, ReachablePieces reachable) {
    rows = declaration.rows();
    this.board = board;
    this.rules = rules;
    codes = new PieceCodes(declaration, board.hasOneStyle(), problems);
    tokenRows = new TokenRows(rows, codes);
    this.reachable = reachable;
  }

  /** {@return the warnings, in the order of {@link Problems#all}} */
  List<RuleProblem> all() {
    new StartChecks(board, codes, problems).checkEnd(rules);
    if (reachable.isComplete()) {
      for (int index = 0; index < rows.size(); index++) {
        checkRow(index, rows.get(index));
      }
    }
    return List.copyOf(problems.all());
  }

  private void checkRow(int index, PieceRow row) {
    for (int i = 0; i < row.tokens().size(); i++) {
      String token = row.tokens().get(i);
      if (checked.add(token)) {
        checkToken(Place.of(index, PieceRow.TOKEN).element(i), token, pieces(row, token));
      }
    }
    String passing = row.text(PieceRow.PASSING);
    if (!passing.isEmpty() && checked.add(passing)) {
      // Such a row has one token, for which a passing token stands.
      checkPassing(index, passing, pieces(row, row.tokens().get(0)), pieces(row, passing));
    }
  }

  private void checkToken(Place place, String token, List<TokenRules> pieces) {
    if (isUnreached(pieces)) {
      problems.add(Kind.UNREACHED_PIECE, place, "no game reaches " + token);
    } else if (isImmobile(pieces)) {
      checkMovement(token, pieces.get(0));
    } else {
      checkPromotion(token, pieces);
    }
  }

  /** Warns of a piece that never moves, unless its rows say so. */
  private void checkMovement(String token, TokenRules piece) {
    for (int i = 0; i < piece.rows().size(); i++) {
      if (!piece.rows().get(i).terms().isEmpty()) {
        int index = tokenRows.indices(piece.token()).get(i);
        problems.add(
            Kind.IMMOBILE_PIECE, Place.of(index, PieceRow.MOVES), token + " can never move");
        return;
      }
    }
  }

  private void checkPromotion(String token, List<TokenRules> pieces) {
    TokenRules piece = pieces.get(0);
    if (!piece.promotesTo().isEmpty()
        && pieces.stream().noneMatch(own -> reachable.isPromoting(own.code()))) {
      String reason =
          piece.zone().isEmpty()
              ? "it has no zone"
              : "none of its moves begins or ends in its zone";
      problems.add(
          Kind.IMPOSSIBLE_PROMOTION,
          Place.of(tokenRows.index(piece.token(), PieceRow.PROMOTES_TO), PieceRow.PROMOTES_TO),
          token + " never promotes, because " + reason);
    }
  }

  private void checkPassing(
      int index, String token, List<TokenRules> pieces, List<TokenRules> passing) {
    if (isUnreached(passing) && !isUnreached(pieces) && !isImmobile(pieces)) {
      problems.add(
          Kind.UNREACHED_PIECE, Place.of(index, PieceRow.PASSING), "no game reaches " + token);
    }
  }

  private boolean isUnreached(List<TokenRules> pieces) {
    return pieces.stream().noneMatch(piece -> reachable.isReached(piece.code()));
  }

  private boolean isImmobile(List<TokenRules> pieces) {
    return pieces.stream().noneMatch(piece -> reachable.isMoving(piece.code()));
  }

  /** {@return the pieces of a token of a row, for each side for which the row holds} */
  private List<TokenRules> pieces(PieceRow row, String token) {
    List<TokenRules> pieces = new ArrayList<>();
    for (Side side : codes.sides(row)) {
      pieces.add(rules.token(rules.code(PieceCodes.of(side, token))));
    }
    return pieces;
  }
}
