// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value of an annotation.
 *
 * @param value a string, a number, a truth value, a {@link Constant}, a {@link DeclaredAnnotation},
 *     or a list of values; null if it is not known
 * @param place the compiler's form of the value, or the offset of its place in a text: its first
 *     character or, if it is a qualified name, its last point, where javac shows it
 */
public record DeclaredValue(@Nullable Object value, Object place) {
  /**
   * A constant of an enum.
   *
   * @param name its name, which may be qualified
   * @param imports the static imports that are known where it stands
   */
  public record Constant(String name, Set<String> imports) {
    boolean is(Enum<?> constant) {
      Class<?> type = constant.getDeclaringClass();
      String full = type.getName() + "." + constant.name();
      return name.equals(full)
          || name.equals(type.getSimpleName() + "." + constant.name())
          || name.equals(constant.name())
              && (imports.contains(full) || imports.contains(type.getName() + ".*"));
    }
  }

  <T> @Nullable T known(Class<T> type) {
    return type.isInstance(value) ? type.cast(value) : null;
  }
}
