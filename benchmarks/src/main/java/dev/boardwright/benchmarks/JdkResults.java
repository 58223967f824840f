// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.List;
import java.util.Map;

/**
 * What was measured with one JDK.
 *
 * @param jdk the JDK
 * @param scores the scores of the benchmarks by name
 * @param compilations the times of compilations
 * @param firstTouches the milliseconds that the first touch of a board takes, by its size
 */
record JdkResults(
    Jdk jdk,
    Map<String, Score> scores,
    List<CompileTime.Result> compilations,
    Map<String, Double> firstTouches) {}
