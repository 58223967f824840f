// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.Objects;
import java.util.function.IntConsumer;

/**
 * What sets of squares have in common, those that are generated for one board and {@link
 * SquareSet}: for rules that are written once and serve boards of several shapes.
 *
 * <pre>{@code
 * static <S extends AnySquareSet<S>> S group(S stones, S seeds) {
 *   S group = seeds;
 *   S before;
 *   do {
 *     before = group;
 *     for (Direction step : Direction.ORTHOGONAL) {
 *       group = group.union(before.shift(step).intersection(stones));
 *     }
 *   } while (!group.equals(before));
 *   return group;
 * }
 * }</pre>
 *
 * <p>Implemented by {@link SquareSet} and by generated types alone. Operations on two sets refuse a
 * set of another board with an {@link IllegalArgumentException}, where there can be one, and null
 * with a {@link NullPointerException}. Sets are immutable, and equal when they are of the same type
 * and board and have the same squares. A program that uses such rules for one board has one type of
 * set, which the JVM sees through this interface; one that uses them for several pays for finding
 * out which it is.
 *
 * @param <S> the type of the sets
 */
public interface AnySquareSet<S extends AnySquareSet<S>> {
  /**
   * Whether a square is in this set.
   *
   * @param index the square's flat index
   * @return whether it is
   * @throws IllegalArgumentException if the board has no such square
   */
  boolean contains(int index);

  /**
   * This set and one more square.
   *
   * @param index the square's flat index
   * @return the set with it
   * @throws IllegalArgumentException if the board has no such square
   */
  S with(int index);

  /**
   * This set and one square less.
   *
   * @param index the square's flat index
   * @return the set without it
   * @throws IllegalArgumentException if the board has no such square
   */
  S without(int index);

  /**
   * The squares that are in this set or in another one.
   *
   * @param other the other set, of the same board
   * @return the squares of either
   */
  S union(S other);

  /**
   * The squares that are in this set and in another one.
   *
   * @param other the other set, of the same board
   * @return the squares of both
   */
  S intersection(S other);

  /**
   * The squares that are in this set, but not in another one.
   *
   * @param other the other set, of the same board
   * @return the squares of this one alone
   */
  S difference(S other);

  /**
   * The squares that are in this set or in another one, but not in both.
   *
   * @param other the other set, of the same board
   * @return the squares of just one of them
   */
  S symmetricDifference(S other);

  /**
   * The squares of the board that are not in this set.
   *
   * @return all others
   */
  S complement();

  /**
   * Whether all squares are in another set.
   *
   * @param other the other set, of the same board
   * @return whether it has them all
   */
  boolean isSubsetOf(S other);

  /**
   * Whether no square is in another set.
   *
   * @param other the other set, of the same board
   * @return whether it has none of them
   */
  boolean isDisjointFrom(S other);

  /**
   * Whether there is no square.
   *
   * @return whether the set is empty
   */
  boolean isEmpty();

  /**
   * Whether there are two squares or more: what {@code size() > 1} says, without counting.
   *
   * @return whether there are
   */
  boolean hasMoreThanOne();

  /**
   * How many squares there are.
   *
   * @return the number, 0 or more
   */
  int size();

  /**
   * The first square, as a number.
   *
   * @return the lowest index; -1 when the set is empty
   */
  int firstIndex();

  /**
   * The last square, as a number.
   *
   * @return the highest index; -1 when the set is empty
   */
  int lastIndex();

  /**
   * The next square as a number, for a loop without objects: {@code for (int i = set.nextIndex(0);
   * i >= 0; i = set.nextIndex(i + 1))}.
   *
   * @param from where the search begins, 0 or more
   * @return the lowest index in this set that is not below {@code from}; -1 when there is none
   * @throws IllegalArgumentException if {@code from} is negative
   */
  int nextIndex(int from);

  /**
   * Does something with every square, in the order of indices.
   *
   * @param action takes the index of a square
   */
  default void forEachIndex(IntConsumer action) {
    Objects.requireNonNull(action, "action");
    for (int word = 0; word < wordCount(); word++) {
      for (long rest = word(word); rest != 0; rest &= rest - 1) {
        action.accept(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /**
   * The squares as numbers.
   *
   * @return their indices in a new array, in ascending order
   */
  default int[] toArray() {
    int[] indices = new int[size()];
    int at = 0;
    for (int index = firstIndex(); index >= 0; index = nextIndex(index + 1)) {
      indices[at] = index;
      at++;
    }
    return indices;
  }

  /**
   * The next subset, for a loop over all of them: the first is the empty set, and comes again after
   * the last, which is this set itself.
   *
   * @param subset a subset of this set
   * @return the subset after it
   * @throws IllegalArgumentException if it has a square that this set has not
   */
  S subsetAfter(S subset);

  /**
   * How many numbers of 64 bits there are.
   *
   * @return the number of squares of the board, divided by 64 and rounded up
   */
  int wordCount();

  /**
   * Some of the squares as bits.
   *
   * @param word which 64 squares: 0 for the first
   * @return the square of index i is bit i % 64 of word i / 64
   * @throws IllegalArgumentException if there is no such word
   */
  long word(int word);

  /**
   * Moves every square a step on. What would leave the board is gone, and nothing comes in at the
   * other side.
   *
   * @param direction the step
   * @return the set of the squares that the step leads to
   */
  S shift(Direction direction);
}
