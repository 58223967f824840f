// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A runner of other programs. */
final class ChildProcess {
  private ChildProcess() {}

  /**
   * Runs a program and waits until it ends.
   *
   * @param command the program and its arguments
   * @return the output of the program, including its error output
   * @throws IllegalStateException if the exit status is not 0; the message contains the output
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
