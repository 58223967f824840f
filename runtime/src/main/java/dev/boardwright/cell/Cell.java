// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.internal.text.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Static methods for CELL 1.0.0 coordinates, such as {@code a}, {@code e4}, {@code a1A} and {@code
 * h8Hh8}.
 *
 * <p>A coordinate has one component for each dimension: lower-case letters, then a number without a
 * leading zero, then upper-case letters, then lower-case letters again, and so on without limit.
 * Letters count {@code a}, {@code b}, … {@code z}, {@code aa}, {@code ab}, …; numbers count from 1.
 * Only ASCII letters and digits are valid. The order of the components is file, rank, layer, …
 *
 * <p>Every operation takes time linear in the length of its input, for any input.
 */
public final class Cell {
  private static final int LETTERS = 26;

  private Cell() {}

  /**
   * {@return whether the whole of a text is one CELL coordinate; false for null}
   *
   * @param s any text, or null
   */
  public static boolean isValid(@Nullable String s) {
    return dimensions(s) > 0;
  }

  /**
   * {@return a pattern for a coordinate, for use with {@code find()} or {@code matches()}} The
   * pattern is anchored to the whole input, so it never accepts a trailing newline. It matches
   * inputs of any length without deep recursion.
   */
  public static Pattern regex() {
    return Regex.PATTERN;
  }

  /**
   * Splits a coordinate into its components.
   *
   * @param s a coordinate
   * @return an unmodifiable list with one component for each dimension, in the order of the text
   * @throws IllegalArgumentException if {@code s} is not a coordinate, or is null
   */
  public static List<String> parse(@Nullable String s) {
    int dimensions = dimensions(s);
    if (s == null || dimensions == 0) {
      throw invalid(s);
    }
    List<String> components = new ArrayList<>(dimensions);
    int from = 0;
    while (from < s.length()) {
      int end = componentEnd(s, from, components.size());
      components.add(s.substring(from, end));
      from = end;
    }
    return Collections.unmodifiableList(components);
  }

  /**
   * {@return the number of dimensions of a coordinate, or 0 if {@code s} is not a coordinate}
   *
   * @param s any text, or null
   */
  public static int dimensions(@Nullable String s) {
    if (s == null) {
      return 0;
    }
    int dimensions = 0;
    int from = 0;
    while (from < s.length()) {
      int end = componentEnd(s, from, dimensions);
      if (end == from) {
        return 0;
      }
      from = end;
      dimensions++;
    }
    return dimensions;
  }

  /**
   * Converts a coordinate to indices, which count from 0: {@code e4} becomes {@code {4, 3}}.
   *
   * @param s a coordinate of any number of dimensions
   * @return one index for each dimension, in the order of the text: file, rank, layer, …
   * @throws IllegalArgumentException if {@code s} is null or not a coordinate, or if an index is
   *     greater than {@link Integer#MAX_VALUE}
   */
  public static int[] toIndices(@Nullable String s) {
    int[] indices = new int[dimensions(s)];
    if (s == null || indices.length == 0) {
      throw invalid(s);
    }
    int from = 0;
    for (int axis = 0; axis < indices.length; axis++) {
      int end = componentEnd(s, from, axis);
      indices[axis] = index(s, from, end);
      from = end;
    }
    return indices;
  }

  /**
   * Converts indices, which count from 0, to a coordinate: {@code {4, 3}} becomes {@code e4}.
   *
   * @param indices one index for each dimension, none negative, in the order file, rank, layer, …
   * @return the only coordinate with these indices
   * @throws IllegalArgumentException if there are no indices, or an index is negative
   */
  public static String fromIndices(int... indices) {
    if (Objects.requireNonNull(indices, "indices").length == 0) {
      throw new IllegalArgumentException("Cannot convert empty sequence to CELL coordinate");
    }
    StringBuilder text = new StringBuilder();
    for (int axis = 0; axis < indices.length; axis++) {
      int index = indices[axis];
      if (index < 0) {
        throw new IllegalArgumentException("Negative index not allowed: " + index);
      }
      appendComponent(text, axis, index);
    }
    return text.toString();
  }

  /** Returns the component for an index on an axis, where axis 0 is the file. */
  static String component(int axis, int index) {
    StringBuilder text = new StringBuilder(3);
    appendComponent(text, axis, index);
    return text.toString();
  }

  private static void appendComponent(StringBuilder text, int axis, int index) {
    switch (axis % 3) {
      case 0 -> appendLetters(text, index, 'a');
      // As a long, because Integer.MAX_VALUE + 1 overflows an int.
      case 1 -> text.append(index + 1L);
      default -> appendLetters(text, index, 'A');
    }
  }

  private static void appendLetters(StringBuilder text, int index, char first) {
    int start = text.length();
    for (long rest = index + 1L; rest > 0; rest = (rest - 1) / LETTERS) {
      text.insert(start, (char) (first + (rest - 1) % LETTERS));
    }
  }

  static IllegalArgumentException invalid(@Nullable CharSequence s) {
    return new IllegalArgumentException(
        "Invalid CELL coordinate: " + (s == null ? "null" : Quoted.shortened(s)));
  }

  /**
   * Returns the end of the component of an axis that starts at {@code from}, or {@code from} if no
   * component starts there.
   */
  private static int componentEnd(String s, int from, int axis) {
    return switch (axis % 3) {
      case 0 -> rangeEnd(s, from, 'a', 'z');
      case 1 -> from < s.length() && s.charAt(from) == '0' ? from : rangeEnd(s, from, '0', '9');
      default -> rangeEnd(s, from, 'A', 'Z');
    };
  }

  private static int rangeEnd(String s, int from, char low, char high) {
    int end = from;
    while (end < s.length() && s.charAt(end) >= low && s.charAt(end) <= high) {
      end++;
    }
    return end;
  }

  private static int index(String s, int from, int end) {
    long number = 0;
    for (int at = from; at < end; at++) {
      char c = s.charAt(at);
      number = c <= '9' ? number * 10 + (c - '0') : number * LETTERS + ((c | 0x20) - 'a' + 1);
      if (number > Integer.MAX_VALUE + 1L) {
        throw new IllegalArgumentException(
            "CELL component exceeds the maximum index of "
                + Integer.MAX_VALUE
                + ": "
                + Quoted.shortened(s.substring(from, Math.min(end, from + Quoted.MAX_LENGTH + 1))));
      }
    }
    return (int) (number - 1);
  }

  /** Holds the pattern, so that it is compiled only when {@link #regex} is first called. */
  private static final class Regex {
    // Possessive throughout: neighbouring components have no characters in common, so backtracking
    // never helps. A possessive quantifier is matched in a loop, where a greedy one recurses.
    static final Pattern PATTERN =
        Pattern.compile("\\A[a-z]++(?:[1-9][0-9]*+[A-Z]++[a-z]++)*+(?:[1-9][0-9]*+[A-Z]*+)?+\\z");
  }
}
