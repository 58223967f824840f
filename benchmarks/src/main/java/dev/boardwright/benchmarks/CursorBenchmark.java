// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of making and undoing moves as a search does: eight moves down a line, then eight back
 * up. One operation makes one move and undoes it. Benchmarks with {@code Hashed} in their names
 * also read the hash after each move. There are 8,192 lines of eight moves, which start from 64
 * positions. The floor only moves bytes in an array, without any checks, counts or hashes.
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("Making and undoing a move, eight moves deep")
public class CursorBenchmark extends NanosBenchmark {
  private static final int DEPTH = 8;

  private final ShogiPosition.Cursor[] shogi = new ShogiPosition.Cursor[Positions.COUNT];
  private final ChessPosition.Cursor[] chess = new ChessPosition.Cursor[Positions.COUNT];
  private final byte[][] arrays = new byte[Positions.COUNT][ShogiCells.COUNT];
  private final int[] undoneMoves = new int[DEPTH];

  private final int[] which = new int[Positions.OPERATIONS];
  private final int[] captureFrom = new int[Positions.OPERATIONS];
  private final int[] captureTo = new int[Positions.OPERATIONS];
  private final int[] taken = new int[Positions.OPERATIONS];
  private final int[] moveFrom = new int[Positions.OPERATIONS];
  private final int[] moveTo = new int[Positions.OPERATIONS];
  private final int[] chessFrom = new int[Positions.OPERATIONS];
  private final int[] chessTo = new int[Positions.OPERATIONS];

  /** Creates the positions and the lines. */
  @Setup
  public void setUp() {
    List<Qi> shogiPositions = Positions.shogi(1857);
    List<Qi> chessPositions = Positions.chess(1851);
    for (int i = 0; i < Positions.COUNT; i++) {
      shogi[i] = ShogiPosition.copyOf(shogiPositions.get(i)).cursor();
      chess[i] = ChessPosition.copyOf(chessPositions.get(i)).cursor();
      for (int index = 0; index < ShogiCells.COUNT; index++) {
        arrays[i][index] = (byte) shogi[i].codeAt(index);
      }
    }
    Random random = new Random(9);
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      int position = random.nextInt(Positions.COUNT);
      Qi captures = shogiPositions.get(position);
      Qi moves = captures;
      Qi chessMoves = chessPositions.get(position);
      for (int i = line; i < line + DEPTH; i++) {
        which[i] = position;
        captures = capture(captures, i, random);
        moves = move(moves, moveFrom, moveTo, i, random);
        chessMoves = move(chessMoves, chessFrom, chessTo, i, random);
      }
    }
  }

  private Qi capture(Qi qi, int i, Random random) {
    captureFrom[i] = Positions.occupied(qi, random);
    do {
      captureTo[i] = Positions.occupied(qi, random);
    } while (captureTo[i] == captureFrom[i]);
    String[] hand = qi.turn() == Side.FIRST ? Positions.FIRST_HAND : Positions.SECOND_HAND;
    taken[i] = ShogiPiece.parse(hand[random.nextInt(hand.length)]).code();
    return moved(qi, captureFrom[i], captureTo[i]);
  }

  private static Qi move(Qi qi, int[] from, int[] to, int i, Random random) {
    from[i] = Positions.occupied(qi, random);
    do {
      to[i] = random.nextInt(qi.squareCount());
    } while (qi.pieceAt(to[i]) != null);
    return moved(qi, from[i], to[i]);
  }

  private static Qi moved(Qi qi, int from, int to) {
    return qi.edit().set(to, qi.pieceAt(from)).clear(from).toggle().build();
  }

  /** Moves bytes in an array, and moves them back. */
  @Benchmark
  @Title("moving bytes in an array")
  public long floor() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      byte[] board = arrays[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        int from = captureFrom[line + i];
        int to = captureTo[line + i];
        undoneMoves[i] = (from << 8 | to) << 16 | board[from] << 8 | board[to];
        sum += board[from];
        board[to] = board[from];
        board[from] = 0;
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        int move = undoneMoves[i];
        board[move >>> 16 & 0xFF] = (byte) move;
        board[move >>> 24] = (byte) (move >>> 8);
      }
    }
    return sum;
  }

  @Benchmark
  @Title("a capture in shogi")
  @Goal(nanos = 6, bytes = 0)
  @Versus("floor")
  public long shogiCapture() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ShogiPosition.Cursor cursor = shogi[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(captureFrom[line + i], captureTo[line + i], 0, taken[line + i]);
        sum += cursor.pieceCount();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }

  @Benchmark
  @Title("a capture in shogi, with hash")
  @Goal(nanos = 6, bytes = 0)
  @Versus("floor")
  public long shogiCaptureHashed() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ShogiPosition.Cursor cursor = shogi[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(captureFrom[line + i], captureTo[line + i], 0, taken[line + i]);
        sum += cursor.contentHash();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }

  /** Makes and undoes moves to empty squares in shogi. */
  @Benchmark
  @Title("a move in shogi")
  @Goal(nanos = 6, bytes = 0)
  @Versus("floor")
  public long shogiMove() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ShogiPosition.Cursor cursor = shogi[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(moveFrom[line + i], moveTo[line + i], 0, 0);
        sum += cursor.pieceCount();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }

  @Benchmark
  @Title("a move in shogi, with hash")
  @Goal(nanos = 6, bytes = 0)
  @Versus("floor")
  public long shogiMoveHashed() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ShogiPosition.Cursor cursor = shogi[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(moveFrom[line + i], moveTo[line + i], 0, 0);
        sum += cursor.contentHash();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }

  /** Makes and undoes moves to empty squares in chess. */
  @Benchmark
  @Title("a move in chess")
  @Goal(bytes = 0)
  @Versus("floor")
  public long chessMove() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ChessPosition.Cursor cursor = chess[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(chessFrom[line + i], chessTo[line + i], 0, 0);
        sum += cursor.pieceCount();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }

  @Benchmark
  @Title("a move in chess, with hash")
  @Goal(bytes = 0)
  @Versus("floor")
  public long chessMoveHashed() {
    long sum = 0;
    for (int line = 0; line < Positions.OPERATIONS; line += DEPTH) {
      ChessPosition.Cursor cursor = chess[which[line]];
      for (int i = 0; i < DEPTH; i++) {
        cursor.play(chessFrom[line + i], chessTo[line + i], 0, 0);
        sum += cursor.contentHash();
      }
      for (int i = DEPTH - 1; i >= 0; i--) {
        cursor.undo();
      }
    }
    return sum;
  }
}
