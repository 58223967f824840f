// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.packed.PackedField;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record that is packed.
 *
 * @param kind what it is
 * @param type its type; null for a primitive one
 * @param isNullable whether it may be absent, which is the last code of the field
 * @param field its name, and the range of its values: for an enum or a square, of its codes
 */
public record PackedComponent(
    Kind kind, @Nullable TypeReference type, boolean isNullable, PackedField field) {
  /** What a component can be. */
  public enum Kind {
    BYTE,
    SHORT,
    INT,
    LONG,
    BOOLEAN,
    ENUM,
    SQUARE;

    /** Whether it is a number, or else a choice, packed by its code. */
    public boolean isNumber() {
      return this == BYTE || this == SHORT || this == INT || this == LONG;
    }

    /** The smallest value of a number's type. */
    public long min() {
      return switch (this) {
        case BYTE -> Byte.MIN_VALUE;
        case SHORT -> Short.MIN_VALUE;
        case INT -> Integer.MIN_VALUE;
        default -> Long.MIN_VALUE;
      };
    }

    /** The largest value of a number's type. */
    public long max() {
      return ~min();
    }
  }

  public String name() {
    return field.name();
  }
}
