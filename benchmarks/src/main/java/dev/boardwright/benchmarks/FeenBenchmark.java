// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/**
 * Benchmarks of parsing and formatting positions of shogi in FEEN: the same start position
 * repeatedly, and different positions that resemble the middle of a game. The results are added up,
 * which costs the same in each benchmark.
 */
@OperationsPerInvocation(FeenBenchmark.COUNT)
@Section("Positions in FEEN (shogi)")
public class FeenBenchmark extends NanosBenchmark {
  static final int COUNT = 65_536;

  private static final FeenDialect DIALECT = FeenDialect.SNN_STYLES;

  private final String[] starts = new String[COUNT];
  private final String[] texts = new String[COUNT];
  private final String[] badTexts = new String[COUNT];

  /**
   * The positions to format. They are few enough to stay in an inner cache of the processor, as
   * positions do that have just been computed.
   */
  private final Qi[] generic = new Qi[Positions.COUNT];

  private final ShogiPosition[] declared = new ShogiPosition[Positions.COUNT];
  private final Qi[] genericStarts = new Qi[Positions.COUNT];
  private final ShogiPosition[] declaredStarts = new ShogiPosition[Positions.COUNT];

  /** Creates the texts, each a separate object, and the positions. */
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

  /** {@return the text with a random character replaced by one that makes it invalid} */
  private static String spoilt(String text, Random random) {
    int at = random.nextInt(text.length());
    return text.substring(0, at) + '%' + text.substring(at + 1);
  }

  @Benchmark
  @Title("parsing the start position, declared pieces")
  @Goal(nanos = 500)
  @Versus("startStraight")
  public long startDeclared() {
    long sum = 0;
    for (String text : starts) {
      sum += ShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("parsing the start position, generic form")
  @Goal(nanos = 1_000)
  @Versus("startStraight")
  public long startGeneric() {
    long sum = 0;
    for (String text : starts) {
      sum += Feen.parse(text, DIALECT).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("parsing the start position, regexes")
  public long startStraight() {
    long sum = 0;
    for (String text : starts) {
      sum += StraightFeen.parse(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("parsing a position, declared pieces")
  @Goal(nanos = 500)
  @Versus("readStraight")
  public long readDeclared() {
    long sum = 0;
    for (String text : texts) {
      sum += ShogiPosition.parse(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("parsing a position, generic form")
  @Goal(nanos = 1_000)
  @Versus("readStraight")
  public long readGeneric() {
    long sum = 0;
    for (String text : texts) {
      sum += Feen.parse(text, DIALECT).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("parsing a position, regexes")
  public long readStraight() {
    long sum = 0;
    for (String text : texts) {
      sum += StraightFeen.parse(text).pieceCount();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting the start position, declared pieces")
  @Goal(nanos = 500)
  @Versus("writeStartStraight")
  public long writeStartDeclared() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += declaredStarts[i % Positions.COUNT].toText().length();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting the start position, generic form")
  @Goal(nanos = 1_000)
  @Versus("writeStartStraight")
  public long writeStartGeneric() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Feen.format(genericStarts[i % Positions.COUNT], DIALECT).length();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting the start position, StringBuilder")
  public long writeStartStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += StraightFeen.format(genericStarts[i % Positions.COUNT]).length();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting a position, declared pieces")
  @Goal(nanos = 500)
  @Versus("writeStraight")
  public long writeDeclared() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += declared[i % Positions.COUNT].toText().length();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting a position, generic form")
  @Goal(nanos = 1_000)
  @Versus("writeStraight")
  public long writeGeneric() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Feen.format(generic[i % Positions.COUNT], DIALECT).length();
    }
    return sum;
  }

  @Benchmark
  @Title("formatting a position, StringBuilder")
  public long writeStraight() {
    long sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += StraightFeen.format(generic[i % Positions.COUNT]).length();
    }
    return sum;
  }

  @Benchmark
  @Title("validating a valid text")
  @Goal(bytes = 0)
  @Versus("isValidStraight")
  public long isValid() {
    long sum = 0;
    for (String text : texts) {
      sum += Feen.isValid(text, DIALECT) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public long isValidStraight() {
    long sum = 0;
    for (String text : texts) {
      sum += StraightFeen.isValid(text) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("validating an invalid text")
  @Goal(bytes = 0)
  @Versus("isValidBadStraight")
  public long isValidBad() {
    long sum = 0;
    for (String text : badTexts) {
      sum += Feen.isValid(text, DIALECT) ? 1 : 0;
    }
    return sum;
  }

  @Benchmark
  @Title("regex")
  public long isValidBadStraight() {
    long sum = 0;
    for (String text : badTexts) {
      sum += StraightFeen.isValid(text) ? 1 : 0;
    }
    return sum;
  }
}
