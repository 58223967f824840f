// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A hand while it is edited: the hand as it was, and the kinds that have changed. A few changed
 * kinds are kept in sorted arrays; many in a tree, so that n changes never cost n² steps.
 */
final class HandEdit {
  private static final int MAX_SMALL = 16;

  private final Hand from;

  /** The changed kinds in ascending order, each once, with their counts now; 0 for none left. */
  private String[] pieces = new String[4];

  private long[] counts = new long[4];
  private int changed;

  /** Takes over when there are more changed kinds than the arrays are good for. */
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

  /** Sets the count of a piece; 0 takes the piece out. */
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

  /** Where a changed piece is, or −1 − where it belongs. */
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

  /** The hand as it is now, or as it was when they are the same. Every count fits an int. */
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

  /** One pass over what was and what has changed, both in order. */
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
