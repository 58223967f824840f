// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.DeclaredAnnotation;
import java.util.Collections;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** The warnings that {@code @SuppressWarnings} on a type, or on a type around it, suppresses. */
public final class SuppressedWarnings {
  /** The name that suppresses all warnings of the processor. */
  private static final String ALL = "boardwright";

  private SuppressedWarnings() {}

  /** {@return whether a warning is suppressed on a type} */
  public static boolean contain(TypeElement type, String id) {
    for (TypeElement around : Declarations.outwards(type)) {
      DeclaredAnnotation annotation = CompiledAnnotation.find(around, SuppressWarnings.class);
      if (annotation != null
          && !Collections.disjoint(annotation.texts("value"), List.of(id, ALL))) {
        return true;
      }
    }
    return false;
  }
}
