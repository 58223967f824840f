// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The warnings about a declaration without mistakes. Each is true for all sides for which a row
 * holds. A cause has one warning: nothing else is said about a piece that no game reaches, and
 * neither promotions nor passing pieces are looked at if a piece never moves.
 */
final class RuleWarnings {
  private final Declaration declaration;
  private final List<PieceRow> rows;
  private final DeclaredBoard board;
  private final GameRules rules;
  private final PieceCodes codes;
  private final TokenRows tokenRows;
  private final ReachablePieces reachable;

  /** The end of the game in the start position, if it has ended there. */
  private final Optional<GameEnd> end;

  private final Problems problems = new Problems();

  /** The tokens that have been looked at, because several rows may name them. */
  private final Set<String> checked = new HashSet<>();

  RuleWarnings(
      Declaration declaration,
      DeclaredBoard board,
      GameRules rules,
      ReachablePieces reachable,
      Optional<GameEnd> end) {
    this.declaration = declaration;
    rows = declaration.rows();
    this.board = board;
    this.rules = rules;
    codes = new PieceCodes(declaration, board.hasOneStyle(), problems);
    tokenRows = new TokenRows(rows, codes);
    this.reachable = reachable;
    this.end = end;
  }

  /** {@return the warnings, in the order of {@link Problems#all}} */
  List<RuleProblem> all() {
    end.ifPresent(new StartChecks(board, codes, problems)::addEnd);
    if (reachable.isComplete()) {
      checkGame();
      for (int index = 0; index < rows.size(); index++) {
        checkRow(index, rows.get(index));
      }
    }
    return List.copyOf(problems.all());
  }

  /** Warns of members outside of rows that have no effect. */
  private void checkGame() {
    if (!declaration.zone().isEmpty()
        && rows.stream()
            .allMatch(row -> row.has(PieceRow.ZONE) || !row.has(PieceRow.PROMOTES_TO))) {
      addIdle(Place.of(RuleBook.ZONE), "nothing without a zone of its own has promotesTo");
    }
    if (!declaration.goal().isEmpty() && rules.tokens().stream().noneMatch(this::reachesGoal)) {
      addIdle(Place.of("goal"), "no royal piece can ever stand there");
    }
    if (!rules.facing().isEmpty() && !canFace(rules.facing().get(0), rules.facing().get(1))) {
      addIdle(Place.of("facing"), "two such pieces can never stand on one file");
    }
    if (rules.allowStuck() && !reachable.isAnyStuck()) {
      addIdle(
          Place.of("allowStuck"),
          "every piece that is dropped or declines to promote could move again");
    }
  }

  /** {@return whether two pieces may stand on different squares of one file} */
  private boolean canFace(int code, int other) {
    int squares = rules.geometry().shape().squareCount();
    int files = rules.geometry().shape().files();
    return IntStream.range(0, squares)
        .filter(square -> reachable.isReached(code, square))
        .anyMatch(
            square ->
                IntStream.range(0, squares / files)
                    .map(rank -> rank * files + square % files)
                    .anyMatch(next -> next != square && reachable.isReached(other, next)));
  }

  private boolean reachesGoal(TokenRules token) {
    return token.isRoyal()
        && IntStream.of(rules.goal(token.side()).toArray())
            .anyMatch(square -> reachable.isReached(token.code(), square));
  }

  private void checkRow(int index, PieceRow row) {
    List<TokenRules> reached = new ArrayList<>();
    for (int i = 0; i < row.tokens().size(); i++) {
      String token = row.tokens().get(i);
      List<TokenRules> pieces = codes.pieces(row, token, rules.tokens());
      if (checked.add(token)) {
        checkToken(Place.of(index, PieceRow.TOKEN).element(i), token, pieces);
      }
      reached.addAll(isUnreached(pieces) ? List.of() : pieces);
    }
    for (String member : reached.isEmpty() ? List.<String>of() : PieceRow.TOKEN_MEMBERS) {
      if (row.has(member) && reached.stream().noneMatch(piece -> idle(member, piece).isEmpty())) {
        addIdle(Place.of(index, member), idle(member, reached.get(0)));
      }
    }
    if (!isImmobile(reached)) {
      checkCastling(index, row, reached);
    }
    String passing = row.text(PieceRow.PASSING);
    if (!passing.isEmpty() && checked.add(passing)) {
      // Such a row has one token, for which a passing token stands.
      checkPassing(index, row, passing);
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
    Place place =
        Place.of(tokenRows.index(piece.token(), PieceRow.PROMOTES_TO), PieceRow.PROMOTES_TO);
    if (!piece.promotesTo().isEmpty()
        && pieces.stream().noneMatch(own -> reachable.isPromoting(own.code()))) {
      String reason =
          piece.zone().isEmpty()
              ? "it has no zone"
              : "none of its moves begins or ends in its zone";
      problems.add(Kind.IMPOSSIBLE_PROMOTION, place, token + " never promotes, because " + reason);
    }
    if (piece.promotesTo().size() > 1
        && pieces.stream().anyMatch(own -> reachable.isSometimesForced(own.code()))) {
      problems.add(
          Kind.FORGOTTEN_MUST_PROMOTE,
          place,
          token
              + " may decline on some squares and is forced on others; write mustPromote = true, or"
              + " false if meant");
    }
  }

  /** Warns of a direction in which no piece of a row ever castles. */
  private void checkCastling(int index, PieceRow row, List<TokenRules> pieces) {
    List<MovementTerm> terms = row.movement().terms();
    String text = row.movesText();
    for (MovementTerm term : terms) {
      for (Direction direction : term.directions()) {
        if (term.kind() == MovementTerm.Kind.CASTLING
            && pieces.stream()
                .noneMatch(own -> reachable.isCastling(own.code(), term, direction))) {
          problems.add(
              Kind.IMPOSSIBLE_CASTLING,
              Place.of(index, PieceRow.MOVES),
              text == null ? RuleProblem.NONE : Movement.termOffsets(text).get(terms.indexOf(term)),
              "castling to the "
                  + (direction.equals(Direction.EAST) ? "right" : "left")
                  + " never has a partner beyond its square; leave that side out, as lO2 or rO2",
              text);
        }
      }
    }
  }

  /** {@return why a member of a piece has no effect, or the empty string if it may have one} */
  private String idle(String member, TokenRules piece) {
    return switch (member) {
      case PieceRow.ZONE -> piece.promotesTo().isEmpty() ? "there is no promotesTo" : "";
      case PieceRow.PROMOTION_LIMIT ->
          rules.tokens().stream().anyMatch(other -> other.promotesTo().contains(piece.code()))
              ? ""
              : "no promotesTo names this token";
      case PieceRow.CAPTURED_AS ->
          piece.capturedAs() == 0 ? "no side that captures this is in drops" : "";
      case PieceRow.DROPS_AS ->
          reachable.isHeld(piece.code()) ? "" : "no side in drops ever holds this";
      case PieceRow.DROP_ZONE, PieceRow.MAX_PER_FILE, PieceRow.DROP_MATES -> {
        if (rules.tokens().stream()
            .noneMatch(
                held -> reachable.isHeld(held.code()) && held.dropsAs().contains(piece.code()))) {
          yield "no side in drops ever drops this";
        }
        boolean isMate = member.equals(PieceRow.DROP_MATES) && !rules.check();
        yield isMate ? "without check there is no checkmate" : "";
      }
      default -> "";
    };
  }

  private void addIdle(Place place, String reason) {
    problems.add(Kind.IDLE_MEMBER, place, "has no effect, because " + reason + "; leave it out");
  }

  private void checkPassing(int index, PieceRow row, String token) {
    List<TokenRules> pieces = codes.pieces(row, row.tokens().get(0), rules.tokens());
    List<TokenRules> passing = codes.pieces(row, token, rules.tokens());
    if (isUnreached(passing) && !isImmobile(pieces)) {
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
}
