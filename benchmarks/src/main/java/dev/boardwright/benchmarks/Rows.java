// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the report shows. One line here is one line there, in this order. */
final class Rows {
  static final List<Row> ALL =
      Stream.of(squareFromText(), textFromSquare(), reading(), snlText(), snlStream(), snlMove())
          .flatMap(List::stream)
          .toList();

  private Rows() {}

  private static List<Row> squareFromText() {
    In in = new In("Square from text", "CoordinateBenchmark");
    return List.of(
        in.row("9×9, beside a HashMap", "index9", "map9", 3),
        in.row("9×9, fresh Strings, beside a HashMap", "index9Fresh", "map9Fresh", 3),
        in.row("9×9, beside Enum.valueOf, squares only", "index9", "valueOf9", 4),
        in.row("9×9, beside Enum.valueOf and its exceptions", "index9", "valueOf9Catching", 4),
        in.row("9×9, generic, beside a HashMap", "generic9", "map9"),
        in.row("9×9, beside reading two characters", "index9", "floor9"),
        in.row("19×19, beside a HashMap", "index19", "map19", 2),
        in.row("19×19, fresh Strings, beside a HashMap", "index19Fresh", "map19Fresh", 3),
        in.row("19×19, beside Enum.valueOf, squares only", "index19", "valueOf19", 3),
        in.row("19×19, beside Enum.valueOf and its exceptions", "index19", "valueOf19Catching", 3),
        in.row("19×19, generic, beside a HashMap", "generic19", "map19"),
        in.row("19×19, beside reading two characters", "index19", "floor19"));
  }

  private static List<Row> textFromSquare() {
    In in = new In("Text from square", "CellTextBenchmark");
    return List.of(
        in.row("9×9, of an index, beside an array", "cell9", "floor9", 0.5),
        in.row("9×9, of a square, beside an array", "square9", "floor9", 0.5),
        in.row("9×9, generic, beside an array", "generic9", "floor9", 0.5),
        in.row("19×19, of an index, beside an array", "cell19", "floor19", 0.5),
        in.row("19×19, of a square, beside an array", "square19", "floor19", 0.5),
        in.row("19×19, generic, beside an array", "generic19", "floor19", 0.5));
  }

  private static List<Row> reading() {
    In in = new In("Reading, beside a compiled regular expression", "ParsingBenchmark");
    return List.of(
        in.row("Cell.isValid", "isCell", "isCellRegex", 3),
        in.row("Cell.parse", "cell", "cellRegex", 3),
        in.row("Cell.toIndices", "cellIndices", "cellIndicesRegex", 5),
        in.row("Location.parse", "location", "locationRegex", 3),
        in.row("Style.parse", "style", "styleRegex", 2),
        in.row("square of 9×9", "square9", "square9Regex", 10),
        in.row("square of 19×19", "square19", "square19Regex", 10));
  }

  private static List<Row> snlText() {
    In in = new In("Moves of Snakes and Ladders, a million at a time", "HexBenchmark");
    return List.of(
        in.row(
            "ASCII to an array at hand, beside parseInt",
            "decodeBytesInPlace",
            "decodeStraightforward",
            12),
        in.row("ASCII to a new array, beside parseInt", "decodeBytes", "decodeStraightforward", 8),
        in.row("String to a new array, beside parseInt", "decodeText", "decodeStraightforward", 8),
        in.row(
            "String to records, beside parseInt", "decodeRecords", "decodeRecordsStraightforward"),
        in.row(
            "array to ASCII at hand, beside String.format",
            "encodeBytesInPlace",
            "encodeStraightforward",
            90),
        in.row("array to new ASCII, beside String.format", "encodeBytes", "encodeStraightforward"),
        in.row("array to a String, beside String.format", "encodeText", "encodeStraightforward"));
  }

  private static List<Row> snlStream() {
    In in = new In("Moves of Snakes and Ladders, a million at a time", "DenseBenchmark");
    return List.of(
        in.row("array to a dense stream", "write"), in.row("dense stream to an array", "read"));
  }

  private static List<Row> snlMove() {
    In in = new In("One move of Snakes and Ladders", "MoveBenchmark");
    return List.of(
        in.row("three values to an int, beside reading them", "pack", "floor", 0.5),
        in.row("record to an int, beside reading the values", "packRecord", "floor"),
        in.row("int to three values, beside reading them", "unpackValues", "floor", 0.5),
        in.row("int to a record, beside reading the values", "unpackRecord", "floor"),
        in.row("three values to an int, beside the generic form", "pack", "packGeneric"),
        in.row("int to three values, beside the generic form", "unpackValues", "unpackGeneric"),
        in.row("whether an int is a move, beside reading the values", "isValid", "floor"));
  }

  /** The benchmarks that some rows need, each once. */
  static Set<String> benchmarks(Collection<Row> rows) {
    Set<String> names = new LinkedHashSet<>();
    for (Row row : rows) {
      names.add(row.subject());
      if (row.hasReference()) {
        names.add(row.reference());
      }
    }
    return names;
  }

  /**
   * Refuses rows of benchmarks that do not exist, before hours are spent on the others.
   *
   * @throws IllegalStateException if there are any
   */
  static void check(Collection<Row> rows, Collection<String> existing) {
    Set<String> missing = benchmarks(rows);
    missing.removeAll(existing);
    if (!missing.isEmpty()) {
      throw new IllegalStateException("no such benchmark: " + String.join("; ", missing));
    }
  }

  /** A section whose rows are of one benchmark class, named by its methods. */
  private record In(String section, String benchmark) {
    /** A row with a reference and the ratio aimed at. */
    Row row(String title, String subject, String reference, double aim) {
      return new Row(section, title, benchmark + "." + subject, benchmark + "." + reference, aim);
    }

    /** A row with a reference to know, not to beat. */
    Row row(String title, String subject, String reference) {
      return row(title, subject, reference, Row.NO_AIM);
    }

    /** A row with nothing beside it. */
    Row row(String title, String subject) {
      return new Row(section, title, benchmark + "." + subject, Row.NONE, Row.NO_AIM);
    }
  }
}
