// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** The values of one annotation, as far as the compiler knows them. */
public final class AnnotationValues {
  /** The text that compilers use in place of a constant that they cannot find. */
  private static final String ERROR = "<error>";

  private final Elements elements;
  private final AnnotationMirror annotation;

  /** The values by the names of their members, or null if they have not been read yet. */
  private @Nullable Map<String, AnnotationValue> values;

  /** The names of the written members. The Eclipse compiler copies all values when it is asked. */
  private @Nullable Set<String> written;

  public AnnotationValues(Elements elements, AnnotationMirror annotation) {
    this.elements = elements;
    this.annotation = annotation;
  }

  /** {@return the annotation of a given type on an element, or null if there is none} */
  public static @Nullable AnnotationMirror annotation(Element element, String annotationType) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals(annotationType)) {
        return mirror;
      }
    }
    return null;
  }

  /** {@return the value of a member, or null if it is missing, which the compiler reports} */
  public @Nullable AnnotationValue get(String member) {
    if (values == null) {
      values = read();
    }
    return values.get(member);
  }

  private Map<String, AnnotationValue> read() {
    Map<String, AnnotationValue> read = new HashMap<>();
    try {
      elements
          .getElementValuesWithDefaults(annotation)
          .forEach((method, value) -> read.put(method.getSimpleName().toString(), value));
    } catch (RuntimeException e) {
      // The Eclipse compiler throws this for a value of the wrong type, which it also reports.
      read.clear();
    }
    return read;
  }

  /** {@return the value of a member, or null if it is missing, of another type or not known} */
  public <T> @Nullable T known(String member, Class<T> type) {
    AnnotationValue value = get(member);
    return value != null && isKnown(value, type) ? type.cast(value.getValue()) : null;
  }

  /** {@return whether the declaration gives a value for a member, rather than using its default} */
  public boolean isWritten(String member) {
    if (written == null) {
      written =
          annotation.getElementValues().keySet().stream()
              .map(method -> method.getSimpleName().toString())
              .collect(Collectors.toSet());
    }
    return written.contains(member);
  }

  /** {@return the elements of an array, or null if the value is missing or not an array} */
  public static @Nullable List<AnnotationValue> array(@Nullable AnnotationValue value) {
    return value != null && value.getValue() instanceof List<?> list
        ? list.stream().map(AnnotationValue.class::cast).toList()
        : null;
  }

  /** {@return whether a value is a constant of a given type that the compiler could find} */
  public static boolean isKnown(AnnotationValue value, Class<?> type) {
    return type.isInstance(value.getValue()) && !isMissing(value);
  }

  /**
   * {@return the constant of an enum that a value refers to, or null if it is none of them}
   *
   * @param value the value of a member whose type is the enum, or an element of it
   * @param constants the constants of the enum
   * @param <E> the enum
   */
  public static <E extends Enum<E>> @Nullable E constant(AnnotationValue value, E[] constants) {
    if (value.getValue() instanceof VariableElement named) {
      for (E constant : constants) {
        if (named.getSimpleName().contentEquals(constant.name())) {
          return constant;
        }
      }
    }
    return null;
  }

  /**
   * {@return whether a value replaces a constant that the compiler could not find} If a constant
   * really has the text {@link #ERROR}, javac shows the text in quotes. For the Eclipse compiler,
   * every value with that text counts as missing.
   */
  private static boolean isMissing(AnnotationValue value) {
    return value.getValue().equals(ERROR)
        && (EclipseQuirks.made(value) || value.toString().equals(ERROR));
  }
}
