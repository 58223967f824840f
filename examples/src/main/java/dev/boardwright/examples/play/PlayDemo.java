// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.board.Arguments;
import dev.boardwright.examples.board.Terminal;
import dev.boardwright.examples.perft.CountedPosition;
import dev.boardwright.examples.perft.PositionTexts;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.BoardGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program that plays any declared game in the terminal, with a plain search as the opponent, for
 * example with the argument {@code minishogi}. Without arguments it prints its usage.
 */
public final class PlayDemo {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  private PlayDemo() {}

  /**
   * Plays a game, and draws its final position.
   *
   * @param arguments a game and options
   */
  public static void main(String[] arguments) {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int status = run(arguments, in, Terminal.out(), Terminal.err());
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the program.
   *
   * @return the exit status: 0; 2 if the arguments are invalid; 1 if moves cannot be read or the
   *     image cannot be written
   */
  static int run(String[] arguments, BufferedReader in, PrintStream out, PrintStream err) {
    PlayOptions options;
    try {
      options = PlayOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(PlayOptions.USAGE);
      return WRONG_ARGUMENTS;
    }
    return run(options.game().game(), options, in, out, err);
  }

  private static <P extends BoardPosition<P>> int run(
      BoardGame<P> game, PlayOptions options, BufferedReader in, PrintStream out, PrintStream err) {
    PositionTexts<P> texts = new PositionTexts<>(game);
    CountedPosition<P> start;
    try {
      start = texts.parse(options.position());
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      return WRONG_ARGUMENTS;
    }
    Session<P> session =
        new Session<>(Customs.of(options.game()), game, texts, start, options.depth(), out);
    try {
      if (options.self() > 0) {
        session.playSelf(options.self());
      } else {
        session.play(new Lines(in));
      }
    } catch (IOException e) {
      return failed(err, "cannot read moves", e);
    }
    try {
      write(options.svg(), session.svg());
    } catch (IOException e) {
      return failed(err, "cannot write " + options.svg(), e);
    }
    out.println("final position written to " + options.svg());
    return 0;
  }

  private static int failed(PrintStream err, String what, IOException e) {
    String why = e.getClass().getSimpleName() + " " + e.getMessage();
    err.println(Arguments.visible(what + ": " + why));
    return FAILED;
  }

  private static void write(Path file, String svg) throws IOException {
    if (file.getParent() != null) {
      Files.createDirectories(file.getParent());
    }
    Files.writeString(file, svg);
  }
}
