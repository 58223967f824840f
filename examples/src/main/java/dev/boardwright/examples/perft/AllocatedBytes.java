// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How many bytes the thread at hand has allocated so far, where a JVM can tell. */
final class AllocatedBytes {
  /** What {@link #now} says where it is not known. */
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
