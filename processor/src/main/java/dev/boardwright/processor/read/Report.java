// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.DeclarationReport;
import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.DeclaredValue;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;

/** The messages about one declaration, which are collected first and then printed together. */
public final class Report implements DeclarationReport {
  private record Entry(
      Kind kind,
      String message,
      Element element,
      @Nullable DeclaredAnnotation annotation,
      @Nullable DeclaredValue value) {}

  private final Element element;
  private final @Nullable DeclaredAnnotation annotation;
  private final List<Entry> entries = new ArrayList<>();

  /** Creates a report on an element and one of its annotations. */
  public Report(Element element, @Nullable DeclaredAnnotation annotation) {
    this.element = element;
    this.annotation = annotation;
  }

  /** Adds a message about the whole declaration. The arguments are those of the id's text. */
  public void add(Diagnostic id, @Nullable Object... arguments) {
    entries.add(new Entry(id.kind(), id.message(arguments), element, annotation, null));
  }

  /**
   * Adds a message about an annotation of the element, or one nested in it. Warnings that the
   * element suppresses are left out.
   */
  @Override
  public void add(
      DeclaredAnnotation where,
      @Nullable DeclaredValue value,
      String id,
      boolean isWarning,
      String message) {
    if (!isWarning || !SuppressedWarnings.contain((TypeElement) element, id)) {
      entries.add(new Entry(isWarning ? Kind.WARNING : Kind.ERROR, message, element, where, value));
    }
  }

  /** Adds a message about a part of the declaration. */
  public void addOn(Element part, Diagnostic id, @Nullable Object... arguments) {
    entries.add(new Entry(id.kind(), id.message(arguments), part, null, null));
  }

  @Override
  public boolean isClean() {
    return entries.stream().noneMatch(entry -> entry.kind == Kind.ERROR);
  }

  /** Prints each message at its place. */
  public void printTo(Messager messager) {
    for (Entry entry : entries) {
      EclipseQuirks.Place place = EclipseQuirks.place(entry.element, entry.message);
      EclipseQuirks.print(
          messager,
          entry.kind,
          place,
          entry.annotation == null ? null : (AnnotationMirror) entry.annotation.place(),
          entry.value == null ? null : (AnnotationValue) entry.value.place());
    }
  }
}
