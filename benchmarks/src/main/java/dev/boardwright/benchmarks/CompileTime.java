// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A measurement of the time that the processor adds to a compilation. It runs a complete {@code
 * javac} that compiles only boards of 9×9, both with and without the processor.
 */
final class CompileTime {
  private static final int[] BOARDS = {1, 10, 100};
  private static final double NANOS_PER_MILLI = 1e6;
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

  private final Path javac;
  private final Path runtime;
  private final List<Path> processors;

  /**
   * Creates a measurement.
   *
   * @param jdk the home of the JDK that compiles
   * @param runtime the jar of the runtime
   * @param processors the jars of the processor
   */
  CompileTime(Path jdk, Path runtime, List<Path> processors) {
    this.javac = jdk.resolve("bin").resolve("javac");
    this.runtime = runtime;
    this.processors = List.copyOf(processors);
  }

  /** The contents of the declarations. */
  enum Declared {
    /** Only the board. */
    BOARD("", ""),

    /** The pieces of shogi. */
    PIECES(", with declared pieces", CompileTime.PIECES),

    /** The rules of shogi, from which the pieces follow. */
    RULES(", with rules", CompileTime.RULES);

    final String text;
    private final String members;

    Declared(String text, String members) {
      this.text = text;
      this.members = members;
    }
  }

  /**
   * The two times of one compilation.
   *
   * @param boards the number of boards compiled
   * @param declared what the boards declare
   * @param withMillis the time with the processor, in milliseconds
   * @param withoutMillis the time without the processor, in milliseconds
   */
  record Result(int boards, Declared declared, double withMillis, double withoutMillis) {}

  /**
   * Measures all sizes of each kind of declaration.
   *
   * @param rounds the number of measured rounds for each size, as in {@link #measure}
   * @return the results, in the order of measurement
   */
  List<Result> measureAll(int rounds) throws IOException, InterruptedException {
    List<Result> results = new ArrayList<>();
    for (Declared declared : Declared.values()) {
      for (int boards : BOARDS) {
        results.add(measure(boards, declared, rounds));
      }
    }
    return results;
  }

  /**
   * Measures one compilation with and without the processor. The two alternate, and both results
   * are medians.
   *
   * @param boards the number of boards to compile
   * @param declared what the boards declare
   * @param rounds the number of measured rounds, each of which compiles once with the processor and
   *     once without it; one more round comes first and is not measured
   * @return the two times
   */
  Result measure(int boards, Declared declared, int rounds)
      throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("boards");
    try {
      List<String> sources = writeSources(directory, boards, declared);
      double[] with = new double[rounds];
      double[] without = new double[rounds];
      compile(directory, sources, true);
      compile(directory, sources, false);
      for (int round = 0; round < rounds; round++) {
        with[round] = compile(directory, sources, true);
        without[round] = compile(directory, sources, false);
      }
      return new Result(boards, declared, Medians.of(with), Medians.of(without));
    } finally {
      delete(directory);
    }
  }

  private static List<String> writeSources(Path directory, int boards, Declared declared)
      throws IOException {
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

  /**
   * Compiles into a new directory.
   *
   * @return the elapsed time in milliseconds
   */
  private double compile(Path directory, List<String> sources, boolean process)
      throws IOException, InterruptedException {
    Path classes = Files.createTempDirectory(directory, "classes");
    List<String> command = new ArrayList<>(List.of(javac.toString(), "-d", classes.toString()));
    command.addAll(List.of("-cp", runtime.toString()));
    command.addAll(process ? List.of("-processorpath", processorPath()) : List.of("-proc:none"));
    command.addAll(sources);
    long start = System.nanoTime();
    ChildProcess.run(command);
    double millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
    checkGenerated(classes, process);
    return millis;
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

  private String processorPath() {
    return Stream.concat(processors.stream(), Stream.of(runtime))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static void delete(Path directory) throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(directory)) {
      paths = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : paths) {
      Files.delete(path);
    }
  }
}
