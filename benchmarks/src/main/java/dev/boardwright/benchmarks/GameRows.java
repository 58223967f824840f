// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The rows of the report that are about games with rules. */
final class GameRows {
  private static final String GAMES = "Perft with generated moves, per node";
  private static final String ENGINE = "Perft with generated moves, beside an engine, per node";
  private static final String PLAYING = "Playing a legal move of shogi and undoing it";
  private static final Aim NO_BYTES = Aim.NONE.andBytes(0);
  private static final double COUNTED = 1.4;
  private static final double MADE = 1.2;

  private GameRows() {}

  /** {@return all these rows, in the order in which the report shows them} */
  static List<Row> all() {
    return Stream.of(games(), engine(), besideCalvin(), playing()).flatMap(List::stream).toList();
  }

  private static List<Row> games() {
    return List.of(
        byHand("chess, leaves counted", "chessCounted", "chessBulk", COUNTED),
        byHand("chess, all leaves made", "chessMade", "chessFull", MADE),
        byHand("Kiwipete, leaves counted", "kiwipeteCounted", "kiwipeteBulk", COUNTED),
        byHand("Kiwipete, all leaves made", "kiwipeteMade", "kiwipeteFull", MADE),
        byHand("shogi, leaves counted", "shogiCounted", "shogiBulk", COUNTED),
        byHand("shogi, all leaves made", "shogiMade", "shogiCursorFull", MADE),
        byHand("matsuri, leaves counted", "matsuriCounted", "matsuriBulk", COUNTED),
        byHand("matsuri, all leaves made", "matsuriMade", "matsuriCursorFull", MADE),
        new Row(
            GAMES, "xiangqi, leaves counted", "GameBenchmark.xiangqiCounted", Row.NONE, NO_BYTES),
        new Row(
            GAMES, "xiangqi, all leaves made", "GameBenchmark.xiangqiMade", Row.NONE, NO_BYTES));
  }

  /** {@return a comparison with the faster of the ways in which the examples do the same} */
  private static Row byHand(String title, String ours, String theirs, double ratio) {
    return new Row(
        GAMES,
        title + ", vs. rules written by hand",
        "GameBenchmark." + ours,
        "PerftBenchmark." + theirs,
        Aim.faster(ratio).andBytes(0));
  }

  /** {@return the rows of the comparison with Fairy-Stockfish, whose build they name} */
  private static List<Row> engine() {
    Optional<String> build = FairyStockfish.build();
    return List.of(
        counterpart(build, "chess", 10),
        counterpart(build, "kiwipete", 10),
        counterpart(build, "shogi", 8),
        counterpart(build, "matsuri", 8),
        counterpart(build, "xiangqi", 8));
  }

  private static Row counterpart(Optional<String> build, String position, double ratio) {
    String title = position + ", leaves counted";
    String ours = "GameBenchmark." + position + "Counted";
    return build.isPresent()
        ? new Row(
            ENGINE,
            title + ", vs. " + build.get(),
            ours,
            "FairyStockfishBenchmark." + position,
            Aim.faster(ratio))
        : new Row(ENGINE, title + ", no counterpart", ours, Row.NONE, Aim.NONE);
  }

  private static List<Row> besideCalvin() {
    return BenchmarkNames.all().contains("CalvinBenchmark.chessFull")
        ? List.of(
            besideCalvin("chess, leaves counted", "chessCounted", "chessBulk"),
            besideCalvin("chess, all leaves made", "chessMade", "chessFull"),
            besideCalvin("Kiwipete, leaves counted", "kiwipeteCounted", "kiwipeteBulk"),
            besideCalvin("Kiwipete, all leaves made", "kiwipeteMade", "kiwipeteFull"))
        : List.of();
  }

  private static Row besideCalvin(String title, String ours, String theirs) {
    return new Row(
        GAMES,
        title + ", vs. calvin",
        "GameBenchmark." + ours,
        "CalvinBenchmark." + theirs,
        Aim.NONE);
  }

  private static List<Row> playing() {
    return List.of(
        playing("with rules", "played", Aim.NONE.andBytes(0)),
        playing("with rules, and whether it gives check", "checked", Aim.faster(0.77).andBytes(0)));
  }

  private static Row playing(String title, String ours, Aim aim) {
    return new Row(
        PLAYING,
        title + ", vs. a cursor without rules",
        "PlayBenchmark." + ours,
        "PlayBenchmark.plain",
        aim);
  }
}
