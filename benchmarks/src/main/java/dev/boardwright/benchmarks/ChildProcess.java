// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program that is run to its end. */
final class ChildProcess {
  private ChildProcess() {}

  /**
   * Runs a program.
   *
   * @param command the program and its arguments
   * @return what it wrote
   * @throws IllegalStateException if it failed; what it wrote is in the message
   */
  static String run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IllegalStateException(command.get(0) + " ended with " + code + ":\n" + output);
    }
    return output;
  }
}
