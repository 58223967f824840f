// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

/**
 * The pieces that a text speaks of, in its order: those on the board, then those in hands. Not
 * immutable: a text is read into it.
 */
public final class FeenItems {
  private static final int TOKEN_BITS = 10;
  private static final int TOKEN_MASK = (1 << TOKEN_BITS) - 1;
  private static final int COUNT_SHIFT = TOKEN_BITS + 1;

  /** Of a piece on the board index and token; of one in a hand count, side and token. */
  private final int[] items;

  private int onBoard;
  private int all;

  /**
   * Room for the items of a text.
   *
   * @param length the length of the text
   */
  FeenItems(int length) {
    items = new int[length + 1];
  }

  /** Where the board's items go: each may be written before it is known whether it is one. */
  int[] room() {
    return items;
  }

  static int onSquare(int index, int token) {
    return index << TOKEN_BITS | token;
  }

  /** All items that are in {@link #room} now. */
  void endBoard(int count) {
    onBoard = count;
    all = count;
  }

  void addToHand(int side, int token, int count) {
    items[all++] = count << COUNT_SHIFT | side << TOKEN_BITS | token;
  }

  /**
   * The number of pieces on the board.
   *
   * @return how many items are on squares; the items after these are in hands
   */
  public int onBoard() {
    return onBoard;
  }

  /**
   * The number of items.
   *
   * @return the pieces on the board, and the different pieces in each hand
   */
  public int all() {
    return all;
  }

  /**
   * The token of a piece.
   *
   * @param item which item
   * @return the number of a token
   */
  public int token(int item) {
    return items[item] & TOKEN_MASK;
  }

  /**
   * Puts another number in the place of a token, which {@link #token} gives from then on.
   *
   * @param item which item
   * @param number 0 to 1,023
   */
  public void replace(int item, int number) {
    items[item] = items[item] & ~TOKEN_MASK | number;
  }

  /**
   * The square of a piece on the board.
   *
   * @param item which item
   * @return the flat index
   */
  public int index(int item) {
    return items[item] >>> TOKEN_BITS;
  }

  /**
   * Whose hand a piece is in.
   *
   * @param item which item
   * @return 0 for the first side, 1 for the second
   */
  public int side(int item) {
    return items[item] >>> TOKEN_BITS & 1;
  }

  /**
   * How many of a piece are in a hand.
   *
   * @param item which item
   * @return 1 or more
   */
  public int count(int item) {
    return items[item] >>> COUNT_SHIFT;
  }

  /**
   * The number of pieces.
   *
   * @return those on the board and all in both hands
   */
  public int pieceCount() {
    int count = onBoard;
    for (int item = onBoard; item < all; item++) {
      count += count(item);
    }
    return count;
  }
}
