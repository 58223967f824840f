// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.support.words.Words;
import org.jspecify.annotations.Nullable;

/**
 * An attack for which a plan has no room: it is found by walking from the attacked square. Only
 * declarations with very many different attacks have such ones.
 */
public final class WalkedAttack {
  private final Geometry geometry;
  private final PlanStep step;
  private final int[] codes;

  /** The steps from the origin of a lame leap to the squares that it passes. */
  private final Direction[] way;

  WalkedAttack(Geometry geometry, PlanStep step, int[] codes) {
    this.geometry = geometry;
    this.step = step;
    this.codes = codes;
    way = step.way();
  }

  /**
   * Finds the pieces that attack a square.
   *
   * @param sets the squares of each piece: the words of each code, one after another
   * @param found the set to which the squares of these pieces are added, or null if the first one
   *     is enough
   * @return whether the search has stopped at a piece
   */
  public boolean find(
      int square, long[] sets, int words, long[] occupied, long @Nullable [] found) {
    if (!step.within().contains(square)) {
      return false;
    }
    int pieces = 0;
    boolean isFirstOccupied = false;
    for (int count = 1; count <= step.range(); count++) {
      int origin = step.offset(geometry, square, -count);
      if (origin < 0) {
        return false;
      }
      boolean isReached =
          switch (step.kind()) {
            case CANNON_HOP -> pieces == 1;
            case GRASSHOPPER_HOP -> pieces == 1 && isFirstOccupied;
            case LAME_LEAP -> isOpen(origin, occupied);
            default -> pieces == 0;
          };
      if (isReached && step.from().contains(origin) && isBy(origin, sets, words)) {
        if (found == null) {
          return true;
        }
        if (Words.contains(occupied, origin)) {
          Words.add(found, origin);
        }
      }
      boolean isOccupied = Words.contains(occupied, origin);
      isFirstOccupied |= isOccupied && count == 1;
      pieces += isOccupied ? 1 : 0;
    }
    return false;
  }

  private boolean isOpen(int origin, long[] occupied) {
    for (Direction passed : way) {
      if (Words.contains(occupied, geometry.step(origin, passed))) {
        return false;
      }
    }
    return true;
  }

  private boolean isBy(int square, long[] sets, int words) {
    for (int code : codes) {
      if ((sets[code * words + (square >> 6)] >>> square & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** {@return the kind of the step} */
  Kind kind() {
    return step.kind();
  }
}
