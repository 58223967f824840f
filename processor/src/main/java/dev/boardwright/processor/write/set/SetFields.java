// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import dev.boardwright.cell.Shape;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.ReachTable;
import dev.boardwright.support.words.Words;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The fields of a generated set of squares: one {@code long} for each 64 squares or, on a large
 * board, an array of them. In patterns, {@code #} represents the name of a field and {@code @} its
 * number. The texts returned here are meant for a {@link Template}.
 */
public final class SetFields {
  private final int squares;
  private final int words;

  public SetFields(Shape shape) {
    squares = shape.squareCount();
    words = Words.count(squares);
  }

  /** {@return whether the board has so many squares that the set stores an array of words} */
  public boolean isArray() {
    return squares > ReachTable.MAX_SQUARES;
  }

  public int words() {
    return words;
  }

  /** {@return the names of the fields: {@code bits}; {@code bits0} and so on; or {@code words}} */
  List<String> names() {
    if (isArray()) {
      return List.of("words");
    }
    return words == 1
        ? List.of("bits")
        : IntStream.range(0, words).mapToObj(word -> "bits" + word).toList();
  }

  /** {@return a pattern expanded for each field, with a separator between the results} */
  public String each(String pattern, String separator) {
    List<String> names = names();
    return IntStream.range(0, names.size())
        .mapToObj(word -> one(pattern, names.get(word), word))
        .collect(Collectors.joining(separator));
  }

  private static String one(String pattern, String name, int word) {
    String counted = word == 0 ? pattern.replace(" + @", "") : pattern;
    return counted.replace("#", name).replace("@", "" + word);
  }

  /** {@return an expression that creates a set from a pattern expanded for each field} */
  public String create(String pattern) {
    String inOneLine = "new $set:T(" + each(pattern, ", ") + ")";
    return inOneLine.length() < 60
        ? inOneLine
        : "new $set:T(\n    " + each(pattern, ",\n    ") + ")";
  }

  /** {@return statements that declare a variable for each field, initialized by a pattern} */
  public String declare(String pattern) {
    return each("long # = " + pattern + ";\n", "");
  }

  /** {@return statements that add the square {@code index} to the variables of {@link #declare}} */
  public String add(String index, String indent) {
    return each(indent + "# |= " + outerBit(index) + ";\n", "");
  }

  /** {@return the expression of {@link #bit} for use outside the class of the set} */
  public String outerBit(String index) {
    return words == 1 ? "1L << " + index : "$set:T.bit(" + index + ", @)";
  }

  /** {@return a pattern expanded for each field, joined by an operator, on one line if it fits} */
  String joined(String pattern, String operator) {
    String inOneLine = each(pattern, " " + operator + " ");
    return inOneLine.length() < 70 ? inOneLine : each(pattern, "\n    " + operator + " ");
  }

  /** {@return a pattern for the bit of the square {@code index}, which is 0 in all other fields} */
  String bit(String index) {
    return words == 1 ? "1L << " + index : "bit(" + index + ", @)";
  }

  /** {@return the mask of those bits of the last field that represent squares} */
  long lastBits() {
    return -1L >>> -squares;
  }

  /** {@return the fields of a given set as literals} */
  String literals(long[] set) {
    return IntStream.range(0, words)
        .mapToObj(word -> literal(set[word]))
        .collect(Collectors.joining(",$W"));
  }

  private static String literal(long bits) {
    return bits == -1 ? "-1" : bits == 0 ? "0" : Literals.hex(bits, true);
  }
}
