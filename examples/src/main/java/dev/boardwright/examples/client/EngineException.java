// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.client;

import java.io.IOException;

/** Signals that an engine cannot be used any more: it has ended, hangs, or talks nonsense. */
public final class EngineException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The kind of a failure. */
  public enum Failure {
    /** The program could not be started. */
    NOT_STARTED,
    /** The program has ended, or closed its output. */
    ENDED,
    /** The program has not answered in time. */
    TIMED_OUT,
    /** The program does not do what the protocol demands, or plays a move that is not legal. */
    NONSENSE
  }

  private final Failure failure;

  EngineException(Failure failure, String message) {
    super(message);
    this.failure = failure;
  }

  EngineException(Failure failure, String message, IOException cause) {
    super(message, cause);
    this.failure = failure;
  }

  /** {@return the kind of the failure} */
  public Failure failure() {
    return failure;
  }
}
