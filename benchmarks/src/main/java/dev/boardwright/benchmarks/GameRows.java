// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The rows of the report that are about games with rules. */
final class GameRows {
  /** The heading of the table with a row for each game. */
  static final String STARTS = "Perft of declared games from the start, leaves counted, per node";

  private static final String POSITIONS =
      "Perft of declared games from other positions, leaves counted, per node";
  private static final String BY_HAND = "Perft of declared games beside rules by hand, per node";
  private static final String PLAYING = "Playing a legal move and undoing it";
  private static final String ASKING = "Asking whether a move is legal";
  private static final Aim NO_BYTES = Aim.NONE.andBytes(0);
  private static final double COUNTED = 1.4;
  private static final double MADE = 1.2;

  /** A sum that is kept takes at most a quarter of the time of the moves. */
  private static final double KEPT = 0.8;

  /** Whether a move is legal is known in half of the time of a list. */
  private static final double ONE = 2;

  /** A move of a table and two killers take at most 0.65 of this time. */
  private static final double THREE = 1.54;

  private GameRows() {}

  /** {@return all these rows, in the order in which the report shows them} */
  static List<Row> all() {
    return Stream.of(alone(), byHand(), playing(), asking()).flatMap(List::stream).toList();
  }

  private static List<Row> alone() {
    return Stream.of(GamePosition.values())
        .map(at -> new Row(section(at), at.title(), counted(at), Row.NONE, NO_BYTES))
        .toList();
  }

  private static String section(GamePosition position) {
    return position.isStart() ? STARTS : POSITIONS;
  }

  private static String counted(GamePosition position) {
    return "GameBenchmark.counted(position=" + position + ")";
  }

  private static String made(GamePosition position) {
    return "GameBenchmark.made(position=" + position + ")";
  }

  private static List<Row> byHand() {
    return List.of(
        byHand(GamePosition.CHESS, "chessBulk"),
        byHandMade(GamePosition.CHESS, "chessFull"),
        byHand(GamePosition.KIWIPETE, "kiwipeteBulk"),
        byHandMade(GamePosition.KIWIPETE, "kiwipeteFull"),
        new Row(
            BY_HAND, "xiangqi, all leaves made", made(GamePosition.XIANGQI), Row.NONE, NO_BYTES));
  }

  /** {@return a comparison with the faster of the ways in which rules by hand do the same} */
  private static Row byHand(GamePosition position, String theirs) {
    return byHand(position.title() + ", leaves counted", counted(position), theirs, COUNTED);
  }

  private static Row byHandMade(GamePosition position, String theirs) {
    return byHand(position.title() + ", all leaves made", made(position), theirs, MADE);
  }

  private static Row byHand(String title, String ours, String theirs, double ratio) {
    return new Row(
        BY_HAND,
        title + ", vs. rules by hand",
        ours,
        "PerftBenchmark." + theirs,
        Aim.faster(ratio).andBytes(0));
  }

  private static List<Row> playing() {
    return List.of(
        playing("with rules", "played", Aim.NONE.andBytes(0)),
        playing("with rules, and whether it gives check", "checked", Aim.faster(0.77).andBytes(0)),
        keeping("chess", "CHESS", "kept", Aim.faster(KEPT).andBytes(0)),
        keeping("chess", "CHESS", "scanned", NO_BYTES),
        keeping("shogi", "SHOGI", "kept", Aim.faster(KEPT).andBytes(0)),
        keeping("shogi", "SHOGI", "scanned", NO_BYTES));
  }

  private static Row keeping(String title, String game, String ours, Aim aim) {
    String parameter = "(game=" + game + ")";
    return new Row(
        PLAYING,
        title + ", piece-square values " + ours + ", vs. none",
        "PieceValuesBenchmark." + ours + parameter,
        "PieceValuesBenchmark.alone" + parameter,
        aim);
  }

  /** {@return the rows of questions about moves, beside a list of all moves} */
  private static List<Row> asking() {
    List<Row> rows = new ArrayList<>();
    for (String game : List.of("CHESS", "SHOGI", "XIANGQI", "GRAND")) {
      for (boolean isGenerated : new boolean[] {true, false}) {
        rows.add(asking(game, isGenerated, "one move", "oneAsked", ONE));
        rows.add(asking(game, isGenerated, "three moves", "threeAsked", THREE));
      }
    }
    return rows;
  }

  private static Row asking(
      String game, boolean isGenerated, String title, String ours, double ratio) {
    String parameters = "(game=" + game + ", isGenerated=" + isGenerated + ")";
    return new Row(
        ASKING,
        game.toLowerCase(Locale.ROOT)
            + (isGenerated ? ", " : " of a rule book, ")
            + title
            + ", vs. all listed",
        "LegalityBenchmark." + ours + parameters,
        "LegalityBenchmark.listed" + parameters,
        Aim.faster(ratio).andBytes(0));
  }

  private static Row playing(String title, String ours, Aim aim) {
    return new Row(
        PLAYING,
        "shogi, " + title + ", vs. a cursor without rules",
        "PlayBenchmark." + ours,
        "PlayBenchmark.plain",
        aim);
  }
}
