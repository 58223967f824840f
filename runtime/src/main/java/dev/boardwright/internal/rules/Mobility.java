// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The squares to which a piece can move, and from which, whatever stands on the board. */
public final class Mobility {
  private final Geometry geometry;

  public Mobility(Geometry geometry) {
    this.geometry = geometry;
  }

  /** {@return whether a piece on a square could ever move, other than by castling} */
  public boolean canMove(TokenRules token, int square) {
    return canMove(token.rows(), token.initial(), square);
  }

  /** {@return the squares from which a piece could ever move} */
  public SquareSet mobile(TokenRules token) {
    return geometry.setOf(squares().filter(square -> canMove(token, square)).toArray());
  }

  /** {@return whether a piece with these rows and initial squares could ever move} */
  public boolean canMove(List<RowRules> rows, SquareSet initial, int square) {
    for (RowRules row : rows) {
      for (MovementTerm term : row.terms()) {
        if (term.kind() != Kind.CASTLING && leads(term, row, initial, square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** {@return whether a term leads from any square to another one} */
  public boolean leadsSomewhere(MovementTerm term, RowRules row, SquareSet initial) {
    return squares().anyMatch(square -> leads(term, row, initial, square));
  }

  private IntStream squares() {
    return IntStream.range(0, geometry.shape().squareCount());
  }

  private boolean leads(MovementTerm term, RowRules row, SquareSet initial, int square) {
    return anyLed(term, row, initial, square, to -> true);
  }

  /**
   * Visits the squares to which a term leads, until the visitor returns true. For castling, these
   * are squares for the royal piece, wherever its partner stands.
   *
   * @param square the square on which the piece stands
   * @param visitor returns whether to stop at a square
   * @return whether the visitor returned true
   */
  public boolean anyLed(
      MovementTerm term, RowRules row, SquareSet initial, int square, IntPredicate visitor) {
    if (!row.from().contains(square) || term.initial() && !initial.contains(square)) {
      return false;
    }
    for (Direction direction : term.directions()) {
      for (int steps = fewestSteps(term); steps <= term.range(); steps++) {
        int to =
            geometry.offset(
                square,
                steps * direction.files(),
                steps * direction.ranks(),
                steps * direction.layers());
        if (to < 0) {
          break; // farther squares are off the board as well
        }
        if (row.within().contains(to) && visitor.test(to)) {
          return true;
        }
      }
    }
    return false;
  }

  /** {@return whether a royal piece could ever castle with a partner, if both stay until then} */
  public boolean canCastle(TokenRules royal, int square, int partner) {
    int files = geometry.shape().files();
    Set<Integer> reached = new HashSet<>(); // of two moves to a square, the first one counts
    for (RowRules row : royal.rows()) {
      for (MovementTerm term : row.terms()) {
        boolean isCastling = term.kind() == Kind.CASTLING;
        boolean isHop = !isCastling && fewestSteps(term) > 1; // nothing stands between
        IntPredicate castles =
            to ->
                reached.add(to)
                    && isCastling
                    && to / files == partner / files
                    && (to - square) * (partner - to) > 0;
        if (term.moves() && !isHop && anyLed(term, row, royal.initial(), square, castles)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int fewestSteps(MovementTerm term) {
    return switch (term.kind()) {
      case LEAP, LAME_LEAP, SLIDE -> 1;
      case CANNON_HOP, GRASSHOPPER_HOP -> 2; // one of them onto the hurdle
      case CASTLING -> term.range();
    };
  }
}
