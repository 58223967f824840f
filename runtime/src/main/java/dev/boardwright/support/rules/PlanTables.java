// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tables of a game. Tables with the same content are one table. */
final class PlanTables {
  private record Content(LongBuffer words, boolean isBySide) {}

  private final Map<Content, PlanTable> byContent = new HashMap<>();
  private final List<PlanTable> tables = new ArrayList<>();

  /**
   * {@return a table with one half for each side; with only one if both are equal, or if only one
   * side needs it}
   *
   * @param first the first side's half, or an empty array if it needs none
   * @param second the second side's half, or an empty array if it needs none
   */
  PlanTable of(long[] first, long[] second) {
    if (first.length == 0 || second.length == 0 || Arrays.equals(first, second)) {
      return of(first.length == 0 ? second : first, false);
    }
    long[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return of(both, true);
  }

  /**
   * {@return a table}
   *
   * @param words the words, which both sides share if they have no halves
   * @param isBySide whether the second half is the second side's
   */
  PlanTable of(long[] words, boolean isBySide) {
    return byContent.computeIfAbsent(
        new Content(LongBuffer.wrap(words), isBySide),
        content -> {
          PlanTable table = new PlanTable(tables.size(), isBySide, words);
          tables.add(table);
          return table;
        });
  }

  List<PlanTable> all() {
    return tables;
  }
}
