// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.console.BoundedLines;
import dev.boardwright.examples.console.ProgramException;
import dev.boardwright.examples.console.Programs;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.games.CountedPosition;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.match.EnginePlayer;
import dev.boardwright.examples.match.EngineSetup;
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
  /** The number of characters that are kept of a line. No command needs as many. */
  private static final int MAX_LINE = 80;

  /** The maximum number of moves made in one search, which then ends after a second or two. */
  private static final long NODE_LIMIT = 1_000_000;

  private final PlayOptions options;
  private final PrintStream out;

  private PlayDemo(PlayOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Plays a game, and draws its final position.
   *
   * @param arguments a game and options
   */
  public static void main(String[] arguments) {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Programs.exit(run(arguments, in, Terminal.out(), Terminal.err()));
  }

  /** {@return the exit status of the program} */
  static int run(String[] arguments, BufferedReader in, PrintStream out, PrintStream err) {
    PlayOptions options = new PlayOptions();
    return Programs.run(
        options,
        arguments,
        out,
        err,
        () -> new PlayDemo(options, out).run(options.game.game(), in));
  }

  private <P extends GamePosition<P>> void run(Game<P> game, BufferedReader in)
      throws ProgramException {
    CountedPosition<P> start =
        Programs.read(() -> new PositionTexts<>(game).parse(options.position()));
    GameClock clock = Programs.read(options::clock);
    EngineSetup engine = options.engine.isGiven() ? Programs.read(options.engine::setup) : null;
    // Before the game, because an error after it would lose the images.
    createFolder(options.svg.toAbsolutePath().getParent());
    createFolder(options.frames);
    GameConventions conventions = GameConventions.of(options.game);
    Match<P> match = new Match<>(game, start.position(), start.halfmoves());
    Display<P> display = new Display<>(match, conventions, out);
    Session<P> session = new Session<>(match, display, start, options.depth(), clock);
    long limit = clock == null ? NODE_LIMIT : Long.MAX_VALUE;
    try (Player<P> machine = new SearchPlayer<>(game, conventions, limit);
        Player<P> opponent =
            engine == null ? machine : EnginePlayer.start(options.game, game, engine)) {
      play(session, display, new BoundedLines(in, MAX_LINE), List.of(machine, opponent));
    } catch (EngineException e) {
      throw failed(e);
    }
  }

  private static void createFolder(Path folder) throws ProgramException {
    try {
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw ProgramException.of("cannot create " + folder, e);
    }
  }

  private static ProgramException failed(EngineException e) {
    return ProgramException.of("the engine failed: " + e.getMessage());
  }

  private <P extends GamePosition<P>> void play(
      Session<P> session, Display<P> display, BoundedLines in, List<Player<P>> players)
      throws ProgramException {
    try {
      if (options.self > 0) {
        session.playSelf(options.self, players);
      } else {
        session.play(in, players.get(1));
      }
    } catch (EngineException e) {
      draw(display); // what has been played
      throw failed(e);
    } catch (IOException e) {
      throw ProgramException.of("cannot read moves", e);
    }
    draw(display);
  }

  private void draw(Display<?> display) throws ProgramException {
    Path file = options.svg;
    try {
      Files.writeString(file, display.svg());
      out.println("final position written to " + file);
      if (options.frames != null) {
        List<String> frames = display.frames();
        for (int i = 0; i < frames.size(); i++) {
          file = options.frames.resolve(String.format(Locale.ROOT, "%04d.svg", i));
          Files.writeString(file, frames.get(i));
        }
        out.println(frames.size() + " positions written to " + options.frames);
      }
    } catch (IOException e) {
      throw ProgramException.of("cannot write " + file, e);
    }
  }
}
