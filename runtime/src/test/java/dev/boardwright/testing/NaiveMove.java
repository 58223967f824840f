// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

/**
 * A move with all its consequences except those that depend on the replies.
 *
 * @param from the square where it begins, or null for a drop
 * @param token the token that stood there, as its own token, or the token in the hand
 * @param to the square where it ends
 * @param chosen the token that it promotes to or is dropped as, or null
 * @param step the step that leads there, or null for a drop
 * @param victim the square of the captured piece, or null
 * @param partner the square of the partner in castling, or null
 */
record NaiveMove(
    String from,
    String token,
    String to,
    String chosen,
    NaiveStep step,
    String victim,
    String partner) {
  boolean isDrop() {
    return from == null;
  }

  boolean isEnPassant() {
    return victim != null && !victim.equals(to);
  }

  String text() {
    String text = (isDrop() ? token + "*" : from + "-") + to;
    return chosen == null ? text : text + "=" + chosen;
  }
}
