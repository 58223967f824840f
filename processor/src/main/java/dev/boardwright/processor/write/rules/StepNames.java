// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.plan.ShiftStep;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of the steps that all pieces of a family make at once, as their side sees them: {@code
 * pushes}, {@code doublePushes}, {@code capturesLeft}. The names of a family differ.
 */
final class StepNames {
  private static final List<String> SIZES = List.of("double", "triple", "quadruple");

  private StepNames() {}

  /**
   * {@return the names of the steps of a family}
   *
   * @param side the ordinal of the side of the pieces
   */
  static List<String> of(Family family, int side) {
    List<String> names = new ArrayList<>();
    for (ShiftStep step : family.steps) {
      Direction way = side == 0 ? step.direction : step.direction.rotate();
      String name = name(step, way, family.steps.length == 1);
      names.add(names.contains(name) ? name + (names.size() + 1) : name);
    }
    return names;
  }

  private static String name(ShiftStep step, Direction way, boolean isOnly) {
    int across = Math.abs(way.files());
    int along = Math.abs(way.ranks());
    int size = Math.max(across, along);
    boolean isStraight = across == 0 || along == 0 || across == along;
    boolean isPush = step.captures == 0 && across == 0 && way.ranks() > 0;
    boolean isCapture = step.moves == 0 && size == 1 && across == 1 && way.ranks() > 0;
    String manner =
        isPush ? "pushes" : step.captures == 0 ? "moves" : step.moves == 0 ? "captures" : "steps";
    if (isStraight && size > 1 && size <= SIZES.size() + 1) {
      manner = SIZES.get(size - 2) + FamilyNames.capital(manner);
    } else if (size > 1) {
      manner = step.captures == 0 ? "quietLeaps" : step.moves == 0 ? "capturingLeaps" : "leaps";
    }
    String ahead = way.ranks() > 0 ? "Forward" : way.ranks() < 0 ? "Back" : "";
    String aside = way.files() > 0 ? "Right" : way.files() < 0 ? "Left" : "";
    return isOnly ? manner : manner + (isPush || isCapture ? "" : ahead) + aside;
  }
}
