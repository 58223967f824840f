// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.Visible;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.ModuleElement.RequiresDirective;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code @Board}. What is a shape and what is a style the runtime decides: its refusals
 * become the messages here, each on the value that causes it.
 */
public final class BoardReader {
  private static final int MAX_SHOWN = 40;

  private static final String NO_NAME =
      "no SNN name, which is made of ASCII letters and digits, a letter first";

  /** What generated code uses of java.lang, which needs no import. */
  private static final List<String> JAVA_LANG =
      List.of("CharSequence", "Comparable", "IllegalArgumentException", "Override", "String");

  private final Elements elements;

  public BoardReader(Elements elements) {
    this.elements = elements;
  }

  /** Reads one declaration, all problems of it. */
  public Reading read(TypeElement type) {
    AnnotationMirror annotation = Values.annotation(type, Board.class.getCanonicalName());
    Report report = new Report(type, annotation);
    if (annotation == null) {
      return new Reading(type, null, report, false);
    }
    Values values = new Values(elements, annotation);
    AnnotationValue shapeValue = values.get("shape");
    AnnotationValue stylesValue = values.get("styles");
    List<AnnotationValue> sizes = Values.array(shapeValue);
    List<AnnotationValue> names = Values.array(stylesValue);
    SquareOrder order = order(values.get("order"));
    // What is known is checked, whatever becomes of the rest.
    checkVisible(type, report);
    Shape shape = sizes == null ? null : shape(shapeValue, sizes, report);
    List<Style> styles = names == null ? List.of() : styles(stylesValue, names, report);
    boolean isResolved =
        sizes != null
            && sizes.stream().allMatch(size -> Values.isKnown(size, Integer.class))
            && names != null
            && names.stream().allMatch(name -> Values.isKnown(name, String.class))
            && order != null;
    Declaration declaration = declaration(type);
    BoardModel model =
        isResolved && report.isClean() && shape != null
            ? new BoardModel(
                declaration,
                shape,
                order,
                styles.get(0),
                styles.get(1),
                visible(type, declaration.isPublic()),
                shadowedNames(type))
            : null;
    return new Reading(type, model, report, isResolved);
  }

  private static @Nullable SquareOrder order(@Nullable AnnotationValue value) {
    if (value == null || !(value.getValue() instanceof VariableElement constant)) {
      return null;
    }
    for (SquareOrder order : SquareOrder.values()) {
      if (constant.getSimpleName().contentEquals(order.name())) {
        return order;
      }
    }
    return null;
  }

  private static void checkVisible(TypeElement type, Report report) {
    for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
      if (e.getModifiers().contains(Modifier.PRIVATE)) {
        report.add(
            Diagnostic.PrivateType,
            type.getSimpleName()
                + " cannot be a board: "
                + (e == type ? "it" : e.getSimpleName() + " around it")
                + " is private, and the types generated for a board are its neighbours in the"
                + " package");
      }
    }
  }

  /** Asks the runtime three times: of the number of sizes, of each size, and of all together. */
  private static @Nullable Shape shape(
      AnnotationValue value, List<AnnotationValue> sizes, Report report) {
    int[] array = new int[sizes.size()];
    Arrays.fill(array, 1);
    String refusal = refusal(array);
    if (refusal != null) {
      Diagnostic id = sizes.isEmpty() ? Diagnostic.ShapeEmpty : Diagnostic.TooManyDimensions;
      report.add(id, "shape: " + refusal, value);
    }
    boolean isGood = refusal == null;
    for (int axis = 0; axis < array.length; axis++) {
      AnnotationValue size = sizes.get(axis);
      if (!Values.isKnown(size, Integer.class)) {
        isGood = false;
        continue;
      }
      array[axis] = (Integer) size.getValue();
      refusal = refusal(array[axis]);
      if (refusal != null) {
        isGood = false;
        String where = "shape[" + axis + "] = " + array[axis] + ": ";
        report.add(Diagnostic.DimensionSize, where + refusal, size);
      }
    }
    refusal = isGood ? refusal(array) : null;
    if (refusal != null) {
      report.add(Diagnostic.ShapeTooLarge, "shape: " + refusal, value);
    }
    return isGood && refusal == null ? Shape.of(array) : null;
  }

  private static @Nullable String refusal(int... sizes) {
    try {
      Shape.of(sizes);
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  private static List<Style> styles(
      AnnotationValue value, List<AnnotationValue> names, Report report) {
    if (names.size() != 2) {
      report.add(
          Diagnostic.StyleCount,
          "styles: two are needed, the first player's in upper case and the second player's in"
              + " lower case; got "
              + names.size(),
          value);
    }
    List<Style> styles = new ArrayList<>();
    for (int i = 0; i < Math.min(names.size(), 2); i++) {
      if (!Values.isKnown(names.get(i), String.class)) {
        continue;
      }
      String name = (String) names.get(i).getValue();
      Side side = i == 0 ? Side.FIRST : Side.SECOND;
      Style style = Style.isValid(name) ? Style.parse(name) : null;
      String where = "styles[" + i + "] = \"" + shown(name) + "\": ";
      if (style == null) {
        report.add(Diagnostic.StyleName, where + NO_NAME + suggestion(name, side), names.get(i));
      } else if (style.side() != side) {
        report.add(
            Diagnostic.StyleSide,
            where
                + (side == Side.FIRST
                    ? "the first player's style is written in upper case"
                    : "the second player's style is written in lower case")
                + suggestion(name, side),
            names.get(i));
      } else {
        checkLength(side, name, where, names.get(i), report);
        styles.add(style);
      }
    }
    return styles;
  }

  private static void checkLength(
      Side side, String name, String where, AnnotationValue value, Report report) {
    try {
      QiLimits.checkStyle(side, name);
    } catch (IllegalArgumentException e) {
      report.add(Diagnostic.StyleTooLong, where + e.getMessage(), value);
    }
  }

  /** The right case is all that many a wrong name lacks. */
  private static String suggestion(String name, Side side) {
    String cased =
        side == Side.FIRST ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
    // Some letters have no other case, or one of two letters.
    boolean isAscii = name.chars().allMatch(c -> c < 128);
    return isAscii && Style.isValid(cased) ? "; did you mean \"" + shown(cased) + "\"?" : "";
  }

  private static String shown(String text) {
    String start = text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text;
    return start.replaceAll("\\p{Cntrl}", "?");
  }

  private Declaration declaration(TypeElement type) {
    LinkedList<String> names = new LinkedList<>();
    boolean isPublic = true;
    for (Element e = type; e.getKind() != ElementKind.PACKAGE; e = e.getEnclosingElement()) {
      names.addFirst(e.getSimpleName().toString());
      isPublic &= e.getModifiers().contains(Modifier.PUBLIC);
    }
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    return new Declaration(packageName, names, isPublic);
  }

  private Visible visible(TypeElement type, boolean isPublic) {
    boolean isExported = isPublic && isExported(elements.getPackageOf(type));
    return new Visible(
        isUsable(type, "javax.annotation.processing.Generated", isExported),
        isUsable(type, "org.jspecify.annotations.Nullable", isExported));
  }

  private static boolean isExported(PackageElement generatedIn) {
    Element module = generatedIn.getEnclosingElement();
    return module instanceof ModuleElement named
        && ElementFilter.exportsIn(named.getDirectives()).stream()
            .anyMatch(exports -> exports.getPackage().equals(generatedIn));
  }

  /**
   * Whether generated code can carry an annotation. In an exported signature that takes a {@code
   * requires transitive}: compilers warn of any other, since who reads the signature might not have
   * the annotation's module.
   */
  private boolean isUsable(TypeElement type, String annotation, boolean isExported) {
    ModuleElement module = elements.getModuleOf(type);
    TypeElement found =
        module == null
            ? elements.getTypeElement(annotation)
            : elements.getTypeElement(module, annotation);
    return found != null
        && (!isExported
            || ElementFilter.requiresIn(module.getDirectives()).stream()
                .filter(RequiresDirective::isTransitive)
                .anyMatch(r -> r.getDependency().equals(elements.getModuleOf(found))));
  }

  /**
   * A class String in the package hides the one of java.lang. That is the one look beyond the
   * declaration: a build that adds such a class later has to compile the declaration again.
   */
  private List<String> shadowedNames(TypeElement type) {
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    String before = packageName.isEmpty() ? "" : packageName + ".";
    ModuleElement module = elements.getModuleOf(type);
    return JAVA_LANG.stream().filter(name -> isVisible(module, before + name)).toList();
  }

  private boolean isVisible(@Nullable ModuleElement module, String name) {
    return (module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name))
        != null;
  }
}
