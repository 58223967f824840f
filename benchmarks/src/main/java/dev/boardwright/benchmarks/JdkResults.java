// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.List;
import java.util.Map;

/**
 * Everything that was measured with one JDK.
 *
 * @param jdk the JDK
 * @param scores the scores of the benchmarks, by their names
 * @param compilations the times of the compilations
 * @param firstTouches the milliseconds that the first use of a board takes, by the title of the row
 */
record JdkResults(
    Jdk jdk,
    Map<String, Score> scores,
    List<CompileTime.Result> compilations,
    Map<String, Double> firstTouches) {}
