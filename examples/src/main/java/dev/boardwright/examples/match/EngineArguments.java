// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.CommandLine;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.engine.Protocol;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
   * {@return the setup of the engine, which is asked for UCI, and for USI if it does not answer}
   *
   * @throws IllegalArgumentException if there is none, or it is malformed
   */
  public EngineSetup setup() {
    if (command == null) {
      throw new IllegalArgumentException(
          settings.isEmpty() ? "no engine given (--against)" : "--option needs --against");
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (String setting : settings) {
      int end = setting.indexOf('=');
      if (end < 1 || setting.contains("\n")) {
        throw new IllegalArgumentException(
            "an option must be like \"Skill Level=0\", not \"" + Arguments.shown(setting) + "\"");
      }
      options.put(setting.substring(0, end).strip(), setting.substring(end + 1).strip());
    }
    return new EngineSetup(CommandLine.split(command), List.of(Protocol.values()), options);
  }
}
