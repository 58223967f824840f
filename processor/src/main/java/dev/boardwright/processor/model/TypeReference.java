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
}
