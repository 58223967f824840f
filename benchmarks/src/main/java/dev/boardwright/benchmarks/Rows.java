// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The rows of the report, in the order in which it shows them. */
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
              movements(),
              perft(),
              GameRows.all(),
              squareFromText(),
              textFromSquare(),
              feen(),
              texts(),
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
            "declared pieces vs. direct port",
            "declared",
            "straight",
            Aim.faster(8).andFewerBytes(5)),
        in.row("declared pieces vs. copying 81 bytes", "declared", "copyArray", 0.45),
        in.row(
            "declared pieces, incremental hash, vs. direct port with hash",
            "declaredHashKept",
            "straightHash"),
        in.row(
            "declared pieces, hash from scratch, vs. direct port with hash",
            "declaredHashFound",
            "straightHash"),
        in.row("declared pieces, with an edit, vs. direct port", "declaredEdit", "straight"),
        in.row("declared pieces, given as text, vs. direct port", "declaredTexts", "straight"),
        in.row("declared pieces, given as text, vs. generic form", "declaredTexts", "generic", 1),
        in.row("declared pieces vs. generic form", "declared", "generic", 1),
        in.row("declared pieces, with an edit, vs. generic form", "declaredEdit", "generic", 1),
        in.row("without declared pieces, in one step, vs. direct port", "plain", "straight"),
        in.row("without declared pieces, in one step, vs. generic form", "plain", "generic", 1),
        in.row(
            "without declared pieces, with an edit, vs. generic form", "plainTexts", "generic", 1),
        in.row("generic form vs. direct port", "generic", "straight", Aim.under(40).andBytes(450)));
  }

  private static List<Row> cursors() {
    In in = new In("Making and undoing a move, eight moves deep", "CursorBenchmark");
    return List.of(
        in.row(
            "a capture in shogi vs. moving bytes in an array",
            "shogiCapture",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in shogi vs. moving bytes in an array",
            "shogiMove",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in chess vs. moving bytes in an array",
            "chessMove",
            "floor",
            Aim.NONE.andBytes(0)),
        in.row(
            "a capture in shogi, with hash, vs. moving bytes in an array",
            "shogiCaptureHashed",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in shogi, with hash, vs. moving bytes in an array",
            "shogiMoveHashed",
            "floor",
            Aim.under(6).andBytes(0)),
        in.row(
            "a move in chess, with hash, vs. moving bytes in an array",
            "chessMoveHashed",
            "floor",
            Aim.NONE.andBytes(0)));
  }

  private static List<Row> shogiReads() {
    return reads(new In("Positions in shogi", "ReadBenchmark"), "(game=SHOGI)");
  }

  private static List<Row> chess() {
    In in = new In("Positions in chess", "ChessBenchmark");
    return List.of(
        in.row(
            "a move, declared pieces, vs. direct port",
            "declared",
            "straight",
            Aim.faster(9).andFewerBytes(6)),
        in.row("a move, without declared pieces, vs. direct port", "plain", "straight"),
        in.row("a move, without declared pieces, vs. generic form", "plain", "generic", 1),
        in.row("a move, generic form, vs. direct port", "generic", "straight"),
        in.row("a move, declared pieces, vs. generic form", "declared", "generic", 1));
  }

  private static List<Row> chessReads() {
    return reads(new In("Positions in chess", "ReadBenchmark"), "(game=CHESS)");
  }

  /** {@return the rows for a benchmark that reads positions} */
  private static List<Row> reads(In in, String game) {
    return reads(in).stream()
        .map(
            row ->
                new Row(
                    row.section(),
                    row.title(),
                    row.subject() + game,
                    row.reference() + game,
                    row.aim()))
        .toList();
  }

  private static List<Row> reads(In in) {
    return List.of(
        in.row(
            "equality across two games, generic form, vs. direct port",
            "equalGenericOfAnotherGame",
            "equalStraight"),
        in.row("equality, declared pieces, vs. direct port", "equalDeclared", "equalStraight", 20),
        in.row("equality, without declared pieces, vs. direct port", "equalPlain", "equalStraight"),
        in.row("equality, generic form, vs. direct port", "equalGeneric", "equalStraight"),
        in.row("hash, declared pieces, vs. direct port", "hashDeclared", "hashStraight", 20),
        in.row("hash, without declared pieces, vs. direct port", "hashPlain", "hashStraight"),
        in.row("hash, generic form, vs. direct port", "hashGeneric", "hashStraight"),
        in.row("reading a code vs. reading a text, direct port", "readCode", "readStraight"),
        in.row(
            "reading a code from a cursor vs. reading a text, direct port",
            "readCursor",
            "readStraight"),
        in.row("reading a piece vs. reading a text, direct port", "readPiece", "readStraight"),
        in.row("reading a text, declared pieces, vs. direct port", "readDeclared", "readStraight"),
        in.row(
            "reading a text, without declared pieces, vs. direct port",
            "readPlain",
            "readStraight"),
        in.row("reading a text, generic form, vs. direct port", "readGeneric", "readStraight"),
        in.row("equality, declared pieces, vs. generic form", "equalDeclared", "equalGeneric", 1),
        in.row(
            "equality, without declared pieces, vs. generic form", "equalPlain", "equalGeneric", 1),
        in.row("hash, declared pieces, vs. generic form", "hashDeclared", "hashGeneric", 1),
        in.row("hash, without declared pieces, vs. generic form", "hashPlain", "hashGeneric", 1),
        in.row("reading a code vs. reading a text, generic form", "readCode", "readGeneric", 1),
        in.row(
            "reading a text, declared pieces, vs. generic form", "readDeclared", "readGeneric", 1),
        in.row(
            "reading a text, without declared pieces, vs. generic form",
            "readPlain",
            "readGeneric",
            1));
  }

  private static List<Row> largeBoard() {
    In in =
        new In("Changing two squares, or reading one, on a 255×255 board", "LargeBoardBenchmark");
    Aim change = Aim.faster(100).andBytes(2_047);
    return List.of(
        in.row(
            "changing, declared pieces, vs. copying an array",
            "changeDeclared",
            "changeArray",
            change),
        in.row(
            "changing, without declared pieces, vs. copying an array",
            "changePlain",
            "changeArray",
            change),
        in.row(
            "changing, generic form, vs. copying an array", "changeGeneric", "changeArray", change),
        in.row("reading a code vs. reading an array", "readCode", "readArray", 0.25),
        in.row(
            "reading a text, declared pieces, vs. reading an array",
            "readDeclared",
            "readArray",
            0.25),
        in.row(
            "reading a text, without declared pieces, vs. reading an array",
            "readPlain",
            "readArray",
            0.25),
        in.row(
            "reading a text, generic form, vs. reading an array", "readGeneric", "readArray", 0.25),
        in.row("changing, declared pieces, vs. generic form", "changeDeclared", "changeGeneric", 1),
        in.row(
            "changing, without declared pieces, vs. generic form",
            "changePlain",
            "changeGeneric",
            1),
        in.row(
            "reading a text, declared pieces, vs. generic form", "readDeclared", "readGeneric", 1),
        in.row(
            "reading a text, without declared pieces, vs. generic form",
            "readPlain",
            "readGeneric",
            1));
  }

  private static List<Row> squareSets() {
    In in = new In("Sets of 81 squares", "SquareSetBenchmark");
    return List.of(
        in.row(
            "union, intersection, difference, size, vs. handwritten longs",
            "generated",
            "longs",
            Aim.faster(0.67).andBytes(0)),
        in.row("the same vs. EnumSet", "generated", "enumSet", 10),
        in.row("the same vs. BitSet", "generated", "bitSet"),
        in.row("the same, generic form, vs. EnumSet", "generic", "enumSet"),
        in.row("a loop over the squares vs. handwritten longs", "generatedLoop", "longsLoop"),
        in.row("a shift by one step, and the size of the result", "generatedShift"));
  }

  private static List<Row> movements() {
    In in = new In("Attacks of one piece", "MovementBenchmark");
    return List.of(
        in.row("horse, 9×10, vs. tests on bytes", "horse9", "horseWalked", 3.5),
        in.row("cannon, 9×10, vs. a walk over bytes", "cannon9", "cannonWalked", 6),
        in.row("horse vs. knight, 9×10", "horse9", "knight9"),
        in.row("cannon vs. rook, 9×10", "cannon9", "rook9"),
        in.row("rook of three steps vs. rook, 9×10", "shortRook9", "rook9"),
        in.row("elephant of janggi vs. knight, 9×10", "elephant9", "knight9"),
        in.row("horse vs. knight, 8×8", "horse8", "knight8"),
        in.row("cannon vs. rook, 8×8", "cannon8", "rook8"),
        in.row("nightrider vs. rook, 8×8", "nightrider8", "rook8"),
        in.row("horse, generic form, vs. tests on bytes", "horseGeneric", "horseWalked"),
        in.row("cannon, generic form, vs. a walk over bytes", "cannonGeneric", "cannonWalked"));
  }

  private static List<Row> perft() {
    In in = new In("Perft, per node", "PerftBenchmark");
    Aim bytes = Aim.NONE.andBytes(170);
    return List.of(
        in.row("chess, all leaves made", "chessFull", bytes),
        in.row("chess, leaves counted", "chessBulk", bytes),
        in.row("chess, Kiwipete, all leaves made", "kiwipeteFull", bytes),
        in.row("chess, Kiwipete, leaves counted", "kiwipeteBulk", bytes),
        in.row("chess, all leaves made, cursor vs. copying", "chessCursorFull", "chessFull", bytes),
        in.row("chess, leaves counted, cursor vs. copying", "chessCursorBulk", "chessBulk", bytes),
        in.row(
            "chess, Kiwipete, all leaves made, cursor vs. copying",
            "kiwipeteCursorFull",
            "kiwipeteFull",
            bytes),
        in.row(
            "chess, Kiwipete, leaves counted, cursor vs. copying",
            "kiwipeteCursorBulk",
            "kiwipeteBulk",
            bytes));
  }

  private static List<Row> squareFromText() {
    In in = new In("Square from text", "CoordinateBenchmark");
    return List.of(
        in.row("9×9 vs. HashMap", "index9", "map9", Aim.faster(2.5).andBytes(0)),
        in.row("9×9, new Strings, vs. HashMap", "index9Fresh", "map9Fresh"),
        in.row("9×9 vs. Enum.valueOf, valid texts only", "index9", "valueOf9"),
        in.row("9×9 vs. Enum.valueOf, exceptions caught", "index9", "valueOf9Catching"),
        in.row("9×9, generic form, vs. HashMap", "generic9", "map9"),
        in.row("9×9 vs. generic form", "index9", "generic9", 1),
        in.row("9×9 vs. reading two characters", "index9", "floor9"),
        in.row("19×19 vs. HashMap", "index19", "map19", Aim.faster(2).andBytes(0)),
        in.row("19×19, new Strings, vs. HashMap", "index19Fresh", "map19Fresh"),
        in.row("19×19 vs. Enum.valueOf, valid texts only", "index19", "valueOf19"),
        in.row("19×19 vs. Enum.valueOf, exceptions caught", "index19", "valueOf19Catching"),
        in.row("19×19, generic form, vs. HashMap", "generic19", "map19"),
        in.row("19×19 vs. generic form", "index19", "generic19", 1),
        in.row("19×19 vs. reading two characters", "index19", "floor19"));
  }

  private static List<Row> textFromSquare() {
    In in = new In("Text from square", "CellTextBenchmark");
    Aim aim = Aim.under(1).andBytes(0);
    return List.of(
        in.row("9×9, from an index, vs. reading an array", "cell9", "floor9", aim),
        in.row("9×9, from a square, vs. reading an array", "square9", "floor9", aim),
        in.row("9×9, generic form, vs. reading an array", "generic9", "floor9"),
        in.row("19×19, from an index, vs. reading an array", "cell19", "floor19", aim),
        in.row("19×19, from a square, vs. reading an array", "square19", "floor19", aim),
        in.row("19×19, generic form, vs. reading an array", "generic19", "floor19"),
        in.row("9×9, from an index, vs. generic form", "cell9", "generic9", 1),
        in.row("19×19, from an index, vs. generic form", "cell19", "generic19", 1));
  }

  private static List<Row> texts() {
    In in = new In("Texts of other programs (chess, shogi)", "GameTextBenchmark");
    return List.of(
        in.row("reading FEN, vs. regexes and an edit", "fenRead", "fenReadStraight", PER_SECOND_2M),
        in.row("checking FEN, vs. a regex", "fenCheck", "fenCheckStraight"),
        in.row("writing FEN, vs. StringBuilder", "fenWrite", "fenWriteStraight", PER_SECOND_2M),
        in.row(
            "reading SFEN, vs. regexes and an edit", "sfenRead", "sfenReadStraight", PER_SECOND_2M),
        in.row("writing SFEN, vs. StringBuilder", "sfenWrite", "sfenWriteStraight", PER_SECOND_2M),
        in.row(
            "writing a move of chess in SAN, vs. lists of moves and strings",
            "sanWrite",
            "sanWriteStraight",
            PER_SECOND_2M),
        in.row("reading a move of chess in SAN", "sanRead"),
        in.row("writing a move of shogi in the Western form", "westernWrite", PER_SECOND_2M),
        in.row("reading a move of shogi in the Western form", "westernRead"),
        in.row("writing a move of chess in UCI", "uciWrite"),
        in.row("reading a move of chess in UCI", "uciRead"),
        in.row("writing a move of shogi in USI", "usiWrite"),
        in.row("reading a move of shogi in USI", "usiRead"));
  }

  private static List<Row> feen() {
    In in = new In("Positions in FEEN (shogi)", "FeenBenchmark");
    return List.of(
        in.row(
            "parsing the start position, declared pieces, vs. regexes",
            "startDeclared",
            "startStraight",
            PER_SECOND_2M),
        in.row(
            "parsing the start position, without declared pieces, vs. regexes",
            "startPlain",
            "startStraight",
            PER_SECOND_1M),
        in.row(
            "parsing the start position, generic form, vs. regexes",
            "startGeneric",
            "startStraight",
            PER_SECOND_1M),
        in.row(
            "parsing a position, declared pieces, vs. regexes",
            "readDeclared",
            "readStraight",
            PER_SECOND_2M),
        in.row(
            "parsing a position, without declared pieces, vs. regexes",
            "readPlain",
            "readStraight",
            PER_SECOND_1M),
        in.row(
            "parsing a position, generic form, vs. regexes",
            "readGeneric",
            "readStraight",
            PER_SECOND_1M),
        in.row(
            "formatting the start position, declared pieces, vs. StringBuilder",
            "writeStartDeclared",
            "writeStartStraight",
            PER_SECOND_2M),
        in.row(
            "formatting the start position, generic form, vs. StringBuilder",
            "writeStartGeneric",
            "writeStartStraight",
            PER_SECOND_1M),
        in.row(
            "formatting a position, declared pieces, vs. StringBuilder",
            "writeDeclared",
            "writeStraight",
            PER_SECOND_2M),
        in.row(
            "formatting a position, generic form, vs. StringBuilder",
            "writeGeneric",
            "writeStraight",
            PER_SECOND_1M),
        in.row("validating a valid text vs. regex", "isValid", "isValidStraight", NO_BYTES),
        in.row(
            "validating an invalid text vs. regex", "isValidBad", "isValidBadStraight", NO_BYTES));
  }

  private static List<Row> reading() {
    In in = new In("Parsing vs. a compiled regular expression (regex)", "ParsingBenchmark");
    return List.of(
        in.row("Cell.isValid vs. regex", "isCell", "isCellRegex"),
        in.row("Cell.parse vs. regex", "cell", "cellRegex"),
        in.row("Cell.toIndices vs. regex", "cellIndices", "cellIndicesRegex"),
        in.row("Location.parse vs. regex", "location", "locationRegex"),
        in.row("Style.parse vs. regex", "style", "styleRegex"),
        in.row("9×9 square vs. regex", "square9", "square9Regex"),
        in.row("19×19 square vs. regex", "square19", "square19Regex"));
  }

  private static List<Row> snlText() {
    In in = new In("Moves of Snakes and Ladders, a million at a time", "HexBenchmark");
    return List.of(
        in.row(
            "ASCII to an existing array vs. parseInt",
            "decodeBytesInPlace",
            "decodeStraightforward",
            12),
        in.row("ASCII to a new array vs. parseInt", "decodeBytes", "decodeStraightforward", 8),
        in.row("String to a new array vs. parseInt", "decodeText", "decodeStraightforward", 8),
        in.row("String to records vs. parseInt", "decodeRecords", "decodeRecordsStraightforward"),
        in.row(
            "array to an existing ASCII array vs. String.format",
            "encodeBytesInPlace",
            "encodeStraightforward",
            90),
        in.row(
            "array to a new ASCII array vs. String.format", "encodeBytes", "encodeStraightforward"),
        in.row("array to a String vs. String.format", "encodeText", "encodeStraightforward"));
  }

  private static List<Row> snlStream() {
    In in = new In("Moves of Snakes and Ladders, a million at a time", "DenseBenchmark");
    return List.of(
        in.row("array to a dense stream", "write"), in.row("dense stream to an array", "read"));
  }

  private static List<Row> snlMove() {
    In in = new In("One move of Snakes and Ladders", "MoveBenchmark");
    return List.of(
        in.row("three values to an int vs. reading the values", "pack", "floor", 0.5),
        in.row("record to an int vs. reading the values", "packRecord", "floor"),
        in.row("int to three values vs. reading the values", "unpackValues", "floor", 0.5),
        in.row("int to a record vs. reading the values", "unpackRecord", "floor"),
        in.row("three values to an int vs. generic form", "pack", "packGeneric"),
        in.row("int to three values vs. generic form", "unpackValues", "unpackGeneric"),
        in.row("checking whether an int is a move vs. reading the values", "isValid", "floor"));
  }

  /** {@return the names of the benchmarks that the rows need, without duplicates} */
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
   * Checks that all benchmarks named by the rows exist, before hours are spent on measuring.
   *
   * @throws IllegalStateException if a benchmark does not exist
   */
  static void check(Collection<Row> rows, Collection<String> existing) {
    Set<String> missing = benchmarks(rows);
    missing.removeAll(existing);
    if (!missing.isEmpty()) {
      throw new IllegalStateException("no such benchmark: " + String.join("; ", missing));
    }
  }

  /** A section whose rows name the methods of a single benchmark class. */
  private record In(String section, String benchmark) {
    /** {@return a row with a reference and a goal} */
    Row row(String title, String subject, String reference, Aim aim) {
      return new Row(section, title, benchmark + "." + subject, benchmark + "." + reference, aim);
    }

    /** {@return a row with a reference and a goal for the ratio of their times} */
    Row row(String title, String subject, String reference, double ratio) {
      return row(title, subject, reference, Aim.faster(ratio));
    }

    /** {@return a row with a reference and without a goal} */
    Row row(String title, String subject, String reference) {
      return row(title, subject, reference, Aim.NONE);
    }

    /** {@return a row without a reference and with a goal} */
    Row row(String title, String subject, Aim aim) {
      return new Row(section, title, benchmark + "." + subject, Row.NONE, aim);
    }

    /** {@return a row without a reference and without a goal} */
    Row row(String title, String subject) {
      return new Row(section, title, benchmark + "." + subject, Row.NONE, Aim.NONE);
    }
  }
}
