// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.SquareSet;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.style.Side;

/**
 * The pieces that hands may hold, from the start or by captures, and the squares of their drops.
 */
final class ReachableHands {
  private static final int SIDES = 2;

  private final GameRules rules;
  private final ReachedSquares reached;
  private final FollowedMoves moves;

  /** The squares on which a side may capture, by the ordinal of the side and the square. */
  private final boolean[][] isAttacked;

  /** Whether the hand of a piece's side may hold it, by the code of the piece. */
  private final boolean[] isHeld;

  private final boolean[] isDroppedAsOther;

  ReachableHands(GameRules rules, ReachedSquares reached, FollowedMoves moves) {
    this.rules = rules;
    this.reached = reached;
    this.moves = moves;
    isAttacked = new boolean[SIDES][rules.geometry().shape().squareCount()];
    isHeld = new boolean[rules.tokens().size() + 1];
    isDroppedAsOther = new boolean[rules.tokens().size() + 1];
  }

  /** {@return whether a hand may hold a piece} */
  boolean holds(int code) {
    return isHeld[code];
  }

  /** {@return whether a piece in a hand may be dropped as another one} */
  boolean isDroppedAsOther(int code) {
    return isDroppedAsOther[code];
  }

  /** Adds a square on which a side may capture. */
  void attack(Side by, int square) {
    if (!isAttacked[by.ordinal()][square]) {
      isAttacked[by.ordinal()][square] = true;
      for (TokenRules token : rules.tokens()) {
        if (token.side() != by && reached.has(token.code(), square)) {
          hold(token.capturedAs());
        }
      }
    }
  }

  /** Follows a piece to the hand, if it may be captured on its square. */
  void follow(TokenRules token, int square) {
    boolean isPassing = token.leap() != null; // only if it may be captured
    if (isPassing || isAttacked[token.side().opposite().ordinal()][square]) {
      hold(token.capturedAs());
    }
  }

  /** Adds a piece in a hand, and its drops. The code 0 stands for none. */
  void hold(int held) {
    if (held == 0 || isHeld[held]) {
      return;
    }
    isHeld[held] = true;
    for (int code : rules.token(held).dropsAs()) {
      SquareSet zone = rules.token(code).dropZone();
      for (int to = zone.nextIndex(0); to >= 0; to = zone.nextIndex(to + 1)) {
        if (moves.mayStay(code, to)) {
          reached.add(code, to);
          isDroppedAsOther[held] |= code != held;
        }
      }
    }
  }
}
