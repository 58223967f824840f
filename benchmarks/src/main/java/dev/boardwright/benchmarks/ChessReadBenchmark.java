// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.Qi;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks of reading, comparing and hashing positions of chess, in every form of a position. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Positions.OPERATIONS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class ChessReadBenchmark {
  private final ChessPosition[] declared = new ChessPosition[Positions.COUNT];
  private final ChessPosition[] declaredTwins = new ChessPosition[Positions.COUNT];
  private final PlainChessPosition[] plain = new PlainChessPosition[Positions.COUNT];
  private final PlainChessPosition[] plainTwins = new PlainChessPosition[Positions.COUNT];
  private final ChessPosition.Cursor[] cursors = new ChessPosition.Cursor[Positions.COUNT];
  private final Qi[] generic = new Qi[Positions.COUNT];
  private final Qi[] genericTwins = new Qi[Positions.COUNT];
  private final StraightQi[] straight = new StraightQi[Positions.COUNT];
  private final StraightQi[] straightTwins = new StraightQi[Positions.COUNT];

  private final int[] which = new int[Positions.OPERATIONS];
  private final ChessSquare[] squares = new ChessSquare[Positions.OPERATIONS];

  /** Creates the positions, and for each of them an equal one that was built independently. */
  @Setup
  public void setUp() {
    List<Qi> positions = Positions.chess(1851);
    List<Qi> twins = Positions.chess(1851);
    for (int i = 0; i < Positions.COUNT; i++) {
      generic[i] = positions.get(i);
      genericTwins[i] = twins.get(i);
      declared[i] = ChessPosition.copyOf(generic[i]);
      declaredTwins[i] = ChessPosition.copyOf(genericTwins[i]);
      cursors[i] = declared[i].cursor();
      plain[i] = PlainChessPosition.copyOf(generic[i]);
      plainTwins[i] = PlainChessPosition.copyOf(genericTwins[i]);
      straight[i] = Positions.straight(generic[i]);
      straightTwins[i] = Positions.straight(genericTwins[i]);
    }
    Random random = new Random(64);
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      which[i] = random.nextInt(Positions.COUNT);
      squares[i] = ChessSquare.of(random.nextInt(ChessCells.COUNT));
    }
  }

  /** Compares two equal positions with declared pieces. */
  @Benchmark
  public long equalDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].equals(declaredTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  /** Hashes a position with declared pieces. */
  @Benchmark
  public long hashDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].hashCode();
    }
    return sum;
  }

  /** Compares two equal positions without declared pieces. */
  @Benchmark
  public long equalPlain() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += plain[which[i]].equals(plainTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  /** Hashes a position without declared pieces. */
  @Benchmark
  public long hashPlain() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += plain[which[i]].hashCode();
    }
    return sum;
  }

  /** Compares two equal positions in the generic form. */
  @Benchmark
  public long equalGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].equals(genericTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  /** Hashes a position in the generic form. */
  @Benchmark
  public long hashGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].hashCode();
    }
    return sum;
  }

  /** Compares two equal positions of the direct port. */
  @Benchmark
  public long equalStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].equals(straightTwins[which[i]]) ? 1 : 0;
    }
    return sum;
  }

  /** Hashes a position of the direct port. */
  @Benchmark
  public long hashStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].hashCode();
    }
    return sum;
  }

  /** Reads the code of the piece on a square of a position. */
  @Benchmark
  public long readCode() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].codeAt(squares[i].index());
    }
    return sum;
  }

  /** Reads the code of the piece on a square of a cursor. */
  @Benchmark
  public long readCursor() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += cursors[which[i]].codeAt(squares[i].index());
    }
    return sum;
  }

  /** Reads the declared piece on a square. */
  @Benchmark
  public long readPiece() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].pieceOn(squares[i]) == ChessPiece.FIRST_P ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square, with declared pieces. */
  @Benchmark
  public long readDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared[which[i]].pieceAt(squares[i].index()) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square, without declared pieces. */
  @Benchmark
  public long readPlain() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += plain[which[i]].pieceAt(squares[i].index()) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square in the generic form. */
  @Benchmark
  public long readGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].pieceAt(squares[i].index()) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square of the direct port. */
  @Benchmark
  public long readStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].pieceAt(squares[i].index()) == null ? 1 : 0;
    }
    return sum;
  }
}
