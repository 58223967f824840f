// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A move that belongs to no game. */
record TokenMove(
    int fromIndex, int toIndex, @Nullable String droppedToken, @Nullable String promotionToken)
    implements Move {
  static Move of(int from, int to, @Nullable String promotion) {
    checkSquare(from);
    checkSquare(to);
    return new TokenMove(from, to, null, promotion);
  }

  static Move drop(String dropped, int to, @Nullable String as) {
    checkSquare(to);
    return new TokenMove(NO_SQUARE, to, Objects.requireNonNull(dropped, "dropped"), as);
  }

  private static void checkSquare(int index) {
    if (index < 0) {
      throw new IllegalArgumentException("invalid flat index: " + index);
    }
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Move other
        && fromIndex == other.fromIndex()
        && toIndex == other.toIndex()
        && Objects.equals(droppedToken, other.droppedToken())
        && Objects.equals(promotionToken, other.promotionToken());
  }

  @Override
  public int hashCode() {
    return Objects.hash(fromIndex, toIndex, droppedToken, promotionToken);
  }

  // 52-36
  /** {@return the text of the move, with the indices of squares} */
  @Override
  public String toString() {
    String from = droppedToken == null ? fromIndex + "-" : droppedToken + '*';
    return from + toIndex + (promotionToken == null ? "" : "=" + promotionToken);
  }
}
