// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

/** The part of a FEN or an SFEN in which an error was found. */
public enum FenField {
  /** The text as a whole: its length, or the number of its fields. */
  TEXT,
  /** The first field, which lists the squares. */
  PLACEMENT,
  /** The hands: in brackets after the squares in FEN, the third field of SFEN. */
  HANDS,
  /** The side to move. */
  TURN,
  /** The castling rights. */
  CASTLING,
  /** The squares that a piece has just crossed. */
  EN_PASSANT,
  /** The counters at the end. */
  COUNTERS
}
