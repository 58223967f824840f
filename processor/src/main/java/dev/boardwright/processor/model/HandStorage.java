// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/** The ways in which positions with declared pieces store their hands. */
public enum HandStorage {
  /** Nothing is stored, because neither hand can hold a piece. */
  NONE,
  /** One {@code long} for each hand, in which each kind of piece has its own bits. */
  PACKED,
  /** One array with the counts of both hands. */
  ARRAY
}
