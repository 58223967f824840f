// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

/**
 * The answer of an engine that was asked for a move.
 *
 * @param move the text of the move, of which nothing is known yet
 * @param info the last line in which the engine told what it found; empty if there was none
 */
public record EngineAnswer(String move, String info) {
  /** {@return whether the engine resigns} */
  public boolean isResignation() {
    return move.equals("resign");
  }
}
