// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** A benchmark with values of its parameters, and what was measured with each JDK. */
final class Measured {
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  private final Method method;
  private final Map<String, String> params;
  private final String unit;
  private final Map<String, List<JmhResult>> byJdk = new LinkedHashMap<>();

  private Measured(JmhResult first) {
    method = method(first.benchmark());
    params = first.params();
    unit = first.primaryMetric().scoreUnit().replace("/op", "");
  }

  private static Method method(String benchmark) {
    int dot = benchmark.lastIndexOf('.');
    String name = benchmark.substring(dot + 1);
    try {
      return Stream.of(Class.forName(benchmark.substring(0, dot)).getMethods())
          .filter(of -> of.getName().equals(name) && of.isAnnotationPresent(Title.class))
          .findFirst()
          .orElseThrow(() -> new IllegalArgumentException("no title: " + benchmark));
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("no such benchmark: " + benchmark, e);
    }
  }

  /** {@return what results are about, by the names of benchmarks, in the order of the results} */
  static Map<String, Measured> of(List<JmhResult> results) {
    Map<String, Measured> all = new LinkedHashMap<>();
    for (JmhResult result : results) {
      Measured measured =
          all.computeIfAbsent(
              name(result.benchmark(), result.params()), name -> new Measured(result));
      measured.byJdk.computeIfAbsent(result.jdkVersion(), jdk -> new ArrayList<>()).add(result);
    }
    return all;
  }

  private static String name(String benchmark, Map<String, String> params) {
    return benchmark + new TreeMap<>(params);
  }

  /** {@return the name of the benchmark that a comparison names, with the same parameters} */
  String reference(Versus versus) {
    Class<?> type = method.getDeclaringClass();
    String prefix = versus.value().contains(".") ? type.getPackageName() : type.getName();
    return name(prefix + "." + versus.value(), params);
  }

  Versus[] comparisons() {
    return method.getAnnotationsByType(Versus.class);
  }

  /** {@return the goal, or null if the benchmark has none of its own} */
  Goal goal() {
    return method.getAnnotation(Goal.class);
  }

  String section() {
    return filled(method.getDeclaringClass().getAnnotation(Section.class).value());
  }

  /** {@return the text above the table, which may be empty} */
  String note() {
    return method.getDeclaringClass().getAnnotation(Section.class).note();
  }

  String title() {
    return filled(method.getAnnotation(Title.class).value());
  }

  String unit() {
    return unit;
  }

  private String filled(String text) {
    return PARAMETER.matcher(text).replaceAll(name -> shown(name.group(1)));
  }

  /** {@return the value of a parameter in words: names of constants become lower case} */
  private String shown(String parameter) {
    String name = params.get(parameter);
    String text = value(parameter).toString();
    return text.equals(name) ? name.toLowerCase(Locale.ROOT).replace('_', ' ') : text;
  }

  private Object value(String parameter) {
    String name = params.get(parameter);
    try {
      Class<?> type = method.getDeclaringClass().getField(parameter).getType();
      return type.isEnum()
          ? Stream.of(type.getEnumConstants())
              .filter(constant -> ((Enum<?>) constant).name().equals(name))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no such " + parameter + ": " + name))
          : name;
    } catch (NoSuchFieldException e) {
      throw new IllegalArgumentException("no such parameter: " + parameter, e);
    }
  }

  /** {@return the cost of an operation with a JDK: of perft, of one of its sequences} */
  Score score(String jdk) {
    List<JmhResult> results = byJdk.getOrDefault(jdk, List.of());
    double time = median(results, result -> result.primaryMetric().values());
    double bytes =
        median(
            results,
            result -> result.allocated().stream().flatMapToDouble(JmhResult.Metric::values));
    return new Score(time / leaves(), bytes / leaves());
  }

  private static double median(List<JmhResult> results, Function<JmhResult, DoubleStream> values) {
    return Medians.of(results.stream().flatMapToDouble(values).toArray());
  }

  private long leaves() {
    return params.keySet().stream()
        .map(this::value)
        .mapToLong(value -> value instanceof GamePosition position ? position.leaves() : 1)
        .reduce(1, (a, b) -> a * b);
  }
}
