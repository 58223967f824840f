// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Initialises the classes it is given and prints how many nanoseconds that took. Meant for a JVM of
 * its own, in which none of them is loaded yet.
 */
final class FirstTouch {
  static final String THEN = "then";

  private FirstTouch() {}

  /**
   * Initialises classes.
   *
   * @param names the names of classes that were used before, {@code then}, and the names of those
   *     to be timed
   * @throws ClassNotFoundException if there is no such class
   */
  public static void main(String[] names) throws ClassNotFoundException {
    useTheJdk(names);
    long start = System.nanoTime();
    for (String name : names) {
      if (name.equals(THEN)) {
        start = System.nanoTime();
      } else {
        Class.forName(name);
      }
    }
    long nanos = System.nanoTime() - start;
    System.out.println(nanos);
  }

  /** What a program has used long before its first board: a lambda, a stream, a concatenation. */
  private static void useTheJdk(String[] names) {
    String joined = Stream.of(names).map(name -> name + ".").collect(Collectors.joining(" "));
    System.err.println(joined);
  }
}
