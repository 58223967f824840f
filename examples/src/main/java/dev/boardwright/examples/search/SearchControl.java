// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

/**
 * The means by which other threads end one search. The times of its limits begin when it is
 * created.
 */
public final class SearchControl {
  private static final long NANOS = 1_000_000;

  private final int depth;
  private final long nodes;

  /** The values of {@link System#nanoTime} until which to search. */
  private volatile long planned;

  private volatile long maximum;

  /** Whether the two times count. It is written after them. */
  private volatile boolean isTimed;

  private volatile boolean isStopped;

  /**
   * Creates a control.
   *
   * @param limits the limits of the search
   */
  public SearchControl(SearchLimits limits) {
    depth = limits.depth();
    nodes = limits.nodes();
    limitTime(limits);
  }

  /**
   * Limits the time of the search.
   *
   * @param limits the limits, of which only the times count; they begin now
   */
  public void limitTime(SearchLimits limits) {
    if (limits.maximumMillis() == Long.MAX_VALUE) {
      return;
    }
    long now = System.nanoTime();
    planned = now + nanos(limits.plannedMillis());
    maximum = now + nanos(limits.maximumMillis());
    isTimed = true;
  }

  private static long nanos(long millis) {
    // The difference of two times must not overflow.
    return Math.min(millis, Long.MAX_VALUE / NANOS / 4) * NANOS;
  }

  /** Ends the search as soon as it has examined a move. */
  public void stop() {
    isStopped = true;
  }

  /** {@return whether {@link #stop} was called} */
  public boolean isStopped() {
    return isStopped;
  }

  boolean isTimed() {
    return isTimed;
  }

  /** {@return whether a search must end after a number of moves, without a look at the clock} */
  boolean isExceeded(long made) {
    return made > nodes;
  }

  /** {@return whether a search must end now} */
  boolean isOver() {
    return isStopped || isTimed && System.nanoTime() - maximum >= 0;
  }

  /** {@return whether a search may look one move further ahead} */
  boolean allows(int moves) {
    return moves <= depth && !isStopped && !(isTimed && System.nanoTime() - planned >= 0);
  }
}
