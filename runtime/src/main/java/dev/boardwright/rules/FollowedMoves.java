// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.Mobility;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The moves that pieces could make whatever stands on the board, with a bound on the number of
 * squares that are looked at.
 */
final class FollowedMoves {
  /** Twice as many squares as 254 queens look at from each of 1,024 squares. */
  private static final long MAX_WORK = 1L << 27;

  private static final byte MOBILE = 1;
  private static final byte STUCK = 2;

  private final GameRules rules;
  private final Mobility mobility;
  private final int longestLine;

  /** The rows of each piece, by its code, without repeated rows and terms. */
  private final List<List<RowRules>> rows = new ArrayList<>();

  /** Whether a piece could move from a square, by its code and the square; 0 if not yet known. */
  private final byte[][] mobilities;

  private boolean isAnyStuck;
  private long work;

  /** A visitor of moves. */
  interface Visitor {
    /** Visits a move that a term of a row leads to. */
    void visit(RowRules row, MovementTerm term, int to);
  }

  FollowedMoves(GameRules rules) {
    this.rules = rules;
    mobility = new Mobility(rules.geometry());
    Shape shape = rules.geometry().shape();
    longestLine = Math.max(shape.files(), shape.ranks());
    mobilities = new byte[rules.tokens().size() + 1][shape.squareCount()];
    addRows();
  }

  /**
   * Adds the rows of all pieces. Rows are shared by the pieces that they describe, so each is
   * compared with the others once, and not once for each piece.
   */
  private void addRows() {
    Map<RowRules, RowRules> distinct = new HashMap<>();
    IdentityHashMap<RowRules, RowRules> shared = new IdentityHashMap<>();
    rows.add(List.of()); // no piece has the code 0
    for (TokenRules token : rules.tokens()) {
      Set<RowRules> own = Collections.newSetFromMap(new IdentityHashMap<>());
      List<RowRules> inOrder = new ArrayList<>();
      for (RowRules row : token.rows()) {
        RowRules same =
            shared.computeIfAbsent(
                row, key -> distinct.computeIfAbsent(withoutRepeatedTerms(key), found -> found));
        if (own.add(same)) {
          inOrder.add(same);
        }
      }
      rows.add(inOrder);
    }
  }

  private static RowRules withoutRepeatedTerms(RowRules row) {
    return row.withTerms(List.copyOf(new LinkedHashSet<>(row.terms())));
  }

  /** {@return whether {@link #mayStay} was asked about a piece that could never move again} */
  boolean isAnyStuck() {
    return isAnyStuck;
  }

  /** {@return whether too many squares have been looked at} */
  boolean isExhausted() {
    return work > MAX_WORK;
  }

  /** Visits the moves of a piece, castling included. */
  void visit(TokenRules token, int from, Visitor visitor) {
    for (RowRules row : rows.get(token.code())) {
      work++;
      if (row.from().contains(from)) {
        for (MovementTerm term : row.terms()) {
          visit(token, from, row, term, visitor);
        }
      }
    }
  }

  private void visit(TokenRules token, int from, RowRules row, MovementTerm term, Visitor visitor) {
    work += (long) term.directions().size() * Math.min(term.range(), longestLine);
    mobility.anyLed(
        term,
        row,
        token.initial(),
        from,
        to -> {
          visitor.visit(row, term, to);
          return false;
        });
  }

  /** {@return whether a piece may be dropped on a square, or decline to promote there} */
  boolean mayStay(int code, int square) {
    if (mobilities[code][square] == 0) {
      List<RowRules> own = rows.get(code);
      for (RowRules row : own) {
        work += 1 + row.terms().size();
      }
      boolean canMove = mobility.canMove(own, rules.token(code).initial(), square);
      mobilities[code][square] = canMove ? MOBILE : STUCK;
      isAnyStuck |= !canMove;
    }
    return rules.allowStuck() || mobilities[code][square] == MOBILE;
  }
}
