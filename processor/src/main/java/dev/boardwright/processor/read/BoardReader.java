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
    BoardModel model =
        isResolved && report.isClean() && shape != null
            ? new BoardModel(
                declaration(type),
                shape,
                order,
                styles.get(0),
                styles.get(1),
                visible(type),
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

  private static @Nullable Shape shape(
      AnnotationValue value, List<AnnotationValue> sizes, Report report) {
    int[] array = new int[sizes.size()];
    boolean sizesAreGood = true;
    for (int axis = 0; axis < array.length; axis++) {
      if (!Values.isKnown(sizes.get(axis), Integer.class)) {
        sizesAreGood = false;
        continue;
      }
      array[axis] = (Integer) sizes.get(axis).getValue();
      String refusal = refusal(array[axis]);
      if (refusal != null) {
        sizesAreGood = false;
        report.add(
            Diagnostic.DimensionSize,
            "shape[" + axis + "] = " + array[axis] + ": " + refusal,
            sizes.get(axis));
      }
    }
    // A wrong size makes nonsense of the number of squares, but none of the number of sizes.
    if (!sizesAreGood && array.length <= QiLimits.MAX_DIMENSIONS) {
      return null;
    }
    try {
      return Shape.of(array);
    } catch (IllegalArgumentException e) {
      report.add(idOf(array), "shape: " + e.getMessage(), value);
      return null;
    }
  }

  private static @Nullable String refusal(int size) {
    try {
      Shape.of(size);
      return null;
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }

  private static Diagnostic idOf(int[] refused) {
    if (refused.length == 0) {
      return Diagnostic.ShapeEmpty;
    }
    return refused.length > QiLimits.MAX_DIMENSIONS
        ? Diagnostic.TooManyDimensions
        : Diagnostic.ShapeTooLarge;
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

  private Visible visible(TypeElement type) {
    boolean isExported = declaration(type).isPublic() && isExported(elements.getPackageOf(type));
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
