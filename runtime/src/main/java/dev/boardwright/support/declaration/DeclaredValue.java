// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A value of an annotation, as a compiler or a text has it. */
public interface DeclaredValue {
  /**
   * {@return the value if it is known and of a type, or null}
   *
   * @param type {@code String}, {@code Integer}, {@code Boolean} or {@link DeclaredAnnotation}
   * @param <T> the type
   */
  <T> @Nullable T known(Class<T> type);

  /**
   * {@return the constant that this value is, or null if it is none}
   *
   * @param constants the constants of an enum
   * @param <E> the enum
   */
  <E extends Enum<E>> @Nullable E constant(E[] constants);

  /** {@return the elements of an array, or null if this is not one} */
  @Nullable List<DeclaredValue> array();

  /** {@return the value, which is known to be a string} */
  default String text() {
    return Objects.requireNonNull(known(String.class));
  }

  /**
   * {@return the elements of an array, or null if the value is null or not an array}
   *
   * @param value the value, or null
   */
  static @Nullable List<DeclaredValue> elements(@Nullable DeclaredValue value) {
    return value == null ? null : value.array();
  }
}
