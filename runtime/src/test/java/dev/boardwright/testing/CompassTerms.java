// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Terms of movements whose directions are written as points of the compass. The first letter of a
 * point is the longer side of a leap, so {@code nne} of N is the leap by one file and two ranks.
 */
public final class CompassTerms {
  public static final String ORTHOGONAL = "n e s w";
  public static final String DIAGONAL = "ne se sw nw";
  public static final String OBLIQUE = "nne ene ese sse ssw wsw wnw nnw";

  private CompassTerms() {}

  public static MovementTerm leap(char atom, String points) {
    return term(Kind.LEAP, atom, 1, points);
  }

  public static MovementTerm slide(char atom, int range, String points) {
    return term(Kind.SLIDE, atom, range, points);
  }

  /** {@return a term that moves and captures, from any square} */
  public static MovementTerm term(Kind kind, char atom, int range, String points) {
    return new MovementTerm(kind, directions(atom, points), range, true, true, false, false);
  }

  /**
   * {@return a term with other flags}
   *
   * @param flags some of the letters m for moves, c for captures, e for en passant and i for
   *     initial
   */
  public static MovementTerm flagged(MovementTerm term, String flags) {
    return new MovementTerm(
        term.kind(),
        term.directions(),
        term.range(),
        flags.contains("m"),
        flags.contains("c"),
        flags.contains("e"),
        flags.contains("i"));
  }

  /** {@return the directions of the points, in their order} */
  public static List<Direction> directions(char atom, String points) {
    List<Direction> directions = new ArrayList<>();
    for (String point : points.split(" ")) {
      directions.add(direction(atom, point));
    }
    return directions;
  }

  private static Direction direction(char atom, String point) {
    int shorter = shorter(atom);
    int longer = longer(atom);
    boolean isAlongRanks = point.startsWith("n") || point.startsWith("s");
    int files = isAlongRanks ? shorter : longer;
    int ranks = isAlongRanks ? longer : shorter;
    return new Direction(
        point.contains("e") ? files : point.contains("w") ? -files : 0,
        point.contains("n") ? ranks : point.contains("s") ? -ranks : 0,
        0);
  }

  private static int shorter(char atom) {
    return switch (atom) {
      case 'W', 'D', 'H' -> 0;
      case 'F', 'N', 'C' -> 1;
      case 'A', 'Z' -> 2;
      case 'G' -> 3;
      default -> throw new IllegalArgumentException("not a leap: " + atom);
    };
  }

  private static int longer(char atom) {
    return switch (atom) {
      case 'W', 'F' -> 1;
      case 'D', 'N', 'A' -> 2;
      case 'H', 'C', 'Z', 'G' -> 3;
      default -> throw new IllegalArgumentException("not a leap: " + atom);
    };
  }
}
