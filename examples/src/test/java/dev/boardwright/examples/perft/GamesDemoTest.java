// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.StartCount;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesDemoTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final ByteArrayOutputStream bars = new ByteArrayOutputStream();

  private int run(Function<DeclaredGame, StartCount> known, String... arguments) {
    PrintStream progress = new PrintStream(bars, true, StandardCharsets.UTF_8);
    return GamesDemo.run(
        arguments,
        known,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        new ConsoleProgressBarConsumer(progress, 80));
  }

  private List<String> printed() {
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void countsAllGames() {
    assertEquals(0, run(DeclaredGame::startCount, "0"));
    List<String> lines = printed();
    int games = DeclaredGame.values().length;
    assertEquals("game          depth        nodes  million/s", lines.get(0));
    assertEquals(
        Stream.of(DeclaredGame.values()).map(DeclaredGame::id).toList(),
        lines.subList(1, games + 1).stream().map(line -> line.replaceFirst(" .*", "")).toList());
    assertTrue(
        lines.get(1).matches("chess             5    4,865,609 +[0-9]+[.][0-9]  exact"),
        lines.get(1));
    assertEquals(List.of("", "26 exact, 0 wrong"), lines.subList(games + 1, lines.size()));
    assertTrue(bars.toString(StandardCharsets.UTF_8).contains("26/26"));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void countsSelectedGames() {
    assertEquals(0, run(DeclaredGame::startCount, "1", "xiangqi", "dobutsu"));
    assertTrue(printed().get(1).startsWith("xiangqi           4    3,290,240 "));
    assertTrue(printed().get(2).startsWith("dobutsu           8    5,866,031 "));
    assertEquals("2 exact, 0 wrong", printed().get(4));
  }

  @Test
  void saysThatCountIsWrong() {
    assertEquals(1, run(game -> new StartCount(2, 401), "0", "chess"));
    assertTrue(printed().get(1).endsWith("  wrong: 401 are known"), printed().get(1));
    assertTrue(printed().get(1).startsWith("chess             2          400 "));
    assertEquals("0 exact, 1 wrong", printed().get(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "0 chess --help"})
  void printsItsUsage(String arguments) {
    assertEquals(0, run(DeclaredGame::startCount, arguments.split(" ")));
    assertEquals(GamesDemo.USAGE, out.toString(StandardCharsets.UTF_8));
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void countsAndPlaysGameOfFile() {
    String source = "src/main/java/dev/boardwright/examples/games/Dobutsu.java";
    assertEquals(0, run(DeclaredGame::startCount, "0", "--file", source), err.toString());
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.startsWith("DOBUTSU against dobutsu\n"), text);
    assertTrue(text.contains("\n4 legal moves: "), text);
    assertTrue(text.contains("\n    1            4 "), text);
    assertTrue(text.contains("\na game of random moves: "), text);
    assertEquals("", err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void showsMistakesOfFile(@TempDir Path folder) throws IOException {
    String source = "@Board(shape = {9, 0})\nclass Bad {}";
    Path file = Files.writeString(folder.resolve("Bad.java"), source);
    assertEquals(2, run(DeclaredGame::startCount, "--file", file.toString()));
    assertEquals(
        "line 1, column 1: the member styles is missing\n", err.toString(StandardCharsets.UTF_8));
    assertEquals(2, run(DeclaredGame::startCount, "--file", folder.resolve("no").toString()));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("cannot read the file"));
    assertEquals(List.of(), printed());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--fast",
        "--file",
        "--file a b",
        "go",
        "60001",
        "1 2",
        "chess 5",
        "-1",
        "-5 chess",
        "1.5"
      })
  void rejectsInvalidArguments(String arguments) {
    assertEquals(2, run(DeclaredGame::startCount, arguments.split(" ")));
    String text = err.toString(StandardCharsets.UTF_8);
    assertTrue(text.endsWith(GamesDemo.USAGE), text);
    assertTrue(text.length() < 600, text);
    assertTrue(text.contains("\n  game    chess, "), text);
    assertEquals(List.of(), printed());
  }
}
