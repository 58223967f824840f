// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardTexts;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.PieceAlphabet;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code @Board}. What is a shape and what is a style the runtime decides: its refusals
 * become the messages here, each on the value that causes it.
 */
public final class BoardReader {
  private static final int MAX_SHOWN = 40;

  /** Control and formatting characters, lone surrogates, and what is none at all. */
  private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  private static final String NO_NAME =
      "no SNN name, which is made of ASCII letters and digits, a letter first";

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
    String refusal =
        Declarations.hiddenFromPackage(
            type, "be a board", "the types generated for a board are its neighbours");
    if (refusal != null) {
      report.add(Diagnostic.PrivateType, refusal);
    }
    Shape shape = sizes == null ? null : shape(shapeValue, sizes, report);
    List<Style> styles = names == null ? List.of() : styles(stylesValue, names, report);
    AlphabetReader alphabets = new AlphabetReader(values, report);
    PieceAlphabet alphabet = alphabets.read();
    TextsReader textsReader = new TextsReader(values, report);
    boolean isResolved =
        sizes != null
            && sizes.stream().allMatch(size -> Values.isKnown(size, Integer.class))
            && names != null
            && names.stream().allMatch(name -> Values.isKnown(name, String.class))
            && order != null
            && alphabets.isResolved()
            && textsReader.isResolved();
    // Only of a board that is good itself: or one mistake would become two.
    BoardTexts texts =
        isResolved && report.isClean() && shape != null
            ? textsReader.read(shape, styles, alphabet)
            : null;
    Declarations declarations = new Declarations(elements);
    Declaration declaration = declarations.declaration(type);
    BoardModel model =
        isResolved && report.isClean() && shape != null
            ? new BoardModel(
                declaration,
                shape,
                order,
                styles.get(0),
                styles.get(1),
                alphabet,
                texts,
                declarations.surroundings(type, declaration.isPublic()))
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

  /** A text from a source, fit for a terminal: short, and without what cannot be seen. */
  static String shown(String text) {
    String start =
        text.codePointCount(0, text.length()) > MAX_SHOWN
            ? text.substring(0, text.offsetByCodePoints(0, MAX_SHOWN)) + "…"
            : text;
    return UNSEEN.matcher(start).replaceAll("?");
  }
}
