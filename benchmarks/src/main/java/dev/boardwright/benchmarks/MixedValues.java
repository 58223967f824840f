// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of all rounds, by name. */
final class MixedValues {
  private final Map<String, List<Double>> byName = new HashMap<>();

  void add(String name, double value) {
    byName.computeIfAbsent(name, none -> new ArrayList<>()).add(value);
  }

  /** {@return the median of the values with a name, NaN if there are none} */
  double median(String name) {
    List<Double> values = byName.getOrDefault(name, List.of());
    return Medians.of(values.stream().mapToDouble(value -> value).toArray());
  }

  /** {@return the least value with a name, NaN if there is none} */
  double least(String name) {
    return byName.getOrDefault(name, List.of()).stream()
        .mapToDouble(value -> value)
        .min()
        .orElse(Double.NaN);
  }
}
