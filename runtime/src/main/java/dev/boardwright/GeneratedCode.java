// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks every type that the Boardwright processor generates.
 *
 * <p>Unlike {@code javax.annotation.processing.Generated}, this annotation requires no module other
 * than this one, and it is retained in class files, where coverage tools look for a marker with
 * this name.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface GeneratedCode {}
