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
 * CELL 1.0.0 coordinates: {@code a}, {@code e4}, {@code a1A}, {@code h8Hh8}.
 *
 * <p>A coordinate names a component for each dimension in turn: lower-case letters, a number
 * without leading zero, upper-case letters, lower-case letters again, and so on without limit.
 * Letters count {@code a}, {@code b}, … {@code z}, {@code aa}, {@code ab}, …; numbers count from 1.
 * Only ASCII is a letter or digit. The order is that of the text: file, rank, layer, …
 *
 * <p>Every operation takes time linear in its input, whatever the input is.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public final class Cell {
  private static final int LETTERS = 26;

  private Cell() {}

  /**
   * Tells whether a text is a CELL coordinate.
   *
   * @param s any text, or null
   * @return whether all of {@code s} is one coordinate; false for null
   */
  public static boolean isValid(@Nullable String s) {
    return dimensions(s) > 0;
  }

  /**
   * The pattern of a coordinate, anchored to the whole input: it never accepts a trailing newline,
   * and it matches inputs of any length without deep recursion.
   *
   * @return the pattern, for use with {@code find()} or {@code matches()}
   */
  public static Pattern regex() {
    return Regex.PATTERN;
  }

  /**
   * Splits a coordinate into its components.
   *
   * @param s a coordinate
   * @return one component for each dimension, in the order of the text, unmodifiable
   * @throws IllegalArgumentException if {@code s} is no coordinate, or null
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
   * Counts the dimensions of a coordinate.
   *
   * @param s any text, or null
   * @return the number of components; 0 when {@code s} is no coordinate
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
   * Turns a coordinate into indices counted from 0: {@code e4} is {@code {4, 3}}.
   *
   * @param s a coordinate of any number of dimensions
   * @return one index for each dimension, in the order of the text: file, rank, layer, …
   * @throws IllegalArgumentException if {@code s} is no coordinate or null, or if an index is above
   *     {@link Integer#MAX_VALUE}
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
   * Turns indices counted from 0 into a coordinate: {@code {4, 3}} is {@code e4}.
   *
   * @param indices one index for each dimension, 0 or more each, in the order file, rank, layer, …
   * @return the one coordinate that stands for them
   * @throws IllegalArgumentException if there are no indices, or one is negative
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

  /** The text of one index on one axis, 0 being the file. */
  static String component(int axis, int index) {
    StringBuilder text = new StringBuilder(3);
    appendComponent(text, axis, index);
    return text.toString();
  }

  private static void appendComponent(StringBuilder text, int axis, int index) {
    switch (axis % 3) {
      case 0 -> appendLetters(text, index, 'a');
      // In long: the number of Integer.MAX_VALUE is one above it.
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

  /** Where the component of an axis that starts at {@code from} ends; {@code from} if none does. */
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

  /** Compiled when first asked for: nothing here needs it. */
  private static final class Regex {
    // Possessive throughout: the classes of neighbouring components are disjoint, so giving back a
    // character never helps, and a possessive loop is a loop where a greedy one recurses.
    static final Pattern PATTERN =
        Pattern.compile("\\A[a-z]++(?:[1-9][0-9]*+[A-Z]++[a-z]++)*+(?:[1-9][0-9]*+[A-Z]*+)?+\\z");
  }
}
