// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.support.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The squares that a movement reaches from every square of a board, or from which it reaches them.
 * Leaps are sets; slides to neighbours without a limit are numbers of directions, for the rays of
 * the board; lame leaps and all other slides and hops have tables of their own. Instances are
 * immutable; callers must not modify the arrays.
 */
public final class ReachTable {
  /**
   * The largest number of squares for which tables are built: {@value}. On larger boards, rays are
   * walked square by square.
   */
  public static final int MAX_SQUARES = 512;

  private static final RayTable[] NO_RAYS = {};

  private final long[] leaps;
  private final int slides;
  private final LameTable lame;
  private final RayTable[] rays;

  private ReachTable(long[] leaps, int slides, LameTable lame, List<RayTable> rays) {
    this.leaps = leaps;
    this.slides = slides;
    this.lame = lame;
    this.rays = rays.toArray(NO_RAYS);
  }

  /**
   * {@return the table of a movement}
   *
   * @param shape the shape of the board, which has at most {@value #MAX_SQUARES} squares
   * @param movement the movement, of which all terms count but castling
   * @param initial the squares from which initial terms are possible, as a set
   * @param isBack whether the table leads from the reached square back to those that reach it
   * @param isNumbered whether {@link #slides} has the slides to neighbours without a limit; if not,
   *     they are among {@link #rays}
   */
  public static ReachTable of(
      Shape shape,
      SquareOrder order,
      Movement movement,
      long[] initial,
      boolean isBack,
      boolean isNumbered) {
    return new Builder(Geometry.of(shape, order), initial, isBack, isNumbered).build(movement);
  }

  /** {@return the squares that leaps reach, as sets indexed by square and word} */
  public long[] leaps() {
    return leaps;
  }

  /** {@return the numbers of the directions of slides, as in {@link BoardTables#directions}} */
  public int slides() {
    return slides;
  }

  /** {@return whether there is nothing but leaps and numbered slides} */
  public boolean isPlain() {
    return lame.count() == 0 && rays.length == 0;
  }

  /** {@return the lame leaps, with no groups if there are none} */
  public LameTable lame() {
    return lame;
  }

  /** {@return all slides without a number and all hops, by kind} */
  public RayTable[] rays() {
    return rays;
  }

  /**
   * {@return the squares that are reached from a square, in a new array} Numbered slides are left
   * out.
   */
  public long[] reached(int square, long[] occupied) {
    long[] reached = new long[occupied.length];
    System.arraycopy(leaps, square * occupied.length, reached, 0, occupied.length);
    lame.add(reached, square, occupied);
    for (RayTable table : rays) {
      table.add(reached, square, occupied);
    }
    return reached;
  }

  /** A builder of a table, in one direction. */
  private static final class Builder {
    private final Geometry geometry;
    private final int squares;
    private final long[] all;
    private final long[] initial;
    private final boolean isBack;
    private final boolean isNumbered;

    private final long[] leaps;
    private final List<List<LameTable.Leap>> lameLeaps = new ArrayList<>();
    private int slides;

    /** The rays by kind, and those that end on initial squares only. */
    private final List<RayTable.Builder> rays = new ArrayList<>();

    Builder(Geometry geometry, long[] initial, boolean isBack, boolean isNumbered) {
      this.geometry = geometry;
      squares = geometry.shape().squareCount();
      this.initial = initial;
      this.isBack = isBack;
      this.isNumbered = isNumbered;
      all = Words.all(squares);
      leaps = new long[squares * all.length];
      for (int square = 0; square < squares; square++) {
        lameLeaps.add(new ArrayList<>());
      }
      for (int kind = RayTable.SLIDE; kind <= RayTable.GRASSHOPPER_BACK; kind++) {
        rays.add(new RayTable.Builder(geometry, kind, all));
        rays.add(new RayTable.Builder(geometry, kind, initial));
      }
    }

    ReachTable build(Movement movement) {
      for (MovementTerm term : movement.terms()) {
        for (Direction direction : term.directions()) {
          add(term, direction);
        }
      }
      List<RayTable> tables = new ArrayList<>();
      for (RayTable.Builder builder : rays) {
        if (!builder.isEmpty()) {
          tables.add(builder.build());
        }
      }
      return new ReachTable(leaps, slides, new LameTable(lameLeaps, all.length), tables);
    }

    private void add(MovementTerm term, Direction direction) {
      switch (term.kind()) {
        case LEAP -> addLeaps(term, direction);
        case LAME_LEAP -> addLameLeaps(term, direction);
        case SLIDE -> addSlides(term, direction);
        case CANNON_HOP -> addRays(RayTable.CANNON_HOP, term, direction);
        case GRASSHOPPER_HOP ->
            addRays(isBack ? RayTable.GRASSHOPPER_BACK : RayTable.GRASSHOPPER_HOP, term, direction);
        case CASTLING -> {} // not a matter of geometry
      }
    }

    /** {@return whether a term is possible from a square} */
    private boolean isPossible(MovementTerm term, int from) {
      return !term.initial() || Words.contains(initial, from);
    }

    private void addLeaps(MovementTerm term, Direction direction) {
      for (int from = 0; from < squares; from++) {
        int to = geometry.step(from, direction);
        if (to >= 0 && isPossible(term, from)) {
          int row = isBack ? to : from;
          int reached = isBack ? from : to;
          leaps[row * all.length + reached / Long.SIZE] |= 1L << reached;
        }
      }
    }

    private void addLameLeaps(MovementTerm term, Direction direction) {
      List<Direction> passed = direction.lameWay();
      for (int from = 0; from < squares; from++) {
        int to = geometry.step(from, direction);
        if (to >= 0 && isPossible(term, from)) {
          List<Integer> way = new ArrayList<>();
          for (Direction step : passed) {
            way.add(geometry.step(from, step));
          }
          List<LameTable.Leap> ofSquare = lameLeaps.get(isBack ? to : from);
          LameTable.Leap leap = new LameTable.Leap(isBack ? from : to, way);
          if (!ofSquare.contains(leap)) {
            ofSquare.add(leap);
          }
        }
      }
    }

    private void addSlides(MovementTerm term, Direction direction) {
      int number = BoardTables.number(direction, geometry.shape().dimensions());
      if (isNumbered && number >= 0 && term.isUnlimited() && !term.initial()) {
        int last = BoardTables.directions(geometry.shape().dimensions()).size() - 1;
        slides |= 1 << (isBack ? last - number : number);
      } else {
        addRays(RayTable.SLIDE, term, direction);
      }
    }

    private void addRays(int kind, MovementTerm term, Direction direction) {
      boolean isFiltered = term.initial() && isBack;
      rays.get(kind * 2 + (isFiltered ? 1 : 0))
          .add(
              isBack ? direction.opposite() : direction,
              term.range(),
              term.initial() && !isBack ? initial : all);
    }
  }
}
