// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.DeclaredGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A program that plays every declared game over UCI or USI. It reads commands from standard input
 * and answers on standard output. It has no options: with any argument it prints its usage.
 */
public final class EngineMain {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private static final String USAGE =
      """
      This program is an engine for programs with a board. It takes no arguments.
      It reads commands of UCI or USI from standard input, such as these:

      uci
      setoption name UCI_Variant value xiangqi
      position startpos moves h3e3 h10g8
      go movetime 1000
      d
      go perft 3
      quit

      The games are %s.
      """
          .formatted(DeclaredGame.list());

  private EngineMain() {}

  /**
   * Runs the engine until the command {@code quit} or the end of the input.
   *
   * @param arguments none
   */
  public static void main(String[] arguments) {
    if (arguments.length > 0) {
      boolean isHelp = arguments[0].equals("--help");
      PrintStream out = isHelp ? Terminal.out() : Terminal.err();
      out.print(USAGE);
      System.exit(isHelp ? 0 : WRONG_ARGUMENTS);
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      new Engine(in, Terminal.out()).run();
    } catch (IOException e) {
      Terminal.err().println("cannot read commands: " + e);
      System.exit(FAILED);
    }
  }
}
