// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.codec;

import dev.boardwright.packed.BitPacked;
import dev.boardwright.packed.PackedField;
import dev.boardwright.packed.PackedFormat;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.codec.CodecModel;
import dev.boardwright.processor.model.codec.PackedComponent;
import dev.boardwright.processor.read.CompiledAnnotation;
import dev.boardwright.processor.read.Declarations;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.EclipseQuirks;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.support.declaration.DeclaredAnnotation;
import dev.boardwright.support.declaration.Quoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** A reader of {@code @BitPacked}. The runtime decides how many bits each component needs. */
public final class CodecReader {
  /**
   * The names that components cannot have, because the codec uses them. For each component, the
   * codec has a method with the same name that takes the packed form. The first four names are
   * those of other methods that may take a single number. The remaining names occur in the code of
   * the codec, where the name of a component would hide them.
   */
  private static final Set<String> RESERVED =
      Set.of("encode", "isValid", "pack", "unpack", "FORMAT", "Objects", "java");

  private static final String EXPORTS = "exports";

  /** The names of constants of a codec, which would hide a type of the same name. */
  private static final Set<String> CONSTANTS = Set.of("BITS", "FORMAT", "HEX_DIGITS");

  private final Elements elements;

  public CodecReader(Elements elements) {
    this.elements = elements;
  }

  /** Reads one declaration and reports all of its problems. */
  public Reading read(TypeElement type) {
    Report report = new Report(type, CompiledAnnotation.find(type, BitPacked.class));
    Declarations declarations = new Declarations(elements);
    Declaration declaration = declarations.declaration(type);
    if (type.getKind() != ElementKind.RECORD) {
      report.add(Diagnostic.NotARecord, type.getSimpleName());
      return new Reading(type, declaration, null, report, true);
    }
    String refusal = Declarations.hiddenFromPackage(type, "its codec");
    if (refusal != null) {
      report.add(Diagnostic.PrivateType, type.getSimpleName(), "packed", refusal);
    }
    if (!type.getTypeParameters().isEmpty()) {
      report.add(Diagnostic.GenericRecord, type.getSimpleName());
    }
    // The compiler itself reports a component that it rejects.
    boolean isResolved = !EclipseQuirks.leavesOutComponents(type);
    if (isResolved && type.getRecordComponents().isEmpty()) {
      report.add(Diagnostic.EmptyRecord, type.getSimpleName());
    }
    ComponentReader reader = new ComponentReader(elements, report);
    checkReachable(type, report);
    List<PackedComponent> components = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      checkName(component, report);
      ComponentReader.Result result = reader.read(component);
      isResolved &= result.isResolved();
      if (result.component() != null) {
        components.add(result.component());
        checkTypeName(result.component(), component, report);
      }
    }
    checkBits(type, components, report);
    return new Reading(
        type,
        declaration,
        isResolved && report.isClean() ? model(type, components) : null,
        report,
        isResolved);
  }

  private void checkName(RecordComponentElement component, Report report) {
    String name = component.getSimpleName().toString();
    TypeElement type = ComponentReader.recordOf(component);
    String codec = new Declarations(elements).declaration(type).prefix() + CodecModel.SUFFIX;
    if (RESERVED.contains(name) || name.equals(codec)) {
      report.addOn(
          ComponentReader.where(component),
          Diagnostic.ComponentName,
          type.getSimpleName(),
          component.getSimpleName());
    }
  }

  /**
   * Reports a record inside a class that code cannot name. A source file may contain methods that
   * are outside any class, and then has an implicit class around them.
   */
  private void checkReachable(TypeElement type, Report report) {
    List<TypeElement> types = Declarations.outwards(type);
    TypeElement outermost = types.get(types.size() - 1);
    if (elements.getAllTypeElements(outermost.getQualifiedName()).isEmpty()) {
      report.add(
          Diagnostic.PrivateType,
          type.getSimpleName(),
          "packed",
          "the class around it is not declared, so the codec cannot name it");
    }
  }

  private static void checkTypeName(
      PackedComponent component, RecordComponentElement element, Report report) {
    if (component.type() != null && CONSTANTS.contains(component.type().simpleNames().get(0))) {
      report.addOn(
          ComponentReader.where(element),
          Diagnostic.HiddenType,
          ComponentReader.shown(element),
          Quoting.name(component.type().simpleNames().get(0)),
          "the codec has a constant with that name");
    }
  }

  /** Reports too many bits on the component that exceeds the limit. */
  private static void checkBits(TypeElement type, List<PackedComponent> components, Report report) {
    PackedField[] fields =
        components.stream().map(PackedComponent::field).toArray(PackedField[]::new);
    if (fields.length == 0) {
      return;
    }
    try {
      PackedFormat.of(fields);
    } catch (IllegalArgumentException e) {
      int bits = 0;
      int at = -1;
      while (bits <= PackedFormat.MAX_BITS && at < fields.length - 1) {
        at++;
        bits += fields[at].bits();
      }
      String name = fields[at].name();
      for (RecordComponentElement component : type.getRecordComponents()) {
        if (component.getSimpleName().contentEquals(name)) {
          report.addOn(
              ComponentReader.where(component),
              Diagnostic.TooManyBits,
              type.getSimpleName(),
              e.getMessage());
        }
      }
    }
  }

  private CodecModel model(TypeElement type, List<PackedComponent> components) {
    Declarations declarations = new Declarations(elements);
    Declaration declaration = declarations.declaration(type);
    return new CodecModel(
        declaration,
        components,
        suppressed(type),
        declarations.surroundings(type, declaration.isPublic()));
  }

  /**
   * {@return the warnings that the codec suppresses} A codec only mentions what is deprecated, and
   * deprecation warnings are meant for code that uses it. The types that a codec exports are also
   * exported by the record. If the {@code exports} warning is suppressed on the record or on one of
   * these types, the codec suppresses it too.
   */
  private static List<String> suppressed(TypeElement type) {
    Set<String> suppressed = new TreeSet<>();
    addWarnings(type, suppressed);
    ComponentReader.canonicalConstructor(type).forEach(c -> addWarnings(c, suppressed));
    for (RecordComponentElement component : type.getRecordComponents()) {
      addWarnings(component.getAccessor(), suppressed);
      if (component.asType() instanceof DeclaredType declared) {
        addWarnings(declared.asElement(), suppressed);
      }
    }
    return List.copyOf(suppressed);
  }

  private static void addWarnings(Element type, Set<String> warnings) {
    for (Element e = type;
        e != null && e.getKind() != ElementKind.PACKAGE;
        e = e.getEnclosingElement()) {
      DeclaredAnnotation deprecated = CompiledAnnotation.find(e, Deprecated.class);
      if (deprecated != null) {
        warnings.add(deprecated.flag("forRemoval", false) ? "removal" : "deprecation");
      }
      DeclaredAnnotation suppressed = CompiledAnnotation.find(e, SuppressWarnings.class);
      if (suppressed != null && suppressed.texts("value").contains(EXPORTS)) {
        warnings.add(EXPORTS);
      }
    }
  }
}
