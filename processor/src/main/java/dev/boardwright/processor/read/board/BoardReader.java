// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.read.board;

import dev.boardwright.Board;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.model.BoardModel;
import dev.boardwright.processor.model.BoardTexts;
import dev.boardwright.processor.model.Declaration;
import dev.boardwright.processor.model.DeclaredRules;
import dev.boardwright.processor.model.PieceAlphabet;
import dev.boardwright.processor.read.AnnotationValues;
import dev.boardwright.processor.read.Declarations;
import dev.boardwright.processor.read.Diagnostic;
import dev.boardwright.processor.read.Quoting;
import dev.boardwright.processor.read.Reading;
import dev.boardwright.processor.read.Report;
import dev.boardwright.processor.read.Suggestions;
import dev.boardwright.processor.read.rules.RulesReader;
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
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * A reader of {@code @Board}. The runtime decides which shapes and styles are valid. The reader
 * turns the exceptions of the runtime into messages, each on the value that causes it.
 */
public final class BoardReader {
  /** Characters that people write between words, but that are not allowed in a style name. */
  private static final Pattern NO_LETTER = Pattern.compile("[ _.-]+");

  private final Elements elements;

  public BoardReader(Elements elements) {
    this.elements = elements;
  }

  /** Reads one declaration and reports all of its problems. */
  public Reading read(TypeElement type) {
    AnnotationMirror annotation = AnnotationValues.annotation(type, Board.class.getCanonicalName());
    Report report = new Report(type, annotation);
    Declarations declarations = new Declarations(elements);
    Declaration declaration = declarations.declaration(type);
    if (annotation == null) {
      return new Reading(type, declaration, null, report, false);
    }
    AnnotationValues values = new AnnotationValues(elements, annotation);
    AnnotationValue shapeValue = values.get("shape");
    AnnotationValue stylesValue = values.get("styles");
    List<AnnotationValue> sizes = AnnotationValues.array(shapeValue);
    List<AnnotationValue> names = AnnotationValues.array(stylesValue);
    AnnotationValue orderValue = values.get("order");
    SquareOrder order =
        orderValue == null ? null : AnnotationValues.constant(orderValue, SquareOrder.values());
    RulesReader rulesReader = RulesReader.of(elements, type, annotation, report);
    // Each value that is known is checked, even if others are invalid or unknown.
    String refusal = Declarations.hiddenFromPackage(type, "the generated types");
    if (refusal != null) {
      report.add(Diagnostic.PrivateType, type.getSimpleName(), "a board", refusal);
    }
    Shape shape = shapeValue == null || sizes == null ? null : shape(shapeValue, sizes, report);
    List<Style> styles =
        stylesValue == null || names == null ? List.of() : styles(stylesValue, names, report);
    AlphabetReader alphabets = new AlphabetReader(values, report);
    PieceAlphabet alphabet = alphabets.read(rulesReader != null);
    TextsReader textsReader = new TextsReader(values, report);
    boolean isResolved =
        sizes != null
            && sizes.stream().allMatch(size -> AnnotationValues.isKnown(size, Integer.class))
            && names != null
            && names.stream().allMatch(name -> AnnotationValues.isKnown(name, String.class))
            && order != null
            && alphabets.isResolved()
            && textsReader.isResolved()
            && (rulesReader == null || rulesReader.isResolved());
    boolean isGood = isResolved && report.isClean();
    textsReader.check();
    // The start is compared with the board only if the board itself is valid. Otherwise a single
    // mistake would be reported twice.
    BoardTexts texts = isGood && shape != null ? textsReader.read(shape, styles, alphabet) : null;
    // So are the rules, from which the pieces follow.
    DeclaredRules rules =
        isResolved && report.isClean() && shape != null && rulesReader != null
            ? rulesReader.read(shape, styles)
            : null;
    BoardModel model =
        isResolved && report.isClean() && shape != null && order != null
            ? new BoardModel(
                declaration,
                shape,
                order,
                styles.get(0),
                styles.get(1),
                rules == null ? alphabet : AlphabetReader.alphabet(rules.book()),
                texts,
                rules,
                declarations.surroundings(type, declaration.isPublic()))
            : null;
    return new Reading(type, declaration, model, report, isResolved);
  }

  /**
   * Reads the shape. The runtime checks it in three steps: first the number of sizes, then each
   * size, then all sizes together.
   */
  private static @Nullable Shape shape(
      AnnotationValue value, List<AnnotationValue> sizes, Report report) {
    int[] array = new int[sizes.size()];
    Arrays.fill(array, 1);
    String refusal = refusal(array);
    if (refusal != null) {
      Diagnostic id = sizes.isEmpty() ? Diagnostic.ShapeEmpty : Diagnostic.TooManyDimensions;
      report.addOn(value, id, refusal);
    }
    boolean isGood = refusal == null;
    for (int axis = 0; axis < array.length; axis++) {
      AnnotationValue size = sizes.get(axis);
      if (!AnnotationValues.isKnown(size, Integer.class)) {
        isGood = false;
        continue;
      }
      array[axis] = (Integer) size.getValue();
      refusal = refusal(array[axis]);
      if (refusal != null) {
        isGood = false;
        String where = "shape[" + axis + "] = " + array[axis];
        report.addOn(size, Diagnostic.DimensionSize, where, refusal);
      }
    }
    refusal = isGood ? refusal(array) : null;
    if (refusal != null) {
      report.addOn(value, Diagnostic.ShapeTooLarge, refusal);
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
    if (names.size() != 2 && !isOneUnknown(names)) {
      report.addOn(value, Diagnostic.StyleCount, names.size());
    }
    List<Style> styles = new ArrayList<>();
    for (int i = 0; i < Math.min(names.size(), 2); i++) {
      if (!AnnotationValues.isKnown(names.get(i), String.class)) {
        continue;
      }
      String name = (String) names.get(i).getValue();
      Side side = i == 0 ? Side.FIRST : Side.SECOND;
      Style style = Style.isValid(name) ? Style.parse(name) : null;
      String where = Quoting.element("styles", i, name);
      if (style == null) {
        report.addOn(names.get(i), Diagnostic.StyleName, where, suggestion(name, side));
      } else if (style.side() != side) {
        report.addOn(
            names.get(i),
            Diagnostic.StyleSide,
            where,
            side == Side.FIRST ? "first" : "second",
            side == Side.FIRST ? "upper" : "lower",
            suggestion(name, side));
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
      report.addOn(value, Diagnostic.StyleTooLong, where, e.getMessage());
    }
  }

  /** {@return whether there is one value, and it is unknown: it may turn out to be two} */
  private static boolean isOneUnknown(List<AnnotationValue> names) {
    return names.size() == 1 && !AnnotationValues.isKnown(names.get(0), String.class);
  }

  /**
   * {@return the end of a message that suggests a valid style name, or an empty string} Many
   * invalid names are only in the wrong case or only contain separators between words.
   */
  private static String suggestion(String name, Side side) {
    if (name.length() > QiLimits.MAX_STYLE_BYTES) {
      return "";
    }
    String letters = NO_LETTER.matcher(name).replaceAll("");
    String cased =
        side == Side.FIRST ? letters.toUpperCase(Locale.ROOT) : letters.toLowerCase(Locale.ROOT);
    // Letters outside ASCII may have no other case, or one that consists of two letters.
    boolean isAscii = letters.chars().allMatch(c -> c < 128);
    return Suggestions.suggestion(isAscii && Style.isValid(cased) ? cased : null);
  }
}
