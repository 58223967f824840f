// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * The type that carries an annotation.
 *
 * @param packageName its package; empty for the unnamed one
 * @param simpleNames its simple name, after those of the types around it, outermost first
 * @param isPublic whether it and every type around it are public
 */
public record Declaration(String packageName, List<String> simpleNames, boolean isPublic) {
  public Declaration {
    simpleNames = List.copyOf(simpleNames);
  }

  /** What the names of the generated types start with: {@code Shogi}, {@code Games_Shogi}. */
  public String prefix() {
    return String.join("_", simpleNames);
  }

  /** The name, with its package, of a type that is generated for it. */
  public String generatedName(String suffix) {
    return packageName.isEmpty() ? prefix() + suffix : packageName + "." + prefix() + suffix;
  }

  /** The name in source code. */
  public String canonicalName() {
    String name = String.join(".", simpleNames);
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
