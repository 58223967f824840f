// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A way to keep games in a file. Games are written and read one at a time. */
public interface SnakesStore {
  /**
   * Writes games.
   *
   * @param file where to
   * @param games the games, taken one by one
   * @throws IOException if the file cannot be written
   */
  void write(Path file, Stream<SnakesGame> games) throws IOException;

  /**
   * Reads games.
   *
   * @param file where from
   * @param action what to do with each game
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if something in the file is no game; the message says where
   */
  void read(Path file, Consumer<SnakesGame> action) throws IOException;
}
