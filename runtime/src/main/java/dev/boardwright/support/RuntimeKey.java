// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/**
 * A key that only the runtime has. Every generated method that could break the invariants of a
 * position takes a key and rejects null. Other classes in the package of the generated class can
 * see such a method, but they cannot call it without a key.
 */
public final class RuntimeKey {
  static final RuntimeKey KEY = new RuntimeKey();

  private RuntimeKey() {}
}
