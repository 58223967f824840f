// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.packed.PackedReader;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A store of games in a binary file. Each game consists of a byte 1, its number, the names of the
 * players and of the winner, and its moves as a dense stream. A byte 0 ends the file.
 */
public final class SnakesDense implements SnakesStore {
  /**
   * The maximum number of moves that are read for a game, so that a malformed file cannot fill the
   * memory. No real game has as many.
   */
  static final int MAX_MOVES = 100_000;

  @Override
  public void write(Path file, Stream<SnakesGame> games) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      games.forEach(
          game -> {
            try {
              write(game, out);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
      out.writeByte(0);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void write(SnakesGame game, DataOutputStream out) throws IOException {
    out.writeByte(1);
    out.writeLong(game.id());
    out.writeUTF(game.firstPlayer());
    out.writeUTF(game.secondPlayer());
    out.writeUTF(game.winner());
    SnakesMoveCodec.writeAll(out, game.moves());
  }

  @Override
  public void read(Path file, Consumer<SnakesGame> action) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      while (in.readByte() != 0) {
        action.accept(game(in));
      }
    }
  }

  private static SnakesGame game(DataInputStream in) throws IOException {
    long id = in.readLong();
    String firstPlayer = in.readUTF();
    String secondPlayer = in.readUTF();
    String winner = in.readUTF();
    try {
      return new SnakesGame(id, firstPlayer, secondPlayer, winner, moves(in));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("game " + id + ", " + e.getMessage(), e);
    }
  }

  private static List<SnakesMove> moves(DataInputStream in) throws IOException {
    List<SnakesMove> moves = new ArrayList<>();
    // The reader is not closed, because the next game follows in the same file.
    PackedReader reader = SnakesMoveCodec.reader(in);
    while (reader.hasNext()) {
      if (moves.size() == MAX_MOVES) {
        throw new IllegalArgumentException("more than " + MAX_MOVES + " moves");
      }
      moves.add(SnakesMoveCodec.unpack((int) reader.next()));
    }
    return moves;
  }
}
