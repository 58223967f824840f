// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** The number of bytes that the current thread has allocated so far, on JVMs that measure it. */
final class AllocatedBytes {
  /** The result of {@link #now} on a JVM that does not measure allocation. */
  static final long UNKNOWN = -1;

  private AllocatedBytes() {}

  static long now() {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
            && threads.isThreadAllocatedMemorySupported()
            && threads.isThreadAllocatedMemoryEnabled()
        ? threads.getCurrentThreadAllocatedBytes()
        : UNKNOWN;
  }
}
