// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/** The ways in which positions with declared pieces store their squares. */
public enum BoardStorage {
  /** One byte for each square. */
  FLAT,
  /** Bit planes: one {@code long} for each bit of a code, in which each square has one bit. */
  PLANES,
  /** A tree of bytes. A change copies only one path of the tree. */
  TREE
}
