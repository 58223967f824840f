// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.rules.Problems.Place;
import dev.boardwright.rules.RuleProblem.Kind;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import dev.boardwright.support.FeenText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The board of a game: what a declaration says without its rows.
 *
 * @param geometry the geometry of the board
 * @param firstStyle the first side's style
 * @param secondStyle the second side's style
 * @param startText the text of the start position
 * @param start the start position
 */
record DeclaredBoard(
    Geometry geometry, Style firstStyle, Style secondStyle, String startText, Qi start) {
  private static final int MAX_DIMENSIONS = 2;
  private static final String STYLES = "styles";
  private static final String START = "start";
  private static final String MISSING = "missing, although every game needs it";

  /**
   * Reads the board of a declaration.
   *
   * @throws RuleBookException if there is a mistake
   */
  static DeclaredBoard read(Declaration declaration) {
    Problems problems = new Problems();
    Shape shape = declaration.shape();
    SquareOrder order = declaration.order();
    String startText = declaration.start();
    require(problems, "shape", shape);
    require(problems, "order", order);
    require(problems, START, startText);
    Style first = style(problems, Side.FIRST, declaration.firstStyle());
    Style second = style(problems, Side.SECOND, declaration.secondStyle());
    if (shape != null) {
      checkSize(problems, shape);
    }
    problems.check();
    Geometry geometry = Geometry.of(Objects.requireNonNull(shape), Objects.requireNonNull(order));
    Style firstStyle = Objects.requireNonNull(first);
    Style secondStyle = Objects.requireNonNull(second);
    Qi empty = Qi.of(shape, firstStyle.toString(), secondStyle.toString());
    return new DeclaredBoard(
        geometry,
        firstStyle,
        secondStyle,
        Objects.requireNonNull(startText),
        start(problems, startText, empty));
  }

  private static void require(Problems problems, String member, @Nullable Object value) {
    if (value == null) {
      problems.add(Kind.MISSING_MEMBER, Place.of(member), MISSING);
    }
  }

  private static void checkSize(Problems problems, Shape shape) {
    if (shape.dimensions() > MAX_DIMENSIONS) {
      problems.add(
          Kind.UNSUPPORTED_BOARD,
          Place.of("shape"),
          "the board must have 1 or 2 dimensions, got " + shape.dimensions());
    } else if (shape.squareCount() > RuleBook.MAX_SQUARES) {
      problems.add(
          Kind.UNSUPPORTED_BOARD,
          Place.of("shape"),
          "the board must have at most "
              + RuleBook.MAX_SQUARES
              + " squares, got "
              + shape.squareCount());
    }
  }

  private static @Nullable Style style(Problems problems, Side side, @Nullable String text) {
    Place place = Place.of(STYLES).element(side.ordinal());
    if (text == null) {
      problems.add(Kind.MISSING_MEMBER, place, MISSING);
    } else if (text.length() > QiLimits.MAX_STYLE_BYTES) {
      problems.add(
          Kind.INVALID_STYLE,
          place,
          "the style must have at most "
              + QiLimits.MAX_STYLE_BYTES
              + " characters, got "
              + text.length());
    } else if (!Style.isValid(text)) {
      problems.add(
          Kind.INVALID_STYLE,
          place,
          "not a style, that is, letters of one case and digits, beginning with a letter: "
              + Problems.shown(text));
    } else if (Style.parse(text).side() != side) {
      String letters = side == Side.FIRST ? "upper-case" : "lower-case";
      problems.add(
          Kind.INVALID_STYLE,
          place,
          "the style must be in " + letters + " letters, got " + Problems.shown(text));
    } else {
      return Style.parse(text);
    }
    return null;
  }

  private static Qi start(Problems problems, String text, Qi empty) {
    try {
      return FeenText.parseStart(text, FeenDialect.SNN_STYLES, empty, null, new short[0]);
    } catch (FeenException e) {
      problems.add(Kind.INVALID_START, Place.of(START), e.offset(), e.problem(), text);
      throw new RuleBookException(problems.all());
    }
  }

  /** {@return whether rows hold for both sides, because both have the same style} */
  boolean hasOneStyle() {
    return firstStyle.hasSameName(secondStyle);
  }
}
