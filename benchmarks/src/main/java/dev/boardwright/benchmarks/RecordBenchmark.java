// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.GameRecord;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of records: games of random moves are played into records and, with the same checks
 * and hashes, on a cursor. One operation is one move.
 */
@OperationsPerInvocation(RecordBenchmark.GAMES * RecordBenchmark.MOVES)
@Section("Playing a game into a record")
public class RecordBenchmark extends NanosBenchmark {
  static final int GAMES = 256;
  static final int MOVES = 80;

  /** The game. */
  @Param({"CHESS", "SHOGI"})
  public DeclaredGame game = DeclaredGame.CHESS;

  private Work<?> work = new Work<>(DeclaredGame.CHESS.game(), List.of());

  /** Chooses the games. */
  @Setup
  public void setUp() {
    work = work(game.game());
  }

  private static <P extends GamePosition<P>> Work<P> work(Game<P> game) {
    Random random = new Random(1966);
    return new Work<>(game, Stream.generate(() -> moves(game, random)).limit(GAMES).toList());
  }

  /** {@return the moves of a random game that does not end with them} */
  static <P extends GamePosition<P>> int[] moves(Game<P> game, Random random) {
    GameRecord<P> record = GameRecord.of(game);
    BoardMoves<P> legal = game.newMoves();
    int[] moves = new int[MOVES];
    while (record.length() < MOVES || record.end().isPresent()) {
      record = record.length() == MOVES || record.end().isPresent() ? GameRecord.of(game) : record;
      legal.generate(record.position());
      moves[record.length()] = legal.get(random.nextInt(legal.size()));
      record.play(moves[record.length()]);
    }
    return moves;
  }

  /** The games, and a cursor and a list of moves for them. */
  private static final class Work<P extends GamePosition<P>> {
    private final Game<P> game;
    private final List<int[]> games;
    private final GameCursor<P> cursor;
    private final BoardMoves<P> legal;

    Work(Game<P> game, List<int[]> games) {
      this.game = game;
      this.games = games;
      cursor = game.cursor(game.start());
      legal = game.newMoves();
    }

    long playOnCursor() {
      long sum = 0;
      for (int[] moves : games) {
        cursor.reset(game.start());
        for (int move : moves) {
          if (!legal.isLegal(cursor, move)) {
            throw new IllegalStateException("illegal: " + move);
          }
          cursor.play(move);
          sum += cursor.contentHash();
        }
      }
      return sum;
    }

    long playIntoRecords() {
      long sum = 0;
      for (int[] moves : games) {
        GameRecord<P> record = GameRecord.of(game);
        for (int move : moves) {
          record.play(move);
        }
        sum += record.length();
      }
      return sum;
    }

    long writeBytes() {
      long sum = 0;
      for (int[] moves : games) {
        GameRecord<P> record = GameRecord.of(game);
        for (int move : moves) {
          record.play(move);
        }
        sum += record.toBytes().length;
      }
      return sum;
    }
  }

  @Benchmark
  @Title("{game}, the same on a cursor")
  public long onCursor() {
    return work.playOnCursor();
  }

  @Benchmark
  @Title("{game}, a move that is checked, played and hashed")
  @Versus(value = "onCursor", ratio = 0.67)
  public long intoRecord() {
    return work.playIntoRecords();
  }

  @Benchmark
  @Title("{game}, the same, and the record to bytes")
  @Versus("onCursor")
  public long toBytes() {
    return work.writeBytes();
  }
}
