// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import java.util.Objects;
import java.util.function.IntConsumer;

/**
 * A set of squares of a board. {@link SquareSet} and the set types that the processor generates for
 * one board implement this interface, so that a rule can be written once for boards of several
 * shapes:
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
 * <p>Users should not implement this interface; only {@link SquareSet} and generated types do. An
 * operation on two sets throws an {@link IllegalArgumentException} if the other set is of another
 * board, which is possible only if one type serves several boards. It throws a {@link
 * NullPointerException} if the other set is null. Sets are immutable. Two sets are equal if they
 * are of the same type and the same board and contain the same squares.
 *
 * <p>In a program that uses such rules for a single board, calls through this interface are
 * monomorphic. A program that uses them for several boards pays for dynamic dispatch.
 *
 * @param <S> the type of the sets
 */
public interface AnySquareSet<S extends AnySquareSet<S>> {
  /**
   * {@return whether a square is in this set}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of the board
   */
  boolean contains(int index);

  /**
   * {@return the set of the squares in this set and one more square}
   *
   * @param index the flat index of the square to add
   * @throws IllegalArgumentException if {@code index} is not a square of the board
   */
  S with(int index);

  /**
   * {@return the set of the squares in this set except one}
   *
   * @param index the flat index of the square to remove
   * @throws IllegalArgumentException if {@code index} is not a square of the board
   */
  S without(int index);

  /**
   * {@return the set of the squares that are in this set, in another set, or in both}
   *
   * @param other the other set, of the same board
   */
  S union(S other);

  /**
   * {@return the set of the squares that are both in this set and in another set}
   *
   * @param other the other set, of the same board
   */
  S intersection(S other);

  /**
   * {@return the set of the squares that are in this set but not in another set}
   *
   * @param other the other set, of the same board
   */
  S difference(S other);

  /**
   * {@return the set of the squares that are either in this set or in another set, but not in both}
   *
   * @param other the other set, of the same board
   */
  S symmetricDifference(S other);

  /** {@return the set of the squares of the board that are not in this set} */
  S complement();

  /**
   * {@return whether all squares of this set are in another set; true for the empty set}
   *
   * @param other the other set, of the same board
   */
  boolean isSubsetOf(S other);

  /**
   * {@return whether this set and another set have no square in common}
   *
   * @param other the other set, of the same board
   */
  boolean isDisjointFrom(S other);

  /** {@return whether this set contains no squares} */
  boolean isEmpty();

  /**
   * {@return whether this set contains two or more squares} Equivalent to {@code size() > 1}, but
   * does not count the squares.
   */
  boolean hasMoreThanOne();

  /** {@return the number of squares in this set} */
  int size();

  /** {@return the lowest flat index in this set, or -1 if the set is empty} */
  int firstIndex();

  /** {@return the highest flat index in this set, or -1 if the set is empty} */
  int lastIndex();

  /**
   * {@return the lowest flat index in this set that is not less than {@code from}, or -1 if there
   * is none} This method makes it possible to iterate without allocating objects: {@code for (int i
   * = set.nextIndex(0); i >= 0; i = set.nextIndex(i + 1))}.
   *
   * @param from the index at which the search begins, 0 or more
   * @throws IllegalArgumentException if {@code from} is negative
   */
  int nextIndex(int from);

  /**
   * Performs an action for every square of this set, in ascending order of the indices.
   *
   * @param action the action, which receives the flat index of each square
   */
  default void forEachIndex(IntConsumer action) {
    Objects.requireNonNull(action, "action");
    for (int word = 0; word < wordCount(); word++) {
      for (long rest = word(word); rest != 0; rest &= rest - 1) {
        action.accept(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** {@return the flat indices of the squares in a new array, in ascending order} */
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
   * Returns the subset that follows the given one, for a loop over all subsets of this set. The
   * first subset is the empty set. The last one is this set itself, after which the empty set is
   * returned again.
   *
   * @param subset a subset of this set
   * @return the next subset
   * @throws IllegalArgumentException if {@code subset} contains a square that is not in this set
   */
  S subsetAfter(S subset);

  /**
   * {@return the number of 64-bit words of this set: the number of squares of the board, divided by
   * 64 and rounded up}
   */
  int wordCount();

  /**
   * Returns the bits of 64 squares. The square with index i is bit {@code i % 64} of word {@code i
   * / 64}.
   *
   * @param word the number of the word, 0 for the first 64 squares
   * @return the bits of the squares, 1 for a square in this set
   * @throws IllegalArgumentException if the word does not exist
   */
  long word(int word);

  /**
   * Moves every square of this set by one step. Squares that would leave the board are dropped; no
   * square wraps around to the other side.
   *
   * @param direction the step, to a neighbour or farther
   * @return the set of the squares that the step leads to
   */
  S shift(Direction direction);
}
