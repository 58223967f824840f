// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

/** What the hands of a position of declared pieces are stored as. */
public enum HandStorage {
  /** Nothing: neither hand can hold a piece. */
  NONE,
  /** A long for each hand, in which each kind has its bits. */
  PACKED,
  /** An array of counts for both hands. */
  ARRAY
}
