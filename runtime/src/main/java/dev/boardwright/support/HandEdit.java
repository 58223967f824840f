// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The pieces in one hand while it is edited. A few kinds are kept in sorted arrays; many, which
 * only hostile input has, in a tree, so that n changes never cost n² steps.
 */
final class HandEdit {
  private static final int MAX_SMALL = 16;

  private String[] pieces;
  private long[] counts;
  private int kinds;
  private @Nullable TreeMap<String, Long> large;

  HandEdit(Hand from) {
    if (from.kinds() < MAX_SMALL) {
      pieces = new String[from.kinds() + 1];
      counts = new long[from.kinds() + 1];
      for (kinds = 0; kinds < from.kinds(); kinds++) {
        pieces[kinds] = from.piece(kinds);
        counts[kinds] = from.count(kinds);
      }
    } else {
      pieces = new String[0];
      counts = new long[0];
      large = new TreeMap<>();
      for (int i = 0; i < from.kinds(); i++) {
        large.put(from.piece(i), (long) from.count(i));
      }
    }
  }

  long count(String piece) {
    if (large != null) {
      return large.getOrDefault(piece, 0L);
    }
    int at = indexOf(piece);
    return at < 0 ? 0 : counts[at];
  }

  /** Sets the count of a piece; 0 takes the piece out. */
  void put(String piece, long count) {
    if (large != null) {
      putLarge(large, piece, count);
      return;
    }
    int at = indexOf(piece);
    if (at >= 0) {
      if (count == 0) {
        close(at);
      } else {
        counts[at] = count;
      }
    } else if (count != 0) {
      if (kinds == MAX_SMALL) {
        large = toTree();
        putLarge(large, piece, count);
      } else {
        open(-1 - at, piece, count);
      }
    }
  }

  private static void putLarge(TreeMap<String, Long> large, String piece, long count) {
    if (count == 0) {
      large.remove(piece);
    } else {
      large.put(piece, count);
    }
  }

  private TreeMap<String, Long> toTree() {
    TreeMap<String, Long> tree = new TreeMap<>();
    for (int i = 0; i < kinds; i++) {
      tree.put(pieces[i], counts[i]);
    }
    return tree;
  }

  /** Where a piece is, or −1 − where it belongs. */
  private int indexOf(String piece) {
    for (int i = 0; i < kinds; i++) {
      int order = pieces[i].compareTo(piece);
      if (order >= 0) {
        return order == 0 ? i : -1 - i;
      }
    }
    return -1 - kinds;
  }

  private void open(int at, String piece, long count) {
    if (kinds == pieces.length) {
      pieces = Arrays.copyOf(pieces, kinds + 4);
      counts = Arrays.copyOf(counts, kinds + 4);
    }
    System.arraycopy(pieces, at, pieces, at + 1, kinds - at);
    System.arraycopy(counts, at, counts, at + 1, kinds - at);
    pieces[at] = piece;
    counts[at] = count;
    kinds++;
  }

  private void close(int at) {
    kinds--;
    System.arraycopy(pieces, at + 1, pieces, at, kinds - at);
    System.arraycopy(counts, at + 1, counts, at, kinds - at);
  }

  /** The hand as it is now, or the one given when they are the same. Every count fits an int. */
  Hand build(Hand from) {
    Hand built = large == null ? fromArrays() : fromTree(large);
    return built.hasSameContent(from) ? from : built;
  }

  private Hand fromArrays() {
    String[] builtPieces = new String[kinds];
    int[] builtCounts = new int[kinds];
    for (int i = 0; i < kinds; i++) {
      builtPieces[i] = pieces[i];
      builtCounts[i] = (int) counts[i];
    }
    return new Hand(builtPieces, builtCounts);
  }

  private static Hand fromTree(TreeMap<String, Long> large) {
    String[] builtPieces = new String[large.size()];
    int[] builtCounts = new int[large.size()];
    int i = 0;
    for (Map.Entry<String, Long> entry : large.entrySet()) {
      builtPieces[i] = entry.getKey();
      builtCounts[i++] = (int) (long) entry.getValue();
    }
    return new Hand(builtPieces, builtCounts);
  }
}
