// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/**
 * What is generated for a board of declared pieces, for tests that know its types only when they
 * run. A class compiled with the board implements it.
 */
public interface BoardDriver {
  Qi empty();

  Qi with(Qi qi, int index, String piece, boolean isTyped);

  int codeAt(Qi qi, int index);

  String pieceOn(Qi qi, int index);

  int handCount(Qi qi, Side side, String piece);

  Qi move(Qi qi, int from, int to);

  Qi promote(Qi qi, int from, int to, String as, boolean isTyped);

  Qi.Edit set(Qi.Edit edit, int index, String piece);

  Qi.Edit addToHand(Qi.Edit edit, Side side, String piece, int delta);

  /** With {@code as} null, a capture without a promotion. A board without hands has none. */
  default Qi capture(Qi qi, int from, int to, String taken, String as, boolean isTyped) {
    throw new UnsupportedOperationException();
  }

  default Qi drop(Qi qi, String piece, int to, boolean isTyped) {
    throw new UnsupportedOperationException();
  }

  Cursor cursor(Qi qi);

  /** A new record of a move. */
  Object undo();

  /** A cursor. */
  interface Cursor {
    int codeAt(int index);

    String pieceOn(int index);

    int handCount(Side side, String piece);

    Side turn();

    int pieceCount();

    long contentHash();

    Qi snapshot();

    void reset(Qi qi);

    void set(int index, String piece, boolean isTyped);

    void addToHand(Side side, String piece, int delta);

    void toggle();

    void move(int from, int to, Object undo, boolean isTyped);

    void promote(int from, int to, String as, Object undo, boolean isTyped);

    default void capture(int from, int to, String taken, String as, Object undo, boolean isTyped) {
      throw new UnsupportedOperationException();
    }

    default void drop(String piece, int to, Object undo, boolean isTyped) {
      throw new UnsupportedOperationException();
    }

    void undo(Object undo);
  }
}
