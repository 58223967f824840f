// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A running engine that counts the leaves of one position with its own {@code go perft}, which does
 * not make the leaves.
 */
final class PerftEngine implements AutoCloseable {
  private static final String ID = "id name ";
  private static final String NODES = "Nodes searched: ";

  /** The installed programs that count. */
  enum Program {
    /** An engine for many games. */
    FAIRY_STOCKFISH("fairy-stockfish"),

    /** The engine for chess from which it comes. */
    STOCKFISH("stockfish");

    /** The place to which Debian's packages install them, often outside the search path. */
    private static final Path GAMES = Path.of("/usr/games");

    private final String file;

    Program(String file) {
      this.file = file;
    }

    /** {@return the program, or empty if it is not installed} */
    Optional<Path> find() {
      for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
        Path program = Path.of(folder, file);
        if (!folder.isEmpty() && Files.isExecutable(program)) {
          return Optional.of(program);
        }
      }
      return Optional.of(GAMES.resolve(file)).filter(Files::isExecutable);
    }

    /** {@return the name of the installed build, or empty if none is installed} */
    Optional<String> build() {
      Optional<Path> program = find();
      if (program.isEmpty()) {
        return Optional.empty();
      }
      try (PerftEngine engine = new PerftEngine(program.get())) {
        engine.say("uci");
        return Optional.of(engine.after(ID));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /**
     * Starts the program at a position.
     *
     * @throws IllegalStateException if the program is not installed or does not know the game
     */
    PerftEngine at(GamePosition position) throws IOException {
      PerftEngine engine =
          new PerftEngine(
              find().orElseThrow(() -> new IllegalStateException(file + " is not installed")));
      // For an unknown name, Fairy-Stockfish silently plays chess.
      boolean isKnown =
          this == STOCKFISH
              ? position.game() == DeclaredGame.CHESS
              : engine.variants().contains(position.variant().orElse(""));
      if (!isKnown) {
        engine.close();
        throw new IllegalStateException(file + " does not know the game of " + position);
      }
      if (this == FAIRY_STOCKFISH) {
        engine.say("setoption name UCI_Variant value " + position.variant().orElseThrow());
      }
      engine.say("position " + position.command());
      return engine;
    }

    /**
     * {@return whether the installed program plays the game of a position and counts as many
     * sequences of moves}
     */
    boolean agrees(GamePosition position) {
      try (PerftEngine engine = at(position)) {
        return engine.counted(position.depth()) == position.leaves();
      } catch (IllegalStateException e) {
        return false;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final Process process;
  private final Writer in;
  private final BufferedReader out;

  private PerftEngine(Path program) throws IOException {
    process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
    in =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private List<String> variants() throws IOException {
    say("uci");
    return List.of(after("option name UCI_Variant type combo default ").split(" "));
  }

  /** {@return the number of sequences of moves} */
  long counted(int depth) {
    try {
      say("go perft " + depth);
      return Long.parseLong(after(NODES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the processor time of the program, or of the clock where that is not known} */
  Duration time() {
    return process.info().totalCpuDuration().orElseGet(() -> Duration.ofNanos(System.nanoTime()));
  }

  private void say(String command) throws IOException {
    in.write(command + "\n");
    in.flush();
  }

  /** {@return the rest of the next line that starts with a text} */
  private String after(String start) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(start)) {
        return line.substring(start.length());
      }
    }
    throw new IOException("the engine ended before it wrote " + start.strip());
  }

  @Override
  public void close() {
    process.destroy();
  }
}
