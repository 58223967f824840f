// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The squares between attacked squares and attackers: a table for each class of lines, or what is
 * needed to walk if a set has more than two words.
 */
final class PathTables {
  private final RayTables rays;
  private final SharedTables tables;
  private final Map<Integer, long[]> byClass = new HashMap<>();
  private final int squares;
  private final int words;
  private final boolean isWide;

  /** The lines, which know the ways that are given to {@link #addWay}. */
  final Lines lines;

  PathTables(Geometry geometry, RayTables rays, SharedTables tables, int words) {
    this.rays = rays;
    this.tables = tables;
    this.words = words;
    isWide = words > 2;
    squares = geometry.shape().squareCount();
    lines = new Lines(geometry);
  }

  /**
   * Makes the table of a class of lines, if one is needed and does not exist.
   *
   * @param besides the number of words for which there must be room besides
   * @return false if there is no room
   */
  boolean make(int lineClass, long besides) {
    if (isWide || lineClass == Lines.NONE || byClass.containsKey(lineClass)) {
      return tables.hasRoom(besides);
    }
    int length = squares * squares * words;
    if (!tables.hasRoom(length + besides) || !tables.reserve(length, 0)) {
      return false;
    }
    byClass.put(lineClass, new long[length]);
    return true;
  }

  /** {@return the table of a class, which exists; an empty array if none is needed} */
  long[] of(int lineClass) {
    return byClass.getOrDefault(lineClass, Part.EMPTY);
  }

  /** Stores the squares between an attacked square and an attacker, if there is a table. */
  void put(int lineClass, int square, int origin, long[] path) {
    long[] table = of(lineClass);
    if (table.length != 0) {
      System.arraycopy(path, 0, table, (square * squares + origin) * words, words);
    }
  }

  /** Remembers the squares that a lame leap passes, for boards without tables. */
  void addWay(PlanStep step) {
    if (isWide && step.kind() == Kind.LAME_LEAP) {
      lines.addWay(step.direction(), Arrays.stream(step.way()).mapToInt(rays::offset).toArray());
    }
  }
}
