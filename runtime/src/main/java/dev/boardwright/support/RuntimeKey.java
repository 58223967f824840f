// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * What only the runtime has. A method of generated code that could break a position takes one: the
 * method is visible to other classes of its package, but they have nothing to call it with.
 */
public final class RuntimeKey {
  static final RuntimeKey KEY = new RuntimeKey();

  private RuntimeKey() {}

  /** Does nothing: a caller that has null instead of a key gets no farther than this. */
  public void check() {}
}
