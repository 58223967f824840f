// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.support.words.SquareSetRules;
import dev.boardwright.support.words.SquareSetText;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A set of squares of a board of any shape, identified by their flat indices. This is the generic
 * form of the {@code …SquareSet} class that the processor generates for one board. Sets are created
 * by a {@link Geometry}.
 *
 * <p>Immutable and safe to share between threads. Two sets are equal if their boards have equal
 * shapes and the same order, and they contain the same squares. An operation on two sets throws an
 * {@link IllegalArgumentException} if the other set is of another board. A set takes one bit for
 * each square of the board. The time and memory of an operation are at most proportional to the
 * number of squares of the board.
 */
public final class SquareSet implements AnySquareSet<SquareSet> {
  private final Geometry geometry;
  private final long[] words;

  SquareSet(Geometry geometry, long[] words) {
    this.geometry = geometry;
    this.words = words;
  }

  /** {@return the geometry of the board that this set belongs to} */
  public Geometry geometry() {
    return geometry;
  }

  /** Returns the words of this set, which must not be modified. */
  long[] words() {
    return words;
  }

  private SquareSet of(long[] words) {
    return new SquareSet(geometry, words);
  }

  private long[] words(SquareSet other) {
    geometry.checkBoard(Objects.requireNonNull(other, "other"));
    return other.words;
  }

  @Override
  public boolean contains(int index) {
    return Words.contains(words, geometry.shape().checkIndex(index));
  }

  @Override
  public SquareSet with(int index) {
    return contains(index) ? this : of(Words.with(words, index));
  }

  @Override
  public SquareSet without(int index) {
    return contains(index) ? of(Words.without(words, index)) : this;
  }

  @Override
  public SquareSet union(SquareSet other) {
    return of(Words.or(words, words(other)));
  }

  @Override
  public SquareSet intersection(SquareSet other) {
    return of(Words.and(words, words(other)));
  }

  @Override
  public SquareSet difference(SquareSet other) {
    return of(Words.andNot(words, words(other)));
  }

  @Override
  public SquareSet symmetricDifference(SquareSet other) {
    return of(Words.xor(words, words(other)));
  }

  @Override
  public SquareSet complement() {
    return of(Words.andNot(Words.all(geometry.shape().squareCount()), words));
  }

  @Override
  public boolean isSubsetOf(SquareSet other) {
    return Words.isSubset(words, words(other));
  }

  @Override
  public boolean isDisjointFrom(SquareSet other) {
    return Words.areDisjoint(words, words(other));
  }

  @Override
  public boolean isEmpty() {
    return Words.isEmpty(words);
  }

  @Override
  public boolean hasMoreThanOne() {
    return Words.hasMoreThanOne(words);
  }

  @Override
  public int size() {
    return Words.size(words);
  }

  @Override
  public int firstIndex() {
    return Words.next(words, 0);
  }

  @Override
  public int lastIndex() {
    return Words.last(words);
  }

  @Override
  public int nextIndex(int from) {
    return Words.next(words, SquareSetRules.checkStart(from));
  }

  /**
   * Returns the subset that follows the given one, for a loop over all subsets of this set. Such a
   * loop can build attack tables, for example, which need an entry for each set of occupied squares
   * that can stop a slide:
   *
   * <pre>{@code
   * SquareSet subset = geometry.empty();
   * do {
   *   …
   *   subset = set.subsetAfter(subset);
   * } while (!subset.isEmpty());
   * }</pre>
   *
   * <p>A set of n squares has 2 to the power of n subsets. They are ordered like the binary numbers
   * whose bits are the squares, where the lowest index is the least significant bit.
   *
   * @param subset a subset of this set
   * @return the next subset; the empty set after the last subset, which is this set itself
   * @throws IllegalArgumentException if {@code subset} contains a square that is not in this set,
   *     or is of another board
   */
  @Override
  public SquareSet subsetAfter(SquareSet subset) {
    long[] part = words(Objects.requireNonNull(subset, "subset"));
    if (!Words.isSubset(part, words)) {
      throw SquareSetRules.noSubset(Words.next(Words.andNot(part, words), 0));
    }
    return of(Words.subsetAfter(words, part));
  }

  @Override
  public int wordCount() {
    return words.length;
  }

  @Override
  public long word(int word) {
    if (word < 0 || word >= words.length) {
      throw SquareSetRules.noSuchWord(word, words.length);
    }
    return words[word];
  }

  @Override
  public SquareSet shift(Direction direction) {
    return of(geometry.shift(words, Objects.requireNonNull(direction, "direction")));
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof SquareSet other
        && geometry.equals(other.geometry)
        && Arrays.equals(words, other.words);
  }

  @Override
  public int hashCode() {
    return Words.hash(words);
  }

  /**
   * Returns a diagram of this set, which {@link Geometry#parseSet} can parse: {@code x} for a
   * square in this set and a dot for any other square, with the highest rank at the top. On a board
   * of three dimensions, the layers follow one another, the highest first, with an empty line
   * between two layers.
   *
   * <pre>
   * . . x
   * . x .
   * x . .
   * </pre>
   */
  @Override
  public String toString() {
    return SquareSetText.format(words, geometry.shape(), geometry.order());
  }
}
