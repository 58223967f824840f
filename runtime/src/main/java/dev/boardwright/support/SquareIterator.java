// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.geometry.AnySquareSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Goes through the squares of a set, in the order of their indices.
 *
 * @param <Q> the board's squares
 */
public abstract class SquareIterator<Q> implements Iterator<Q> {
  private final AnySquareSet<?> set;
  private int next;

  /**
   * An iterator that begins at the first square.
   *
   * @param set the set
   */
  protected SquareIterator(AnySquareSet<?> set) {
    this.set = set;
    next = set.nextIndex(0);
  }

  /**
   * The square of an index.
   *
   * @param index the index of a square of the set
   * @return the square
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
