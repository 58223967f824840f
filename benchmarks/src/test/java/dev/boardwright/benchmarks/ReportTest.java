// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Tests for {@link Report} and the annotations that it reads. */
class ReportTest {
  private static final String PACKAGE = "dev.boardwright.benchmarks.";

  /** {@return a result as JMH writes it, with the members that do not matter here as well} */
  private static String json(String benchmark, String jdk, String params, String ns, String bytes) {
    return """
    {"jmhVersion": "1.37", "benchmark": "%s", "mode": "avgt", "threads": 1, "forks": 2,
     "jvm": "/secret/home/bin/java", "jvmArgs": [], "jdkVersion": "%s", "vmName": "Some VM",
     "vmVersion": "%2$s+1", "measurementIterations": 3, "measurementTime": "500 ms",
     "params": %s,
     "primaryMetric": {"score": 1, "scoreError": "NaN", "scoreUnit": "ns/op", "rawData": %s},
     "secondaryMetrics": {"gc.alloc.rate.norm": {"scoreUnit": "B/op", "rawData": %s}}}
    """
        .formatted(PACKAGE + benchmark, jdk, params, ns, bytes);
  }

  private static String report(Path folder, String... results) throws IOException {
    Path file = folder.resolve("results.json");
    Files.writeString(file, "[" + String.join(",", results) + "]");
    return new ReportText(JmhResult.read(file)).of(LocalDate.EPOCH);
  }

  private static String tables(String report) {
    return report.substring(report.indexOf("\n## ") + 1);
  }

  /** The first benchmark has two comparisons, and the second is a reference only. */
  @Test
  void writesTables(@TempDir Path folder) throws IOException {
    String text =
        report(
            folder,
            json("SnlBenchmark.write", "17", "null", "[[1234.5]]", "[[843.2]]"),
            json("MovementBenchmark.horse9", "17", "null", "[[9, 2], [1]]", "[[0, 0.1], [0]]"),
            json("MovementBenchmark.horseWalked", "17", "null", "[[5.5]]", "[[48]]"),
            json("MovementBenchmark.knight9", "17", "null", "[[0.5]]", "[[0]]"));
    assertEquals(
        """
        ## Moves of Snakes and Ladders: a million, and single ones

        |                         | goal | 17: ratio | met |   ns |   B | reference ns | reference B |
        | ----------------------- | ---: | --------: | --: | ---: | --: | -----------: | ----------: |
        | array to a dense stream |    – |         – |   – | 1235 | 843 |            – |           – |

        ## Attacks of one piece

        |                                 | goal | 17: ratio | met |   ns |   B | reference ns | reference B |
        | ------------------------------- | ---: | --------: | --: | ---: | --: | -----------: | ----------: |
        | horse, 9×10, vs. tests on bytes | 3.5× |      2.75 |  no | 2.00 |   0 |         5.50 |          48 |
        | horse, 9×10, vs. knight, 9×10   |    – |      0.25 |   – | 2.00 |   0 |         0.50 |           0 |
        """,
        tables(text));
    assertTrue(text.contains("- Date: 1970-01-01\n"), text);
    assertTrue(text.contains("- JDK 17: Some VM 17+1, 2 × 3 iterations (500 ms)\n"), text);
    assertFalse(text.contains("secret"), text);
    assertFalse(text.contains(System.getProperty("user.home")), text);
  }

  /** Rounds with one JDK are put together. What one JDK has not measured stays open. */
  @Test
  void writesOneGroupOfColumnsForEachJdk(@TempDir Path folder) throws IOException {
    String text =
        report(
            folder,
            json("MoveBenchmark.pack", "17", "null", "[[1, 2]]", "[[0]]"),
            json("MoveBenchmark.pack", "25", "null", "[[4]]", "[[0]]"),
            json("MoveBenchmark.floor", "17", "null", "[[6]]", "[[0]]"),
            json("MoveBenchmark.pack", "17", "null", "[[3, 5]]", "[[0]]"));
    List<String> lines = tables(text).lines().toList();
    assertEquals(5, lines.size(), text);
    assertTrue(lines.get(2).matches(".* 17: ratio .* 25: ratio .*"), text);
    assertEquals(
        "| three values to an int vs. reading the values | 0.5× | 2.00 | yes | 3.00 | 0 | 6.00 | 0"
            + " | – | – | 4.00 | 0 | – | – |",
        lines.get(4).replaceAll(" +", " "));
  }

  /** An operation of perft counts many sequences. Rules by hand are compared where they exist. */
  @Test
  void dividesPerftAndFillsInParameters(@TempDir Path folder) throws IOException {
    String text =
        report(
            folder,
            json("GameBenchmark.counted", "17", "{'position': 'KIWIPETE'}", "[[8171206]]", "[[0]]"),
            json("GameBenchmark.counted", "17", "{'position': 'MATSURI'}", "[[4809015]]", "[[0]]"),
            json(
                "PerftBenchmark.counted",
                "17",
                "{'position': 'KIWIPETE'}",
                "[[16342412]]",
                "[[0]]"),
            json("ReadBenchmark.readCode", "17", "{'game': 'SHOGI'}", "[[1]]", "[[0]]"),
            json(
                "LegalityBenchmark.listed",
                "17",
                "{'game': 'GRAND', 'form': 'RULE_BOOK'}",
                "[[1]]",
                "[[0]]"));
    String spaced = text.replaceAll(" +", " ");
    for (String line :
        List.of(
            "| Kiwipete, leaves counted, vs. rules by hand | 1.4×, at most 0 B | 2.00 | yes | 2.00"
                + " |",
            "| matsuri, leaves counted | at most 0 B | – | yes | 1.00 |",
            "## Positions in shogi",
            "| grand, rule book, all listed |")) {
      assertTrue(spaced.contains("\n" + line), line + " in " + text);
    }
  }

  @Test
  void titlesNameWhatDiffers() {
    assertEquals("9×9 vs. HashMap", ReportText.title("9×9", "9×9, HashMap"));
    assertEquals("a, b, vs. c, b", ReportText.title("a, b", "c, b"));
    assertEquals("a, b, vs. a", ReportText.title("a, b", "a"));
  }

  @Test
  void readsFilesAndRejectsOthers(@TempDir Path folder) throws IOException {
    Path results = folder.resolve("results.json");
    Path out = folder.resolve("out.md");
    Files.writeString(
        results, "[" + json("MoveBenchmark.pack", "17", "null", "[[1]]", "[[0]]") + "]");
    assertEquals(0, Report.options().execute("--out", out.toString(), results.toString()));
    assertTrue(Files.readString(out).contains("| three values to an int |"));
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    PrintStream errors = System.err;
    System.setErr(nowhere);
    try {
      assertEquals(2, Report.options().execute("--out", out.toString()));
      assertEquals(2, Report.options().execute(results.toString()));
      for (String text :
          List.of("no results", "[" + json("Nowhere.x", "17", "null", "[[1]]", "[[0]]") + "]")) {
        Files.writeString(results, text);
        assertEquals(2, Report.options().execute("--out", out.toString(), results.toString()));
      }
      assertEquals(2, Report.options().execute("--out", out.toString(), folder + "/none"));
      assertEquals(2, MixedGames.options().execute("--only", "no such game"));
      assertEquals(2, MixedGames.options().execute("--rounds", "0"));
      assertEquals(2, MixedGames.options().execute("--jdk", folder.toString()));
    } finally {
      System.setErr(errors);
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> report(folder, json("Nowhere.pack", "17", "null", "[[1]]", "[[0]]")));
    assertThrows(
        IllegalArgumentException.class,
        () -> report(folder, json("MoveBenchmark.none", "17", "null", "[[1]]", "[[0]]")));
  }

  /** {@return a result of each benchmark, with each combination of parameters} */
  private static List<JmhResult> all() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    OutputFormat silent = OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.SILENT);
    JmhResult.Metric one = new JmhResult.Metric("ns/op", List.of(List.of(1.0)));
    List<JmhResult> all = new ArrayList<>();
    for (BenchmarkListEntry entry : BenchmarkList.defaultList().getAll(silent, List.of())) {
      for (Map<String, String> params : combinations(entry.getParams().orElse(Map.of()))) {
        all.add(new JmhResult(entry.getUsername(), "17", "", "", 1, 1, "", params, one, Map.of()));
      }
    }
    return all;
  }

  private static List<Map<String, String>> combinations(Map<String, String[]> params) {
    List<Map<String, String>> combinations = List.of(Map.of());
    for (Map.Entry<String, String[]> param : params.entrySet()) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : param.getValue()) {
          Map<String, String> more = new TreeMap<>(combination);
          more.put(param.getKey(), value);
          longer.add(more);
        }
      }
      combinations = longer;
    }
    return combinations;
  }

  /** Positions of other games than chess have no rules by hand. */
  @Test
  void everyComparisonNamesABenchmark() {
    Map<String, Measured> measured = Measured.of(all());
    assertTrue(measured.size() > 200, "" + measured.size());
    measured.forEach(
        (name, ours) -> {
          for (Versus versus : ours.comparisons()) {
            if (!name.contains("GameBenchmark") || name.matches(".*=(CHESS|KIWIPETE)}")) {
              assertTrue(measured.containsKey(ours.reference(versus)), name + " " + versus.value());
            }
          }
        });
  }

  @Test
  void noRowOccursTwice() {
    String section = "";
    Set<String> rows = new HashSet<>();
    for (String line : new ReportText(all()).of(LocalDate.EPOCH).lines().toList()) {
      section = line.startsWith("## ") ? line : section;
      if (line.startsWith("| ") && !line.contains("17: ratio") && !line.startsWith("| --")) {
        assertTrue(rows.add(section + line.substring(0, line.indexOf(" | "))), line);
      }
    }
    assertTrue(rows.size() > 200, "" + rows.size());
  }

  /** The commands take hours, so this only checks that what they name exists. */
  @Test
  void acceptsDocumentedCommands() throws IOException, CommandLineOptionException {
    List<String> names = all().stream().map(JmhResult::benchmark).toList();
    String text = Files.readString(Path.of("../docs/performance.md"));
    Set<String> written = new HashSet<>();
    for (String[] args : commands("-jar benchmarks/target/benchmarks.jar", text)) {
      CommandLineOptions options = new CommandLineOptions(args);
      for (String include : options.getIncludes()) {
        assertTrue(names.stream().anyMatch(Pattern.compile(include).asPredicate()), include);
      }
      written.add(options.getResult().get());
    }
    Set<String> read = new HashSet<>();
    for (String[] args : commands("-cp \\S+ dev.boardwright.benchmarks.Report", text)) {
      var options = Report.options().parseArgs(args);
      List<Path> files = options.matchedPositionalValue(0, List.of());
      files.forEach(file -> read.add(file.toString()));
      Path out = options.matchedOptionValue("--out", Path.of("none"));
      assertTrue(Files.exists(Path.of("..").resolve(out)), out.toString());
    }
    assertTrue(read.size() >= 3, read::toString);
    assertEquals(read, written);
    List<String[]> mixed = commands("-cp \\S+ dev.boardwright.benchmarks.MixedGames", text);
    assertEquals(1, mixed.size());
    MixedGames.options().parseArgs(mixed.get(0));
  }

  private static List<String[]> commands(String start, String text) {
    Pattern command = Pattern.compile("(?m)^java " + start + " (.*)$");
    Stream<MatchResult> found = command.matcher(text).results();
    return found.map(match -> match.group(1).strip().split(" ")).toList();
  }
}
