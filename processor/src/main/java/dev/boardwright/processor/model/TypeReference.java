// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * A type that is mentioned.
 *
 * @param packageName its package; empty for the unnamed one
 * @param simpleNames its simple name, after those of the types around it, outermost first
 */
public record TypeReference(String packageName, List<String> simpleNames) {
  public TypeReference {
    simpleNames = List.copyOf(simpleNames);
  }

  /** The name, with its package, of the type or of the outermost one around it. */
  public String topLevelName() {
    return packageName.isEmpty() ? simpleNames.get(0) : packageName + "." + simpleNames.get(0);
  }
}
