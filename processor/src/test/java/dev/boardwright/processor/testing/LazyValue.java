// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.util.function.Supplier;

/** A value that is computed once, when a test first requests it, and shared by all tests. */
public final class LazyValue<T> {
  private Supplier<T> maker;
  private T value;

  /** Creates a value that {@code maker} will compute. */
  public LazyValue(Supplier<T> maker) {
    this.maker = maker;
  }

  /** {@return the value} The first call computes it. */
  public synchronized T get() {
    if (maker != null) {
      value = maker.get();
      maker = null;
    }
    return value;
  }
}
