// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A description of the machine for the readers of a report. It contains nothing that identifies the
 * owner.
 */
final class Machine {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");
  private static final double BYTES_PER_GIB = 1L << 30;

  private Machine() {}

  /** {@return the machine, in one line} */
  static String description() {
    Runtime runtime = Runtime.getRuntime();
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return "%s %s, %s, %d cores, %d GiB of memory"
        .formatted(
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            processor(),
            runtime.availableProcessors(),
            Math.round(system.getTotalMemorySize() / BYTES_PER_GIB));
  }

  private static String processor() {
    if (!Files.isReadable(CPU_INFO)) {
      return "unknown processor";
    }
    try {
      return model(Files.readAllLines(CPU_INFO));
    } catch (IOException e) {
      return "unknown processor";
    }
  }

  /**
   * {@return the processor model from the lines of {@code /proc/cpuinfo}, or {@code unknown
   * processor} if they do not contain it}
   */
  static String model(List<String> lines) {
    Stream<String> models = lines.stream().filter(line -> line.startsWith("model name"));
    return models
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse("unknown processor");
  }
}
