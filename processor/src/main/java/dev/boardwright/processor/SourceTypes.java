// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import dev.boardwright.processor.model.Declaration;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Which types there are sources of, and so which others are there as classes alone. */
final class SourceTypes {
  private final Elements elements;
  private final Set<TypeKey> sources = new HashSet<>();

  SourceTypes(Elements elements) {
    this.elements = elements;
  }

  /**
   * Adds what a round begins with: the sources compiled, or those that the last round generated.
   */
  void add(RoundEnvironment round) {
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      sources.add(TypeKey.of(elements, type));
    }
  }

  /** Whether a type is declared in a source. */
  boolean isSource(TypeKey type) {
    return sources.contains(type);
  }

  /**
   * Whether an earlier build has left a class of what is to be generated for a board. As long as it
   * has not been generated anew, the compiler takes that class for it, and its constants for the
   * board's.
   */
  boolean isOld(TypeElement board, Declaration declaration) {
    TypeKey squares =
        new TypeKey(TypeKey.module(elements, board), declaration.generatedName("Square"));
    return !isSource(squares) && squares.find(elements) != null;
  }
}
