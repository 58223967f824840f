// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.testing.CapturedOutput;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PerftDemoTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();
  private final CapturedOutput bars = new CapturedOutput();

  private int run(String... arguments) {
    return PerftDemo.run(arguments, out, err, new ConsoleProgressBarConsumer(bars, 80));
  }

  private String printed() {
    return out.text();
  }

  /** {@return the values printed after a name, separated by commas} */
  private String shown(String name) {
    return printed()
        .lines()
        .filter(line -> line.startsWith(name + "  "))
        .map(line -> line.substring(name.length()).strip())
        .collect(Collectors.joining(", "));
  }

  @Test
  void countsBelowEachMove() {
    assertEquals(0, run("chess", "2", "--divide"));
    List<String> lines =
        printed().lines().filter(line -> line.matches("[a-h][1-8]-[a-h][1-8]: .*")).toList();
    assertEquals(20, lines.size());
    assertEquals("a2-a3: 20", lines.get(0));
    assertEquals("h2-h4: 20", lines.get(19));
    assertEquals(lines.stream().sorted().toList(), lines);
    assertEquals(400, lines.stream().mapToInt(line -> Integer.parseInt(line.substring(7))).sum());
    assertEquals("400", shown("nodes"));
    assertTrue(shown("seconds").matches("[0-9]+\\.[0-9]{3}"), printed());
    assertTrue(shown("million nodes per second").matches("[0-9]+\\.[0-9]{2}"), printed());
    assertTrue(shown("bytes per node").matches("[0-9]+\\.[0-9]|not measured"), printed());
    assertTrue(bars.text().contains("20/20"));
    assertEquals("", err.text());
  }

  @Test
  void printsWhatItCounts() {
    assertEquals(0, run("minishogi", "3"));
    assertTrue(
        printed()
            .startsWith(
                """
                minishogi, depth 3, every move made
                second player (minishogi), in hand: nothing
                  ┌────────────────┐
                5 │  r  b  s  g k^ │
                """),
        printed());
    assertTrue(printed().contains("\nrbsgk^/4p/5/P4/K^GSBR / MINISHOGI/minishogi\n"), printed());
    assertEquals("2,512", shown("nodes"));
  }

  @ParameterizedTest
  @CsvSource({"chess, 3", "shogi, 3", "minishogi, 4", "dobutsu, 4"})
  void countsTheSameNodesInAllModes(String game, String depth) {
    assertEquals(0, run(game, depth));
    assertEquals(0, run(game, depth, "--bulk"));
    String[] nodes = shown("nodes").split(", ");
    assertEquals(2, nodes.length);
    assertEquals(nodes[0], nodes[1]);
    assertEquals(0, run(game, depth, "--categories"));
  }

  @ParameterizedTest
  @EnumSource
  void countsEveryGame(DeclaredGame game) {
    assertEquals(0, run(game.id(), "1", "--categories"));
    assertEquals(0, run(game.id(), "2", "--bulk", "--divide"));
    long one = game.rules().start().legalMoves().size();
    long two = new Perft<>(game.rules()).bulk(game.rules().cursor(game.rules().start()), 2);
    assertEquals(String.format(Locale.ROOT, "%,d, %,d", one, two), shown("nodes"));
    assertTrue(printed().startsWith(game.id() + ", depth 1, every move made\n"), printed());
    assertEquals(one, printed().lines().filter(line -> line.matches("\\S*[-*]\\S+: \\d+")).count());
    assertEquals("", err.text());
  }

  @Test
  void countsCategories() {
    assertEquals(0, run("chess", "3", "--categories", "--bulk"));
    assertTrue(
        printed()
            .endsWith(
                """
                captures                  34
                promotions                0
                checks                    12
                mates                     0
                """),
        printed());
  }

  @Test
  void acceptsFenAndFeen() {
    String fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertEquals(0, run(("chess 2 " + fen).split(" ")));
    String feen = printed().lines().filter(line -> line.contains(" / ")).findFirst().orElseThrow();
    assertEquals(0, run("chess", "2", feen));
    assertEquals("2,039, 2,039", shown("nodes"));
  }

  @Test
  void acceptsPositionsWithoutMoves() {
    String mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    for (String depth : List.of("1", "2")) {
      assertEquals(0, run("chess", depth, "--divide", "--categories", mated));
    }
    assertEquals("0, 0", shown("nodes"));
    assertEquals("0, 0", shown("mates"));
    assertEquals("not measured, not measured", shown("bytes per node"));
  }

  @ParameterizedTest
  @CsvSource({
    "--bulk, no game given",
    "go 3, unknown game: \"go\"",
    "chess, no depth given",
    "chess 33, 'depth must be a number from 1 to 32, not \"33\"'",
    "chess 3 --fast, unknown option: --fast"
  })
  void rejectsInvalidArguments(String arguments, String message) {
    assertEquals(2, run(arguments.split(" ")));
    assertEquals(message + "\n", err.text());
    assertEquals("", printed());
  }

  @Test
  void rejectsInvalidPositions() {
    String placement = "r3k2r/8/8/8/8/8/8/R3K2R";
    assertEquals(2, run("chess", "2", placement, "w", "KK", "-"));
    assertEquals(2, run("chess", "2", "\u001b[2J"));
    assertEquals(2, run("chess", "2", "rnbqkbnr/9 / CHESS/chess"));
    assertEquals(2, run("minishogi", "2", "4k/5/5/5/5 b - 1"));
    String[] lines = err.text().split("\\R");
    assertEquals(
        List.of(
            "each castling right is listed once (castling, offset 27)",
            "r3k2r/8/8/8/8/8/8/R3K2R w KK -",
            "                           ^",
            "a piece, a number or / expected (placement, offset 0)",
            "?[2J",
            "^"),
        List.of(lines).subList(0, 6));
    assertEquals("the first side has no royal piece", lines[lines.length - 1]);
    assertEquals("", printed());
  }
}
