// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.diagram.MovementMark.Kind;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.testing.RandomMovements;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tests the marks of squares against the moves and attacks that {@link Geometry} finds. */
class MovementMarksTest {
  private static final Set<MovementTerm.Kind> HOPS =
      EnumSet.of(MovementTerm.Kind.CANNON_HOP, MovementTerm.Kind.GRASSHOPPER_HOP);

  @Test
  void agreesWithGeometry() {
    Set<MovementMark> seen = new HashSet<>();
    for (long seed = 0; seed < 1_500; seed++) {
      Random random = new Random(seed);
      Geometry board = board(random);
      int from = random.nextInt(board.shape().squareCount());
      Movement movement = RandomMovements.next(random);
      MovementMarks marks = new MovementMarks(board, from, movement);
      Expected expected = new Expected(board, from, movement);
      TreeSet<MovementMark> all = new TreeSet<>();
      for (int square = 0; square < board.shape().squareCount(); square++) {
        List<MovementMark> found = marks.at(square);
        assertEquals(
            expected.at(square),
            new TreeSet<>(found),
            "seed " + seed + ": " + movement + " from " + from + " to " + square + " of " + board);
        assertEquals(new HashSet<>(found).size(), found.size(), "seed " + seed);
        assertEquals(square == from, marks.isFrom(square));
        assertThat(found.indexOf(MovementMark.PASSED)).isAtMost(0);
        all.addAll(found);
      }
      assertEquals(List.copyOf(all), marks.legend(), "seed " + seed);
      seen.addAll(all);
    }
    // Three kinds, with and without a hop, with and without initial squares; castling; lame leaps.
    assertThat(seen).hasSize(3 * 2 * 2 + 2 + 1);
  }

  private static Geometry board(Random random) {
    int[] sizes = new int[1 + random.nextInt(3)];
    for (int axis = 0; axis < sizes.length; axis++) {
      sizes[axis] = 1 + random.nextInt(8);
    }
    SquareOrder order = SquareOrder.values()[random.nextInt(2)];
    return Geometry.of(Shape.of(sizes), order);
  }

  @Test
  void listsLegendInOrder() {
    Movement movement = Movement.parse("mWcFDimAicHiGfmpW2bcpW2lpW2rimpW2fricpF2bripF2sO2iO3nN");
    assertEquals(
        List.of(
            "moves or captures",
            "moves",
            "captures",
            "castles",
            "must be empty for leaps past it",
            "moves or captures, from initial squares only",
            "moves, from initial squares only",
            "captures, from initial squares only",
            "castles, from initial squares only",
            "moves or captures by a hop over one piece",
            "moves by a hop over one piece",
            "captures by a hop over one piece",
            "moves or captures by a hop over one piece, from initial squares only",
            "moves by a hop over one piece, from initial squares only",
            "captures by a hop over one piece, from initial squares only"),
        new MovementMarks(Geometry.of(Shape.of(9, 9)), 40, movement)
            .legend().stream().map(MovementMark::words).toList());
  }

  /** The squares that a piece reaches on one of several boards. */
  private static final class Reach {
    private SquareSet moves;
    private SquareSet captures;
    private SquareSet initialMoves;
    private SquareSet initialCaptures;

    Reach(Geometry board) {
      moves = board.empty();
      captures = board.empty();
      initialMoves = board.empty();
      initialCaptures = board.empty();
    }

    void add(Geometry board, int from, SquareSet occupied, Movement movement) {
      SquareSet here = board.setOf(from);
      moves = moves.union(board.moves(from, occupied, movement));
      captures = captures.union(board.attacks(from, occupied, movement));
      initialMoves = initialMoves.union(board.moves(from, occupied, movement, here));
      initialCaptures = initialCaptures.union(board.attacks(from, occupied, movement, here));
    }

    void mark(Set<MovementMark> marks, int square, boolean isHop) {
      boolean canMove = moves.contains(square);
      boolean canCapture = captures.contains(square);
      mark(marks, canMove, canCapture, isHop, false);
      boolean canMoveFirst = !canMove && initialMoves.contains(square);
      boolean canCaptureFirst = !canCapture && initialCaptures.contains(square);
      mark(marks, canMoveFirst, canCaptureFirst, isHop, true);
    }

    private static void mark(
        Set<MovementMark> marks,
        boolean canMove,
        boolean canCapture,
        boolean isHop,
        boolean isInitial) {
      if (canMove && canCapture) {
        marks.add(new MovementMark(Kind.BOTH, isHop, isInitial));
      } else if (canMove) {
        marks.add(new MovementMark(Kind.MOVES, isHop, isInitial));
      } else if (canCapture) {
        marks.add(new MovementMark(Kind.CAPTURES, isHop, isInitial));
      }
    }
  }

  /** The marks of a board, computed from the moves of a piece. */
  private static final class Expected {
    private final Geometry board;
    private final int from;
    private final Movement movement;
    private final Reach plain;
    private final Reach hops;

    Expected(Geometry board, int from, Movement movement) {
      this.board = board;
      this.from = from;
      this.movement = movement;
      plain = new Reach(board);
      // On an empty board, no hop is possible.
      plain.add(board, from, board.empty(), movement);
      hops = new Reach(board);
      List<MovementTerm> terms = new ArrayList<>(movement.terms());
      terms.removeIf(term -> !HOPS.contains(term.kind()));
      for (int hurdle = 0; hurdle < board.shape().squareCount(); hurdle++) {
        if (hurdle != from) {
          hops.add(board, from, board.setOf(hurdle), new Movement(terms));
        }
      }
    }

    Set<MovementMark> at(int square) {
      Set<MovementMark> marks = new TreeSet<>();
      plain.mark(marks, square, false);
      hops.mark(marks, square, true);
      if (isPassed(square)) {
        marks.add(MovementMark.PASSED);
      }
      addCastling(marks, square);
      return marks;
    }

    /** {@return whether a piece on a square makes a lame leap to another square impossible} */
    private boolean isPassed(int square) {
      SquareSet piece = board.setOf(square);
      for (MovementTerm term : movement.terms()) {
        if (term.kind() == MovementTerm.Kind.LAME_LEAP) {
          Movement leaps = Movement.steps(term.directions()).asLame();
          SquareSet free = board.attacks(from, board.empty(), leaps);
          if (!board.attacks(from, piece, leaps).equals(free)) {
            return true;
          }
        }
      }
      return false;
    }

    private void addCastling(Set<MovementMark> marks, int square) {
      boolean isPossible = false;
      boolean isAlways = false;
      for (MovementTerm term : movement.terms()) {
        if (term.kind() == MovementTerm.Kind.CASTLING
            && board.offset(square, -term.range(), 0) == from) {
          isPossible = true;
          isAlways |= !term.initial();
        }
      }
      if (isPossible) {
        marks.add(new MovementMark(Kind.CASTLES, false, !isAlways));
      }
    }
  }
}
