// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks of long operations, with a collector and a heap that disturb their thread least. */
@Warmup(iterations = 6, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 2,
    jvmArgsAppend = {
      PerftJvmBenchmark.COLLECTOR,
      PerftJvmBenchmark.HEAP_FROM,
      PerftJvmBenchmark.HEAP_TO,
      "-Xmn600m",
      "-XX:+AlwaysPreTouch"
    })
public abstract class PerftJvmBenchmark extends NanosBenchmark {
  /** The collector that does the least work in addition to that of the single measured thread. */
  static final String COLLECTOR = "-XX:+UseSerialGC";

  /**
   * The initial size of the heap, which is also its maximum. If the heap changed its size, the code
   * that first touches a new page would be charged for it.
   */
  static final String HEAP_FROM = "-Xms1g";

  static final String HEAP_TO = "-Xmx1g";

  /**
   * Checks a number of nodes, because the time for a wrong count would be meaningless.
   *
   * @param nodes the number of nodes counted
   * @param expected the correct number
   * @return the number of nodes
   * @throws IllegalStateException if the number is wrong
   */
  static long checked(long nodes, long expected) {
    if (nodes != expected) {
      throw new IllegalStateException(nodes + " nodes, not " + expected);
    }
    return nodes;
  }
}
