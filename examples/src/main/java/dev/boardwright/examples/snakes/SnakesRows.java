// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import dev.boardwright.examples.snakes.SnakesMove.Status;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A store of games in a CSV file without SNL, for comparison: a row for each game, followed by a
 * row for each of its moves.
 */
public final class SnakesRows implements SnakesStore {
  @Override
  public void write(Path file, Stream<SnakesGame> games) throws IOException {
    try (CsvWriter csv = CsvWriter.builder().build(file)) {
      games.forEach(
          game -> {
            csv.writeRecord(
                "game",
                Long.toString(game.id()),
                game.firstPlayer(),
                game.secondPlayer(),
                game.winner());
            for (SnakesMove move : game.moves()) {
              csv.writeRecord(
                  "move",
                  Integer.toString(move.pick()),
                  Integer.toString(move.to()),
                  move.status().name());
            }
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public void read(Path file, Consumer<SnakesGame> action) throws IOException {
    try (CsvReader<CsvRecord> csv =
        CsvReader.builder().allowMissingFields(true).allowExtraFields(true).ofCsvRecord(file)) {
      CsvRecord game = null;
      List<SnakesMove> moves = new ArrayList<>();
      for (CsvRecord row : csv) {
        if (game != null && row.getField(0).equals("move")) {
          moves.add(move(row));
        } else {
          deliver(game, moves, action);
          game = row;
          moves.clear();
        }
      }
      deliver(game, moves, action);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static SnakesMove move(CsvRecord row) {
    return at(
        row,
        () ->
            new SnakesMove(
                Integer.parseInt(row.getField(1)),
                Integer.parseInt(row.getField(2)),
                Status.valueOf(row.getField(3))));
  }

  private static void deliver(CsvRecord row, List<SnakesMove> moves, Consumer<SnakesGame> action) {
    if (row != null) {
      action.accept(
          at(
              row,
              () ->
                  new SnakesGame(
                      Long.parseLong(row.getField(1)),
                      row.getField(2),
                      row.getField(3),
                      row.getField(4),
                      moves)));
    }
  }

  private static <T> T at(CsvRecord row, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "line " + row.getStartingLineNumber() + ": " + e.getMessage(), e);
    }
  }
}
