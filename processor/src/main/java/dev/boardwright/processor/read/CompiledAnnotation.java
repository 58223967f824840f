// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.DeclaredValue;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
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
    Set<String> written = new HashSet<>();
    Element type = mirror.getAnnotationType().asElement();
    try {
      for (ExecutableElement member : ElementFilter.methodsIn(type.getEnclosedElements())) {
        AnnotationValue value = member.getDefaultValue();
        if (value != null) {
          members.put(member.getSimpleName().toString(), read(value, value));
        }
      }
      mirror
          .getElementValues()
          .forEach(
              (member, value) -> {
                members.put(member.getSimpleName().toString(), read(value, value));
                written.add(member.getSimpleName().toString());
              });
    } catch (RuntimeException e) {
      // The Eclipse compiler throws this for a value of the wrong type, which it also reports.
      members.clear();
    }
    return new DeclaredAnnotation(members, written, mirror);
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
      known = constant.getSimpleName().toString();
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
