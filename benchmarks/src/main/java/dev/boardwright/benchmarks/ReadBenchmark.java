// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Benchmarks of reading, comparing and hashing positions, in every form of a position. Each
 * benchmark runs in its own JVM, which loads only one board.
 *
 * @param <P> the type of the positions with declared pieces
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Positions.OPERATIONS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public abstract class ReadBenchmark<P extends BoardPosition<P>> {
  final List<P> declared = new ArrayList<>();
  private final List<P> declaredTwins = new ArrayList<>();
  private final Qi[] plain = new Qi[Positions.COUNT];
  private final Qi[] plainTwins = new Qi[Positions.COUNT];
  private final List<BoardCursor<P>> cursors = new ArrayList<>();
  final Qi[] generic = new Qi[Positions.COUNT];
  private final Qi[] genericTwins = new Qi[Positions.COUNT];
  private final StraightQi[] straight = new StraightQi[Positions.COUNT];
  private final StraightQi[] straightTwins = new StraightQi[Positions.COUNT];

  final int[] which = new int[Positions.OPERATIONS];
  final int[] squares = new int[Positions.OPERATIONS];

  /** Creates the positions, each from one of two equal ones that were built independently. */
  final void setUp(BoardType<P> type, UnaryOperator<Qi> copy, List<Qi> positions, List<Qi> twins) {
    for (int i = 0; i < Positions.COUNT; i++) {
      generic[i] = positions.get(i);
      genericTwins[i] = twins.get(i);
      declared.add(type.copyOf(generic[i]));
      declaredTwins.add(type.copyOf(genericTwins[i]));
      cursors.add(declared.get(i).cursor());
      plain[i] = copy.apply(generic[i]);
      plainTwins[i] = copy.apply(genericTwins[i]);
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

  /** Compares two equal positions with declared pieces. */
  @Benchmark
  public long equalDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).equals(declaredTwins.get(which[i])) ? 1 : 0;
    }
    return sum;
  }

  /** Hashes a position with declared pieces. */
  @Benchmark
  public long hashDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).hashCode();
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
      sum += declared.get(which[i]).codeAt(squares[i]);
    }
    return sum;
  }

  /** Reads the code of the piece on a square of a cursor. */
  @Benchmark
  public long readCursor() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += cursors.get(which[i]).codeAt(squares[i]);
    }
    return sum;
  }

  /** Reads the text of the piece on a square, with declared pieces. */
  @Benchmark
  public long readDeclared() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += declared.get(which[i]).pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square, without declared pieces. */
  @Benchmark
  public long readPlain() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += plain[which[i]].pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square in the generic form. */
  @Benchmark
  public long readGeneric() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += generic[which[i]].pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }

  /** Reads the text of the piece on a square of the direct port. */
  @Benchmark
  public long readStraight() {
    long sum = 0;
    for (int i = 0; i < Positions.OPERATIONS; i++) {
      sum += straight[which[i]].pieceAt(squares[i]) == null ? 1 : 0;
    }
    return sum;
  }
}
