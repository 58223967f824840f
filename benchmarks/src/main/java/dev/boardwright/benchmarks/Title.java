// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The words for what a benchmark measures: parts that commas separate. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Title {
  /** {@return the words} */
  String value();
}
