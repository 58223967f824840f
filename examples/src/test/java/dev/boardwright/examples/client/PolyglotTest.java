// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.examples.engine.EngineMain;
import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.match.Installed;
import dev.boardwright.interop.Uci;
import dev.boardwright.rules.BoardMoves;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A game of the engine under Polyglot, the program through which XBoard talks UCI, if it is
 * installed; otherwise the test is skipped. Polyglot itself checks all moves.
 */
class PolyglotTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MOVES = 20;

  @TempDir Path folder;

  private EngineProcess start() throws IOException {
    Optional<Path> program = Installed.program("polyglot");
    assumeTrue(program.isPresent(), "polyglot is not installed");
    List<String> words = new ArrayList<>();
    for (String word : EngineCommands.words(EngineMain.class)) {
      words.add(word);
    }
    // Polyglot has a shell start the engine, and reads no long lines.
    Path script = Files.writeString(folder.resolve("engine.sh"), "exec " + quoted(words) + "\n");
    Path settings =
        Files.writeString(
            folder.resolve("polyglot.ini"),
            """
            [PolyGlot]
            EngineDir = %s
            EngineCommand = sh %s
            [Engine]
            Hash = 1
            """
                .formatted(folder, script));
    return EngineProcess.start(List.of(program.get().toString(), settings.toString()));
  }

  private static String quoted(List<String> words) {
    return "'" + String.join("' '", words) + "'";
  }

  private static String receive(EngineProcess process, String start) throws EngineException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    String line = process.receive(deadline);
    while (!line.startsWith(start)) {
      assertEquals(false, line.matches("(?i)(illegal|error).*"), line);
      line = process.receive(deadline);
    }
    return line.substring(start.length()).strip();
  }

  @Test
  void playsAGameThatPolyglotChecks() throws IOException {
    Random random = new Random(4);
    Uci<ChessPosition> uci = Uci.of(ChessMoves.GAME);
    BoardMoves<ChessPosition> moves = ChessMoves.GAME.newMoves();
    ChessPosition position = ChessMoves.GAME.start();
    try (EngineProcess process = start()) {
      process.send("xboard");
      process.send("protover 2");
      receive(process, "feature done=1");
      process.send("new");
      process.send("level 0 5 0");
      process.send("sd 4");
      process.send("easy");
      for (int i = 0; i < MOVES && moves.generate(position).size() > 0; i++) {
        int move = moves.get(random.nextInt(moves.size()));
        process.send("usermove " + uci.format(position, move));
        position = ChessMoves.GAME.play(position, move);
        if (moves.generate(position).size() > 0) {
          move = uci.parse(position, receive(process, "move "));
          position = ChessMoves.GAME.play(position, move);
        }
      }
    }
  }
}
