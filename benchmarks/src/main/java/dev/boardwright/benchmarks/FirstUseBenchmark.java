// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A benchmark of the first use of a board in a new JVM, in which a program has already run. The
 * time includes loading and initialising the board's squares, cells and position, and the classes
 * of the runtime that they need.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(15)
@Section(
    value = "First use",
    note =
        "The time to load and initialise the squares, cells and position of a board in a new JVM."
            + " The first board of a program also loads the runtime. Goals for a board after other"
            + " boards, in ms: 2 (9×9), 5 (19×19), 50 (255×255).")
public class FirstUseBenchmark {
  /** The board. */
  @Param public Declared board;

  /** The boards that the program has used before. */
  @Param public Before before;

  /** The boards. */
  public enum Declared {
    /** 81 squares. */
    PLAIN_SHOGI("9×9", PlainShogi.class),
    /** 361 squares. */
    GO("19×19", Go19.class),
    /** The most squares. */
    ATLAS("255×255", Atlas.class);

    private final String text;
    private final Class<?> declaration;

    Declared(String text, Class<?> declaration) {
      this.text = text;
      this.declaration = declaration;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The boards that a program has used before. */
  public enum Before {
    /** Two boards of chess. */
    OTHERS("after other boards"),
    /** None, so that the time includes loading the runtime. */
    NONE("as the first board");

    private final String text;

    Before(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Uses the boards that come before. */
  @Setup
  public void setUp() throws ClassNotFoundException {
    if (before == Before.OTHERS) {
      load(PlainChess.class);
      load(Chess.class);
    }
  }

  /** Uses a board. */
  @Benchmark
  @Title("{board}, {before}")
  public void use() throws ClassNotFoundException {
    load(board.declaration);
  }

  private static void load(Class<?> board) throws ClassNotFoundException {
    for (String type : new String[] {"Square", "Cells", "Position"}) {
      Class.forName(board.getName() + type);
    }
  }
}
