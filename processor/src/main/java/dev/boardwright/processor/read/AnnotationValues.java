// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** The values of one annotation, as far as they are known. */
public final class AnnotationValues {
  /** What compilers put where a text is that they cannot find. No text of these is a name. */
  private static final String ERROR = "<error>";

  private final Elements elements;
  private final AnnotationMirror annotation;

  public AnnotationValues(Elements elements, AnnotationMirror annotation) {
    this.elements = elements;
    this.annotation = annotation;
  }

  /** The annotation of a given type that an element carries. */
  public static @Nullable AnnotationMirror annotation(Element element, String annotationType) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals(annotationType)) {
        return mirror;
      }
    }
    return null;
  }

  /** The value of a member, or null when it is missing, which the compiler reports. */
  public @Nullable AnnotationValue get(String member) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> values;
    try {
      values = elements.getElementValuesWithDefaults(annotation);
    } catch (RuntimeException e) {
      // The Eclipse compiler fails on a value of the wrong type, which it reports besides.
      return null;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        values.entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }

  /** The value of a member, or null when it is missing, of another type or not known. */
  public <T> @Nullable T known(String member, Class<T> type) {
    AnnotationValue value = get(member);
    return value != null && isKnown(value, type) ? type.cast(value.getValue()) : null;
  }

  /** Whether a member is written out, and not left to its default. */
  public boolean isWritten(String member) {
    return annotation.getElementValues().keySet().stream()
        .anyMatch(method -> method.getSimpleName().contentEquals(member));
  }

  /** The elements of an array, or null when it is missing or no array. */
  public static @Nullable List<AnnotationValue> array(@Nullable AnnotationValue value) {
    return value != null && value.getValue() instanceof List<?> list
        ? list.stream().map(AnnotationValue.class::cast).toList()
        : null;
  }

  /** Whether a value is a constant of a type, and not one that the compiler could not find. */
  public static boolean isKnown(AnnotationValue value, Class<?> type) {
    return type.isInstance(value.getValue()) && !isMissing(value);
  }

  /** A constant of this very text javac shows in quotes, and what it could not find without. */
  private static boolean isMissing(AnnotationValue value) {
    return value.getValue().equals(ERROR)
        && (EclipseQuirks.made(value) || value.toString().equals(ERROR));
  }
}
