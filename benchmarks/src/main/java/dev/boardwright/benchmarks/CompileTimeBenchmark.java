// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of the time that the processor adds to a compilation. They run a complete {@code
 * javac} that compiles only boards of 9×9, with and without the processor. The jars of the runtime
 * and of the processor must already be built.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 5)
@Fork(1)
@Section(
    value = "Compile time",
    note =
        "The time of a complete `javac` run that compiles only 9×9 boards. Goals: 100 boards add"
            + " less than 2,500 ms, and the rules of one board less than 1,500 ms to the board with"
            + " declared pieces.")
public class CompileTimeBenchmark {
  private static final String PIECES =
      """
      ,
          pieces = {"P", "p", "+P", "+p", "L", "l", "+L", "+l", "N", "n", "+N", "+n", "S", "s",
              "+S", "+s", "G", "g", "B", "b", "+B", "+b", "R", "r", "+R", "+r", "K^", "k^"},
          firstHand = {"P", "L", "N", "S", "G", "B", "R"},
          secondHand = {"p", "l", "n", "s", "g", "b", "r"}\
      """;

  private static final String RULES =
      """
      ,
          order = dev.boardwright.SquareOrder.DESCENDING,
          start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
      @dev.boardwright.Rules(
          value = {
            @dev.boardwright.Piece(token = "K^", moves = "K"),
            @dev.boardwright.Piece(token = "R", moves = "R", promotesTo = "+R"),
            @dev.boardwright.Piece(token = "B", moves = "B", promotesTo = "+B"),
            @dev.boardwright.Piece(token = "G", moves = "WfF"),
            @dev.boardwright.Piece(token = "S", moves = "FfW", promotesTo = "+S"),
            @dev.boardwright.Piece(token = "N", moves = "fN", promotesTo = "+N"),
            @dev.boardwright.Piece(token = "L", moves = "fR", promotesTo = "+L"),
            @dev.boardwright.Piece(
                token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false),
            @dev.boardwright.Piece(token = "+R", moves = "RF"),
            @dev.boardwright.Piece(token = "+B", moves = "BW"),
            @dev.boardwright.Piece(token = {"+S", "+N", "+L", "+P"}, moves = "WfF")
          },
          zone = "a7-i9",
          drops = {dev.boardwright.style.Side.FIRST, dev.boardwright.style.Side.SECOND},
          stalemate = dev.boardwright.Outcome.LOSS\
      """;

  /** The contents of the declarations. */
  public enum Declared {
    /** Only the board. */
    BOARD("board", ""),

    /** The pieces of shogi. */
    PIECES("board with declared pieces", CompileTimeBenchmark.PIECES),

    /** The rules of shogi, from which the pieces follow. */
    RULES("board with rules", CompileTimeBenchmark.RULES);

    private final String text;
    private final String members;

    Declared(String text, String members) {
      this.text = text;
      this.members = members;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The number of boards to compile. */
  @Param({"1", "10", "100"})
  public int boards;

  /** The contents of their declarations. */
  @Param public Declared declared;

  private Path directory = Path.of("");
  private String processors = "";
  private List<String> sources = List.of();
  private List<String> command = List.of();

  /** Writes the sources. */
  @Setup
  public void setUp() throws IOException, URISyntaxException {
    ModuleJars jars = ModuleJars.find();
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    command = List.of(javac.toString(), "-cp", jars.runtime().toString());
    processors = jars.processor() + File.pathSeparator + jars.runtime();
    directory = Files.createTempDirectory("boards");
    sources = writeSources();
  }

  private List<String> writeSources() throws IOException {
    List<String> sources = new ArrayList<>();
    for (int i = 0; i < boards; i++) {
      Path source = directory.resolve("Shogi" + i + ".java");
      String text =
          """
          package boards;

          @dev.boardwright.Board(
              shape = {9, 9},
              styles = {"SHOGI", "shogi"}%s)
          interface Shogi%d {}
          """;
      Files.writeString(source, text.formatted(declared.members, i));
      sources.add(source.toString());
    }
    return sources;
  }

  @Benchmark
  @Title("{boards} × {declared}, with the processor")
  @Versus("without")
  public void with() throws IOException, InterruptedException {
    compile(true);
  }

  @Benchmark
  @Title("{boards} × {declared}, without")
  public void without() throws IOException, InterruptedException {
    compile(false);
  }

  private void compile(boolean process) throws IOException, InterruptedException {
    Path classes = Files.createTempDirectory(directory, "classes");
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of("-d", classes.toString()));
    all.addAll(process ? List.of("-processorpath", processors) : List.of("-proc:none"));
    all.addAll(sources);
    ChildProcess.run(all);
    checkGenerated(classes, process);
  }

  /**
   * Checks that the processor ran if and only if it should have. A processor that did not run would
   * appear to be very fast.
   */
  private static void checkGenerated(Path classes, boolean process) {
    if (Files.exists(classes.resolve("boards").resolve("Shogi0Position.class")) != process) {
      throw new IllegalStateException(
          process
              ? "the processor generated nothing"
              : "the processor ran although it was disabled");
    }
  }

  /** Deletes the sources and the classes. */
  @TearDown
  public void tearDown() throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(directory)) {
      paths = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }
}
