// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.set;

import dev.boardwright.cell.Shape;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.BoardTables;
import dev.boardwright.support.Words;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The fields of a set of squares: numbers of 64 bits, or on a large board an array of them. In the
 * patterns here {@code #} is a field and {@code @} is which of them it is. The texts are for a
 * {@link Template}.
 */
public final class SetFields {
  private final int squares;
  private final int words;

  public SetFields(Shape shape) {
    squares = shape.squareCount();
    words = Words.count(squares);
  }

  /** Whether the squares are an array: more of them than fields are good for. */
  public boolean isArray() {
    return squares > BoardTables.MAX_SQUARES;
  }

  public int words() {
    return words;
  }

  /** {@code bits} alone, or {@code bits0} and so on. */
  List<String> names() {
    if (isArray()) {
      return List.of("words");
    }
    return words == 1
        ? List.of("bits")
        : IntStream.range(0, words).mapToObj(word -> "bits" + word).toList();
  }

  /** A pattern for each field. */
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

  /** A new set, with a pattern for each field. */
  public String create(String pattern) {
    String inOneLine = "new $set:T(" + each(pattern, ", ") + ")";
    return inOneLine.length() < 60
        ? inOneLine
        : "new $set:T(\n    " + each(pattern, ",\n    ") + ")";
  }

  /** Statements that declare a variable for each field. */
  public String declare(String pattern) {
    return each("long # = " + pattern + ";\n", "");
  }

  /** Statements that add the square {@code index} to such variables. */
  public String add(String index, String indent) {
    return each(indent + "# |= " + outerBit(index) + ";\n", "");
  }

  /** {@link #bit}, written outside the class of the set. */
  public String outerBit(String index) {
    return words == 1 ? "1L << " + index : "$set:T.bit(" + index + ", @)";
  }

  /** A pattern for each field between operators, on one line where it fits. */
  String joined(String pattern, String operator) {
    String inOneLine = each(pattern, " " + operator + " ");
    return inOneLine.length() < 70 ? inOneLine : each(pattern, "\n    " + operator + " ");
  }

  /** The bit of the square {@code index}, in the field that it is in. */
  String bit(String index) {
    return words == 1 ? "1L << " + index : "bit(" + index + ", @)";
  }

  /** The bits that the last field has squares for. */
  long lastBits() {
    return -1L >>> -squares;
  }

  /** The fields of a set that is known here, as literals. */
  String literals(long[] set) {
    return IntStream.range(0, words)
        .mapToObj(word -> literal(set[word]))
        .collect(Collectors.joining(",$W"));
  }

  private static String literal(long bits) {
    return bits == -1 ? "-1" : bits == 0 ? "0" : Literals.hex(bits, true);
  }
}
