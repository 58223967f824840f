// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;
import dev.boardwright.support.BoardTables;
import java.util.ArrayList;
import java.util.List;

/**
 * One direction of a term of the movement of a piece. Castling is not a step.
 *
 * @param kind the way in which the piece reaches its destination
 * @param direction the direction as seen on the board
 * @param range the largest number of steps, at most that which the board has room for
 * @param moves whether the piece moves to empty squares
 * @param captures whether the piece captures
 * @param enPassant whether the piece also captures en passant
 * @param from the squares on which it begins
 * @param within the squares on which it ends
 */
public record PlanStep(
    Kind kind,
    Direction direction,
    int range,
    boolean moves,
    boolean captures,
    boolean enPassant,
    SquareSet from,
    SquareSet within) {
  private static final Direction[] NO_WAY = {};

  /** {@return the steps of a piece that lead anywhere, in the order of its rows and terms} */
  static List<PlanStep> of(GameRules rules, TokenRules token) {
    Geometry geometry = rules.geometry();
    int longest = longest(geometry);
    List<PlanStep> steps = new ArrayList<>();
    for (RowRules row : token.rows()) {
      for (MovementTerm term : row.terms()) {
        SquareSet from = term.initial() ? row.from().intersection(token.initial()) : row.from();
        for (Direction direction : directions(term, token.side())) {
          PlanStep step =
              new PlanStep(
                  term.kind(),
                  direction,
                  Math.min(term.range(), longest),
                  term.moves(),
                  term.captures(),
                  term.enPassant(),
                  from,
                  row.within());
          if (term.kind() != Kind.CASTLING && step.leadsSomewhere(geometry)) {
            steps.add(step);
          }
        }
      }
    }
    return steps;
  }

  /** {@return the directions of a term, in an order that is the same for both sides} */
  private static List<Direction> directions(MovementTerm term, Side side) {
    if (side == Side.FIRST || term.kind() == Kind.CASTLING) {
      return term.directions();
    }
    List<Direction> rotated =
        term.directions().stream().map(Direction::rotate).collect(Lists.toList());
    MovementTerm other =
        new MovementTerm(term.kind(), rotated, term.range(), true, true, false, false);
    return other.directions().stream().map(Direction::rotate).collect(Lists.toList());
  }

  /** {@return a slide of any distance from and to all squares} */
  static PlanStep slide(Geometry geometry, Direction direction) {
    return new PlanStep(
        Kind.SLIDE,
        direction,
        longest(geometry),
        true,
        true,
        false,
        geometry.all(),
        geometry.all());
  }

  /** {@return the largest number of steps that a board has room for, at least 1} */
  static int longest(Geometry geometry) {
    return Math.max(1, Math.max(geometry.shape().files(), geometry.shape().ranks()) - 1);
  }

  /** Looks once at each square, since a declaration may have thousands of steps. */
  private boolean leadsSomewhere(Geometry geometry) {
    int squares = geometry.shape().squareCount();
    int first = leastSteps();
    // The number of steps after which each square meets a destination, or a number that is too
    // large.
    int[] distances = new int[squares];
    boolean isUp = delta(geometry) > 0; // so that the next square is known before
    for (int i = 0; i < squares; i++) {
      int square = isUp ? squares - 1 - i : i;
      int next = offset(geometry, square, 1);
      int there = next < 0 ? -1 : offset(geometry, square, first);
      int later = next < 0 ? Integer.MAX_VALUE : distances[next];
      boolean isNear = there >= 0 && within.contains(there);
      distances[square] = isNear ? first : later == Integer.MAX_VALUE ? later : later + 1;
      if (distances[square] <= range && from.contains(square)) {
        return true;
      }
    }
    return false;
  }

  /** {@return what a step adds to the index of a square} */
  int delta(Geometry geometry) {
    return BoardTables.delta(direction, geometry.shape(), geometry.order());
  }

  /** {@return the steps from the origin of a lame leap to the squares that it passes} */
  Direction[] way() {
    return kind == Kind.LAME_LEAP ? direction.lameWay().toArray(new Direction[0]) : NO_WAY;
  }

  /** {@return whether the piece hops over another one} */
  boolean isHop() {
    return kind == Kind.CANNON_HOP || kind == Kind.GRASSHOPPER_HOP;
  }

  /** {@return whether the piece leaps, or leaps lamely} */
  boolean isLeap() {
    return kind == Kind.LEAP || kind == Kind.LAME_LEAP;
  }

  /** {@return the least number of steps to a destination} */
  int leastSteps() {
    return isHop() ? 2 : 1;
  }

  /** {@return the square after some steps from a square, or −1 if it is no destination} */
  public int to(Geometry geometry, int square, int count) {
    int to = from.contains(square) ? offset(geometry, square, count) : -1;
    return to >= 0 && within.contains(to) ? to : -1;
  }

  /**
   * {@return the square from which some steps lead to a square, or −1 if there is none}
   *
   * @param square the destination
   */
  public int origin(Geometry geometry, int square, int count) {
    int origin = within.contains(square) ? offset(geometry, square, -count) : -1;
    return origin >= 0 && from.contains(origin) ? origin : -1;
  }

  /** {@return the square after some steps from a square, or −1 if it is off the board} */
  int offset(Geometry geometry, int square, int count) {
    return geometry.offset(
        square, count * direction.files(), count * direction.ranks(), count * direction.layers());
  }

  /** {@return this step without its manner, since all steps that capture attack alike} */
  PlanStep attack() {
    return new PlanStep(kind, direction, range, true, true, false, from, within);
  }
}
