// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** What the Eclipse compiler does otherwise than its interfaces have it (seen in 3.46). */
public final class EclipseQuirks {
  /**
   * Where to show a message.
   *
   * @param element the element
   * @param message the message
   */
  record Place(Element element, String message) {}

  private EclipseQuirks() {}

  /** Whether an element or a value comes from the Eclipse compiler. */
  public static boolean made(Object object) {
    return object.getClass().getName().startsWith("org.eclipse.jdt.");
  }

  /**
   * The type of a name, or null when there is none. The Eclipse compiler aborts when a class that
   * it has read mentions the type and there is none.
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
   * Tells whether a record has components that its element does not show. The Eclipse compiler
   * leaves out components that it refuses, and no standard interface says so: this looks at its
   * tree.
   */
  public static boolean leavesOutComponents(TypeElement record) {
    if (!made(record)) {
      return false;
    }
    Object tree = field(field(field(record, "_binding"), "scope"), "referenceContext");
    return field(tree, "recordComponents") instanceof Object[] declared
        && declared.length > record.getRecordComponents().size();
  }

  /** Returns the value of a public field, or null if there is none. */
  private static @Nullable Object field(@Nullable Object object, String name) {
    try {
      return object == null ? null : object.getClass().getField(name).get(object);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null; // another version of the compiler: then a component may be missing unseen
    }
  }

  /**
   * Where a message about an element can be seen. The Eclipse compiler shows neither file nor line
   * for a record, its components, or what it adds to them. The type around a record has both; where
   * there is none, the message has to say where it belongs.
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

  /** A type itself, and of its parts the type they are in. */
  private static TypeElement typeOf(Element element) {
    Element around = element;
    while (!(around instanceof TypeElement)) {
      around = Objects.requireNonNull(around.getEnclosingElement());
    }
    return (TypeElement) around;
  }
}
