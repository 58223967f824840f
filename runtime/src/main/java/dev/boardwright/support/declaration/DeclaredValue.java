// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value of an annotation.
 *
 * @param value a string, a number, a truth value, the name of a constant, a {@link
 *     DeclaredAnnotation}, or a list of values; null if it is not known
 * @param place the compiler's form of the value, or the offset of its place in a text: its first
 *     character or, if it is a qualified name, its last point, where javac shows it
 */
public record DeclaredValue(@Nullable Object value, Object place) {
  <T> @Nullable T known(Class<T> type) {
    return type.isInstance(value) ? type.cast(value) : null;
  }

  /** {@return the value, which is known to be a string} */
  String text() {
    return Objects.requireNonNull(known(String.class));
  }
}
