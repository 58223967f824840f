// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.Arrays;

/**
 * Sets of squares as bits of numbers: the square of index i is bit {@code i % 64} of number {@code
 * i / 64}. No bit is set beyond the last square. Nothing here but {@link #add} changes an array
 * that it is given.
 */
public final class Words {
  private static final int SHIFT = 6;

  private Words() {}

  /**
   * How many numbers a set takes.
   *
   * @param squares the number of squares
   * @return the number of numbers, 1 or more
   */
  public static int count(int squares) {
    return (squares + Long.SIZE - 1) / Long.SIZE;
  }

  /**
   * The set of all squares.
   *
   * @param squares the number of squares
   * @return a new array
   */
  public static long[] all(int squares) {
    long[] words = new long[count(squares)];
    Arrays.fill(words, -1);
    words[words.length - 1] = -1L >>> -squares;
    return words;
  }

  /**
   * Whether a square is in a set.
   *
   * @param words the set
   * @param index the square
   * @return whether it is
   */
  public static boolean contains(long[] words, int index) {
    return (words[index >> SHIFT] >>> index & 1) != 0;
  }

  /**
   * Puts a square into a set that is being made.
   *
   * @param words the set, which is changed
   * @param index the square
   */
  public static void add(long[] words, int index) {
    words[index >> SHIFT] |= 1L << index;
  }

  /**
   * A set with a square more.
   *
   * @param words the set
   * @param index the square
   * @return a new array
   */
  public static long[] with(long[] words, int index) {
    long[] result = words.clone();
    add(result, index);
    return result;
  }

  /**
   * A set with a square less.
   *
   * @param words the set
   * @param index the square
   * @return a new array
   */
  public static long[] without(long[] words, int index) {
    long[] result = words.clone();
    result[index >> SHIFT] &= ~(1L << index);
    return result;
  }

  /**
   * The squares of either set.
   *
   * @param a a set
   * @param b a set of the same board
   * @return a new array
   */
  public static long[] or(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] |= b[i];
    }
    return result;
  }

  /**
   * The squares of both sets.
   *
   * @param a a set
   * @param b a set of the same board
   * @return a new array
   */
  public static long[] and(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= b[i];
    }
    return result;
  }

  /**
   * The squares of one set that are not in another.
   *
   * @param a a set
   * @param b a set of the same board
   * @return a new array
   */
  public static long[] andNot(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= ~b[i];
    }
    return result;
  }

  /**
   * The squares of one of two sets, but not of both.
   *
   * @param a a set
   * @param b a set of the same board
   * @return a new array
   */
  public static long[] xor(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] ^= b[i];
    }
    return result;
  }

  /**
   * Whether two sets have no square in common.
   *
   * @param a a set
   * @param b a set of the same board
   * @return whether they have none
   */
  public static boolean areDisjoint(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether all squares of one set are in another.
   *
   * @param part a set
   * @param whole a set of the same board
   * @return whether they are
   */
  public static boolean isSubset(long[] part, long[] whole) {
    for (int i = 0; i < part.length; i++) {
      if ((part[i] & ~whole[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a set has no squares.
   *
   * @param words the set
   * @return whether it has none
   */
  public static boolean isEmpty(long[] words) {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * How many squares a set has.
   *
   * @param words the set
   * @return the number
   */
  public static int size(long[] words) {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /**
   * Whether a set has two squares or more.
   *
   * @param words the set
   * @return whether it has
   */
  public static boolean hasMoreThanOne(long[] words) {
    boolean hasOne = false;
    for (long word : words) {
      if ((word & word - 1) != 0 || hasOne && word != 0) {
        return true;
      }
      hasOne |= word != 0;
    }
    return false;
  }

  /**
   * The subset of a set that comes after another one, when they are counted up as numbers are.
   *
   * @param words the set
   * @param subset a subset of it
   * @return a new array; the empty set after the last subset, which is the whole set
   */
  public static long[] subsetAfter(long[] words, long[] subset) {
    long[] result = subset.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] = subset[i] - words[i] & words[i];
      if (result[i] != 0) {
        break; // A word that was full has become empty, and carries one on to the next.
      }
    }
    return result;
  }

  /**
   * The next square of a set.
   *
   * @param words the set
   * @param from where the search begins, 0 or more
   * @return the lowest index of the set that is not below {@code from}; −1 when there is none
   */
  public static int next(long[] words, int from) {
    int word = from >> SHIFT;
    if (word >= words.length) {
      return -1;
    }
    long rest = words[word] & -1L << from;
    while (rest == 0) {
      word++;
      if (word == words.length) {
        return -1;
      }
      rest = words[word];
    }
    return (word << SHIFT) + Long.numberOfTrailingZeros(rest);
  }

  /**
   * The last square of a set.
   *
   * @param words the set
   * @return its highest index; −1 when it is empty
   */
  public static int last(long[] words) {
    for (int word = words.length - 1; word >= 0; word--) {
      if (words[word] != 0) {
        return (word << SHIFT) + Long.SIZE - 1 - Long.numberOfLeadingZeros(words[word]);
      }
    }
    return -1;
  }

  /**
   * A set in which every square is another one, so many indices on. What goes beyond the last or
   * the first index is gone.
   *
   * @param words the set
   * @param by how far; negative for back; less than the number of squares either way
   * @param squares the number of squares of the board
   * @return a new array
   */
  public static long[] shift(long[] words, int by, int squares) {
    long[] result = new long[words.length];
    int whole = by >> SHIFT; // rounds down, so what remains is a shift to the left
    for (int i = 0; i < words.length; i++) {
      int from = i - whole;
      result[i] = at(words, from) << by | at(words, from - 1) >>> 1 >>> ~by;
    }
    result[words.length - 1] &= -1L >>> -squares;
    return result;
  }

  private static long at(long[] words, int word) {
    return word < 0 || word >= words.length ? 0 : words[word];
  }

  /**
   * The hash of a set.
   *
   * @param words the set
   * @return the hash
   */
  public static int hash(long[] words) {
    int hash = 0;
    for (long word : words) {
      hash = hash(hash, word);
    }
    return hash;
  }

  /**
   * The hash of a set, number by number.
   *
   * @param before the hash of the numbers before this one; 0 for none
   * @param word the number
   * @return the hash of all of them
   */
  public static int hash(int before, long word) {
    // Two squares of a set are often 32 apart, or their halves alike: spread the bits first.
    return 31 * before + Long.hashCode(word * 0x9E37_79B9_7F4A_7C15L);
  }
}
