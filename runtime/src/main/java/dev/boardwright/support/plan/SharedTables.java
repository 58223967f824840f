// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.support.LameTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a plan while it is made. Tables with the same content are one array. Their size and
 * the work of filling them are limited: pieces for which there is no room are searched without
 * tables.
 */
final class SharedTables {
  /** The maximum work of making a plan: squares that are looked at, and words of tables. */
  private static final long MAX_WORK = 1L << 26;

  private static final class Content {
    private final long[] words;

    private Content(long[] words) {
      this.words = words;
    }

    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Content other && Arrays.equals(words, other.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  private final Map<Content, long[]> known = new HashMap<>();
  private final Map<List<List<LameTable.Leap>>, LameTable> lame = new HashMap<>();
  private final long maxLength;
  private long length;
  private long work;

  /**
   * Creates no tables.
   *
   * @param maxLength the maximum number of words of all tables
   */
  SharedTables(long maxLength) {
    this.maxLength = maxLength;
  }

  /** {@return whether there is room for more words} */
  boolean hasRoom(long moreLength) {
    return length + moreLength <= maxLength;
  }

  /**
   * Counts the work of making a table, which {@link #of} may find to be known.
   *
   * @return false if there is no room for the table
   */
  boolean admit(long moreLength, long moreWork) {
    long added = moreLength + moreWork;
    boolean isAdmitted = hasRoom(moreLength) && work + added <= MAX_WORK;
    work += isAdmitted ? added : 0;
    return isAdmitted;
  }

  /**
   * Counts the work and the words of an array that is like no other.
   *
   * @return false if there is no room for the array
   */
  boolean reserve(long moreLength, long moreWork) {
    boolean isAdmitted = admit(moreLength, moreWork);
    length += isAdmitted ? moreLength : 0;
    return isAdmitted;
  }

  /** {@return an array with the content of a table} */
  long[] of(long[] table) {
    long[] found = known.putIfAbsent(new Content(table), table);
    length += found == null ? table.length : 0;
    return found == null ? table : found;
  }

  /** {@return a table of lame leaps, which is made once} */
  LameTable lame(List<List<LameTable.Leap>> bySquare, int words) {
    return lame.computeIfAbsent(bySquare, leaps -> new LameTable(leaps, words));
  }

  /** {@return the number of words of all tables} */
  long length() {
    return length;
  }
}
