// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.feen;

/**
 * The pieces of a text, in the order of the text: those on the board, then those in the hands. This
 * class is mutable, because the readers of a text fill it.
 */
public final class FeenItems {
  private static final int TOKEN_BITS = 10;
  private static final int TOKEN_MASK = (1 << TOKEN_BITS) - 1;
  private static final int COUNT_SHIFT = TOKEN_BITS + 1;

  /**
   * The items. An item on the board holds its index and token, an item in a hand its count, side
   * and token.
   */
  private final int[] items;

  private int onBoard;
  private int all;

  /**
   * Creates an empty list with room for the items of a text, or for any other number of items.
   *
   * @param length the length of the text, or the number of items
   */
  public FeenItems(int length) {
    items = new int[length + 1];
  }

  /**
   * {@return the array for the items on the board} Readers write a candidate item at the next place
   * before they know whether it is a piece.
   */
  int[] room() {
    return items;
  }

  static int onSquare(int index, int token) {
    return index << TOKEN_BITS | token;
  }

  /**
   * Ends the board.
   *
   * @param count the number of items that have been written to {@link #room}
   */
  void endBoard(int count) {
    onBoard = count;
    all = count;
  }

  /**
   * Adds a piece on the board, before any in a hand.
   *
   * @param number the token number, or the code of the piece
   */
  public void add(int index, int number) {
    items[all++] = onSquare(index, number);
    onBoard = all;
  }

  /**
   * Adds copies of a piece in a hand.
   *
   * @param side the ordinal of the side that owns the hand
   * @param token the token number, or the code of the piece
   * @param count the number of copies, 1 or more
   */
  public void addToHand(int side, int token, int count) {
    items[all++] = count << COUNT_SHIFT | side << TOKEN_BITS | token;
  }

  /**
   * {@return the number of pieces on the board} These items come first; all later items are in
   * hands.
   */
  public int onBoard() {
    return onBoard;
  }

  /**
   * {@return the number of items: one for each piece on the board, and one for each kind of piece
   * in each hand}
   */
  public int all() {
    return all;
  }

  /** {@return the token number of an item} */
  public int token(int item) {
    return items[item] & TOKEN_MASK;
  }

  /**
   * Replaces the token of an item by another number, which {@link #token} returns from then on.
   *
   * @param number the new number, 0 to 1,023
   */
  public void replace(int item, int number) {
    items[item] = items[item] & ~TOKEN_MASK | number;
  }

  /**
   * {@return the flat index of the square on which a piece stands}
   *
   * @param item the index of an item on the board
   */
  public int index(int item) {
    return items[item] >>> TOKEN_BITS;
  }

  /**
   * {@return the ordinal of the side that owns the hand of an item: 0 for the first side, 1 for the
   * second side}
   *
   * @param item the index of an item in a hand
   */
  public int side(int item) {
    return items[item] >>> TOKEN_BITS & 1;
  }

  /**
   * {@return the number of copies of a piece in a hand, 1 or more}
   *
   * @param item the index of an item in a hand
   */
  public int count(int item) {
    return items[item] >>> COUNT_SHIFT;
  }

  /** {@return the number of pieces on the board and in both hands} */
  public int pieceCount() {
    int count = onBoard;
    for (int item = onBoard; item < all; item++) {
      count += count(item);
    }
    return count;
  }
}
