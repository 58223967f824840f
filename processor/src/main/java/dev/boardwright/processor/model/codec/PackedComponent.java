// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model.codec;

import dev.boardwright.packed.PackedField;
import dev.boardwright.processor.model.TypeReference;
import org.jspecify.annotations.Nullable;

/**
 * A component of a packed record.
 *
 * @param kind the kind of component
 * @param type the type of the component; null for a primitive type
 * @param isNullable whether the component may be null; null has the last code of the field
 * @param field the name of the component and the range of its values; for an enum or a square, the
 *     range of its codes
 */
public record PackedComponent(
    Kind kind, @Nullable TypeReference type, boolean isNullable, PackedField field) {
  /** The kinds of components. */
  public enum Kind {
    BYTE,
    SHORT,
    INT,
    LONG,
    BOOLEAN,
    ENUM,
    SQUARE;

    /**
     * {@return whether a component of this kind is a number} Otherwise it is a choice, which is
     * packed as a code.
     */
    public boolean isNumber() {
      return this == BYTE || this == SHORT || this == INT || this == LONG;
    }

    /** {@return the smallest value of the type} It has a meaning only for numbers. */
    public long min() {
      return switch (this) {
        case BYTE -> Byte.MIN_VALUE;
        case SHORT -> Short.MIN_VALUE;
        case INT -> Integer.MIN_VALUE;
        default -> Long.MIN_VALUE;
      };
    }

    /** {@return the largest value of the type} It has a meaning only for numbers. */
    public long max() {
      return ~min();
    }
  }

  public String name() {
    return field.name();
  }
}
