// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How long the first touch of a board takes in a new JVM: loading and initialising its squares,
 * cells and position, and what they need of the runtime.
 */
final class ClassInitialisation {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final String PACKAGE = ClassInitialisation.class.getPackageName() + ".";

  private final Path java;
  private final String classPath;

  /**
   * Prepares the measurement.
   *
   * @param jdk the home of the JDK that runs it
   * @param classPath where the boards and this class are
   */
  ClassInitialisation(Path jdk, String classPath) {
    this.java = jdk.resolve("bin").resolve("java");
    this.classPath = classPath;
  }

  /**
   * The milliseconds that the first touch of a declared board takes: the median of some JVMs.
   *
   * @param board the declaration
   * @param before boards that the program has used before, and with them the runtime
   * @param jvms how many JVMs
   */
  double millis(Class<?> board, List<Class<?>> before, int jvms)
      throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(java.toString(), "-cp", classPath, PACKAGE + "FirstTouch"));
    before.forEach(used -> addTypes(used, command));
    command.add(FirstTouch.THEN);
    addTypes(board, command);
    double[] millis = new double[jvms];
    for (int i = 0; i < jvms; i++) {
      millis[i] = nanos(ChildProcess.run(command)) / NANOS_PER_MILLI;
    }
    return Medians.of(millis);
  }

  private static void addTypes(Class<?> board, List<String> command) {
    for (String type : List.of("Square", "Cells", "Position")) {
      command.add(PACKAGE + board.getSimpleName() + type);
    }
  }

  /** The last line: what a JVM has to say about itself comes before. */
  private static long nanos(String output) {
    List<String> lines = output.lines().toList();
    return Long.parseLong(lines.get(lines.size() - 1));
  }
}
