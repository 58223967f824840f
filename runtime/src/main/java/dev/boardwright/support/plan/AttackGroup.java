// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.plan;

import dev.boardwright.geometry.MovementTerm.Kind;

/** Pieces of one side that attack alike in one way. */
public final class AttackGroup {
  /** An attack by no pieces. */
  static final AttackGroup NONE = new AttackGroup(Kind.LEAP, new int[0], Lines.NONE, Part.EMPTY);

  /** The kind of the steps with which they attack. */
  public final Kind kind;

  /** The codes of the pieces. */
  public final int[] codes;

  /** The number of pieces that must stand between an attacker and the attacked square. */
  public final int required;

  /** The class of the lines of the attack, as {@link Lines} numbers them. */
  public final int lineClass;

  /**
   * The squares between, by attacked square, square of the attacker and word. Empty for leaps,
   * which have none, and if a set has more than two words.
   */
  public final long[] paths;

  AttackGroup(Kind kind, int[] codes, int lineClass, long[] paths) {
    this.kind = kind;
    this.codes = codes;
    this.lineClass = lineClass;
    this.paths = paths;
    required = kind == Kind.CANNON_HOP ? 1 : 0;
  }

  /** {@return whether they attack by lame leaps} */
  public boolean isLame() {
    return lineClass == Lines.LAME;
  }

  /** {@return whether the pieces attack whatever stands between} */
  public boolean isLeap() {
    return lineClass == Lines.NONE;
  }
}
