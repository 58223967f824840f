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

/** What is to be said of one declaration, collected first and then printed together. */
public final class Report {
  private record Entry(
      Kind kind,
      String message,
      Element element,
      @Nullable AnnotationMirror annotation,
      @Nullable AnnotationValue value) {}

  private final Element element;
  private final @Nullable AnnotationMirror annotation;
  private final List<Entry> entries = new ArrayList<>();

  /** The report of an element, on one of its annotations. */
  public Report(Element element, @Nullable AnnotationMirror annotation) {
    this.element = element;
    this.annotation = annotation;
  }

  /** Says something of the whole declaration. The arguments are those of the id's text. */
  public void add(Diagnostic id, @Nullable Object... arguments) {
    add(element, annotation, null, id, arguments);
  }

  /** Says something of one value, or of one element of a value, of the annotation. */
  public void addOn(@Nullable AnnotationValue value, Diagnostic id, @Nullable Object... arguments) {
    add(element, annotation, value, id, arguments);
  }

  /** Says something of a part of the declaration. */
  public void addOn(Element part, Diagnostic id, @Nullable Object... arguments) {
    add(part, null, null, id, arguments);
  }

  private void add(
      Element where,
      @Nullable AnnotationMirror mirror,
      @Nullable AnnotationValue value,
      Diagnostic id,
      @Nullable Object... arguments) {
    entries.add(new Entry(id.kind(), id.message(arguments), where, mirror, value));
  }

  /** Whether there is no error. */
  public boolean isClean() {
    return entries.stream().noneMatch(entry -> entry.kind == Kind.ERROR);
  }

  /** Prints everything where it belongs. */
  public void printTo(Messager messager) {
    for (Entry entry : entries) {
      EclipseQuirks.Place place = EclipseQuirks.place(entry.element, entry.message);
      messager.printMessage(
          entry.kind, place.message(), place.element(), entry.annotation, entry.value);
    }
  }

  /** Prints a message where an element is. */
  public static void print(Messager messager, Kind kind, String message, Element element) {
    EclipseQuirks.Place place = EclipseQuirks.place(element, message);
    messager.printMessage(kind, place.message(), place.element());
  }
}
