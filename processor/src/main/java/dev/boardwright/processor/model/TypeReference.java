// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * A reference to a type.
 *
 * @param packageName the package of the type; empty for the unnamed package
 * @param simpleNames the simple names of the types around it, outermost first, and then its own
 */
public record TypeReference(String packageName, List<String> simpleNames) {
  public TypeReference {
    simpleNames = List.copyOf(simpleNames);
  }
}
