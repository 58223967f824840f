// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.diagram.MovementMark.Kind;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The marks that explain the movement of a piece on an otherwise empty board. Hops reach all
 * squares that they could reach over a piece somewhere on their line.
 */
final class MovementMarks {
  // Facts about a square. Those that depend on initial squares or on hops are shifted.
  private static final int MOVES = 1;
  private static final int CAPTURES = 2;
  private static final int CASTLES = 4;
  private static final int PASSED = 8;
  private static final int ALL = 15;
  private static final int INITIAL_SHIFT = 4;
  private static final int HOP_SHIFT = 8;

  private final Geometry board;
  private final int from;
  private final int[] facts;

  /**
   * Creates the marks of a movement.
   *
   * @throws IllegalArgumentException if {@code from} is not a square of the board
   */
  MovementMarks(Geometry board, int from, Movement movement) {
    this.board = board;
    this.from = board.shape().checkIndex(from);
    facts = new int[board.shape().squareCount()];
    for (MovementTerm term : movement.terms()) {
      for (Direction direction : term.directions()) {
        add(term, direction);
      }
    }
  }

  private void add(MovementTerm term, Direction direction) {
    int shift = term.initial() ? INITIAL_SHIFT : 0;
    int reach = ((term.moves() ? MOVES : 0) | (term.captures() ? CAPTURES : 0)) << shift;
    switch (term.kind()) {
      case LEAP, SLIDE -> addSteps(direction, 1, term.range(), reach);
      case LAME_LEAP -> addLameLeap(direction, reach);
      // The nearest piece to hop over is one step away.
      case CANNON_HOP, GRASSHOPPER_HOP -> addSteps(direction, 2, term.range(), reach << HOP_SHIFT);
      case CASTLING -> addSteps(direction, term.range(), term.range(), CASTLES << shift);
    }
  }

  /** Adds a fact about the squares that the given numbers of steps lead to. */
  private void addSteps(Direction direction, int first, int last, int fact) {
    int square = board.step(from, direction);
    for (int steps = 1; square >= 0 && steps <= last; steps++) {
      facts[square] |= steps >= first ? fact : 0;
      square = board.step(square, direction);
    }
  }

  private void addLameLeap(Direction direction, int fact) {
    int to = board.step(from, direction);
    if (to >= 0) {
      facts[to] |= fact;
      for (Direction passed : direction.lameWay()) {
        facts[board.step(from, passed)] |= PASSED;
      }
    }
  }

  /** {@return whether the piece stands on a square} */
  boolean isFrom(int square) {
    return square == from;
  }

  /**
   * {@return the marks of a square, {@link MovementMark#PASSED} first} A mark for initial squares
   * leaves out what the piece can do from every square in the same way.
   */
  List<MovementMark> at(int square) {
    List<MovementMark> marks = new ArrayList<>();
    for (int shift = 0; shift <= HOP_SHIFT; shift += HOP_SHIFT) {
      int always = facts[square] >> shift & ALL;
      int initial = facts[square] >> shift + INITIAL_SHIFT & ALL & ~always;
      addMarks(marks, always, shift == HOP_SHIFT, false);
      addMarks(marks, initial, shift == HOP_SHIFT, true);
    }
    return marks;
  }

  private static void addMarks(
      List<MovementMark> marks, int facts, boolean isHop, boolean isInitial) {
    if ((facts & PASSED) != 0) {
      marks.add(MovementMark.PASSED);
    }
    if ((facts & (MOVES | CAPTURES)) != 0) {
      boolean isBoth = (facts & MOVES) != 0 && (facts & CAPTURES) != 0;
      Kind one = (facts & MOVES) != 0 ? Kind.MOVES : Kind.CAPTURES;
      marks.add(new MovementMark(isBoth ? Kind.BOTH : one, isHop, isInitial));
    }
    if ((facts & CASTLES) != 0) {
      marks.add(new MovementMark(Kind.CASTLES, isHop, isInitial));
    }
  }

  /** {@return the marks that occur on the board, in the order of a legend} */
  List<MovementMark> legend() {
    TreeSet<MovementMark> legend = new TreeSet<>();
    for (int square = 0; square < facts.length; square++) {
      legend.addAll(at(square));
    }
    return List.copyOf(legend);
  }
}
