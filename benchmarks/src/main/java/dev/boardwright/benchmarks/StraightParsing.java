// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parsers of coordinates, locations, styles and squares, which use regular expressions. Those of
 * coordinates, locations and styles come from the specifications.
 */
final class StraightParsing {
  private static final Pattern CELL =
      Pattern.compile("[a-z]+(?:[1-9][0-9]*[A-Z]+[a-z]+)*(?:[1-9][0-9]*[A-Z]*)?");
  private static final Pattern COMPONENT = Pattern.compile("[a-z]+|[1-9][0-9]*|[A-Z]+");
  private static final Pattern LOCATION = Pattern.compile("\\*|[a-zA-Z0-9]+");
  private static final Pattern STYLE = Pattern.compile("([A-Z][A-Z0-9]*)|([a-z][a-z0-9]*)");
  private static final Pattern SQUARE_9 = Pattern.compile("([a-i])([1-9])");
  private static final Pattern SQUARE_19 = Pattern.compile("([a-s])(1[0-9]|[1-9])");

  /** A location. */
  record Place(String text) {
    boolean isBoard() {
      return !text.equals("*");
    }
  }

  /** A style. */
  record Name(String name, Side side) {}

  private StraightParsing() {}

  static boolean isCell(String text) {
    return CELL.matcher(text).matches();
  }

  static List<String> components(String text) {
    if (!isCell(text)) {
      throw new IllegalArgumentException("Invalid CELL coordinate: " + text);
    }
    List<String> components = new ArrayList<>();
    Matcher matcher = COMPONENT.matcher(text);
    while (matcher.find()) {
      components.add(matcher.group());
    }
    return components;
  }

  static int[] indices(String text) {
    List<String> components = components(text);
    int[] indices = new int[components.size()];
    for (int i = 0; i < indices.length; i++) {
      String component = components.get(i);
      indices[i] = i % 3 == 1 ? Integer.parseInt(component) - 1 : letters(component);
    }
    return indices;
  }

  private static int letters(String component) {
    int value = 0;
    for (char letter : component.toLowerCase(Locale.ROOT).toCharArray()) {
      value = value * 26 + (letter - 'a' + 1);
    }
    return value - 1;
  }

  static Place location(String text) {
    if (!LOCATION.matcher(text).matches()) {
      throw new IllegalArgumentException("Invalid CELL coordinate: " + text);
    }
    return new Place(text);
  }

  static Name style(String text) {
    Matcher matcher = STYLE.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("Invalid SNN string: " + text);
    }
    String name =
        text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1).toLowerCase(Locale.ROOT);
    return new Name(name, matcher.group(1) != null ? Side.FIRST : Side.SECOND);
  }

  static PlainShogiSquare square9(String text) {
    return PlainShogiSquare.of(index(SQUARE_9, text, PlainShogiCells.FILES));
  }

  static Go19Square square19(String text) {
    return Go19Square.of(index(SQUARE_19, text, Go19Cells.FILES));
  }

  private static int index(Pattern square, String text, int files) {
    Matcher matcher = square.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no such square: " + text);
    }
    int file = matcher.group(1).charAt(0) - 'a';
    int rank = Integer.parseInt(matcher.group(2)) - 1;
    return rank * files + file;
  }
}
