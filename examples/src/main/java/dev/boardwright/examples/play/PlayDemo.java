// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.console.BoundedLines;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.match.EnginePlayer;
import dev.boardwright.examples.match.GameClock;
import dev.boardwright.examples.match.Player;
import dev.boardwright.examples.match.SearchPlayer;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A program that plays any declared game in the terminal, for example with the argument {@code
 * minishogi}. The opponent is a search, or an engine of another program. Without arguments it
 * prints its usage.
 */
public final class PlayDemo {
  private static final int FAILED = 1;
  private static final int WRONG_ARGUMENTS = 2;

  /** The number of characters that are kept of a line. No command needs as many. */
  private static final int MAX_LINE = 80;

  /** The maximum number of moves made in one search, which then ends after a second or two. */
  private static final long NODE_LIMIT = 1_000_000;

  private final PlayOptions options;
  private final PrintStream out;
  private final PrintStream err;

  private PlayDemo(PlayOptions options, PrintStream out, PrintStream err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

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
   * @return the exit status: 0; 2 if the arguments are invalid; 1 if moves cannot be read, an image
   *     cannot be written, or the engine fails
   */
  static int run(String[] arguments, BufferedReader in, PrintStream out, PrintStream err) {
    if (List.of(arguments).contains("--help")) {
      out.print(PlayOptions.USAGE);
      return 0;
    }
    PlayOptions options;
    try {
      options = PlayOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      err.print(PlayOptions.USAGE);
      return WRONG_ARGUMENTS;
    }
    return new PlayDemo(options, out, err).run(options.game().game(), in);
  }

  private <P extends GamePosition<P>> int run(Game<P> game, BufferedReader in) {
    CountedPosition<P> start;
    try {
      start = new PositionTexts<>(game).parse(options.position());
    } catch (IllegalArgumentException e) {
      err.println(Arguments.visible(e.getMessage()));
      return WRONG_ARGUMENTS;
    }
    Path folder = options.svg().toAbsolutePath().getParent();
    try {
      // Before the game, because an error after it would lose the images.
      folder = createFolder(folder);
      if (options.frames() != null) {
        folder = options.frames();
        createFolder(folder);
      }
    } catch (IOException e) {
      return failed("cannot create " + folder, described(e));
    }
    try (Player<P> machine = new SearchPlayer<>(game, GameConventions.of(options.game()), limit());
        Player<P> opponent =
            options.engine() == null
                ? machine
                : EnginePlayer.start(options.game(), game, options.engine())) {
      return play(game, start, new BoundedLines(in, MAX_LINE), List.of(machine, opponent));
    } catch (EngineException e) {
      return failed("the engine failed", e.getMessage());
    }
  }

  private long limit() {
    return options.clock().isEmpty() ? NODE_LIMIT : Long.MAX_VALUE;
  }

  private <P extends GamePosition<P>> int play(
      Game<P> game, CountedPosition<P> start, BoundedLines in, List<Player<P>> players) {
    GameConventions conventions = GameConventions.of(options.game());
    Match<P> match =
        new Match<>(game, conventions.drawRules(), start.position(), start.halfmoves());
    Display<P> display = new Display<>(match, conventions, out);
    Session<P> session = new Session<>(match, display, start, options.depth(), clock());
    int status = 0;
    try {
      if (options.self() > 0) {
        session.playSelf(options.self(), players);
      } else {
        session.play(in, players.get(1));
      }
    } catch (EngineException e) {
      // What has been played is still drawn.
      status = failed("the engine failed", e.getMessage());
    } catch (IOException e) {
      return failed("cannot read moves", described(e));
    }
    return Math.max(status, draw(display));
  }

  private GameClock clock() {
    List<Long> clock = options.clock();
    return clock.isEmpty() ? null : new GameClock(clock.get(0), clock.get(1), System::nanoTime);
  }

  private int draw(Display<?> display) {
    Path file = options.svg();
    try {
      Files.writeString(file, display.svg());
      out.println("final position written to " + file);
      if (options.frames() != null) {
        List<String> frames = display.frames();
        for (int i = 0; i < frames.size(); i++) {
          file = options.frames().resolve(String.format(Locale.ROOT, "%04d.svg", i));
          Files.writeString(file, frames.get(i));
        }
        out.println(frames.size() + " positions written to " + options.frames());
      }
      return 0;
    } catch (IOException e) {
      return failed("cannot write " + file, described(e));
    }
  }

  private static String described(IOException e) {
    return e.getClass().getSimpleName() + " " + e.getMessage();
  }

  private int failed(String what, String why) {
    err.println(Arguments.visible(what + ": " + why));
    return FAILED;
  }

  private static Path createFolder(Path folder) throws IOException {
    return folder == null ? null : Files.createDirectories(folder);
  }
}
