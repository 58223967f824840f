// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.codec;

import dev.boardwright.GeneratedCode;
import dev.boardwright.cell.Square;
import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.packed.Range;
import dev.boardwright.processor.model.TypeReference;
import dev.boardwright.processor.model.codec.PackedComponent;
import dev.boardwright.processor.model.codec.PackedComponent.Kind;
import dev.boardwright.processor.read.CompiledAnnotation;
import dev.boardwright.processor.read.Declarations;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Report;
import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.Quoting;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** A reader of the components of a packed record, one at a time. */
final class ComponentReader {
  /** The maximum length of a label, which the generated code repeats. */
  private static final int MAX_LABEL = 255;

  /**
   * The result of reading one component.
   *
   * @param component the component, or null if it is invalid or unknown
   * @param isResolved whether everything about the component is known; if not, it may become known
   *     in another round
   */
  record Result(@Nullable PackedComponent component, boolean isResolved) {
    static final Result REFUSED = new Result(null, true);
    static final Result UNRESOLVED = new Result(null, false);
  }

  private static final String PACKABLE =
      "the supported types are int, long, short, byte, boolean, enums, and the squares generated"
          + " for a board";

  /** The wrapper classes, which cannot be packed, and the primitive types to use instead. */
  private static final Map<String, String> BOXES =
      Map.of(
          "java.lang.Integer", "int",
          "java.lang.Long", "long",
          "java.lang.Short", "short",
          "java.lang.Byte", "byte",
          "java.lang.Boolean", "boolean");

  private final Elements elements;
  private final Report report;

  ComponentReader(Elements elements, Report report) {
    this.elements = elements;
    this.report = report;
  }

  /** {@return the record that a component belongs to} */
  static TypeElement recordOf(RecordComponentElement component) {
    return (TypeElement) Objects.requireNonNull(component.getEnclosingElement());
  }

  /**
   * {@return the element on which to report a problem of a component} This is the field of the
   * component, because javac 17 does not know the positions of components.
   */
  static Element where(RecordComponentElement component) {
    return ElementFilter.fieldsIn(recordOf(component).getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .findFirst()
        .map(Element.class::cast)
        .orElse(component);
  }

  Result read(RecordComponentElement component) {
    if (component.getAccessor() == null) {
      return Result.UNRESOLVED; // a name such as toString, which the compiler rejects
    }
    return switch (component.asType().getKind()) {
      case BYTE -> number(component, Kind.BYTE);
      case SHORT -> number(component, Kind.SHORT);
      case INT -> number(component, Kind.INT);
      case LONG -> number(component, Kind.LONG);
      case BOOLEAN -> choice(component, Kind.BOOLEAN, null, 2);
      case DECLARED -> declared(component, (DeclaredType) component.asType());
      case ERROR -> Result.UNRESOLVED;
      case TYPEVAR -> Result.REFUSED; // the record is rejected for its type parameters
      default -> unsupported(component, PACKABLE, "");
    };
  }

  private Result number(RecordComponentElement component, Kind kind) {
    refuseNullable(component);
    String name = component.getSimpleName().toString();
    DeclaredAnnotation range = CompiledAnnotation.find(component, Range.class);
    if (range == null) {
      if (kind == Kind.INT || kind == Kind.LONG) {
        return refused(component, Diagnostic.MissingRange, shown(component), otherRange(component));
      }
      PackedField field = PackedFormat.field(name, kind.min(), kind.max());
      return new Result(new PackedComponent(kind, null, false, field), true);
    }
    Long min = range.isWritten("min") ? range.known("min", Long.class) : (Long) 0L;
    Long max = range.known("max", Long.class);
    String label = range.isWritten("label") ? range.known("label", String.class) : "";
    if (min == null || max == null || label == null) {
      return Result.UNRESOLVED;
    }
    long least = min;
    long most = max;
    PackedField field;
    try {
      field = PackedFormat.field(name, least, most);
    } catch (IllegalArgumentException e) {
      boolean isTurned = range.isWritten("min") && most >= kind.min() && least <= kind.max();
      String meant = "; did you mean min = " + most + ", max = " + least + "?";
      return refused(
          component,
          Diagnostic.RangeEmpty,
          shown(component),
          e.getMessage(),
          isTurned ? meant : "");
    }
    boolean isBelow = least < kind.min();
    if (isBelow || most > kind.max()) {
      return refused(
          component,
          Diagnostic.RangeBeyondType,
          shown(component),
          isBelow ? "min " + least : "max " + most,
          kind.min(),
          kind.max());
    }
    if (label.length() > MAX_LABEL) {
      return refused(
          component, Diagnostic.LabelTooLong, shown(component), MAX_LABEL, label.length());
    }
    return new Result(
        new PackedComponent(kind, null, false, label.isEmpty() ? field : field.withLabel(label)),
        true);
  }

  /** {@return the end of a message that names a {@code Range} of another package, if any} */
  private static String otherRange(RecordComponentElement component) {
    return Stream.of(component, where(component), component.getAccessor())
        .map(AnnotatedConstruct::getAnnotationMirrors)
        .flatMap(List::stream)
        .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
        .filter(type -> type.getSimpleName().contentEquals(Range.class.getSimpleName()))
        .map(
            type ->
                "; it has "
                    + Quoting.name(type.getQualifiedName())
                    + " instead of "
                    + Range.class.getName())
        .findFirst()
        .orElse("");
  }

  private Result declared(RecordComponentElement component, DeclaredType mirror) {
    TypeElement type = (TypeElement) mirror.asElement();
    boolean isEnum = type.getKind() == ElementKind.ENUM;
    int squares = squareCount(type);
    if (!isEnum && squares < 0) {
      if (type.getQualifiedName().contentEquals(Square.class.getCanonicalName())) {
        return unsupported(
            component,
            "a Square may belong to any board; use a generated type such as ChessSquare",
            "");
      }
      String primitive = BOXES.get(type.getQualifiedName().toString());
      return unsupported(
          component, PACKABLE, primitive == null ? "" : "; did you mean " + primitive + "?");
    }
    String hidden = hidden(component, type);
    if (hidden != null) {
      return refused(
          component, Diagnostic.HiddenType, shown(component), type.getSimpleName(), hidden);
    }
    TypeReference reference = new Declarations(elements).reference(type);
    return squares >= 0
        ? choice(component, Kind.SQUARE, reference, squares)
        : choice(component, Kind.ENUM, reference, constants(type));
  }

  /** {@return the {@code COUNT} of a generated square type, or −1 for any other type} */
  private static int squareCount(TypeElement type) {
    boolean isSquare =
        type.getInterfaces().stream()
            .anyMatch(
                i ->
                    i instanceof DeclaredType declared
                        && ((TypeElement) declared.asElement())
                            .getQualifiedName()
                            .contentEquals(Square.class.getCanonicalName()));
    if (isSquare && CompiledAnnotation.find(type, GeneratedCode.class) != null) {
      for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        if (field.getSimpleName().contentEquals("COUNT")
            && field.getConstantValue() instanceof Integer count) {
          return count;
        }
      }
    }
    return -1;
  }

  private static int constants(TypeElement type) {
    return (int)
        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .filter(field -> field.getKind() == ElementKind.ENUM_CONSTANT)
            .count();
  }

  /** {@return the reason why a codec cannot see a type that its record sees, or null if it can} */
  private @Nullable String hidden(RecordComponentElement component, TypeElement type) {
    // This uses the package of the record, because the Eclipse compiler does not know the package
    // of the component.
    PackageElement here = elements.getPackageOf(recordOf(component));
    boolean isNeighbour = here.equals(elements.getPackageOf(type));
    for (TypeElement e : Declarations.outwards(type)) {
      boolean isPrivate = e.getModifiers().contains(Modifier.PRIVATE);
      if (isPrivate || !isNeighbour && !e.getModifiers().contains(Modifier.PUBLIC)) {
        return (e == type ? "it" : Quoting.name(e.getSimpleName()) + " around it")
            + " is "
            + (isPrivate ? "private" : "not public, in another package");
      }
    }
    return null;
  }

  /** Reads a component that is packed as a code, counted from 0. */
  private Result choice(
      RecordComponentElement component, Kind kind, @Nullable TypeReference type, int count) {
    String name = component.getSimpleName().toString();
    boolean isGood = true;
    if (CompiledAnnotation.find(component, Range.class) != null) {
      refused(component, Diagnostic.RangeOfNoNumber, shown(component));
      isGood = false;
    }
    boolean isNullable = kind == Kind.BOOLEAN ? refuseNullable(component) : isNullable(component);
    if (count == 0) {
      return refused(
          component,
          Diagnostic.EmptyEnum,
          shown(component),
          Quoting.name(typeName(component.asType())));
    }
    if (!isGood) {
      return Result.REFUSED;
    }
    PackedField field = PackedFormat.field(name, 0, isNullable ? count : count - 1);
    return new Result(new PackedComponent(kind, type, isNullable, field), true);
  }

  private boolean refuseNullable(RecordComponentElement component) {
    if (isNullable(component)) {
      report.addOn(where(component), Diagnostic.NullablePrimitive, shown(component));
    }
    return false;
  }

  /**
   * {@return whether a component has an annotation named {@code Nullable}} If the annotation is not
   * applicable to components, it is on the members that the compiler derives from the component.
   */
  private static boolean isNullable(RecordComponentElement component) {
    Element field = where(component);
    Stream<AnnotatedConstruct> places =
        Stream.of(
            component,
            component.asType(),
            field,
            field.asType(),
            component.getAccessor(),
            component.getAccessor().getReturnType());
    return Stream.concat(places, parameters(component))
        .map(AnnotatedConstruct::getAnnotationMirrors)
        .flatMap(List::stream)
        .anyMatch(
            mirror ->
                mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }

  private static Stream<AnnotatedConstruct> parameters(RecordComponentElement component) {
    TypeElement type = recordOf(component);
    int index = type.getRecordComponents().indexOf(component);
    return canonicalConstructor(type).map(constructor -> constructor.getParameters().get(index));
  }

  /**
   * {@return a stream of the canonical constructor of a record} Its parameters have the names and
   * the types of the components.
   */
  static Stream<ExecutableElement> canonicalConstructor(TypeElement type) {
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(
            constructor -> {
              List<? extends VariableElement> parameters = constructor.getParameters();
              boolean isSame = parameters.size() == components.size();
              for (int i = 0; isSame && i < parameters.size(); i++) {
                isSame =
                    parameters.get(i).getSimpleName().equals(components.get(i).getSimpleName())
                        && typeName(parameters.get(i).asType())
                            .equals(typeName(components.get(i).asType()));
              }
              return isSame;
            });
  }

  private Result unsupported(RecordComponentElement component, String why, String suggestion) {
    return refused(
        component,
        Diagnostic.UnsupportedType,
        shown(component),
        Quoting.name(typeName(component.asType())),
        why,
        suggestion);
  }

  /** {@return the names of a record, which not every compiler shows, and of its component} */
  static String shown(RecordComponentElement component) {
    return Quoting.name(recordOf(component).getSimpleName())
        + "."
        + Quoting.name(component.getSimpleName());
  }

  /** {@return the name of a type without the annotations on it} */
  private static String typeName(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      return ((TypeElement) declared.asElement()).getQualifiedName().toString();
    }
    return type.getKind().isPrimitive()
        ? type.getKind().name().toLowerCase(Locale.ROOT)
        : type.toString();
  }

  private Result refused(
      RecordComponentElement component, Diagnostic id, @Nullable Object... arguments) {
    report.addOn(where(component), id, arguments);
    return Result.REFUSED;
  }
}
