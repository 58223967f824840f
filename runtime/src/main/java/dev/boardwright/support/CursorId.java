// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers of cursors, by which the record of a move knows whose it is. A reference would do as well
 * but for the garbage collector: it takes part in every store of one.
 */
public final class CursorId {
  private static final AtomicLong LAST = new AtomicLong();

  private CursorId() {}

  /**
   * A number that no other cursor of this program has.
   *
   * @return a number other than 0
   */
  public static long next() {
    return LAST.incrementAndGet();
  }
}
