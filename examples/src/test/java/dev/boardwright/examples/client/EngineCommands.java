// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command lines of programs of the examples and of the tests. */
public final class EngineCommands {
  private EngineCommands() {}

  /** {@return the words that start a program in another virtual machine} */
  static List<String> words(Class<?> program, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // A short start matters more than fast code.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(program.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /** {@return the same as one text} */
  public static String text(Class<?> program, String... arguments) {
    StringBuilder text = new StringBuilder();
    for (String word : words(program, arguments)) {
      text.append(text.isEmpty() ? "" : " ").append('"').append(word).append('"');
    }
    return text.toString();
  }
}
