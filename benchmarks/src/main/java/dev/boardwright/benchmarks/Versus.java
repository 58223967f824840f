// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A comparison of a benchmark with another one, which makes a row of the report. Both have the same
 * parameters.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(Versus.All.class)
@interface Versus {
  /** {@return the other method, with its class and a dot if it is in another class} */
  String value();

  /** {@return the words for the other one, if they are not its {@link Title}} */
  String title() default "";

  /**
   * {@return the goal for the other one's time divided by this one's, below 1 if it does less; 0 if
   * there is no such goal}
   */
  double ratio() default 0;

  /** {@return the goal for the other one's bytes divided by this one's; 0 if there is none} */
  double fewerBytes() default 0;

  /** All comparisons of a benchmark. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface All {
    /** {@return the comparisons} */
    Versus[] value();
  }
}
