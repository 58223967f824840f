// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import org.jspecify.annotations.Nullable;

/** The members of an annotation, as a compiler or a text has them. */
public interface DeclaredAnnotation {
  /**
   * {@return the value of a member or its default, or null if there is none}
   *
   * @param member the name of the member
   */
  @Nullable DeclaredValue get(String member);

  /**
   * {@return whether the declaration gives a value for a member, rather than using its default}
   *
   * @param member the name of the member
   */
  boolean isWritten(String member);

  /** {@return whether messages can be shown at the elements of arrays} */
  default boolean hasPlacesOfElements() {
    return true;
  }

  /**
   * {@return the value of a member, or null if it is missing, of another type or not known}
   *
   * @param member the name of the member
   * @param type the type of the value
   * @param <T> the type of the value
   */
  default <T> @Nullable T known(String member, Class<T> type) {
    DeclaredValue value = get(member);
    return value == null ? null : value.known(type);
  }
}
