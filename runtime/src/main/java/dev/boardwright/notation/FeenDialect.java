// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

/** How a FEEN text names the styles of both sides. In all else the dialects are the same. */
public enum FeenDialect {
  /** FEEN 1.0.0 as it is published: a letter for each side (SIN 1.0.0), {@code S/s}. */
  FEEN_1_0_0,

  /** Style names of any length (SNN 1.0.0), {@code SHOGI/shogi}. Letters are such names too. */
  SNN_STYLES
}
