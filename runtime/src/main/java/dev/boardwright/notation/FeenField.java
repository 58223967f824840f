// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

/** The part of a FEEN text that is wrong. */
public enum FeenField {
  /** The text as a whole: its length, or the number of its fields. */
  TEXT,
  /** The first field: the squares. */
  PLACEMENT,
  /** The second field: both hands. */
  HANDS,
  /** The third field: both styles, that of the side to move first. */
  STYLE_TURN,
  /** The number of pieces on the board and in both hands, beside that of the squares. */
  CARDINALITY
}
