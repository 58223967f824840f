// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import java.util.Set;

/**
 * The answer of an engine that was asked for a move.
 *
 * @param move the text of the move, of which nothing is known yet
 * @param info the last line in which the engine told what it found; empty if there was none
 */
public record EngineAnswer(String move, String info) {
  private static final Set<String> RESIGNATIONS = Set.of("(none)", "none", "resign", "0000");

  /** {@return whether the engine resigns, or sees no legal move} */
  public boolean isResignation() {
    return RESIGNATIONS.contains(move);
  }
}
