// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The values that a number in a {@link BitPacked} record may have. A number out of range is refused
 * with {@code <label> must be between <min> and <max>}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  /**
   * The smallest value. It may be negative: what is stored is the distance from it.
   *
   * @return the smallest value
   */
  long min() default 0;

  /**
   * The largest value, itself included.
   *
   * @return the largest value, not below {@link #min}
   */
  long max();

  /**
   * What messages call the number. When it is empty: the component's name, with a capital.
   *
   * @return the name in messages
   */
  String label() default "";
}
