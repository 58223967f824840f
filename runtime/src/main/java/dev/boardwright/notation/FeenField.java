// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

/** The part of a FEEN text in which an error was found. */
public enum FeenField {
  /** The text as a whole: its length, or the number of its fields. */
  TEXT,
  /** The first field, which lists the squares. */
  PLACEMENT,
  /** The second field, which lists both hands. */
  HANDS,
  /** The third field, which lists both styles, with that of the side to move first. */
  STYLE_TURN,
  /** The number of pieces on the board and in both hands, compared with the number of squares. */
  CARDINALITY
}
