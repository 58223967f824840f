// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The goal of a benchmark, whatever it is compared with. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Goal {
  /** {@return the nanoseconds that an operation has to stay below; 0 if there is no such goal} */
  double nanos() default 0;

  /**
   * {@return the bytes that an operation may allocate at most; negative if there is no such goal}
   */
  double bytes() default -1;
}
