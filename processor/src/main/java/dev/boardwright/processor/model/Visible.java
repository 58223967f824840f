// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/**
 * What the module of a declaration can see, beyond what the runtime needs.
 *
 * @param generated {@code javax.annotation.processing.Generated}, of the module java.compiler
 * @param jspecify the annotations of JSpecify
 */
public record Visible(boolean generated, boolean jspecify) {}
