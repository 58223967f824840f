// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.rules.GameCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of a sum of the values of all pieces on their squares, which a search needs after each
 * move. One operation plays and undoes a legal move, as in {@link PlayBenchmark}. The sum is either
 * kept by adding what each move changes, or found again by looking at all squares.
 */
@OperationsPerInvocation(RandomMoves.MOVES)
@Fork(5)
@Section("Playing a legal move and undoing it")
public class PieceValuesBenchmark extends NanosBenchmark {
  private static final int MOVES = RandomMoves.MOVES;
  private static final int MAX_VALUE = 1_000;

  /** The game to play. */
  @Param({"CHESS", "SHOGI"})
  public DeclaredGame game;

  private final List<GameCursor<?>> cursors = new ArrayList<>();
  private int[] which = {};
  private int[] moves = {};
  private int[] values = {};

  private int squares;

  /** Creates the positions, the moves and the values. */
  @Setup
  public void setUp() {
    Random random = new Random(1966);
    squares = game.rules().shape().squareCount();
    values = new int[(game.rules().pieces().size() + 1) * squares];
    for (int i = squares; i < values.length; i++) {
      values[i] = random.nextInt(2 * MAX_VALUE) - MAX_VALUE;
    }
    RandomMoves<?> chosen = RandomMoves.of(game.game(), random);
    cursors.addAll(chosen.cursors());
    which = chosen.which();
    moves = chosen.moves();
  }

  private int scan(GameCursor<?> cursor) {
    int sum = 0;
    for (int square = 0; square < squares; square++) {
      sum += values[cursor.codeAt(square) * squares + square];
    }
    return sum;
  }

  /** {@return whether the sum that is kept is right after each move} */
  boolean agrees() {
    for (int i = 0; i < MOVES; i++) {
      GameCursor<?> cursor = cursors.get(which[i]);
      int before = scan(cursor);
      if (before + cursor.play(moves[i], values) != scan(cursor)) {
        return false;
      }
      cursor.undo();
    }
    return true;
  }

  /** {@return the total of the sums before each move} */
  long before() {
    return Arrays.stream(which).mapToLong(position -> scan(cursors.get(position))).sum();
  }

  @Benchmark
  @Title("{game}, none")
  public long alone() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      GameCursor<?> cursor = cursors.get(which[i]);
      cursor.play(moves[i]);
      sum += cursor.pieceCount();
      cursor.undo();
    }
    return sum;
  }

  @Benchmark
  @Title("{game}, piece-square values kept")
  @Goal(bytes = 0)
  @Versus(value = "alone", ratio = 0.8)
  public long kept() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      GameCursor<?> cursor = cursors.get(which[i]);
      sum += cursor.play(moves[i], values) + cursor.pieceCount();
      cursor.undo();
    }
    return sum;
  }

  @Benchmark
  @Title("{game}, piece-square values scanned")
  @Goal(bytes = 0)
  @Versus("alone")
  public long scanned() {
    long sum = 0;
    for (int i = 0; i < MOVES; i++) {
      GameCursor<?> cursor = cursors.get(which[i]);
      cursor.play(moves[i]);
      sum += cursor.pieceCount() + scan(cursor);
      cursor.undo();
    }
    return sum;
  }
}
