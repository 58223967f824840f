// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import dev.boardwright.internal.text.Quoted;
import java.util.Locale;
import java.util.Objects;

/**
 * A field of a {@link PackedFormat}: one number with a fixed range. A field stores the distance of
 * its value from the smallest value, in the fewest bits that hold the largest distance. A field
 * with only one possible value takes no bits.
 *
 * @param name the name, not empty
 * @param min the smallest value
 * @param max the largest value, inclusive
 * @param label the name of the field in error messages, not empty
 */
public record PackedField(String name, long min, long max, String label) {
  /**
   * Creates a field.
   *
   * @param name the name, not empty
   * @param min the smallest value
   * @param max the largest value, inclusive
   * @param label the name of the field in error messages, not empty
   * @throws IllegalArgumentException if {@code min} is greater than {@code max}, or {@code name} or
   *     {@code label} is empty
   */
  public PackedField {
    if (Objects.requireNonNull(name, "name").isEmpty()
        || Objects.requireNonNull(label, "label").isEmpty()) {
      throw new IllegalArgumentException("the name and the label of a field must not be empty");
    }
    if (min > max) {
      throw new IllegalArgumentException("min " + min + " is greater than max " + max);
    }
  }

  /**
   * {@return a copy of this field with another label}
   *
   * @param label the name of the field in error messages, not empty
   * @throws IllegalArgumentException if {@code label} is empty
   */
  public PackedField withLabel(String label) {
    return new PackedField(name, min, max, label);
  }

  /**
   * {@return the label of a field for which none is given: its name with the first character in
   * upper case}
   */
  static String defaultLabel(String name) {
    int end = name.isEmpty() ? 0 : name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toUpperCase(Locale.ROOT) + name.substring(end);
  }

  /** {@return the number of bits that a value takes, 0 to 64} */
  public int bits() {
    return Long.SIZE - Long.numberOfLeadingZeros(maxCode());
  }

  /**
   * {@return the largest number that is stored, which is {@code max - min}} It is unsigned: a field
   * from the smallest {@code long} to the largest takes all 64 bits.
   */
  public long maxCode() {
    return max - min;
  }

  /**
   * {@return whether a value is in the range from {@link #min} to {@link #max}, both inclusive}
   *
   * @param value any value
   */
  public boolean contains(long value) {
    return min <= value && value <= max;
  }

  IllegalArgumentException outOfRange() {
    return new IllegalArgumentException(
        Quoted.shortened(label) + " must be between " + min + " and " + max);
  }
}
