// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.style.Side;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The pieces in one hand with their counts, as an immutable map ordered by piece. */
public final class Hand extends AbstractMap<String, Integer> {
  static final Hand EMPTY = new Hand(new String[0], new int[0]);

  /**
   * The pieces in ascending order, without duplicates. The count of {@code pieces[i]} is {@code
   * counts[i]}, which is at least 1.
   */
  private final String[] pieces;

  private final int[] counts;

  /** Creates a hand, which takes ownership of both arrays. */
  Hand(String[] pieces, int[] counts) {
    this.pieces = pieces;
    this.counts = counts;
  }

  /** Creates a hand from the counts for the codes of a palette. */
  public static Hand of(Palette palette, IntUnaryOperator countOfCode) {
    int kinds = 0;
    for (int code = 1; code <= palette.size(); code++) {
      kinds += Integer.signum(countOfCode.applyAsInt(code));
    }
    if (kinds == 0) {
      return EMPTY;
    }
    String[] pieces = new String[kinds];
    for (int code = palette.size(); code > 0; code--) {
      if (countOfCode.applyAsInt(code) > 0) {
        pieces[--kinds] = palette.text(code);
      }
    }
    Arrays.sort(pieces);
    int[] counts = new int[pieces.length];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = countOfCode.applyAsInt(palette.code(pieces[i]));
    }
    return new Hand(pieces, counts);
  }

  int kinds() {
    return pieces.length;
  }

  String piece(int i) {
    return pieces[i];
  }

  int count(int i) {
    return counts[i];
  }

  /**
   * {@return the combined terms that the pieces contribute to the content hash if the given side
   * owns this hand}
   */
  long hash(Side side) {
    long hash = 0;
    for (int i = 0; i < kinds(); i++) {
      hash ^= ContentHash.inHand(pieces[i], side, counts[i]);
    }
    return hash;
  }

  /** {@return the number of copies of a piece, without boxing the number} */
  int count(String piece) {
    int at = Arrays.binarySearch(pieces, piece);
    return at < 0 ? 0 : counts[at];
  }

  @SuppressWarnings("ReferenceEquality") // the fast path; otherwise the contents are compared
  boolean hasSameContent(Hand other) {
    return this == other
        || Arrays.equals(counts, other.counts) && Arrays.equals(pieces, other.pieces);
  }

  @Override
  public @Nullable Integer get(@Nullable Object key) {
    int count = key instanceof String piece ? count(piece) : 0;
    return count == 0 ? null : (Integer) count;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  @Override
  public @Nullable Integer remove(@Nullable Object key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Set<Map.Entry<String, Integer>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return kinds();
      }

      @Override
      public boolean contains(@Nullable Object o) {
        return o instanceof Map.Entry<?, ?> entry
            && entry.getValue() != null
            && entry.getValue().equals(get(entry.getKey()));
      }

      @Override
      public Iterator<Map.Entry<String, Integer>> iterator() {
        return new EntryIterator();
      }
    };
  }

  private final class EntryIterator implements Iterator<Map.Entry<String, Integer>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < kinds();
    }

    @Override
    public Map.Entry<String, Integer> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int i = next++;
      return Map.entry(pieces[i], counts[i]);
    }
  }
}
