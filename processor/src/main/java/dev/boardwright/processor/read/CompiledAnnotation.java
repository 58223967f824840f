// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.DeclaredValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** The annotations of a compiler, with the values that it knows. */
public final class CompiledAnnotation {
  /** The text that compilers use in place of a constant that they cannot find. */
  private static final String ERROR = "<error>";

  private CompiledAnnotation() {}

  /** {@return the annotation of a given type on an element, or null if there is none} */
  public static @Nullable DeclaredAnnotation find(Element element, Class<?> annotation) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = (TypeElement) mirror.getAnnotationType().asElement();
      if (type.getQualifiedName().contentEquals(annotation.getCanonicalName())) {
        return read(mirror);
      }
    }
    return null;
  }

  private static DeclaredAnnotation read(AnnotationMirror mirror) {
    Map<String, DeclaredValue> members = new HashMap<>();
    try {
      mirror
          .getElementValues()
          .forEach(
              (member, value) ->
                  members.put(member.getSimpleName().toString(), read(value, value)));
    } catch (RuntimeException e) {
      // The Eclipse compiler throws this for a value of the wrong type, which it also reports.
      members.clear();
    }
    // The compiler itself reports values that are not known.
    return new DeclaredAnnotation(members, mirror, (place, problem) -> {});
  }

  private static DeclaredValue read(AnnotationValue value, Object place) {
    Object known = value.getValue();
    if (known instanceof List<?> list) {
      // The Eclipse compiler shows messages on whole arrays only.
      known =
          list.stream()
              .map(AnnotationValue.class::cast)
              .map(item -> read(item, EclipseQuirks.made(item) ? place : item))
              .toList();
    } else if (known instanceof AnnotationMirror nested) {
      known = read(nested);
    } else if (known instanceof VariableElement constant) {
      known =
          new DeclaredValue.Constant(
              constant.getEnclosingElement() + "." + constant.getSimpleName(), Set.of());
    }
    return new DeclaredValue(isMissing(value) ? null : known, place);
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
