// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.support.declaration.Quoting;
import java.util.Objects;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Workarounds for cases in which the Eclipse compiler does not behave as the annotation processing
 * API specifies (seen in version 3.46).
 */
public final class EclipseQuirks {
  /**
   * The place of a message.
   *
   * @param element the element to show the message on
   * @param message the message to show there
   */
  record Place(Element element, String message) {}

  private EclipseQuirks() {}

  /** {@return whether an element or a value comes from the Eclipse compiler} */
  public static boolean made(Object object) {
    return object.getClass().getName().startsWith("org.eclipse.jdt.");
  }

  /**
   * {@return the type of a name, or null if it does not exist} The Eclipse compiler throws an
   * exception if the type does not exist but a class that it has read mentions the type.
   */
  public static @Nullable TypeElement find(
      Elements elements, @Nullable ModuleElement module, String name) {
    try {
      return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
    } catch (RuntimeException e) {
      return null;
    }
  }

  /**
   * {@return whether a record has components that its element leaves out} The Eclipse compiler
   * leaves out components that it rejects. No standard interface reveals this, so this method
   * inspects the syntax tree of that compiler.
   */
  public static boolean leavesOutComponents(TypeElement record) {
    if (!made(record)) {
      return false;
    }
    Object tree = field(field(field(record, "_binding"), "scope"), "referenceContext");
    return field(tree, "recordComponents") instanceof Object[] declared
        && declared.length > record.getRecordComponents().size();
  }

  /** {@return the value of a public field, or null if the object has no such field} */
  private static @Nullable Object field(@Nullable Object object, String name) {
    try {
      return object == null ? null : object.getClass().getField(name).get(object);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null; // in another version of the compiler, a missing component may go unnoticed
    }
  }

  /**
   * {@return the place at which to show a message about an element} The Eclipse compiler shows
   * neither file nor line for a record, its components, or the members that it adds to a record.
   * Such a message is therefore shown on the innermost type around the record that is not a record.
   * If all types around it are records, the message is shown on the outermost one, followed by the
   * name of that record.
   */
  static Place place(Element element, String message) {
    if (!made(element)) {
      return new Place(element, message);
    }
    TypeElement type = typeOf(element);
    if (type.getKind() != ElementKind.RECORD) {
      return new Place(element, message);
    }
    while (type.getKind() == ElementKind.RECORD
        && type.getEnclosingElement() instanceof TypeElement outer) {
      type = outer;
    }
    boolean isShown = type.getKind() != ElementKind.RECORD;
    return new Place(
        type, isShown ? message : message + " (" + Quoting.name(type.toString()) + ")");
  }

  /**
   * Prints a message on a value of an annotation. The Eclipse compiler throws an exception if it
   * searches the annotations of an element and comes across an empty array. The message is then
   * shown on the element.
   *
   * @param messager the messager of the compiler
   * @param kind the kind of message
   * @param place the place of the element, and the message
   * @param annotation an annotation of the element, or one nested in it, or null
   * @param value a value of the annotation, or null
   */
  static void print(
      Messager messager,
      Diagnostic.Kind kind,
      Place place,
      @Nullable AnnotationMirror annotation,
      @Nullable AnnotationValue value) {
    try {
      messager.printMessage(kind, place.message, place.element, annotation, value);
    } catch (NullPointerException e) {
      if (!made(place.element)) {
        throw e;
      }
      messager.printMessage(kind, place.message, place.element);
    }
  }

  /** {@return the element itself if it is a type, otherwise the type that contains it} */
  private static TypeElement typeOf(Element element) {
    Element around = element;
    while (!(around instanceof TypeElement)) {
      around = Objects.requireNonNull(around.getEnclosingElement());
    }
    return (TypeElement) around;
  }
}
