// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.style;

/** The two sides of a game. */
public enum Side {
  /** The side that moves first: white in chess, sente (black) in shogi, red in xiangqi. */
  FIRST,

  /** The side that moves second. */
  SECOND;

  /** {@return the other side} */
  public Side opposite() {
    return this == FIRST ? SECOND : FIRST;
  }
}
