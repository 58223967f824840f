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

/** The types declared in the sources of a compilation. Other types exist only as class files. */
final class SourceTypes {
  private final Elements elements;
  private final Set<TypeKey> sources = new HashSet<>();

  SourceTypes(Elements elements) {
    this.elements = elements;
  }

  /**
   * Adds the root types of a round: those in the sources to compile, or those that the previous
   * round generated.
   */
  void add(RoundEnvironment round) {
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      sources.add(TypeKey.of(elements, type));
    }
  }

  /** {@return whether a type is declared in a source} */
  boolean isSource(TypeKey type) {
    return sources.contains(type);
  }

  /**
   * {@return whether an earlier build has left class files of the types to be generated for a
   * board} Until these types are regenerated, the compiler reads the constants of the old classes,
   * which may be outdated. This method looks only for the class of the squares.
   */
  boolean isOld(TypeElement board, Declaration declaration) {
    TypeKey squares =
        new TypeKey(TypeKey.module(elements, board), declaration.generatedName("Square"));
    return !isSource(squares) && squares.find(elements) != null;
  }
}
