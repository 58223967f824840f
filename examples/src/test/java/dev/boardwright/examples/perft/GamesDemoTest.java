// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.SequenceCount;
import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesDemoTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();
  private final CapturedOutput bars = new CapturedOutput();

  private int run(Function<DeclaredGame, SequenceCount> known, String... arguments) {
    return GamesDemo.run(arguments, known, out, err, new ConsoleProgressBarConsumer(bars, 80));
  }

  private List<String> printed() {
    return out.text().lines().toList();
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
    assertTrue(bars.text().contains("26/26"));
    assertEquals("", err.text());
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
    assertEquals(1, run(game -> new SequenceCount(2, 401), "0", "chess"));
    assertTrue(printed().get(1).endsWith("  wrong: 401 are known"), printed().get(1));
    assertTrue(printed().get(1).startsWith("chess             2          400 "));
    assertEquals("0 exact, 1 wrong", printed().get(3));
    assertEquals("wrong counts: 1\n", err.text());
  }

  @Test
  void countsAndPlaysGameOfFile() {
    String source = "src/main/java/dev/boardwright/examples/games/Dobutsu.java";
    assertEquals(0, run(DeclaredGame::startCount, "0", "--file", source), err.text());
    String text = out.text();
    assertTrue(text.startsWith("DOBUTSU against dobutsu\n"), text);
    assertTrue(text.contains("\n4 legal moves: "), text);
    assertTrue(text.contains("\n    1            4 "), text);
    assertTrue(text.contains("\na game of random moves: "), text);
    assertEquals("", err.text());
  }

  @Test
  void showsMistakesOfFile(@TempDir Path folder) throws IOException {
    String source = "@Board(shape = {9, 0})\nclass Bad {}";
    Path file = Files.writeString(folder.resolve("Bad.java"), source);
    assertEquals(2, run(DeclaredGame::startCount, "--file", file.toString()));
    assertEquals("line 1, column 1: the member styles is missing\n", err.text());
    assertEquals(2, run(DeclaredGame::startCount, "--file", folder.resolve("no").toString()));
    assertTrue(err.text().contains("cannot read the file"));
    assertEquals(List.of(), printed());
  }

  @ParameterizedTest
  @CsvSource({
    "--fast, unknown option: --fast",
    "--file, --file needs a value",
    "--file a b, unknown game: \"b\"",
    "--file a chess, either games or --file",
    "60001, 'milliseconds must be a number from 0 to 60000, not \"60001\"'",
    "1 2, unknown game: \"2\"",
    "-5 chess, 'milliseconds must be a number from 0 to 60000, not \"-5\"'",
    "1.5, 'milliseconds must be a number from 0 to 60000, not \"1.5\"'"
  })
  void rejectsInvalidArguments(String arguments, String message) {
    assertEquals(2, run(DeclaredGame::startCount, arguments.split(" ")));
    assertEquals(message + "\n", err.text());
    assertEquals(List.of(), printed());
  }
}
