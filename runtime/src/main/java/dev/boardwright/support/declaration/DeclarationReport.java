// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import org.jspecify.annotations.Nullable;

/** The messages about a declaration, each at its place. */
public interface DeclarationReport {
  /**
   * Adds a message.
   *
   * @param annotation the annotation that it is about
   * @param value the value of this annotation that it is about, or null if it is about all of it
   * @param id the id of the message
   * @param isWarning whether it is about a declaration that is valid
   */
  void add(
      DeclaredAnnotation annotation,
      @Nullable DeclaredValue value,
      String id,
      boolean isWarning,
      String message);

  /**
   * Adds a mistake.
   *
   * @param annotation the annotation that it is about
   * @param value the value of this annotation that it is about, or null if it is about all of it
   */
  default void add(
      DeclaredAnnotation annotation,
      @Nullable DeclaredValue value,
      Mistake mistake,
      @Nullable Object... arguments) {
    add(annotation, value, mistake.name(), false, mistake.message(arguments));
  }

  /** {@return whether there is no mistake so far} */
  boolean isClean();
}
