// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.GameNames;
import dev.boardwright.examples.testing.CapturedOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

class ProgramsTest {
  private final CapturedOutput out = new CapturedOutput();
  private final CapturedOutput err = new CapturedOutput();

  @Command(name = "Program", description = "Does something.")
  private static final class Options {
    @Parameters(
        index = "0",
        paramLabel = "game",
        converter = GameNames.class,
        completionCandidates = GameNames.class,
        description = GameNames.LIST)
    private DeclaredGame game;

    @Limits(min = 1, max = 64)
    @Parameters(index = "1", arity = "0..1", paramLabel = "depth")
    private int depth = 7;

    @Limits(min = 0, max = 999)
    @Option(names = "--count", paramLabel = "N", description = "(default: ${DEFAULT-VALUE})")
    private int count = 5;

    @Option(names = "--file", paramLabel = "F")
    private Path file;

    @Option(names = "--position", arity = "1..*", paramLabel = "P")
    private List<String> position = List.of();
  }

  private int run(Options options, Programs.Program program, String... arguments) {
    return Programs.run(options, arguments, out, err, program);
  }

  private void assertRefused(String message, String... arguments) {
    assertEquals(2, run(new Options(), () -> {}, arguments));
    assertEquals(message + "\n", err.text());
    assertEquals("", out.text());
  }

  @Test
  void readsOptions() {
    Options options = new Options();
    String[] arguments = {"chess", "--count", "3", "--count", "4", "--file", "a b", "12"};
    assertEquals(0, run(options, () -> out.print("runs"), arguments));
    assertEquals(DeclaredGame.CHESS, options.game);
    assertEquals(12, options.depth);
    assertEquals(4, options.count);
    assertEquals(Path.of("a b"), options.file);
    assertEquals("runs", out.text());
    assertEquals("", err.text());
  }

  /** A text with spaces needs no quotes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess --position 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "chess --position -P7/8 - w 1 -2 --count 1",
        "chess --position @file ${x} %s"
      })
  void readsTextsOfSeveralWords(String arguments) {
    Options options = new Options();
    assertEquals(0, run(options, () -> {}, arguments.split(" ")), err.text());
    String read = String.join(" ", options.position);
    assertEquals(arguments.replace("chess --position ", "").replace(" --count 1", ""), read);
  }

  @ParameterizedTest
  @CsvSource({
    "go, 'unknown game: \"go\"'",
    "-x, 'unknown game: \"-x\"'",
    "--count 3, no game given",
    "chess 0, 'depth must be a number from 1 to 64, not \"0\"'",
    "chess 65, 'depth must be a number from 1 to 64, not \"65\"'",
    "chess -1, 'depth must be a number from 1 to 64, not \"-1\"'",
    "chess four, 'depth must be a number from 1 to 64, not \"four\"'",
    "chess 99999999999, 'depth must be a number from 1 to 64, not \"99999999999\"'",
    "chess +5, 'depth must be a number from 1 to 64, not \"+5\"'",
    "chess 1 2, unknown argument: 2",
    "chess --count 1000, '--count must be a number from 0 to 999, not \"1000\"'",
    "chess --count 1 --count x, '--count must be a number from 0 to 999, not \"x\"'",
    "chess --count, --count needs a value",
    "chess --position --count 3, --position needs a value",
    "chess --file --count 3, --file needs a value",
    "chess --fast, unknown option: --fast",
    "chess --count=3, unknown option: --count=3",
    "chess --position 8/8 w --quick, unknown option: --quick"
  })
  void refusesInvalidArguments(String arguments, String message) {
    assertRefused(message, arguments.split(" "));
  }

  @Test
  void showsNoInvisibleCharacters() {
    assertRefused("unknown game: \"?[31m\"", "\u001b[31m");
    err.reset();
    assertRefused("--file cannot be \"a?b\"", "chess", "--file", "a\0b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chess ", "chess 1 ", "--", "chess --count ", "chess --file \0"})
  void repeatsNoLongArguments(String beginning) {
    String[] arguments = (beginning + "x".repeat(1_000)).split(" ");
    assertEquals(2, run(new Options(), () -> {}, arguments));
    assertTrue(err.text().length() < 150, err.text());
    assertTrue(err.text().contains("xxx…"), err.text());
  }

  @Test
  void printsTheUsageWithoutArguments() {
    assertEquals(2, run(new Options(), () -> {}));
    assertTrue(err.text().startsWith("no game given\nUsage: Program game "), err.text());
    assertEquals("", out.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "chess --fast --help", "--count --help"})
  void printsTheUsage(String arguments) {
    assertEquals(0, run(new Options(), () -> out.print("runs"), arguments.split(" ")));
    assertTrue(out.text().startsWith("Usage: Program game [depth] [options]\n"), out.text());
    assertTrue(out.text().contains(" chess, crazyhouse, "), out.text());
    assertTrue(out.text().contains(" --count N "), out.text());
    assertTrue(out.text().contains("(default: 5)"), out.text());
    assertTrue(out.text().endsWith("show this text\n"), out.text());
    assertTrue(out.text().lines().allMatch(line -> line.length() <= 80), out.text());
    assertEquals("", err.text());
  }

  @Test
  void reportsFailuresInOneLine() {
    IOException cause = new IOException("/a\u001bb");
    Programs.Program failing =
        () -> {
          throw ProgramException.of("cannot write images", cause);
        };
    assertEquals(1, run(new Options(), failing, "chess"));
    assertEquals("cannot write images: IOException /a?b\n", err.text());
    err.reset();
    Programs.Program reading = () -> Programs.read(() -> DeclaredGame.find("go"));
    assertEquals(2, run(new Options(), reading, "chess"));
    assertEquals("unknown game: \"go\"\n", err.text());
  }
}
