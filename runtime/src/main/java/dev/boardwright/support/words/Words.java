// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import java.util.Arrays;

/**
 * Sets of squares as arrays of 64-bit words. The square with index i is bit {@code i % 64} of word
 * {@code i / 64}. No bit beyond the last square is set. Of the methods here, only {@link #add}
 * modifies an array passed to it.
 */
public final class Words {
  private static final int SHIFT = 6;

  private Words() {}

  /** {@return the number of words in a set, 1 or more} */
  public static int count(int squares) {
    return (squares + Long.SIZE - 1) / Long.SIZE;
  }

  /** {@return the set of all squares, in a new array} */
  public static long[] all(int squares) {
    long[] words = new long[count(squares)];
    Arrays.fill(words, -1);
    words[words.length - 1] = -1L >>> -squares;
    return words;
  }

  /** {@return whether a set contains a square} */
  public static boolean contains(long[] words, int index) {
    return (words[index >> SHIFT] >>> index & 1) != 0;
  }

  /**
   * Adds a square to a set under construction.
   *
   * @param words the set, which is modified
   */
  public static void add(long[] words, int index) {
    words[index >> SHIFT] |= 1L << index;
  }

  /**
   * {@return a set with one more square, in a new array}
   *
   * @param index the flat index of the square to add
   */
  public static long[] with(long[] words, int index) {
    long[] result = words.clone();
    add(result, index);
    return result;
  }

  /**
   * {@return a set without a given square, in a new array}
   *
   * @param index the flat index of the square to remove
   */
  public static long[] without(long[] words, int index) {
    long[] result = words.clone();
    result[index >> SHIFT] &= ~(1L << index);
    return result;
  }

  /** {@return the union of two sets, in a new array} */
  public static long[] or(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] |= b[i];
    }
    return result;
  }

  /** {@return the intersection of two sets, in a new array} */
  public static long[] and(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= b[i];
    }
    return result;
  }

  /** {@return the squares that are in {@code a} but not in {@code b}, in a new array} */
  public static long[] andNot(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] &= ~b[i];
    }
    return result;
  }

  /** {@return the squares that are in exactly one of two sets, in a new array} */
  public static long[] xor(long[] a, long[] b) {
    long[] result = a.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] ^= b[i];
    }
    return result;
  }

  /** {@return whether two sets have no square in common} */
  public static boolean areDisjoint(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@return whether all squares of one set are in another}
   *
   * @param part the set that may be a subset
   * @param whole the set that may contain it, of the same board
   */
  public static boolean isSubset(long[] part, long[] whole) {
    for (int i = 0; i < part.length; i++) {
      if ((part[i] & ~whole[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** {@return whether a set is empty} */
  public static boolean isEmpty(long[] words) {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** {@return the number of squares in a set} */
  public static int size(long[] words) {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** {@return whether a set contains two or more squares} */
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
   * {@return the next subset of a set, in a new array} Subsets are ordered like numbers, with each
   * set read as one long binary number. The set itself is the last subset; the empty set follows
   * it.
   */
  public static long[] subsetAfter(long[] words, long[] subset) {
    long[] result = subset.clone();
    for (int i = 0; i < result.length; i++) {
      result[i] = subset[i] - words[i] & words[i];
      if (result[i] != 0) {
        break; // A word that becomes 0 carries into the next word; no other word does.
      }
    }
    return result;
  }

  /**
   * {@return the lowest index in a set that is not below a given index, or −1 if there is none}
   *
   * @param from the index at which the search starts, 0 or more
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

  /** {@return the highest index in a set, or −1 if it is empty} */
  public static int last(long[] words) {
    for (int word = words.length - 1; word >= 0; word--) {
      if (words[word] != 0) {
        return (word << SHIFT) + Long.SIZE - 1 - Long.numberOfLeadingZeros(words[word]);
      }
    }
    return -1;
  }

  /** {@return the hash of a set} */
  public static int hash(long[] words) {
    int hash = 0;
    for (long word : words) {
      hash = hash(hash, word);
    }
    return hash;
  }

  /**
   * {@return the hash of a set up to and including one of its words}
   *
   * @param before the hash of the words before this one; 0 if there are none
   */
  public static int hash(int before, long word) {
    // Spread the bits first, because Long.hashCode combines the two halves of a word: squares are
    // often 32 apart, and the halves are often alike.
    return 31 * before + Long.hashCode(word * 0x9E37_79B9_7F4A_7C15L);
  }
}
