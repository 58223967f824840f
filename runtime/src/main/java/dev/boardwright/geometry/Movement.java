// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The way in which a piece moves, on any board. It consists of {@linkplain MovementTerm terms}:
 * leaps, slides and hops, for moving, for capturing or for both. Squares off the board are left
 * out.
 *
 * <pre>{@code
 * Movement silver = Movement.parse("FfW");
 * Movement pawn = Movement.parse("fmWfcF");
 * Movement cannon = Movement.parse("mRcpR");
 * Movement dragon = Movement.ROOK.and(Movement.steps(Direction.DIAGONAL));
 * }</pre>
 *
 * <p>Texts are in Betza notation, in the part of XBoard's dialect that this table lists. Everything
 * else is an error.
 *
 * <table>
 *   <caption>Betza notation</caption>
 *   <tr><th>text</th><th>meaning</th></tr>
 *   <tr><td>{@code W F D N A H C Z G}</td><td>atoms: leaps by (0, 1), (1, 1), (0, 2), (1, 2), (2, 2),
 *     (0, 3), (1, 3), (2, 3), (3, 3)</td></tr>
 *   <tr><td>{@code K}, {@code R}, {@code B}, {@code Q}</td><td>{@code WF}, {@code W0}, {@code F0},
 *     {@code W0F0}</td></tr>
 *   <tr><td>{@code W0} or {@code WW}, {@code W3}</td><td>a slide over any distance, a slide of at
 *     most three steps; at most 254</td></tr>
 *   <tr><td>{@code f b l r v s}</td><td>directions: forwards, backwards, left, right, vertically,
 *     sideways; also in pairs; each names a leap that the others of the atom do not</td></tr>
 *   <tr><td>{@code fh bh lh rh}</td><td>all four leaps of N, C or Z into one half</td></tr>
 *   <tr><td>{@code m}, {@code c}</td><td>only moves without capturing; only captures</td></tr>
 *   <tr><td>{@code e}</td><td>also captures en passant</td></tr>
 *   <tr><td>{@code i}</td><td>only from the initial squares of the piece</td></tr>
 *   <tr><td>{@code n}</td><td>a lame leap: {@code nN} is the horse of xiangqi</td></tr>
 *   <tr><td>{@code p}, {@code g}</td><td>hops over one piece: {@code pR} is a cannon's capture,
 *     {@code gQ} the grasshopper</td></tr>
 *   <tr><td>{@code O2}</td><td>castling by two files, with {@code i}, {@code l}, {@code r} or {@code
 *     s}</td></tr>
 * </table>
 *
 * <p>Directions are those of the first side, for which forwards is north, the higher rank. {@link
 * #forSide} turns a movement for the second side. The methods of {@link Geometry} ignore {@code e}
 * and {@code O}, which depend on more than a board.
 *
 * <p>Immutable and safe to share between threads. Two movements are equal if they have equal terms
 * in the same order.
 */
public final class Movement {
  /** The maximum length of a movement's text, in characters: {@value}. */
  public static final int MAX_LENGTH = 1_024;

  /** One step along a file, a rank or a diagonal, on the same layer: {@code K}. */
  public static final Movement KING = steps(Direction.ORTHOGONAL).and(steps(Direction.DIAGONAL));

  /** Slides along files and ranks, on the same layer: {@code R}. */
  public static final Movement ROOK = slides(Direction.ORTHOGONAL);

  /** Slides along diagonals, on the same layer: {@code B}. */
  public static final Movement BISHOP = slides(Direction.DIAGONAL);

  /** Slides along files, ranks and diagonals, on the same layer: {@code Q}. */
  public static final Movement QUEEN = ROOK.and(BISHOP);

  /**
   * Leaps of one square along one axis and two along another, {@code leaps(1, 2)}. On a board of
   * three dimensions they also lead to other layers, which those of {@code N} never do.
   */
  public static final Movement KNIGHT = leaps(1, 2);

  private final List<MovementTerm> terms;
  private final boolean isPlain;
  private final List<Direction> leapDirections;
  private final List<Direction> slideDirections;

  /**
   * Creates a movement. Terms that are equal to an earlier one are removed, since they add nothing.
   *
   * @param terms the terms; none for a piece that does not move
   */
  public Movement(List<MovementTerm> terms) {
    Objects.requireNonNull(terms, "terms");
    boolean isAllPlain = true;
    List<Direction> leaps = new ArrayList<>();
    List<Direction> slides = new ArrayList<>();
    for (MovementTerm term : terms) {
      isAllPlain &= Objects.requireNonNull(term, "terms contains null").isPlain();
      if (term.isPlain()) {
        (term.kind() == Kind.LEAP ? leaps : slides).addAll(term.directions());
      }
    }
    this.terms = List.copyOf(new LinkedHashSet<>(terms));
    isPlain = isAllPlain;
    leapDirections = List.copyOf(new LinkedHashSet<>(leaps));
    slideDirections = List.copyOf(new LinkedHashSet<>(slides));
  }

  /** {@return the terms, in order and without duplicates} */
  public List<MovementTerm> terms() {
    return terms;
  }

  /**
   * {@return whether all terms are {@linkplain MovementTerm#isPlain plain}} Such a movement is
   * described completely by {@link #leapDirections} and {@link #slideDirections}.
   */
  public boolean isPlain() {
    return isPlain;
  }

  /** {@return the directions of the plain leaps, in the order of the terms, without duplicates} */
  public List<Direction> leapDirections() {
    return leapDirections;
  }

  /** {@return the directions of the plain slides, in the order of the terms, without duplicates} */
  public List<Direction> slideDirections() {
    return slideDirections;
  }

  /**
   * Parses a movement in Betza notation.
   *
   * @param betza the text, such as {@code FfW}, of at most {@value #MAX_LENGTH} characters
   * @return the movement, as the first side sees it
   * @throws MovementException if {@code betza} is not a movement, or is null
   */
  public static Movement parse(@Nullable String betza) {
    return new Movement(BetzaParser.parse(betza));
  }

  /**
   * {@return the offset at which a text describes each term of its movement, in the order of {@link
   * #terms}, for messages about a term} Terms of {@code K} and {@code Q} share an offset.
   *
   * @param betza the text of a movement
   * @throws MovementException if {@code betza} is not a movement, or is null
   */
  public static List<Integer> termOffsets(@Nullable String betza) {
    List<MovementTerm> read = BetzaParser.parse(betza);
    List<Integer> offsets = BetzaParser.offsets(betza);
    List<Integer> kept = new ArrayList<>();
    for (MovementTerm term : new Movement(read).terms()) {
      kept.add(offsets.get(read.indexOf(term)));
    }
    return List.copyOf(kept);
  }

  /**
   * {@return this movement in Betza notation, in a text that {@link #parse} reads as an equal
   * movement; empty if there is no such text} There is none for a movement without terms, for other
   * leaps than those of the notation, such as (1, 4), for steps to other layers, and for hops in
   * other directions than those of a queen, and none of more than {@value #MAX_LENGTH} characters.
   * Equal movements have the same text, which may differ from the one that was parsed: {@code F}
   * for {@code sF}.
   */
  public Optional<String> toBetza() {
    return BetzaWriter.write(terms);
  }

  /**
   * Returns a movement of leaps of {@code a} squares along one axis and {@code b} along another,
   * such as {@code leaps(1, 2)} for a knight. On a board of three dimensions, these may be any two
   * of the axes.
   *
   * @param a the number of squares along one axis, 0 to 254
   * @param b the number of squares along another axis, 0 to 254
   * @return the movement of all such leaps; within a layer, there are 8 of them, or 4 if {@code a}
   *     and {@code b} are equal or one of them is 0
   * @throws IllegalArgumentException if a number is out of range, or both are 0
   */
  public static Movement leaps(int a, int b) {
    return leaps(a, b, 0);
  }

  /**
   * Returns a movement of leaps of {@code a} squares along one axis, {@code b} along another and
   * {@code c} along the third.
   *
   * @param a the number of squares along one axis, 0 to 254
   * @param b the number of squares along another axis, 0 to 254
   * @param c the number of squares along the third axis, 0 to 254
   * @return the movement of all such leaps, at most 48
   * @throws IllegalArgumentException if a number is out of range, or all of them are 0
   */
  public static Movement leaps(int a, int b, int c) {
    for (int length : new int[] {a, b, c}) {
      if (length < 0 || length > Direction.MAX_STEP) {
        throw new IllegalArgumentException(
            "leap length must be between 0 and " + Direction.MAX_STEP + ", got " + length);
      }
    }
    List<Direction> leaps = new ArrayList<>();
    addSigns(leaps, a, b, c);
    addSigns(leaps, b, a, c);
    addSigns(leaps, a, c, b);
    addSigns(leaps, c, a, b);
    addSigns(leaps, b, c, a);
    addSigns(leaps, c, b, a);
    return steps(leaps);
  }

  private static void addSigns(List<Direction> leaps, int files, int ranks, int layers) {
    for (int signs = 0; signs < 8; signs++) {
      leaps.add(
          new Direction(
              (signs & 1) == 0 ? files : -files,
              (signs & 2) == 0 ? ranks : -ranks,
              (signs & 4) == 0 ? layers : -layers));
    }
  }

  /**
   * {@return a movement of single steps, or leaps} Directions of the same length form a term. The
   * terms are in the order of their first directions.
   *
   * @param directions the directions of the steps
   */
  public static Movement steps(Direction... directions) {
    return steps(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * {@return a movement of single steps, or leaps} Directions of the same length form a term. The
   * terms are in the order of their first directions.
   *
   * @param directions the directions of the steps
   */
  public static Movement steps(List<Direction> directions) {
    return grouped(directions, Kind.LEAP, 1);
  }

  /**
   * {@return a movement of slides: any number of steps in a direction, as long as the squares
   * between are empty} Directions of the same length form a term. The terms are in the order of
   * their first directions.
   *
   * @param directions the directions of the slides
   */
  public static Movement slides(Direction... directions) {
    return slides(Arrays.asList(Objects.requireNonNull(directions, "directions")));
  }

  /**
   * {@return a movement of slides: any number of steps in a direction, as long as the squares
   * between are empty} Directions of the same length form a term. The terms are in the order of
   * their first directions.
   *
   * @param directions the directions of the slides
   */
  public static Movement slides(List<Direction> directions) {
    return grouped(directions, Kind.SLIDE, MovementTerm.UNLIMITED);
  }

  /** Returns a movement with one term for each length of the directions. */
  private static Movement grouped(List<Direction> directions, Kind kind, int range) {
    Map<Integer, List<Direction>> groups = new LinkedHashMap<>();
    for (Direction direction : Objects.requireNonNull(directions, "directions")) {
      int[] lengths =
          MovementTerm.lengths(Objects.requireNonNull(direction, "directions contains null"));
      int key = lengths[0] << 2 * Byte.SIZE | lengths[1] << Byte.SIZE | lengths[2];
      List<Direction> group = groups.getOrDefault(key, new ArrayList<>());
      group.add(direction);
      groups.put(key, group);
    }
    List<MovementTerm> terms = new ArrayList<>();
    for (List<Direction> group : groups.values()) {
      terms.add(new MovementTerm(kind, group, range, true, true, false, false));
    }
    return new Movement(terms);
  }

  /**
   * {@return the movement that has the terms of both this movement and another one, this movement's
   * first}
   *
   * @param other the other movement
   */
  public Movement and(Movement other) {
    Objects.requireNonNull(other, "other");
    List<MovementTerm> joined = new ArrayList<>(terms);
    joined.addAll(other.terms);
    return new Movement(joined);
  }

  /** {@return this movement without its captures} Terms that only capture are left out. */
  public Movement moving() {
    return part(true);
  }

  /**
   * {@return this movement without its moves to empty squares} Terms that only move are left out,
   * even if they capture en passant. {@link Geometry#attacks} depends on this part of a movement
   * alone.
   */
  public Movement capturing() {
    return part(false);
  }

  /** {@return whether every term both moves and captures} */
  public boolean movesAsItCaptures() {
    for (MovementTerm term : terms) {
      if (!term.moves() || !term.captures()) {
        return false;
      }
    }
    return true;
  }

  private Movement part(boolean isMoving) {
    List<MovementTerm> part = new ArrayList<>();
    for (MovementTerm term : terms) {
      if (isMoving ? term.moves() : term.captures()) {
        part.add(
            new MovementTerm(
                term.kind(),
                term.directions(),
                term.range(),
                isMoving,
                !isMoving,
                term.enPassant() && !isMoving,
                term.initial()));
      }
    }
    return new Movement(part);
  }

  /**
   * {@return this movement with another range} Leaps become slides: {@code leaps(1,
   * 2).withRange(2)} leaps once or twice in the same direction.
   *
   * @param range the largest number of steps, 2 to {@value MovementTerm#UNLIMITED}
   * @throws IllegalArgumentException if the range is out of range, or this movement has lame leaps
   *     or castling
   */
  public Movement withRange(int range) {
    return changed(
        term -> {
          if (term.kind() == Kind.LAME_LEAP || term.kind() == Kind.CASTLING) {
            throw impossible("a range", term);
          }
          return term.withKind(term.kind() == Kind.LEAP ? Kind.SLIDE : term.kind(), range);
        });
  }

  /** Returns this movement with each of its terms changed. */
  private Movement changed(UnaryOperator<MovementTerm> change) {
    return new Movement(terms.stream().map(change).collect(Lists.toList()));
  }

  /**
   * {@return this movement with lame leaps, which need the squares on their {@linkplain
   * Direction#lameWay way} to be empty}
   *
   * @throws IllegalArgumentException if this movement has other terms than leaps, a step to a
   *     neighbour, or a leap of more than {@value MovementTerm#MAX_LAME_STEPS} steps
   */
  public Movement asLame() {
    return changed(
        term -> {
          if (term.kind() != Kind.LEAP && term.kind() != Kind.LAME_LEAP) {
            throw impossible("a lame leap", term);
          }
          return term.withKind(Kind.LAME_LEAP, 1);
        });
  }

  /**
   * {@return this movement with hops in place of its slides: over one piece of either side, and on
   * up to the next piece, as the cannon of xiangqi captures}
   *
   * @throws IllegalArgumentException if this movement has leaps or castling
   */
  public Movement asCannon() {
    return asHop(Kind.CANNON_HOP);
  }

  /**
   * {@return this movement with hops in place of its slides: over one piece of either side, to the
   * square directly behind it}
   *
   * @throws IllegalArgumentException if this movement has leaps or castling
   */
  public Movement asGrasshopper() {
    return asHop(Kind.GRASSHOPPER_HOP);
  }

  private Movement asHop(Kind kind) {
    return changed(
        term -> {
          if (term.range() == 1 || term.kind() == Kind.CASTLING) {
            throw impossible("a hop", term);
          }
          return term.withKind(kind, term.range());
        });
  }

  private static IllegalArgumentException impossible(String change, MovementTerm term) {
    return new IllegalArgumentException(
        change + " is not possible for a term of kind " + term.kind());
  }

  /** {@return this movement from the initial squares of the piece only} */
  public Movement onlyInitial() {
    return changed(MovementTerm::onlyInitial);
  }

  /**
   * {@return this movement as a side's piece makes it} For the first side, it is this movement. For
   * the second side, it is turned by half a turn, except for castling, whose left and right are
   * those of the first side.
   *
   * @param side the side of the piece
   */
  public Movement forSide(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? this : turned(-1, -1, true);
  }

  /**
   * {@return the mirror image of this movement with the files reversed} Left and right change
   * places, also those of castling.
   */
  public Movement flipFiles() {
    return turned(-1, 1, false);
  }

  /**
   * {@return the mirror image of this movement with the ranks reversed} This is the movement of the
   * other side's piece in games whose pieces are mirrored.
   */
  public Movement flipRanks() {
    return turned(1, -1, false);
  }

  /**
   * {@return this movement after half a turn, with files and ranks reversed} Castling is turned as
   * well, unlike in {@link #forSide}.
   */
  public Movement rotate() {
    return turned(-1, -1, false);
  }

  /** Returns this movement with the files and ranks of its directions multiplied. */
  private Movement turned(int files, int ranks, boolean keepsCastling) {
    return changed(
        term -> {
          List<Direction> directions = new ArrayList<>();
          for (Direction step : term.directions()) {
            directions.add(
                new Direction(files * step.files(), ranks * step.ranks(), step.layers()));
          }
          boolean isKept = keepsCastling && term.kind() == Kind.CASTLING;
          return isKept ? term : term.withDirections(directions);
        });
  }

  /** {@return this movement in Betza notation, or a list of its terms if it has no such text} */
  @Override
  public String toString() {
    return toBetza().orElseGet(terms::toString);
  }

  // Written by hand, for the same reason as in Direction.

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Movement other && terms.equals(other.terms);
  }

  @Override
  public int hashCode() {
    return terms.hashCode();
  }
}
