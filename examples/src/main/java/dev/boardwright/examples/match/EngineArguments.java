// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import java.util.List;
import picocli.CommandLine.Option;

/** The options of a program that name an engine. */
public final class EngineArguments {
  @Option(
      names = "--against",
      paramLabel = "C",
      description =
          "play against an engine with UCI or USI, which the command C starts, such as \"gnuchess"
              + " --uci\"")
  private String command;

  @Option(
      names = "--option",
      paramLabel = "O",
      description = "set an option of the engine, such as \"Skill Level=0\"")
  private List<String> settings = List.of();

  /** {@return whether one of these options is given} */
  public boolean isGiven() {
    return command != null || !settings.isEmpty();
  }

  /**
   * {@return the setup of the engine}
   *
   * @throws IllegalArgumentException if there is none, or it is malformed
   */
  public EngineSetup setup() {
    if (command == null) {
      throw new IllegalArgumentException("no engine given (--against)");
    }
    return EngineSetup.parse(command, settings);
  }
}
