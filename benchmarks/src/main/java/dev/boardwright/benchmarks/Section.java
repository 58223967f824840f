// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The heading of the table that shows the benchmarks of a class. Here and in a {@link Title}, the
 * name of a parameter in braces stands for its value.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Section {
  /** {@return the heading} */
  String value();

  /** {@return a text above the table} */
  String note() default "";
}
