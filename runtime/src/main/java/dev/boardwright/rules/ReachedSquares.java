// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.TokenRules;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The squares on which each piece has been found so far, and a queue of those whose moves are still
 * to be followed.
 */
final class ReachedSquares {
  private final GameRules rules;

  /** Whether a piece may stand on a square, by the code of the piece and the square. */
  private final boolean[][] isReached;

  /** Whether a piece may stand on any square, by the code of the piece. */
  private final boolean[] isAnywhere;

  /** Whether a piece on a square is in the queue, by the code of the piece and the square. */
  private final boolean[][] isQueued;

  private final Deque<Standing> queue = new ArrayDeque<>();

  /** A piece on a square. */
  record Standing(TokenRules token, int square) {}

  ReachedSquares(GameRules rules) {
    this.rules = rules;
    int squareCount = rules.geometry().shape().squareCount();
    isReached = new boolean[rules.tokens().size() + 1][squareCount];
    isAnywhere = new boolean[rules.tokens().size() + 1];
    isQueued = new boolean[rules.tokens().size() + 1][squareCount];
  }

  /** Adds a piece on a square, and queues it if it has not been found there before. */
  void add(int code, int square) {
    if (!isReached[code][square]) {
      isReached[code][square] = true;
      isAnywhere[code] = true;
      follow(new Standing(rules.token(code), square));
    }
  }

  /** Queues a piece on a square, also if its moves have been followed before. */
  void follow(Standing standing) {
    boolean[] ofPiece = isQueued[standing.token().code()];
    if (!ofPiece[standing.square()]) {
      ofPiece[standing.square()] = true;
      queue.add(standing);
    }
  }

  /** {@return the next piece whose moves are to be followed, or null if there is none} */
  @Nullable Standing next() {
    Standing next = queue.poll();
    if (next != null) {
      isQueued[next.token().code()][next.square()] = false;
    }
    return next;
  }

  boolean has(int code, int square) {
    return isReached[code][square];
  }

  /** {@return whether a piece may stand on any square} */
  boolean hasAny(int code) {
    return isAnywhere[code];
  }
}
