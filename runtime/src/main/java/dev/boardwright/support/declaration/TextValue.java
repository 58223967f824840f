// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value of an annotation in a text.
 *
 * @param value the value
 * @param offset the offset of its place, which is its first character or, if it is a qualified
 *     name, its last point, where javac shows it
 */
record TextValue(Object value, int offset) implements DeclaredValue {
  @Override
  public <T> @Nullable T known(Class<T> type) {
    return type.isInstance(value) ? type.cast(value) : null;
  }

  @Override
  public <E extends Enum<E>> @Nullable E constant(E[] constants) {
    for (E constant : constants) {
      if (constant == value) {
        return constant;
      }
    }
    return null;
  }

  @Override
  public @Nullable List<DeclaredValue> array() {
    return value instanceof List<?> list
        ? list.stream().map(DeclaredValue.class::cast).toList()
        : null;
  }
}
