// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import java.util.function.Supplier;

/** A value that is made when a test first asks for it, once for all tests. */
public final class LazyValue<T> {
  private Supplier<T> maker;
  private T value;

  /** Creates a value that {@code maker} will make. */
  public LazyValue(Supplier<T> maker) {
    this.maker = maker;
  }

  /** Returns the value. */
  public synchronized T get() {
    if (maker != null) {
      value = maker.get();
      maker = null;
    }
    return value;
  }
}
