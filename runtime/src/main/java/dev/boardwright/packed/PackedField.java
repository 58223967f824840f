// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.internal.text.Quoted;
import java.util.Locale;
import java.util.Objects;

/**
 * One number of a {@link PackedFormat}. What is stored is its distance from the smallest value, in
 * the fewest bits that hold the largest distance; none, if there is but one value.
 *
 * @param name the name, not empty
 * @param min the smallest value
 * @param max the largest value, itself included
 * @param label what messages call the number, not empty
 */
public record PackedField(String name, long min, long max, String label) {
  /**
   * A field.
   *
   * @param name the name, not empty
   * @param min the smallest value
   * @param max the largest value, itself included
   * @param label what messages call the number, not empty
   * @throws IllegalArgumentException if {@code min} is over {@code max}, or a text is empty
   */
  public PackedField {
    if (Objects.requireNonNull(name, "name").isEmpty()
        || Objects.requireNonNull(label, "label").isEmpty()) {
      throw new IllegalArgumentException("the name and the label of a field must not be empty");
    }
    if (min > max) {
      throw new IllegalArgumentException("min " + min + " is over max " + max);
    }
  }

  /**
   * The same field with another name in messages.
   *
   * @param label what messages call the number, not empty
   * @return the field
   * @throws IllegalArgumentException if {@code label} is empty
   */
  public PackedField withLabel(String label) {
    return new PackedField(name, min, max, label);
  }

  /** What messages call a field that has no label of its own: its name with a capital. */
  static String defaultLabel(String name) {
    int end = name.isEmpty() ? 0 : name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toUpperCase(Locale.ROOT) + name.substring(end);
  }

  /**
   * How many bits the number takes.
   *
   * @return 0 to 64
   */
  public int bits() {
    return Long.SIZE - Long.numberOfLeadingZeros(maxCode());
  }

  /**
   * The largest number that is stored: that of {@link #max}. Without sign, since from the smallest
   * {@code long} to the largest it takes all 64 bits.
   *
   * @return {@code max - min}
   */
  public long maxCode() {
    return max - min;
  }

  /**
   * Tells whether a value is in range.
   *
   * @param value any value
   * @return whether it is {@link #min} to {@link #max}
   */
  public boolean contains(long value) {
    return min <= value && value <= max;
  }

  IllegalArgumentException outOfRange() {
    return new IllegalArgumentException(
        Quoted.shortened(label) + " must be between " + min + " and " + max);
  }
}
