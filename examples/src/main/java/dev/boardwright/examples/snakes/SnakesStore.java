// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A way to store games in a file. Games are written and read one at a time. */
public interface SnakesStore {
  /**
   * Writes games to a file.
   *
   * @param file the file
   * @param games the games, which are consumed one by one
   * @throws IOException if the file cannot be written
   */
  void write(Path file, Stream<SnakesGame> games) throws IOException;

  /**
   * Reads games from a file.
   *
   * @param file the file
   * @param action the action that receives each game
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if the file contains anything that is not a valid game; the
   *     message tells where
   */
  void read(Path file, Consumer<SnakesGame> action) throws IOException;
}
