// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/** What the squares of a position of declared pieces are stored as. */
public enum BoardStorage {
  /** A byte for each square. */
  FLAT,
  /** A long for each bit of a code, in which each square has its bit. */
  PLANES,
  /** A tree of bytes, of which a change copies one path. */
  TREE
}
