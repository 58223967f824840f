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
 * <p>Unlike {@code javax.annotation.processing.Generated} it needs no module beyond this one and is
 * kept in class files, where coverage tools look for a marker of this name.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface GeneratedCode {}
