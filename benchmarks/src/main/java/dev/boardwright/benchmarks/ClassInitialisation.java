// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A measurement of the first use of a board in a new JVM. The time includes loading and
 * initialising the board's squares, cells and position, and the classes of the runtime that they
 * need.
 */
final class ClassInitialisation {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final String PACKAGE = ClassInitialisation.class.getPackageName() + ".";

  private final Path java;
  private final String classPath;

  /**
   * Creates a measurement.
   *
   * @param jdk the home of the JDK that starts the JVMs
   * @param classPath a class path with the boards and {@link FirstTouch}
   */
  ClassInitialisation(Path jdk, String classPath) {
    this.java = jdk.resolve("bin").resolve("java");
    this.classPath = classPath;
  }

  /**
   * {@return the milliseconds that the first use of a declared board takes, as a median over
   * several JVMs}
   *
   * @param board the declaration of the board
   * @param before the boards that the program has used before; if there are none, the time includes
   *     loading the runtime
   * @param jvms the number of JVMs to start
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

  /**
   * {@return the number in the last line of the output, since messages of the JVM may precede it}
   */
  private static long nanos(String output) {
    List<String> lines = output.lines().toList();
    return Long.parseLong(lines.get(lines.size() - 1));
  }
}
