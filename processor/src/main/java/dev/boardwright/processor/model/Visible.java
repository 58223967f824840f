// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/**
 * Which annotations, of modules that a user need not have, generated code can carry: those that the
 * module of the declaration sees, and that javac and ECJ do not warn of in exported signatures.
 *
 * @param generated {@code javax.annotation.processing.Generated}, of the module java.compiler
 * @param jspecify the annotations of JSpecify
 */
public record Visible(boolean generated, boolean jspecify) {}
