// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reader of the members that belong to a row. */
final class RowReader {
  private final Geometry geometry;
  private final PieceCodes codes;
  private final SquareListReader squares;
  private final Problems problems;

  RowReader(Geometry geometry, PieceCodes codes, SquareListReader squares, Problems problems) {
    this.geometry = geometry;
    this.codes = codes;
    this.squares = squares;
    this.problems = problems;
  }

  /**
   * {@return a row as it holds for a side}
   *
   * @param index the index of the row
   * @param row the row
   * @param side the side
   */
  RowRules read(int index, PieceRow row, Side side) {
    List<MovementTerm> terms = terms(index, row, side);
    int passing = 0;
    Direction leap = null;
    if (!row.text(PieceRow.PASSING).isEmpty()) {
      passing = codes.code(PieceCodes.of(side, row.text(PieceRow.PASSING)));
      leap = leap(Place.of(index, PieceRow.PASSING), row, terms);
    }
    return new RowRules(
        terms,
        squares(index, row, PieceRow.FROM, side),
        squares(index, row, PieceRow.WITHIN, side),
        reference(index, row, side),
        passing,
        leap);
  }

  private List<MovementTerm> terms(int index, PieceRow row, Side side) {
    String text = row.movesText();
    try {
      List<MovementTerm> terms = row.movement().forSide(side).terms();
      if (terms.size() > RuleBook.MAX_TERMS) {
        problems.add(
            RuleProblem.Kind.TOO_MANY_TERMS,
            Place.of(index, PieceRow.MOVES),
            "the movement must have at most " + RuleBook.MAX_TERMS + " terms, got " + terms.size());
      }
      return terms;
    } catch (MovementException e) {
      problems.add(
          RuleProblem.Kind.INVALID_MOVEMENT,
          Place.of(index, PieceRow.MOVES),
          e.offset(),
          e.problem(),
          text);
      return List.of();
    }
  }

  private SquareSet squares(int index, PieceRow row, String member, Side side) {
    return squares.read(Place.of(index, member), row.text(member), side, geometry.all());
  }

  private int reference(int index, PieceRow row, Side side) {
    String token = row.text(PieceRow.BECOMES);
    return token.isEmpty()
        ? 0
        : codes.reference(
            Place.of(index, PieceRow.BECOMES), token, side, PieceCodes.side(row.tokens().get(0)));
  }

  /** {@return the only lame leap among the terms of a row, or null if there is not exactly one} */
  private @Nullable Direction leap(Place place, PieceRow row, List<MovementTerm> terms) {
    List<Direction> leaps = new ArrayList<>();
    boolean isEnPassant = false;
    for (MovementTerm term : terms) {
      if (term.kind() == Kind.LAME_LEAP) {
        leaps.addAll(term.directions());
        isEnPassant |= term.enPassant();
      }
    }
    if (leaps.size() != 1) {
      problems.add(
          RuleProblem.Kind.PASSING_LEAP,
          place,
          "the row must have one lame leap in one direction, such as fnD, got " + leaps.size());
      return null;
    }
    if (isEnPassant && !row.text(PieceRow.BECOMES).isEmpty()) {
      problems.add(
          RuleProblem.Kind.PASSING_LEAP,
          place,
          "a lame leap that captures en passant cannot have both passing and becomes");
    }
    return leaps.get(0);
  }
}
