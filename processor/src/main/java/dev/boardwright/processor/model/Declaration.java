// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * The type that carries an annotation.
 *
 * @param packageName the package of the type; empty for the unnamed package
 * @param simpleNames the simple names of the types around it, outermost first, and then its own
 * @param isPublic whether the type and every type around it are public
 */
public record Declaration(String packageName, List<String> simpleNames, boolean isPublic) {
  public Declaration {
    simpleNames = List.copyOf(simpleNames);
  }

  /**
   * {@return the prefix of the names of the generated types, such as {@code Shogi} or {@code
   * Games_Shogi}}
   */
  public String prefix() {
    return String.join("_", simpleNames);
  }

  /**
   * {@return the qualified name of a type that is generated for this declaration}
   *
   * @param suffix the part of the name after the prefix, such as {@code Square}
   */
  public String generatedName(String suffix) {
    return packageName.isEmpty() ? prefix() + suffix : packageName + "." + prefix() + suffix;
  }

  /** {@return the qualified name of the type, as it is written in source code} */
  public String canonicalName() {
    String name = String.join(".", simpleNames);
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
