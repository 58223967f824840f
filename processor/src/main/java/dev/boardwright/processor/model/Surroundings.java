// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.Set;

/**
 * The surroundings of generated code: the properties of its module and package that affect it.
 * Generated code can carry annotations of modules that users need not have, provided that the
 * module of the declaration can see them and that neither javac nor ECJ warns about them in
 * exported signatures.
 *
 * @param hasGenerated whether generated code can carry {@code
 *     javax.annotation.processing.Generated}, which is in the module java.compiler
 * @param hasJSpecify whether generated code can carry the annotations of JSpecify
 * @param shadowedNames the names of {@link #JAVA_LANG} that a type in the package also has, which
 *     therefore hides the type of java.lang
 */
public record Surroundings(boolean hasGenerated, boolean hasJSpecify, Set<String> shadowedNames) {
  /** The simple names of the types of java.lang that generated code may use. */
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

  /** Creates a description of surroundings. */
  public Surroundings {
    shadowedNames = Set.copyOf(shadowedNames);
  }
}
