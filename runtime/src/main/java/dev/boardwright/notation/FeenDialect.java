// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

/** The dialects of FEEN, which differ only in how a text names the styles of the two sides. */
public enum FeenDialect {
  /** FEEN 1.0.0 as published: one letter for each side (SIN 1.0.0), such as {@code S/s}. */
  FEEN_1_0_0,

  /**
   * Style names of up to 255 characters (SNN 1.0.0), such as {@code SHOGI/shogi}. A single letter
   * is also a valid name.
   */
  SNN_STYLES
}
