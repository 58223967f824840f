// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.geometry.AnySquareSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** An iterator over the squares of a set, in ascending order of their flat indices. */
public abstract class SquareIterator<Q> implements Iterator<Q> {
  private final AnySquareSet<?> set;
  private int next;

  /** Creates an iterator that starts at the first square. */
  protected SquareIterator(AnySquareSet<?> set) {
    this.set = set;
    next = set.nextIndex(0);
  }

  /**
   * {@return the square with the given index}
   *
   * @param index the flat index of a square in the set
   */
  protected abstract Q square(int index);

  @Override
  public final boolean hasNext() {
    return next >= 0;
  }

  @Override
  public final Q next() {
    if (next < 0) {
      throw new NoSuchElementException();
    }
    Q square = square(next);
    next = set.nextIndex(next + 1);
    return square;
  }
}
