// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.DeclaredValue;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** An annotation as a compiler has it. */
public final class CompiledAnnotation implements DeclaredAnnotation {
  private final Elements elements;
  private final AnnotationMirror mirror;
  private final AnnotationValues values;

  /**
   * Creates an annotation.
   *
   * @param elements the compiler's view of the sources
   * @param mirror the compiler's form of the annotation
   */
  private CompiledAnnotation(Elements elements, AnnotationMirror mirror) {
    this.elements = elements;
    this.mirror = mirror;
    values = new AnnotationValues(elements, mirror);
  }

  /**
   * {@return the annotation of a type, or null if it has none}
   *
   * @param annotation the type of the annotation
   */
  public static @Nullable CompiledAnnotation find(
      Elements elements, TypeElement type, Class<?> annotation) {
    AnnotationMirror mirror = AnnotationValues.annotation(type, annotation.getCanonicalName());
    return mirror == null ? null : new CompiledAnnotation(elements, mirror);
  }

  /** {@return the compiler's form of the annotation} */
  public AnnotationMirror mirror() {
    return mirror;
  }

  @Override
  public @Nullable DeclaredValue get(String member) {
    AnnotationValue value = values.get(member);
    return value == null ? null : new Value(elements, value);
  }

  @Override
  public boolean isWritten(String member) {
    return values.isWritten(member);
  }

  @Override
  public boolean hasPlacesOfElements() {
    return !EclipseQuirks.made(mirror);
  }

  /** A value as a compiler has it. */
  record Value(Elements elements, AnnotationValue compiled) implements DeclaredValue {
    @Override
    public <T> @Nullable T known(Class<T> type) {
      if (type == DeclaredAnnotation.class) {
        return compiled.getValue() instanceof AnnotationMirror nested
            ? type.cast(new CompiledAnnotation(elements, nested))
            : null;
      }
      return AnnotationValues.isKnown(compiled, type) ? type.cast(compiled.getValue()) : null;
    }

    @Override
    public <E extends Enum<E>> @Nullable E constant(E[] constants) {
      return AnnotationValues.constant(compiled, constants);
    }

    @Override
    public @Nullable List<DeclaredValue> array() {
      List<AnnotationValue> array = AnnotationValues.array(compiled);
      return array == null
          ? null
          : array.stream().<DeclaredValue>map(value -> new Value(elements, value)).toList();
    }
  }
}
