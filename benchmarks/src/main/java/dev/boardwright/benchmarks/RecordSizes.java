// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.ChessMoves;
import dev.boardwright.examples.games.ChessPosition;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.openjdk.jol.info.GraphLayout;

/**
 * The memory of records: what they take besides their positions and what all records of a game
 * share, and how many fit into a heap.
 *
 * <pre>{@code
 * java -cp benchmarks.jar dev.boardwright.benchmarks.RecordSizes
 * java -Xmx150m -cp benchmarks.jar dev.boardwright.benchmarks.RecordSizes 10000
 * }</pre>
 */
public final class RecordSizes {
  static {
    // Otherwise the offsets of fields of records are not known.
    System.setProperty("jol.magicFieldOffset", "true");
    // An agent is not needed.
    System.setProperty("jol.skipDynamicAttach", "true");
    System.setProperty("jol.skipHotspotSAAttach", "true");
  }

  private RecordSizes() {}

  /**
   * Prints the memory of empty and of long records or, with a number, keeps so many games of chess.
   *
   * @param arguments the number of games, or nothing
   */
  public static void main(String[] arguments) {
    if (arguments.length > 0) {
      System.out.println(live(Integer.parseInt(arguments[0])) + " games of chess are alive");
      return;
    }
    for (DeclaredGame game : List.of(DeclaredGame.CHESS, DeclaredGame.SHOGI)) {
      long empty = size(game.game(), 0);
      long full = size(game.game(), RecordBenchmark.MOVES);
      System.out.printf(
          Locale.ROOT,
          "%s: %d bytes when empty, %.1f more for each of %d moves%n",
          game.id(),
          empty,
          (full - empty) / (double) RecordBenchmark.MOVES,
          RecordBenchmark.MOVES);
    }
  }

  /** {@return the bytes of a record of random moves, without its positions and its game} */
  static <P extends GamePosition<P>> long size(Game<P> game, int moves) {
    GameRecord<P> record = GameRecord.of(game);
    int[] all = RecordBenchmark.moves(game, new Random(1));
    for (int i = 0; i < moves; i++) {
      record.play(all[i]);
    }
    record.end();
    Object[] shared = {game, game.rules(), record.position(0), record.position()};
    return GraphLayout.parseInstance(record)
        .subtract(GraphLayout.parseInstance(shared))
        .totalSize();
  }

  private static int live(int count) {
    List<GameRecord<ChessPosition>> records = new ArrayList<>();
    int[] moves = RecordBenchmark.moves(ChessMoves.GAME, new Random(1));
    for (int i = 0; i < count; i++) {
      records.add(GameRecord.of(ChessMoves.GAME));
    }
    for (int move : moves) { // all games at the same time
      records.forEach(record -> record.play(move));
    }
    records.forEach(GameRecord::position);
    return (int) records.stream().filter(record -> record.end().isEmpty()).count();
  }
}
