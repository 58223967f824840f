// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program that initialises the classes it is given and prints the time this took, in nanoseconds.
 * It is meant for a new JVM, in which none of the classes is loaded yet.
 */
final class FirstTouch {
  static final String THEN = "then";

  private FirstTouch() {}

  /**
   * Initialises classes and prints the time.
   *
   * @param names the names of the classes to use beforehand, the word {@code then}, and the names
   *     of the classes to time
   * @throws ClassNotFoundException if a class does not exist
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

  /**
   * Uses features of the JDK that any program has used long before its first board: a lambda, a
   * stream and a concatenation of strings.
   */
  private static void useTheJdk(String[] names) {
    String joined = Stream.of(names).map(name -> name + ".").collect(Collectors.joining(" "));
    System.err.println(joined);
  }
}
