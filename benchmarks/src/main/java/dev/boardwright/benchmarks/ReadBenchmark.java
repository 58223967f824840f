// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of reading, comparing and hashing positions, in every form of a position. Each
 * benchmark runs in its own JVM, which loads only one board.
 */
@OperationsPerInvocation(Positions.OPERATIONS)
@Section("Positions in {game}")
public class ReadBenchmark extends NanosBenchmark {
  /** The game whose positions are read. */
  @Param public Board game;

  private final List<BoardPosition<?>> declared = new ArrayList<>();
  private final List<BoardPosition<?>> declaredTwins = new ArrayList<>();
  private final List<BoardCursor<?>> cursors = new ArrayList<>();
  private final Qi[] generic = new Qi[Positions.COUNT];
  private final Qi[] genericTwins = new Qi[Positions.COUNT];
  private final StraightQi[] straight = new StraightQi[Positions.COUNT];
  private final StraightQi[] straightTwins = new StraightQi[Positions.COUNT];

  private final int[] which = new int[Positions.OPERATIONS];
  private final int[] squares = new int[Positions.OPERATIONS];
  private ShogiSquare[] shogiSquares = {};
  private ChessSquare[] chessSquares = {};

  /** The games. */
  public enum Board {
    /** Shogi, with hands. */
    SHOGI,
    /** Chess, without hands. */
    CHESS
  }

  /** Creates the positions, each from one of two equal ones that were built independently. */
  @Setup
  public void setUp() {
    if (game == Board.SHOGI) {
      setUp(ShogiPosition.TYPE, Positions::shogi, 1857);
      shogiSquares = Arrays.stream(squares).mapToObj(ShogiSquare::of).toArray(ShogiSquare[]::new);
    } else {
      setUp(ChessPosition.TYPE, Positions::chess, 1851);
      chessSquares = Arrays.stream(squares).mapToObj(ChessSquare::of).toArray(ChessSquare[]::new);
    }
  }

  private void setUp(BoardType<?> type, LongFunction<List<Qi>> positions, long seed) {
    positions.apply(seed).toArray(generic);
    positions.apply(seed).toArray(genericTwins);
    for (int i = 0; i < Positions.COUNT; i++) {
      declared.add(type.copyOf(generic[i]));
      declaredTwins.add(type.copyOf(genericTwins[i]));
      cursors.add(declared.get(i).cursor());
      straight[i] = Positions.straight(generic[i]);
      straightTwins[i] = Positions.straight(genericTwins[i]);
    }
    int count = type.shape().squareCount();
    Random random = new Random(count);
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      which[i] = random.nextInt(Positions.COUNT);
      squares[i] = random.nextInt(count);
    }
  }

  @Benchmark
  @Title("equality, declared pieces")
  @Versus(value = "equalStraight", ratio = 20)
  public long equalDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).equals(declaredTwins.get(which[i])) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("hash, declared pieces")
  @Versus(value = "hashStraight", ratio = 20)
  public long hashDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).hashCode();
    }
    return sum;
  }

  @Benchmark
  @Title("equality, generic form")
  @Versus("equalStraight")
  public long equalGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].equals(genericTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("hash, generic form")
  @Versus("hashStraight")
  public long hashGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].hashCode();
    }
    return sum;
  }

  @Benchmark
  @Title("equality, direct port")
  public long equalStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].equals(straightTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("hash, direct port")
  public long hashStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].hashCode();
    }
    return sum;
  }

  @Benchmark
  @Title("reading a code")
  @Versus("readStraight")
  public long readCode() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).codeAt(squares[i]);
    }
    return sum;
  }

  @Benchmark
  @Title("reading a code from a cursor")
  @Versus("readStraight")
  public long readCursor() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += cursors.get(which[i]).codeAt(squares[i]);
    }
    return sum;
  }

  @Benchmark
  @Title("reading a piece")
  @Versus("readStraight")
  public long readPiece() {
    return game == Board.SHOGI ? readShogiPiece() : readChessPiece();
  }

  private long readShogiPiece() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum +=
          ((ShogiPosition) declared.get(which[i])).pieceOn(shogiSquares[i]) == ShogiPiece.FIRST_P
              ? 1
              : 0;
    }
    return sum;
  }

  private long readChessPiece() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum +=
          ((ChessPosition) declared.get(which[i])).pieceOn(chessSquares[i]) == ChessPiece.FIRST_P
              ? 1
              : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a text, declared pieces")
  @Versus("readStraight")
  public long readDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a text, generic form")
  @Versus("readStraight")
  public long readGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("reading a text, direct port")
  public long readStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }
}
