// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The names of benchmarks as the report uses them, such as {@code HexBenchmark.decodeText}. The
 * values of parameters follow in the order of the parameters' names: {@code
 * PositionBenchmark.move(board=shogi, form=generated)}.
 */
final class BenchmarkNames {
  private static final String PACKAGE = BenchmarkNames.class.getPackageName() + ".";

  private BenchmarkNames() {}

  /**
   * {@return the name that the report uses for a benchmark of this package}
   *
   * @param qualifiedName the fully qualified name of the benchmark method
   * @param parameters the value of each parameter, by its name
   */
  static String of(String qualifiedName, SortedMap<String, String> parameters) {
    String name = qualifiedName.substring(PACKAGE.length());
    if (parameters.isEmpty()) {
      return name;
    }
    List<String> values = new ArrayList<>();
    parameters.forEach((parameter, value) -> values.add(parameter + "=" + value));
    return name + "(" + String.join(", ", values) + ")";
  }

  /**
   * {@return the regular expression that makes JMH select the named benchmark; the values of its
   * parameters are selected by {@link #parameters}}
   */
  static String pattern(String name) {
    return "^" + Pattern.quote(PACKAGE + name.replaceFirst("\\(.*", "")) + "$";
  }

  /** {@return the values of the parameters in a name, by the names of the parameters} */
  static SortedMap<String, String> parameters(String name) {
    SortedMap<String, String> parameters = new TreeMap<>();
    int open = name.indexOf('(');
    if (open >= 0) {
      for (String parameter : name.substring(open + 1, name.length() - 1).split(", ")) {
        String[] parts = parameter.split("=", 2);
        parameters.put(parts[0], parts[1]);
      }
    }
    return parameters;
  }

  /** {@return the names of all benchmarks, one name for each combination of parameter values} */
  static Collection<String> all() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    OutputFormat silent = OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.SILENT);
    Collection<String> names = new TreeSet<>();
    for (BenchmarkListEntry entry : BenchmarkList.defaultList().getAll(silent, List.of())) {
      for (SortedMap<String, String> parameters :
          combinations(entry.getParams().orElse(Map.of()))) {
        names.add(of(entry.getUsername(), parameters));
      }
    }
    return names;
  }

  private static List<SortedMap<String, String>> combinations(Map<String, String[]> parameters) {
    List<SortedMap<String, String>> combinations = List.of(new TreeMap<>());
    for (Map.Entry<String, String[]> parameter : parameters.entrySet()) {
      List<SortedMap<String, String>> longer = new ArrayList<>();
      for (SortedMap<String, String> combination : combinations) {
        for (String value : parameter.getValue()) {
          SortedMap<String, String> more = new TreeMap<>(combination);
          more.put(parameter.getKey(), value);
          longer.add(more);
        }
      }
      combinations = longer;
    }
    return combinations;
  }
}
