// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

/** The outcome of a finished game, for the side to move. */
public enum Outcome {
  /** The side to move has won. */
  WIN,

  /** Neither side has won. */
  DRAW,

  /** The side to move has lost. */
  LOSS;

  /** {@return the same outcome for the other side} */
  public Outcome opposite() {
    return switch (this) {
      case WIN -> LOSS;
      case DRAW -> DRAW;
      case LOSS -> WIN;
    };
  }
}
