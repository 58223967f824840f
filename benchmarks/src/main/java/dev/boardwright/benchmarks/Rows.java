// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the report shows. One line here is one line there, in this order. */
final class Rows {
  private static final Aim PER_SECOND_1M = Aim.under(1_000);
  private static final Aim PER_SECOND_2M = Aim.under(500);
  private static final Aim NO_BYTES = Aim.NONE.andBytes(0);

  static final List<Row> ALL =
      Stream.of(
              shogiMoves(),
              cursors(),
              shogiReads(),
              chess(),
              chessReads(),
              largeBoard(),
              squareSets(),
              keptSets(),
              perft(),
              calvin(),
              squareFromText(),
              textFromSquare(),
              feen(),
              reading(),
              snlText(),
              snlStream(),
              snlMove())
          .flatMap(List::stream)
          .toList();

  private Rows() {}

  private static List<Row> shogiMoves() {
    In in = new In("A capture in shogi", "ShogiBenchmark");
    return List.of(
        in.row(
            "declared pieces, beside a straight port",
            "declared",
            "straight",
            Aim.faster(8).andFewerBytes(5)),
        in.row("declared pieces, beside copying 81 bytes", "declared", "copyArray", 0.45),
        in.row(
            "declared pieces and the hash, kept, beside the port's",
            "declaredHashKept",
            "straightHash"),
        in.row(
            "declared pieces and the hash, found out, beside it",
            "declaredHashFound",
            "straightHash"),
        in.row("declared pieces in an edit, beside a straight port", "declaredEdit", "straight"),
        in.row("declared pieces by their texts, beside the port", "declaredTexts", "straight"),
        in.row("declared pieces by their texts, beside generic", "declaredTexts", "generic", 1),
        in.row("declared pieces, beside generic", "declared", "generic", 1),
        in.row("declared pieces in an edit, beside generic", "declaredEdit", "generic", 1),
        in.row("no declared pieces, in one step, beside the port", "plain", "straight"),
        in.row("no declared pieces, in one step, beside generic", "plain", "generic", 1),
        in.row("no declared pieces, by an edit, beside generic", "plainTexts", "generic", 1),
        in.row(
            "generic, beside a straight port", "generic", "straight", Aim.under(40).andBytes(450)));
  }

  private static List<Row> cursors() {
    In in = new In("A move made and taken back, eight moves deep", "CursorBenchmark");
    return List.of(
        in.row(
            "a capture in shogi, beside bytes moved in an array",
            "shogiCapture",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in shogi, beside bytes moved in an array",
            "shogiMove",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row("a move in chess, beside it", "chessMove", "floor", Aim.NONE.andBytes(0)),
        in.row(
            "a capture in shogi, hash kept, beside it",
            "shogiCaptureHashed",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in shogi, hash kept, beside it",
            "shogiMoveHashed",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in chess, hash kept, beside it",
            "chessMoveHashed",
            "floor",
            Aim.NONE.andBytes(0)));
  }

  private static List<Row> shogiReads() {
    In in = new In("Positions of shogi", "ShogiReadBenchmark");
    List<Row> rows = new ArrayList<>(reads(in));
    rows.add(
        3,
        in.row(
            "equality, generic, of two games, beside a port",
            "equalGenericOfAnotherGame",
            "equalStraight"));
    return rows;
  }

  private static List<Row> chess() {
    In in = new In("Positions of chess", "ChessBenchmark");
    return List.of(
        in.row(
            "a move, declared pieces, beside a straight port",
            "declared",
            "straight",
            Aim.faster(9).andFewerBytes(6)),
        in.row("a move, no declared pieces, beside the port", "plain", "straight"),
        in.row("a move, no declared pieces, beside generic", "plain", "generic", 1),
        in.row("a move, generic, beside a straight port", "generic", "straight"),
        in.row("a move, declared pieces, beside generic", "declared", "generic", 1));
  }

  private static List<Row> chessReads() {
    return reads(new In("Positions of chess", "ChessReadBenchmark"));
  }

  /** The rows of a benchmark of positions that are read. */
  private static List<Row> reads(In in) {
    return List.of(
        in.row("equality, declared pieces, beside a port", "equalDeclared", "equalStraight", 20),
        in.row("equality, no declared pieces, beside a port", "equalPlain", "equalStraight"),
        in.row("equality, generic, beside a straight port", "equalGeneric", "equalStraight"),
        in.row("hash, declared pieces, beside a straight port", "hashDeclared", "hashStraight", 20),
        in.row("hash, no declared pieces, beside a straight port", "hashPlain", "hashStraight"),
        in.row("hash, generic, beside a straight port", "hashGeneric", "hashStraight"),
        in.row("reading a code, beside a text of a straight port", "readCode", "readStraight"),
        in.row("reading a code of a cursor, beside a text of it", "readCursor", "readStraight"),
        in.row("reading a piece, beside a text of a straight port", "readPiece", "readStraight"),
        in.row("reading a text, declared pieces, beside the port", "readDeclared", "readStraight"),
        in.row("reading a text, no declared pieces, beside it", "readPlain", "readStraight"),
        in.row("reading a text, generic, beside the port", "readGeneric", "readStraight"),
        in.row("equality, declared pieces, beside generic", "equalDeclared", "equalGeneric", 1),
        in.row("equality, no declared pieces, beside generic", "equalPlain", "equalGeneric", 1),
        in.row("hash, declared pieces, beside generic", "hashDeclared", "hashGeneric", 1),
        in.row("hash, no declared pieces, beside generic", "hashPlain", "hashGeneric", 1),
        in.row("reading a code, declared pieces, beside generic", "readCode", "readGeneric", 1),
        in.row("reading a text, declared pieces, beside generic", "readDeclared", "readGeneric", 1),
        in.row(
            "reading a text, no declared pieces, beside generic", "readPlain", "readGeneric", 1));
  }

  private static List<Row> largeBoard() {
    In in = new In("255×255, two squares changed", "LargeBoardBenchmark");
    Aim change = Aim.faster(100).andBytes(2_047);
    return List.of(
        in.row("declared pieces, beside copying an array", "changeDeclared", "changeArray", change),
        in.row("no declared pieces, beside copying an array", "changePlain", "changeArray", change),
        in.row("generic, beside copying an array", "changeGeneric", "changeArray", change),
        in.row("reading a code, beside reading an array", "readCode", "readArray", 0.25),
        in.row("reading, declared pieces, beside an array", "readDeclared", "readArray", 0.25),
        in.row("reading, no declared pieces, beside an array", "readPlain", "readArray", 0.25),
        in.row("reading, generic, beside reading an array", "readGeneric", "readArray", 0.25),
        in.row("declared pieces, beside generic", "changeDeclared", "changeGeneric", 1),
        in.row("no declared pieces, beside generic", "changePlain", "changeGeneric", 1),
        in.row("reading, declared pieces, beside generic", "readDeclared", "readGeneric", 1),
        in.row("reading, no declared pieces, beside generic", "readPlain", "readGeneric", 1));
  }

  private static List<Row> squareSets() {
    In in = new In("Sets of 81 squares", "SquareSetBenchmark");
    return List.of(
        in.row(
            "union, intersection, difference, size, beside longs by hand",
            "generated",
            "longs",
            Aim.faster(0.67).andBytes(0)),
        in.row("the same, beside EnumSet", "generated", "enumSet", 10),
        in.row("the same, beside BitSet", "generated", "bitSet"),
        in.row("the same, generic, beside EnumSet", "generic", "enumSet"),
        in.row("a loop over the squares, beside longs by hand", "generatedLoop", "longsLoop"),
        in.row("a shift by a step, and its size", "generatedShift"));
  }

  private static List<Row> keptSets() {
    In in = new In("Sets of a position of 81 squares, found or kept", "KeptSetsBenchmark");
    return List.of(
        in.row("asked for after each move, found beside kept", "found(moves=1)", "kept(moves=1)"),
        in.row(
            "asked for after each thirtieth, found beside kept",
            "found(moves=30)",
            "kept(moves=30)"));
  }

  private static List<Row> perft() {
    In in = new In("Perft, a node", "PerftBenchmark");
    Aim bytes = Aim.NONE.andBytes(170);
    return List.of(
        in.row("chess, every leaf made", "chessFull", bytes),
        in.row("chess, leaves counted", "chessBulk", bytes),
        in.row("chess, Kiwipete, every leaf made", "kiwipeteFull", bytes),
        in.row("chess, Kiwipete, leaves counted", "kiwipeteBulk", bytes),
        in.row(
            "chess, every leaf made by a cursor, beside copying",
            "chessCursorFull",
            "chessFull",
            bytes),
        in.row(
            "chess, leaves counted, by a cursor, beside copying",
            "chessCursorBulk",
            "chessBulk",
            bytes),
        in.row(
            "chess, Kiwipete, every leaf made by a cursor, beside copying",
            "kiwipeteCursorFull",
            "kiwipeteFull",
            bytes),
        in.row(
            "chess, Kiwipete, leaves counted, by a cursor, beside copying",
            "kiwipeteCursorBulk",
            "kiwipeteBulk",
            bytes),
        in.row("shogi, every leaf made, beside chess", "shogiFull", "chessFull", bytes),
        in.row(
            "shogi, every leaf made by a cursor, beside chess",
            "shogiCursorFull",
            "chessFull",
            Aim.faster(0.8).andBytes(170)),
        in.row(
            "shogi, leaves counted, beside chess with every leaf made",
            "shogiBulk",
            "chessFull",
            Aim.faster(0.8).andBytes(170)),
        in.row("shogi, leaves counted, beside chess with leaves counted", "shogiBulk", "chessBulk"),
        in.row("shogi, leaves counted, by a cursor", "shogiCursorBulk", bytes),
        in.row("shogi, matsuri, every leaf made", "matsuriFull", bytes),
        in.row("shogi, matsuri, leaves counted", "matsuriBulk", bytes),
        in.row("shogi, matsuri, every leaf made by a cursor", "matsuriCursorFull", bytes));
  }

  /** Empty where calvin is not in the jar: only {@code -Pcalvin} puts it there. */
  private static List<Row> calvin() {
    return BenchmarkNames.all().contains("CalvinBenchmark.chessFull")
        ? List.of(
            besideCalvin("chess, every leaf made", "chessFull", "chessFull", 1.3),
            besideCalvin(
                "chess, every leaf made, the hash kept by both",
                "chessFullHashed",
                "chessFull",
                1.3),
            besideCalvin("chess, leaves counted", "chessBulk", "chessBulk", 0.7),
            besideCalvin(
                "chess, leaves counted, the hash kept by both",
                "chessBulkHashed",
                "chessBulk",
                0.7),
            besideCalvin("chess, Kiwipete, every leaf made", "kiwipeteFull", "kiwipeteFull", 1.3),
            besideCalvin(
                "chess, Kiwipete, every leaf made, the hash kept by both",
                "kiwipeteFullHashed",
                "kiwipeteFull",
                1.3),
            besideCalvin("chess, Kiwipete, leaves counted", "kiwipeteBulk", "kiwipeteBulk", 0.7),
            besideCalvin("shogi, every leaf made, beside chess", "shogiFull", "chessFull", 1.2),
            besideCalvin(
                "shogi, every leaf made by a cursor, beside chess",
                "shogiCursorFull",
                "chessFull",
                1.2))
        : List.of();
  }

  private static Row besideCalvin(String title, String ours, String theirs, double ratio) {
    return new Row(
        "Perft, a node, beside calvin",
        title,
        "PerftBenchmark." + ours,
        "CalvinBenchmark." + theirs,
        Aim.faster(ratio));
  }

  private static List<Row> squareFromText() {
    In in = new In("Square from text", "CoordinateBenchmark");
    return List.of(
        in.row("9×9, beside a HashMap", "index9", "map9", Aim.faster(2.5).andBytes(0)),
        in.row("9×9, fresh Strings, beside a HashMap", "index9Fresh", "map9Fresh"),
        in.row("9×9, beside Enum.valueOf, squares only", "index9", "valueOf9"),
        in.row("9×9, beside Enum.valueOf and its exceptions", "index9", "valueOf9Catching"),
        in.row("9×9, generic, beside a HashMap", "generic9", "map9"),
        in.row("9×9, beside the generic form", "index9", "generic9", 1),
        in.row("9×9, beside reading two characters", "index9", "floor9"),
        in.row("19×19, beside a HashMap", "index19", "map19", Aim.faster(2).andBytes(0)),
        in.row("19×19, fresh Strings, beside a HashMap", "index19Fresh", "map19Fresh"),
        in.row("19×19, beside Enum.valueOf, squares only", "index19", "valueOf19"),
        in.row("19×19, beside Enum.valueOf and its exceptions", "index19", "valueOf19Catching"),
        in.row("19×19, generic, beside a HashMap", "generic19", "map19"),
        in.row("19×19, beside the generic form", "index19", "generic19", 1),
        in.row("19×19, beside reading two characters", "index19", "floor19"));
  }

  private static List<Row> textFromSquare() {
    In in = new In("Text from square", "CellTextBenchmark");
    Aim aim = Aim.under(1).andBytes(0);
    return List.of(
        in.row("9×9, of an index, beside an array", "cell9", "floor9", aim),
        in.row("9×9, of a square, beside an array", "square9", "floor9", aim),
        in.row("9×9, generic, beside an array", "generic9", "floor9"),
        in.row("19×19, of an index, beside an array", "cell19", "floor19", aim),
        in.row("19×19, of a square, beside an array", "square19", "floor19", aim),
        in.row("19×19, generic, beside an array", "generic19", "floor19"),
        in.row("9×9, of an index, beside generic", "cell9", "generic9", 1),
        in.row("19×19, of an index, beside generic", "cell19", "generic19", 1));
  }

  private static List<Row> feen() {
    In in = new In("Positions of shogi as text, FEEN", "FeenBenchmark");
    return List.of(
        in.row("the start read, pieces declared", "startDeclared", "startStraight", PER_SECOND_2M),
        in.row("the start read, no pieces declared", "startPlain", "startStraight", PER_SECOND_1M),
        in.row("the start read, generic", "startGeneric", "startStraight", PER_SECOND_1M),
        in.row("a position read, pieces declared", "readDeclared", "readStraight", PER_SECOND_2M),
        in.row("a position read, no pieces declared", "readPlain", "readStraight", PER_SECOND_1M),
        in.row("a position read, generic", "readGeneric", "readStraight", PER_SECOND_1M),
        in.row(
            "the start written, pieces declared",
            "writeStartDeclared",
            "writeStartStraight",
            PER_SECOND_2M),
        in.row(
            "the start written, generic", "writeStartGeneric", "writeStartStraight", PER_SECOND_1M),
        in.row(
            "a position written, pieces declared", "writeDeclared", "writeStraight", PER_SECOND_2M),
        in.row("a position written, generic", "writeGeneric", "writeStraight", PER_SECOND_1M),
        in.row("whether a text is good, it is", "isValid", "isValidStraight", NO_BYTES),
        in.row("whether a text is good, it is not", "isValidBad", "isValidBadStraight", NO_BYTES));
  }

  private static List<Row> reading() {
    In in = new In("Reading, beside a compiled regular expression", "ParsingBenchmark");
    return List.of(
        in.row("Cell.isValid", "isCell", "isCellRegex"),
        in.row("Cell.parse", "cell", "cellRegex"),
        in.row("Cell.toIndices", "cellIndices", "cellIndicesRegex"),
        in.row("Location.parse", "location", "locationRegex"),
        in.row("Style.parse", "style", "styleRegex"),
        in.row("square of 9×9", "square9", "square9Regex"),
        in.row("square of 19×19", "square19", "square19Regex"));
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
    /** A row with a reference and what is aimed at. */
    Row row(String title, String subject, String reference, Aim aim) {
      return new Row(section, title, benchmark + "." + subject, benchmark + "." + reference, aim);
    }

    /** A row with a reference and the ratio aimed at. */
    Row row(String title, String subject, String reference, double ratio) {
      return row(title, subject, reference, Aim.faster(ratio));
    }

    /** A row with a reference to know, not to beat. */
    Row row(String title, String subject, String reference) {
      return row(title, subject, reference, Aim.NONE);
    }

    /** A row with nothing beside it, and what is aimed at. */
    Row row(String title, String subject, Aim aim) {
      return new Row(section, title, benchmark + "." + subject, Row.NONE, aim);
    }

    /** A row with nothing beside it. */
    Row row(String title, String subject) {
      return new Row(section, title, benchmark + "." + subject, Row.NONE, Aim.NONE);
    }
  }
}
