// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A store of games in a CSV file, with one row for each game and the moves as SNL. The CSV reader
 * limits the length of a row.
 */
public final class SnakesArchive implements SnakesStore {
  private static final List<String> COLUMNS =
      List.of("game_id", "player_1", "player_2", "winner", "move_count", "move_sequence");

  @Override
  public void write(Path file, Stream<SnakesGame> games) throws IOException {
    try (CsvWriter csv = CsvWriter.builder().build(file)) {
      csv.writeRecord(COLUMNS);
      games.forEach(
          game ->
              csv.writeRecord(
                  Long.toString(game.id()),
                  game.firstPlayer(),
                  game.secondPlayer(),
                  game.winner(),
                  Integer.toString(game.moves().size()),
                  game.moveSequence()));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public void read(Path file, Consumer<SnakesGame> action) throws IOException {
    try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
      for (NamedCsvRecord row : csv) {
        action.accept(game(row));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static SnakesGame game(NamedCsvRecord row) {
    try {
      List<SnakesMove> moves = SnakesMoveCodec.decodeAll(row.getField("move_sequence"));
      int count = Integer.parseInt(row.getField("move_count"));
      if (count != moves.size()) {
        throw new IllegalArgumentException(
            "move_count is " + count + ", but the sequence has " + moves.size());
      }
      return new SnakesGame(
          Long.parseLong(row.getField("game_id")),
          row.getField("player_1"),
          row.getField("player_2"),
          row.getField("winner"),
          moves);
    } catch (IllegalArgumentException | NoSuchElementException e) {
      throw new IllegalArgumentException(
          "line " + row.getStartingLineNumber() + ": " + e.getMessage(), e);
    }
  }
}
