// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** The memory that repeated work allocates. */
public final class Allocation {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int REPEATS = 10;

  private Allocation() {}

  /**
   * {@return the least number of bytes that work allocates when it is done again} The virtual
   * machine itself allocates a few bytes when it replaces compiled code, but not every time.
   *
   * @param work the work, which has the same result each time
   */
  public static long ofRepeated(LongSupplier work) {
    long first = work.getAsLong();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < REPEATS && least > 0; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      long again = work.getAsLong();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
      assertEquals(first, again);
    }
    return least;
  }
}
