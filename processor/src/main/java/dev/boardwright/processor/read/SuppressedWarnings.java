// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;

/** The warnings that {@code @SuppressWarnings} on a type, or on a type around it, suppresses. */
public final class SuppressedWarnings {
  /** The name that suppresses all warnings of the processor. */
  private static final String ALL = "boardwright";

  private SuppressedWarnings() {}

  /** {@return whether a warning is suppressed on a type} */
  public static boolean contain(TypeElement type, String id) {
    for (TypeElement around : Declarations.outwards(type)) {
      AnnotationMirror annotation =
          AnnotationValues.annotation(around, SuppressWarnings.class.getCanonicalName());
      if (annotation != null && names(annotation, id)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(AnnotationMirror annotation, String id) {
    for (AnnotationValue value : annotation.getElementValues().values()) {
      List<AnnotationValue> names = AnnotationValues.array(value);
      for (AnnotationValue name : names == null ? List.<AnnotationValue>of() : names) {
        if (id.equals(name.getValue()) || ALL.equals(name.getValue())) {
          return true;
        }
      }
    }
    return false;
  }
}
