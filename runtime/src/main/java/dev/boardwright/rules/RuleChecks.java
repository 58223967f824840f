// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The checks of rows against each other and against the board. */
final class RuleChecks {
  private final Declaration declaration;
  private final PieceCodes codes;
  private final List<TokenRules> tokens;
  private final Problems problems;
  private final Mobility mobility;

  /** The number of rows of each token before the row that is being checked. */
  private final Map<String, Integer> earlierRows = new HashMap<>();

  RuleChecks(
      Declaration declaration,
      DeclaredBoard board,
      PieceCodes codes,
      List<TokenRules> tokens,
      Problems problems) {
    this.declaration = declaration;
    this.codes = codes;
    this.tokens = tokens;
    this.problems = problems;
    mobility = new Mobility(board.geometry());
  }

  void check() {
    for (int index = 0; index < declaration.rows().size() && !problems.isFull(); index++) {
      PieceRow row = declaration.rows().get(index);
      for (String token : row.tokens()) {
        checkRoyalty(index, row, token);
        checkPromotions(index, row, token);
      }
      checkTerms(index, row);
      for (String token : row.tokens()) {
        earlierRows.merge(token, 1, Integer::sum);
      }
    }
  }

  private void checkRoyalty(int index, PieceRow row, String token) {
    checkRoyalty(
        Place.of(index, PieceRow.BECOMES), row.text(PieceRow.BECOMES), PieceCodes.isRoyal(token));
    checkRoyalty(
        Place.of(index, PieceRow.PASSING), row.text(PieceRow.PASSING), PieceCodes.isRoyal(token));
    checkRoyalty(index, row, PieceRow.PROMOTES_TO, PieceCodes.isRoyal(token));
    checkRoyalty(index, row, PieceRow.DROPS_AS, PieceCodes.isRoyal(token));
  }

  private void checkRoyalty(int index, PieceRow row, String member, boolean isRoyal) {
    for (int i = 0; i < row.texts(member).size(); i++) {
      checkRoyalty(Place.of(index, member).element(i), row.texts(member).get(i), isRoyal);
    }
  }

  private void checkRoyalty(Place place, String other, boolean isRoyal) {
    if (!other.isEmpty() && PieceCodes.isRoyal(other) != isRoyal) {
      problems.add(
          Kind.ROYAL_CHANGE,
          place,
          isRoyal
              ? "a royal piece cannot become another piece: " + other
              : PieceCodes.BECOMES_ROYAL + other);
    }
  }

  private void checkPromotions(int index, PieceRow row, String token) {
    TokenRules rules = codes.pieces(row, token, tokens).get(0);
    for (int i = 0; i < row.texts(PieceRow.PROMOTES_TO).size(); i++) {
      String promoted = row.texts(PieceRow.PROMOTES_TO).get(i);
      if (promoted.equals(token) || isBecomeAnyway(rules, promoted)) {
        problems.add(
            Kind.USELESS_PROMOTION,
            Place.of(index, PieceRow.PROMOTES_TO).element(i),
            token + " promotes to what it is or becomes anyway: " + promoted);
      }
    }
    if (rules.mustPromote() && rules.promotesTo().isEmpty() && row.has(PieceRow.MUST_PROMOTE)) {
      problems.add(
          Kind.PROMOTES_TO_NOTHING,
          Place.of(index, PieceRow.MUST_PROMOTE),
          token + " must promote, but promotes to nothing");
    }
  }

  private boolean isBecomeAnyway(TokenRules rules, String promoted) {
    int code = codes.code(PieceCodes.of(rules.side(), promoted));
    return rules.rows().stream().anyMatch(row -> row.becomes() == code);
  }

  private void checkTerms(int index, PieceRow row) {
    List<MovementTerm> terms = row.movement().terms();
    String text = row.movesText();
    // In a text, K and Q are two terms with the same offset, of which one may lead nowhere.
    List<Integer> offsets = text == null ? List.of() : Movement.termOffsets(text);
    Set<Integer> useful = new HashSet<>();
    for (int i = 0; i < terms.size(); i++) {
      if (terms.get(i).kind() == MovementTerm.Kind.CASTLING) {
        checkCastling(index, row, text == null ? RuleProblem.NONE : offsets.get(i));
      }
      if (leadsSomewhere(row, i)) {
        useful.add(text == null ? i : offsets.get(i));
      }
    }
    for (int i = 0; i < terms.size(); i++) {
      if (!useful.contains(text == null ? i : offsets.get(i))) {
        int offset = text == null ? RuleProblem.NONE : offsets.get(i);
        add(Kind.USELESS_TERM, index, row, offset, useless(row, terms.get(i)));
      }
    }
  }

  /** {@return the description of a term that leads nowhere} */
  private String useless(PieceRow row, MovementTerm term) {
    for (String token : row.tokens()) {
      for (TokenRules rules : codes.pieces(row, token, tokens)) {
        if (!term.initial() || !rules.initial().isEmpty()) {
          return "this term leads nowhere on the board";
        }
      }
    }
    return "this term leads nowhere, because no such piece is in the start position";
  }

  private void checkCastling(int index, PieceRow row, int offset) {
    for (String token : row.tokens()) {
      if (!PieceCodes.isRoyal(token)) {
        add(Kind.CASTLING, index, row, offset, "only royal pieces castle, not " + token);
        return;
      }
    }
    for (TokenRules partner : tokens) {
      if (codes.sides(row).contains(partner.side())
          && partner.castlesTo() != 0
          && !partner.initial().isEmpty()) {
        return;
      }
    }
    add(
        Kind.CASTLING,
        index,
        row,
        offset,
        "no partner, that is, a piece that castles, is in the start position");
  }

  private boolean leadsSomewhere(PieceRow row, int term) {
    for (String token : row.tokens()) {
      for (TokenRules rules : codes.pieces(row, token, tokens)) {
        RowRules own = rules.rows().get(earlierRows.getOrDefault(token, 0));
        if (mobility.leadsSomewhere(own.terms().get(term), own, rules.initial())) {
          return true;
        }
      }
    }
    return false;
  }

  private void add(Kind kind, int index, PieceRow row, int offset, String description) {
    problems.add(kind, Place.of(index, PieceRow.MOVES), offset, description, row.movesText());
  }
}
