// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.Set;

/**
 * What generated code has to know of where it will live. It can carry annotations of modules that a
 * user need not have, if the module of the declaration sees them and neither javac nor ECJ warns of
 * them in exported signatures.
 *
 * @param hasGenerated whether it can carry {@code javax.annotation.processing.Generated}, of the
 *     module java.compiler
 * @param hasJSpecify whether it can carry the annotations of JSpecify
 * @param shadowedNames which names of {@link #JAVA_LANG} mean another type in the package
 */
public record Surroundings(boolean hasGenerated, boolean hasJSpecify, Set<String> shadowedNames) {
  /** The simple names of java.lang that generated code may use. */
  public static final Set<String> JAVA_LANG =
      Set.of(
          "CharSequence",
          "Comparable",
          "IllegalArgumentException",
          "Integer",
          "Iterable",
          "Long",
          "Math",
          "Object",
          "Override",
          "String",
          "SuppressWarnings",
          "System");

  /** Creates a description. */
  public Surroundings {
    shadowedNames = Set.copyOf(shadowedNames);
  }
}
