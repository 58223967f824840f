// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program that looks like an engine of chess, and fails in the way that its argument names. */
public final class FakeEngine {
  private static final int FOREVER = 1_000_000;

  private final String mode;
  private final PrintStream out;
  private int answers;
  private boolean isReady;

  private FakeEngine(String mode) {
    this.mode = mode;
    out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  }

  /**
   * Runs the program.
   *
   * @param arguments the way in which it fails
   */
  public static void main(String[] arguments) throws Exception {
    new FakeEngine(arguments[0]).run();
  }

  private void run() throws IOException, InterruptedException {
    if (mode.equals("deaf")) {
      Thread.sleep(FOREVER);
    }
    if (mode.equals("parent")) {
      new ProcessBuilder(EngineCommands.words(FakeEngine.class, "deaf")).start();
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      answer(line.split(" ")[0]);
    }
    if (List.of("parent", "immortal").contains(mode)) {
      Thread.sleep(FOREVER);
    }
  }

  private void answer(String command) throws InterruptedException {
    switch (command) {
      case "uci" -> {
        switch (mode) {
          case "mute", "shogi" -> {}
          case "exits" -> System.exit(3);
          default -> greet("uciok");
        }
      }
      case "usi" -> {
        if (!mode.equals("mute")) {
          greet("usiok");
        }
      }
      case "isready" -> {
        isReady = true;
        out.println("readyok");
      }
      case "usinewgame" -> {
        if (!isReady) {
          System.exit(4); // the protocol demands the other order
        }
      }
      case "go" -> go();
      case "quit" -> {
        if (!List.of("parent", "immortal").contains(mode)) {
          System.exit(0);
        }
      }
      default -> {}
    }
  }

  private void greet(String ok) {
    out.println("id name Fake");
    if (mode.equals("chessless")) {
      out.println("option name UCI_Variant type combo default go var go var shogi");
    }
    if (mode.equals("options")) {
      for (int i = 0; i < 100_000; i++) {
        out.println("option name Option" + i + " type string default " + "x".repeat(100));
      }
    }
    out.println("option name Level type spin default 1 min 1 max 5");
    out.println(ok);
  }

  private void go() throws InterruptedException {
    switch (mode) {
      case "crashes" -> Runtime.getRuntime().halt(139);
      case "hangs" -> Thread.sleep(FOREVER);
      case "floods" -> {
        while (true) {
          out.println("info depth 1 score cp 1 pv e2e4");
        }
      }
      case "endless" -> {
        while (true) {
          out.print("info string no end of this line ");
        }
      }
      case "nonsense" -> out.println("bestmove xyzzy");
      case "illegal" -> out.println("bestmove e2e4");
      case "empty" -> out.println("bestmove");
      case "resigns" -> out.println("bestmove resign");
      case "none" -> out.println("bestmove (none)");
      case "twice" -> {
        answers++;
        out.println("bestmove answer" + answers);
        out.println("bestmove late");
      }
      case "binary" -> {
        out.write(new byte[] {0, -1, -2, 10, 13, 10, 27, 91, 50, 74, 10}, 0, 11);
        out.println("bestmove e7e5");
      }
      case "talks" -> {
        out.println("x".repeat(1_000_000));
        out.println("info depth 9 score cp 12 nodes 5");
        out.println("info string bestmove e7e6");
        out.println("bestmove e7e5 ponder g1f3");
      }
      default -> out.println("bestmove e7e5");
    }
  }
}
