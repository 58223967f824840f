// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * A hand that is being edited: the original hand, and the kinds of pieces whose counts were
 * changed.
 */
final class HandEdit {
  private final Hand from;

  /** The changed kinds with their current counts. A count of 0 means that no copies are left. */
  private final TreeMap<String, Long> changed = new TreeMap<>();

  HandEdit(Hand from) {
    this.from = from;
  }

  long count(String piece) {
    Long count = changed.get(piece);
    return count == null ? from.count(piece) : count;
  }

  /** Sets the count of a piece; 0 removes the piece. */
  void put(String piece, long count) {
    changed.put(piece, count);
  }

  /**
   * {@return the current hand, or the original hand if they are equal} Every count must fit in an
   * {@code int}.
   */
  Hand build() {
    Hand built = changed.isEmpty() ? from : merged();
    return built.hasSameContent(from) ? from : built;
  }

  /** Merges the original kinds and the changed kinds, which are both sorted, in one pass. */
  private Hand merged() {
    String[] pieces = new String[from.kinds() + changed.size()];
    int[] counts = new int[pieces.length];
    int kinds = 0;
    int old = 0;
    for (Map.Entry<String, Long> change : changed.entrySet()) {
      int order = -1;
      while (old < from.kinds() && (order = from.piece(old).compareTo(change.getKey())) < 0) {
        pieces[kinds] = from.piece(old);
        counts[kinds++] = from.count(old++);
      }
      if (order == 0) {
        old++;
      }
      if (change.getValue() != 0) {
        pieces[kinds] = change.getKey();
        counts[kinds++] = change.getValue().intValue();
      }
    }
    for (; old < from.kinds(); old++) {
      pieces[kinds] = from.piece(old);
      counts[kinds++] = from.count(old);
    }
    return new Hand(Arrays.copyOf(pieces, kinds), Arrays.copyOf(counts, kinds));
  }
}
