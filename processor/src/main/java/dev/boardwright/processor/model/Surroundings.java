// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * What generated code has to know of where it will live. Of annotations of modules that a user need
 * not have it can carry those that the module of the declaration sees, and that javac and ECJ do
 * not warn of in exported signatures.
 *
 * @param hasGenerated whether it can carry {@code javax.annotation.processing.Generated}, of the
 *     module java.compiler
 * @param hasJSpecify whether it can carry the annotations of JSpecify
 * @param shadowedNames simple names of java.lang that mean something else in the package
 */
public record Surroundings(boolean hasGenerated, boolean hasJSpecify, List<String> shadowedNames) {
  public Surroundings {
    shadowedNames = List.copyOf(shadowedNames);
  }
}
