// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** A runner of benchmarks, which starts new JVMs for them and collects the scores. */
final class JmhRun {
  private static final String ALLOCATED = "gc.alloc.rate.norm";
  private static final TimeValue SHORT_TIME = TimeValue.milliseconds(500);
  private static final int SHORT_WARMUPS = 6;
  private static final int SHORT_ITERATIONS = 3;

  private JmhRun() {}

  /**
   * Runs benchmarks in the order of their names, so that the two sides of a comparison run one
   * after the other.
   *
   * @param java the {@code java} command that runs them
   * @param names the names of the benchmarks, in the form of {@link BenchmarkNames}
   * @param isShort whether to measure quickly and roughly instead of slowly and precisely
   * @param rounds the number of times that each benchmark is run, each time in a new JVM; each
   *     round runs all of them once
   * @return the scores by name
   */
  static Map<String, Score> scores(Path java, Collection<String> names, boolean isShort, int rounds)
      throws RunnerException {
    Map<String, Samples> samples = new TreeMap<>();
    for (int round = 1; round <= rounds; round++) {
      int done = 0;
      for (String name : names) {
        System.out.printf("Round %d of %d, %d of %d%n", round, rounds, ++done, names.size());
        for (RunResult result : new Runner(options(java, name, isShort)).run()) {
          samples.computeIfAbsent(name(result.getParams()), key -> new Samples()).add(result);
        }
      }
    }
    Map<String, Score> scores = new TreeMap<>();
    samples.forEach((name, of) -> scores.put(name, of.score().per(leaves(name))));
    return scores;
  }

  private static Options options(Path java, String name, boolean isShort) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(BenchmarkNames.pattern(name))
            .jvm(java.toString())
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .forks(1);
    BenchmarkNames.parameters(name).forEach(options::param);
    if (isShort) {
      options
          .warmupIterations(SHORT_WARMUPS)
          .warmupTime(SHORT_TIME)
          .measurementIterations(SHORT_ITERATIONS)
          .measurementTime(SHORT_TIME);
    }
    return options.build();
  }

  /** {@return the number of sequences that one operation of a benchmark counts, or 1} */
  private static long leaves(String name) {
    String position = BenchmarkNames.parameters(name).get("position");
    return position == null ? 1 : GamePosition.valueOf(position).leaves();
  }

  private static String name(BenchmarkParams params) {
    SortedMap<String, String> values = new TreeMap<>();
    for (String key : params.getParamsKeys()) {
      values.put(key, params.getParam(key));
    }
    return BenchmarkNames.of(params.getBenchmark(), values);
  }

  /** The results of all iterations of one benchmark. */
  private static final class Samples {
    private final DoubleStream.Builder nanos = DoubleStream.builder();
    private final DoubleStream.Builder bytes = DoubleStream.builder();

    void add(RunResult result) {
      for (BenchmarkResult fork : result.getBenchmarkResults()) {
        for (IterationResult iteration : fork.getIterationResults()) {
          Result<?> time = iteration.getPrimaryResult();
          if (!time.getScoreUnit().equals("ns/op")) {
            throw new IllegalStateException(
                result.getParams().getBenchmark() + " is measured in " + time.getScoreUnit());
          }
          nanos.add(time.getScore());
          Result<?> allocated = iteration.getSecondaryResults().get(ALLOCATED);
          bytes.add(allocated == null ? Double.NaN : allocated.getScore());
        }
      }
    }

    Score score() {
      return new Score(Medians.of(nanos.build().toArray()), Medians.of(bytes.build().toArray()));
    }
  }
}
