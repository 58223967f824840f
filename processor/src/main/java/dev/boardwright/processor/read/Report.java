// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** The problems of one declaration, collected first and then printed together. */
public final class Report {
  private record Problem(
      String message,
      Element element,
      @Nullable AnnotationMirror annotation,
      @Nullable AnnotationValue value) {}

  private final Element element;
  private final @Nullable AnnotationMirror annotation;
  private final List<Problem> problems = new ArrayList<>();

  /** The report of an element, on one of its annotations. */
  public Report(Element element, @Nullable AnnotationMirror annotation) {
    this.element = element;
    this.annotation = annotation;
  }

  /** Adds a problem of the whole declaration. */
  public void add(Diagnostic id, String message) {
    add(id, message, element, annotation, null);
  }

  /** Adds a problem of one value, or of one element of a value, of the annotation. */
  public void add(Diagnostic id, String message, @Nullable AnnotationValue value) {
    add(id, message, element, annotation, value);
  }

  /** Adds a problem of a part of the declaration. */
  public void add(Diagnostic id, String message, Element part) {
    add(id, message, part, null, null);
  }

  private void add(
      Diagnostic id,
      String message,
      Element where,
      @Nullable AnnotationMirror mirror,
      @Nullable AnnotationValue value) {
    problems.add(new Problem("[" + id + "] " + message, where, mirror, value));
  }

  public boolean isClean() {
    return problems.isEmpty();
  }

  /** Prints every problem where it is. */
  public void printTo(Messager messager) {
    for (Problem problem : problems) {
      messager.printMessage(
          Kind.ERROR, problem.message(), problem.element, problem.annotation, problem.value);
    }
  }
}
