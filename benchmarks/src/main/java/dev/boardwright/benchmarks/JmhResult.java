// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A result in a JSON file of JMH, with the members that a report reads.
 *
 * @param benchmark the class and the method
 * @param jdkVersion the short version of the JDK, such as {@code 17.0.15}
 * @param vmName the name of the JVM
 * @param vmVersion the version of the JVM
 * @param forks the number of JVMs
 * @param measurementIterations the number of measurements in each JVM
 * @param measurementTime the time of a measurement, such as {@code 500 ms}
 * @param params the values of the parameters; null if there are none
 * @param primaryMetric the time
 * @param secondaryMetrics what profilers have measured
 */
record JmhResult(
    String benchmark,
    String jdkVersion,
    String vmName,
    String vmVersion,
    int forks,
    int measurementIterations,
    String measurementTime,
    Map<String, String> params,
    Metric primaryMetric,
    Map<String, Metric> secondaryMetrics) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /**
   * The measurements of one kind.
   *
   * @param scoreUnit the unit, such as {@code ns/op}
   * @param rawData the measurements of each JVM
   */
  record Metric(String scoreUnit, List<List<Double>> rawData) {
    DoubleStream values() {
      return rawData.stream().flatMap(List::stream).mapToDouble(value -> value);
    }
  }

  JmhResult {
    params = params == null ? Map.of() : params;
  }

  /**
   * Reads a file.
   *
   * @param file the file that JMH has written
   * @return its results, in their order
   * @throws IllegalArgumentException if the file is not what JMH writes
   */
  static List<JmhResult> read(Path file) throws IOException {
    try (Reader reader = Files.newBufferedReader(file)) {
      return List.of(new Gson().fromJson(reader, JmhResult[].class));
    } catch (JsonParseException | NullPointerException e) {
      throw new IllegalArgumentException(file + " has no results of JMH", e);
    }
  }

  /** {@return the bytes that operations allocate, or empty without the option {@code -prof gc}} */
  Optional<Metric> allocated() {
    return Optional.ofNullable(secondaryMetrics.get(ALLOCATED));
  }
}
