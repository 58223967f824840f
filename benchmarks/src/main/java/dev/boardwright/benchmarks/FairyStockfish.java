// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

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
import java.util.List;
import java.util.Optional;

/**
 * A running Fairy-Stockfish that counts the leaves of one position with its own {@code go perft},
 * which does not make the leaves.
 */
final class FairyStockfish implements AutoCloseable {
  private static final String NAME = "fairy-stockfish";

  /** The place to which Debian's package installs it, often outside the search path. */
  private static final Path GAMES = Path.of("/usr/games", NAME);

  private static final String ID = "id name ";
  private static final String NODES = "Nodes searched: ";

  private final Process process;
  private final Writer in;
  private final BufferedReader out;

  private FairyStockfish(Path program) throws IOException {
    process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
    in =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** {@return the program, or empty if it is not installed} */
  static Optional<Path> find() {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
      Path program = Path.of(folder, NAME);
      if (!folder.isEmpty() && Files.isExecutable(program)) {
        return Optional.of(program);
      }
    }
    return Files.isExecutable(GAMES) ? Optional.of(GAMES) : Optional.empty();
  }

  /** {@return the name of the installed build, or empty if none is installed} */
  static Optional<String> build() {
    Optional<Path> program = find();
    if (program.isEmpty()) {
      return Optional.empty();
    }
    try (FairyStockfish engine = new FairyStockfish(program.get())) {
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
  static FairyStockfish at(GamePosition position) throws IOException {
    FairyStockfish engine =
        new FairyStockfish(
            find().orElseThrow(() -> new IllegalStateException(NAME + " is not installed")));
    // For an unknown name, the program silently plays chess.
    if (!engine.variants().contains(position.variant().orElse(""))) {
      engine.close();
      throw new IllegalStateException(NAME + " does not know the game of " + position);
    }
    engine.say("setoption name UCI_Variant value " + position.variant().orElseThrow());
    engine.say("position " + position.command());
    return engine;
  }

  /**
   * {@return whether the installed program plays the game of a position and counts as many
   * sequences of moves}
   */
  static boolean agrees(GamePosition position) {
    try (FairyStockfish engine = at(position)) {
      return engine.counted(position.depth()) == position.leaves();
    } catch (IllegalStateException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    throw new IOException(NAME + " ended before it wrote " + start.strip());
  }

  @Override
  public void close() {
    process.destroy();
  }
}
