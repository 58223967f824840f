// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import dev.boardwright.support.SquareSetRules;
import dev.boardwright.support.SquareSetText;
import dev.boardwright.support.Words;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A set of squares of a board of any shape, by their flat indices: the generic form of the {@code
 * …SquareSet} class that the processor generates for one board. Made by a {@link Geometry}.
 *
 * <p>Immutable. Sets are equal when they are of equal boards, in shape and order, and have the same
 * squares. Operations on two sets refuse those of another board. Each costs time and memory in
 * proportion to the number of squares, one bit each.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class SquareSet implements AnySquareSet<SquareSet> {
  private final Geometry geometry;
  private final long[] words;

  SquareSet(Geometry geometry, long[] words) {
    this.geometry = geometry;
    this.words = words;
  }

  /**
   * The board.
   *
   * @return the geometry of the board that the squares are of
   */
  public Geometry geometry() {
    return geometry;
  }

  /** The numbers, not to be changed. */
  long[] words() {
    return words;
  }

  private SquareSet of(long[] words) {
    return new SquareSet(geometry, words);
  }

  private long[] words(SquareSet other) {
    Objects.requireNonNull(other, "other");
    if (!geometry.equals(other.geometry)) {
      throw geometry.otherBoard(other);
    }
    return other.words;
  }

  /**
   * Whether a square is in this set.
   *
   * @param index the square's flat index
   * @return whether it is
   * @throws IllegalArgumentException if there is no such square
   */
  @Override
  public boolean contains(int index) {
    return Words.contains(words, geometry.shape().checkIndex(index));
  }

  /**
   * Adds a square.
   *
   * @param index the square's flat index
   * @return the set with it
   * @throws IllegalArgumentException if there is no such square
   */
  @Override
  public SquareSet with(int index) {
    return contains(index) ? this : of(Words.with(words, index));
  }

  /**
   * Removes a square.
   *
   * @param index the square's flat index
   * @return the set without it
   * @throws IllegalArgumentException if there is no such square
   */
  @Override
  public SquareSet without(int index) {
    return contains(index) ? of(Words.without(words, index)) : this;
  }

  /**
   * The squares of this set, of the other one, or of both.
   *
   * @param other a set of the same board
   * @return the union
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public SquareSet union(SquareSet other) {
    return of(Words.or(words, words(other)));
  }

  /**
   * The squares of both sets.
   *
   * @param other a set of the same board
   * @return the intersection
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public SquareSet intersection(SquareSet other) {
    return of(Words.and(words, words(other)));
  }

  /**
   * The squares of this set that are not in the other one.
   *
   * @param other a set of the same board
   * @return the difference
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public SquareSet difference(SquareSet other) {
    return of(Words.andNot(words, words(other)));
  }

  /**
   * The squares of this set or of the other one, but not of both.
   *
   * @param other a set of the same board
   * @return the symmetric difference
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public SquareSet symmetricDifference(SquareSet other) {
    return of(Words.xor(words, words(other)));
  }

  /**
   * The squares that are not in this set.
   *
   * @return the complement
   */
  @Override
  public SquareSet complement() {
    return of(Words.andNot(Words.all(geometry.shape().squareCount()), words));
  }

  /**
   * Whether all squares of this set are in the other one.
   *
   * @param other a set of the same board
   * @return whether they are; true of the empty set
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public boolean isSubsetOf(SquareSet other) {
    return Words.isSubset(words, words(other));
  }

  /**
   * Whether no square is in both sets.
   *
   * @param other a set of the same board
   * @return whether they have none in common
   * @throws IllegalArgumentException if it is of another board
   */
  @Override
  public boolean isDisjointFrom(SquareSet other) {
    return Words.areDisjoint(words, words(other));
  }

  /**
   * Whether there is no square in this set.
   *
   * @return whether it is empty
   */
  @Override
  public boolean isEmpty() {
    return Words.isEmpty(words);
  }

  /**
   * Whether there are two squares or more: what {@code size() > 1} says, without counting.
   *
   * @return whether there are
   */
  @Override
  public boolean hasMoreThanOne() {
    return Words.hasMoreThanOne(words);
  }

  /**
   * How many squares there are.
   *
   * @return 0 to the number of squares of the board
   */
  @Override
  public int size() {
    return Words.size(words);
  }

  /**
   * The first square.
   *
   * @return the lowest index; −1 when the set is empty
   */
  @Override
  public int firstIndex() {
    return Words.next(words, 0);
  }

  /**
   * The last square.
   *
   * @return the highest index; −1 when the set is empty
   */
  @Override
  public int lastIndex() {
    return Words.last(words);
  }

  /**
   * The next square, for a loop without objects: {@code for (int i = set.nextIndex(0); i >= 0; i =
   * set.nextIndex(i + 1))}.
   *
   * @param from where the search begins, 0 or more
   * @return the lowest index in this set that is not below {@code from}; −1 when there is none
   * @throws IllegalArgumentException if {@code from} is negative
   */
  @Override
  public int nextIndex(int from) {
    return Words.next(words, SquareSetRules.checkStart(from));
  }

  /**
   * The next subset, for a loop over all of them, as tables of what stops a slide need it:
   *
   * <pre>{@code
   * SquareSet subset = geometry.empty();
   * do {
   *   …
   *   subset = set.subsetAfter(subset);
   * } while (!subset.isEmpty());
   * }</pre>
   *
   * <p>A set of n squares has 2 to the power of n subsets. They come in the order of numbers whose
   * bits the squares are, that of the lowest index being worth least.
   *
   * @param subset a subset of this set
   * @return the subset after it; the empty one after the last, which is this set itself
   * @throws IllegalArgumentException if it has a square that this set has not, or is of another
   *     board
   */
  @Override
  public SquareSet subsetAfter(SquareSet subset) {
    long[] part = words(Objects.requireNonNull(subset, "subset"));
    if (!Words.isSubset(part, words)) {
      throw SquareSetRules.noSubset(Words.next(Words.andNot(part, words), 0));
    }
    return of(Words.subsetAfter(words, part));
  }

  /**
   * The number of 64-bit words.
   *
   * @return one for each 64 squares or less
   */
  @Override
  public int wordCount() {
    return words.length;
  }

  /**
   * Some of the squares as bits.
   *
   * @param word which 64 squares: 0 for the first
   * @return the square of index i is bit {@code i % 64} of word {@code i / 64}
   * @throws IllegalArgumentException if there is no such word
   */
  @Override
  public long word(int word) {
    if (word < 0 || word >= words.length) {
      throw SquareSetRules.noSuchWord(word, words.length);
    }
    return words[word];
  }

  /**
   * Moves every square a step on. What would leave the board is gone, and nothing comes in at the
   * other side.
   *
   * @param direction the step, to a neighbour or farther
   * @return the set of the squares that the step leads to
   */
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
   * A diagram, which {@link Geometry#parseSet} reads: {@code x} for a square of the set and a dot
   * for any other one, the highest rank at the top; on a board of three dimensions layer by layer,
   * the highest first, with an empty line between two.
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
