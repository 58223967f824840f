// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An atom of Betza notation that is a leap. The compound atoms K, R, B and Q are spelt with these
 * by {@link BetzaParser} and {@link BetzaWriter}.
 */
enum BetzaAtom {
  W(0, 1),
  F(1, 1),
  D(0, 2),
  N(1, 2),
  A(2, 2),
  H(0, 3),
  C(1, 3),
  Z(2, 3),
  G(3, 3);

  /** The leaps, clockwise from north. */
  @SuppressWarnings("ImmutableEnumChecker") // an immutable list
  private final List<Direction> directions;

  private final boolean isOrthogonal;
  private final boolean isDiagonal;

  BetzaAtom(int shorter, int longer) {
    directions = directions(shorter, longer);
    isOrthogonal = shorter == 0;
    isDiagonal = shorter == longer;
  }

  private static List<Direction> directions(int shorter, int longer) {
    List<Direction> all = new ArrayList<>();
    for (int sign = 1; sign >= -1; sign -= 2) {
      for (int other = 1; other >= -1; other -= 2) {
        all.add(new Direction(sign * shorter, other * longer, 0));
        all.add(new Direction(sign * longer, other * shorter, 0));
      }
    }
    return new MovementTerm(MovementTerm.Kind.LEAP, all, 1, true, true, false, false).directions();
  }

  /** {@return the atom of a letter, or null if it is none} */
  static @Nullable BetzaAtom of(char letter) {
    for (BetzaAtom atom : values()) {
      if (atom.name().charAt(0) == letter) {
        return atom;
      }
    }
    return null;
  }

  List<Direction> directions() {
    return directions;
  }

  /** {@return whether this is W, D or H} */
  boolean isOrthogonal() {
    return isOrthogonal;
  }

  /** {@return whether this is N, C or Z} */
  boolean isOblique() {
    return !isOrthogonal && !isDiagonal;
  }

  /** {@return whether this is W or F, a step to a neighbour} */
  boolean isStep() {
    return ordinal() <= F.ordinal();
  }

  /**
   * {@return whether a direction of this atom is among those that a modifier names}
   *
   * @param modifier one or two letters, as {@link BetzaDirections#length} delimits them
   */
  boolean matches(String modifier, Direction direction) {
    char first = modifier.charAt(0);
    char last = modifier.charAt(modifier.length() - 1);
    if (isOrthogonal) {
      return isHalf(first, direction) || isHalf(last, direction);
    }
    if (isDiagonal || last == 'h') {
      return isHalf(first, direction) && (last == 'h' || isHalf(last, direction));
    }
    // The last letter is the long side of the leap, and the letter before it the half.
    boolean isLongAlongRanks = Math.abs(direction.ranks()) > Math.abs(direction.files());
    return isHalf(first, direction)
        && isHalf(last, direction)
        && isLongAlongRanks == ("fbv".indexOf(last) >= 0);
  }

  /** {@return whether a direction leads to the half of the board that a letter names} */
  private static boolean isHalf(char letter, Direction direction) {
    return switch (letter) {
      case 'f' -> direction.ranks() > 0;
      case 'b' -> direction.ranks() < 0;
      case 'l' -> direction.files() < 0;
      case 'r' -> direction.files() > 0;
      case 'v' -> direction.ranks() != 0;
      default -> direction.files() != 0;
    };
  }
}
