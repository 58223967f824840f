// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/**
 * A program that measures everything the project makes claims about, and writes a report:
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.boardwright.benchmarks.BenchmarkReport
 *     [--short] [--jdk &lt;home&gt;]... [--only &lt;heading&gt;]... [--rounds &lt;n&gt;] [--out &lt;file&gt;]
 * </pre>
 *
 * <p>It measures with each JDK given by {@code --jdk}, or with the JDK that runs it if none is
 * given. It writes to {@code docs/benchmarks.md}, or to the file given by {@code --out}. With
 * {@code --short}, it takes minutes instead of hours. With {@code --only}, the report contains only
 * the tables of benchmarks whose headings contain one of the given texts; compile time and first
 * use are not measured. {@code --rounds} gives the number of times that each benchmark is run; each
 * round runs all of them once. The jars of the runtime and of the processor must already be built.
 */
public final class BenchmarkReport {
  private static final Map<String, Class<?>> BOARDS = boards();

  private final ReportOptions options;
  private final List<Row> rows;
  private final ModuleJars jars;

  private BenchmarkReport(ReportOptions options, List<Row> rows, ModuleJars jars) {
    this.options = options;
    this.rows = rows;
    this.jars = jars;
  }

  private static Map<String, Class<?>> boards() {
    Map<String, Class<?>> boards = new LinkedHashMap<>();
    boards.put("9×9", PlainShogi.class);
    boards.put("9×9, with declared pieces", Shogi.class);
    boards.put("19×19", Go19.class);
    boards.put("255×255", Atlas.class);
    boards.put("255×255, with declared pieces", Stones.class);
    return boards;
  }

  /**
   * Measures and writes the report. Exits with status 2 if the options are invalid.
   *
   * @param args the options
   * @throws IOException if a file cannot be read or written, or if a program cannot be started
   * @throws InterruptedException if the current thread is interrupted
   * @throws RunnerException if a benchmark fails
   * @throws URISyntaxException if the location from which this class was loaded is not a valid URI
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, RunnerException, URISyntaxException {
    if (ReportOptions.isHelp(args)) {
      System.out.println("Arguments: " + ReportOptions.USAGE);
      return;
    }
    ReportOptions options;
    List<Row> rows;
    List<Jdk> jdks = new ArrayList<>();
    try {
      options = ReportOptions.parse(args);
      rows = options.rows(Rows.ALL);
      for (Path home : options.jdks()) {
        jdks.add(Jdk.of(home));
      }
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\nArguments: " + ReportOptions.USAGE);
      System.exit(2);
      return;
    }
    Rows.check(Rows.ALL, BenchmarkNames.all());
    new BenchmarkReport(options, rows, ModuleJars.find()).write(jdks);
  }

  private void write(List<Jdk> jdks) throws IOException, InterruptedException, RunnerException {
    List<JdkResults> results = new ArrayList<>();
    for (Jdk jdk : jdks) {
      results.add(measure(jdk));
    }
    String text = new ReportText(results).of(rows, LocalDate.now(), options);
    Path out = options.out().toAbsolutePath();
    Files.createDirectories(out.getParent());
    Files.writeString(out, text);
    System.out.println("Written: " + options.out());
  }

  private JdkResults measure(Jdk jdk) throws IOException, InterruptedException, RunnerException {
    // The shortest measurements come first, so that failures show up early.
    Map<String, Double> firstTouches = options.isEverything() ? firstTouches(jdk) : Map.of();
    List<CompileTime.Result> compilations =
        options.hasTable(ReportText.COMPILE_TIME) ? compilations(jdk) : List.of();
    // Without names, JMH would run all benchmarks.
    Map<String, Score> scores =
        rows.isEmpty()
            ? Map.of()
            : JmhRun.scores(jdk.java(), Rows.benchmarks(rows), options.isShort(), options.rounds());
    return new JdkResults(jdk, scores, compilations, firstTouches);
  }

  private Map<String, Double> firstTouches(Jdk jdk) throws IOException, InterruptedException {
    System.out.println("JDK " + jdk.version() + ": first use");
    ClassInitialisation initialisation =
        new ClassInitialisation(jdk.home(), System.getProperty("java.class.path"));
    Map<String, Double> firstTouches = new LinkedHashMap<>();
    for (Map.Entry<String, Class<?>> board : BOARDS.entrySet()) {
      int jvms = options.isShort() ? 7 : 15;
      String name = board.getKey();
      firstTouches.put(
          name + ", after other boards",
          initialisation.millis(board.getValue(), List.of(PlainChess.class, Chess.class), jvms));
      firstTouches.put(
          name + ", as the first board", initialisation.millis(board.getValue(), List.of(), jvms));
    }
    return firstTouches;
  }

  private List<CompileTime.Result> compilations(Jdk jdk) throws IOException, InterruptedException {
    System.out.println("JDK " + jdk.version() + ": compile time");
    return new CompileTime(jdk.home(), jars.runtime(), List.of(jars.processor()))
        .measureAll(options.isShort() ? 1 : 5);
  }
}
