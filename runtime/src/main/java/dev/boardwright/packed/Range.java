// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the values that a number in a {@link BitPacked} record may have. A number out of range
 * is rejected with the message {@code <label> must be between <min> and <max>}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  /**
   * {@return the smallest value} It may be negative, because the packed form stores the difference
   * from it.
   */
  long min() default 0;

  /** {@return the largest value, inclusive; not less than {@link #min}} */
  long max();

  /**
   * {@return the name of the number in messages} If it is empty, messages use the name of the
   * component with its first character in upper case. It has at most 255 characters.
   */
  String label() default "";
}
