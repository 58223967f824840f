// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A hand that is being edited: the original hand, and the kinds of pieces whose counts were
 * changed. A few changed kinds are stored in sorted arrays. Many are stored in a tree, so that n
 * changes never take n² steps.
 */
final class HandEdit {
  private static final int MAX_SMALL = 16;

  private final Hand from;

  /**
   * The changed kinds in ascending order, without duplicates, and their current counts. A count of
   * 0 means that no copies are left.
   */
  private String[] pieces = new String[4];

  private long[] counts = new long[4];
  private int changed;

  /**
   * The changed kinds and their counts, used instead of the arrays if there are more than {@link
   * #MAX_SMALL} kinds.
   */
  private @Nullable TreeMap<String, Long> large;

  HandEdit(Hand from) {
    this.from = from;
  }

  long count(String piece) {
    if (large != null) {
      Long count = large.get(piece);
      return count == null ? from.count(piece) : count;
    }
    int at = indexOf(piece);
    return at < 0 ? from.count(piece) : counts[at];
  }

  /** Sets the count of a piece; 0 removes the piece. */
  void put(String piece, long count) {
    if (large != null) {
      large.put(piece, count);
      return;
    }
    int at = indexOf(piece);
    if (at >= 0) {
      counts[at] = count;
    } else if (changed == MAX_SMALL) {
      large = new TreeMap<>();
      for (int i = 0; i < changed; i++) {
        large.put(pieces[i], counts[i]);
      }
      large.put(piece, count);
    } else {
      insert(-1 - at, piece, count);
    }
  }

  /** {@return the index of a changed piece, or −1 − its insertion point if it is unchanged} */
  private int indexOf(String piece) {
    for (int i = 0; i < changed; i++) {
      int order = pieces[i].compareTo(piece);
      if (order >= 0) {
        return order == 0 ? i : -1 - i;
      }
    }
    return -1 - changed;
  }

  private void insert(int at, String piece, long count) {
    if (changed == pieces.length) {
      pieces = Arrays.copyOf(pieces, MAX_SMALL);
      counts = Arrays.copyOf(counts, MAX_SMALL);
    }
    System.arraycopy(pieces, at, pieces, at + 1, changed - at);
    System.arraycopy(counts, at, counts, at + 1, changed - at);
    pieces[at] = piece;
    counts[at] = count;
    changed++;
  }

  /**
   * {@return the current hand, or the original hand if they are equal} Every count must fit in an
   * {@code int}.
   */
  Hand build() {
    if (large != null) {
      pieces = new String[large.size()];
      counts = new long[large.size()];
      changed = 0;
      for (Map.Entry<String, Long> entry : large.entrySet()) {
        pieces[changed] = entry.getKey();
        counts[changed++] = entry.getValue();
      }
    }
    Hand built = merged();
    return built.hasSameContent(from) ? from : built;
  }

  /** Merges the original kinds and the changed kinds, which are both sorted, in one pass. */
  private Hand merged() {
    String[] mergedPieces = new String[from.kinds() + changed];
    int[] mergedCounts = new int[from.kinds() + changed];
    int kinds = 0;
    int old = 0;
    for (int i = 0; i < changed; i++) {
      int order = -1;
      while (old < from.kinds() && (order = from.piece(old).compareTo(pieces[i])) < 0) {
        mergedPieces[kinds] = from.piece(old);
        mergedCounts[kinds++] = from.count(old++);
      }
      if (order == 0) {
        old++;
      }
      if (counts[i] != 0) {
        mergedPieces[kinds] = pieces[i];
        mergedCounts[kinds++] = (int) counts[i];
      }
    }
    for (; old < from.kinds(); old++) {
      mergedPieces[kinds] = from.piece(old);
      mergedCounts[kinds++] = from.count(old);
    }
    return new Hand(Arrays.copyOf(mergedPieces, kinds), Arrays.copyOf(mergedCounts, kinds));
  }
}
