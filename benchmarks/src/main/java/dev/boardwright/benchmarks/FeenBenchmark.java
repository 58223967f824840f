// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
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

/**
 * Reading and writing positions of shogi: the start, again and again, and different positions as
 * the middle of a game has them. The results are added up, which costs the same in each.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(FeenBenchmark.COUNT)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class FeenBenchmark {
  static final int COUNT = 65_536;

  private static final FeenDialect DIALECT = FeenDialect.SNN_STYLES;

  private final String[] starts = new String[COUNT];
  private final String[] texts = new String[COUNT];
  private final String[] badTexts = new String[COUNT];

  /** As many as stay in a processor's inner cache, as positions do that were just found. */
  private final Qi[] generic = new Qi[Positions.COUNT];

  private final ShogiPosition[] declared = new ShogiPosition[Positions.COUNT];
  private final Qi[] genericStarts = new Qi[Positions.COUNT];
  private final ShogiPosition[] declaredStarts = new ShogiPosition[Positions.COUNT];

  /** Makes the texts, each an object of its own, and the positions. */
  @Setup
  public void setUp() {
    String start = ShogiPosition.START.toText();
    Random random = new Random(9);
    int i = 0;
    for (int seed = 0; i < COUNT; seed++) {
      for (Qi qi : Positions.shogi(seed)) {
        starts[i] = new String(start);
        texts[i] = StraightFeen.format(qi);
        badTexts[i] = spoilt(texts[i], random);
        i++;
      }
    }
    for (int j = 0; j < Positions.COUNT; j++) {
      generic[j] = Feen.parse(texts[j], DIALECT);
      declared[j] = ShogiPosition.parse(texts[j]);
      genericStarts[j] = Feen.parse(start, DIALECT);
      declaredStarts[j] = ShogiPosition.parse(start);
    }
  }

  /** The text with one character that makes it bad, anywhere. */
  private static String spoilt(String text, Random random) {
    int at = random.nextInt(text.length());
    return text.substring(0, at) + '%' + text.substring(at + 1);
  }

  /** Reads the start, declared pieces. */
  @Benchmark
  public long startDeclared() {
    long sum = 0;
    for (String text : starts) {
      sum += ShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  /** Reads the start, without declared pieces. */
  @Benchmark
  public long startPlain() {
    long sum = 0;
    for (String text : starts) {
      sum += PlainShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  /** Reads the start, without generated code. */
  @Benchmark
  public long startGeneric() {
    long sum = 0;
    for (String text : starts) {
      sum += Feen.parse(text, DIALECT).pieceCount();
    }
    return sum;
  }

  /** Reads the start, in a straightforward way. */
  @Benchmark
  public long startStraight() {
    long sum = 0;
    for (String text : starts) {
      sum += StraightFeen.parse(text).pieceCount();
    }
    return sum;
  }

  /** Reads a position, declared pieces. */
  @Benchmark
  public long readDeclared() {
    long sum = 0;
    for (String text : texts) {
      sum += ShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  /** Reads a position, without declared pieces. */
  @Benchmark
  public long readPlain() {
    long sum = 0;
    for (String text : texts) {
      sum += PlainShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  /** Reads a position, without generated code. */
  @Benchmark
  public long readGeneric() {
    long sum = 0;
    for (String text : texts) {
      sum += Feen.parse(text, DIALECT).pieceCount();
    }
    return sum;
  }

  /** Reads a position, in a straightforward way. */
  @Benchmark
  public long readStraight() {
    long sum = 0;
    for (String text : texts) {
      sum += StraightFeen.parse(text).pieceCount();
    }
    return sum;
  }

  /** Writes the start, declared pieces. */
  @Benchmark
  public long writeStartDeclared() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += declaredStarts[i % Positions.COUNT].toText().length();
    }
    return sum;
  }

  /** Writes the start, without generated code. */
  @Benchmark
  public long writeStartGeneric() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Feen.format(genericStarts[i % Positions.COUNT], DIALECT).length();
    }
    return sum;
  }

  /** Writes the start, in a straightforward way. */
  @Benchmark
  public long writeStartStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += StraightFeen.format(genericStarts[i % Positions.COUNT]).length();
    }
    return sum;
  }

  /** Writes a position, declared pieces. */
  @Benchmark
  public long writeDeclared() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += declared[i % Positions.COUNT].toText().length();
    }
    return sum;
  }

  /** Writes a position, without generated code. */
  @Benchmark
  public long writeGeneric() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Feen.format(generic[i % Positions.COUNT], DIALECT).length();
    }
    return sum;
  }

  /** Writes a position, in a straightforward way. */
  @Benchmark
  public long writeStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += StraightFeen.format(generic[i % Positions.COUNT]).length();
    }
    return sum;
  }

  /** Whether texts are good that are. */
  @Benchmark
  public long isValid() {
    long sum = 0;
    for (String text : texts) {
      sum += Feen.isValid(text, DIALECT) ? 1 : 0;
    }
    return sum;
  }

  /** Whether texts are good that are, by a regular expression. */
  @Benchmark
  public long isValidStraight() {
    long sum = 0;
    for (String text : texts) {
      sum += StraightFeen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  /** Whether texts are good that are not. */
  @Benchmark
  public long isValidBad() {
    long sum = 0;
    for (String text : badTexts) {
      sum += Feen.isValid(text, DIALECT) ? 1 : 0;
    }
    return sum;
  }

  /** Whether texts are good that are not, by a regular expression. */
  @Benchmark
  public long isValidBadStraight() {
    long sum = 0;
    for (String text : badTexts) {
      sum += StraightFeen.isValid(text) ? 1 : 0;
    }
    return sum;
  }
}
