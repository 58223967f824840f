// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * What only the runtime has. A method of generated code that could break a position takes one: the
 * method is visible to other classes of its package, but they have nothing to call it with. It
 * refuses null.
 */
public final class RuntimeKey {
  static final RuntimeKey KEY = new RuntimeKey();

  private RuntimeKey() {}
}
