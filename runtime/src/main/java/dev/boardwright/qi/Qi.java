// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import dev.boardwright.support.GenericPosition;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position (Qi 3): a board, a hand for each side, a style for each side, and the side to move.
 * Immutable and safe to share between threads.
 *
 * <p>A board is a flat, row-major array of squares with 1 to 3 dimensions. Each square is empty or
 * has one piece on it; each hand has a number of copies of each piece. A piece is any text of 0 to
 * 255 bytes of UTF-8, and Qi gives it no meaning. The number of pieces on the board and in both
 * hands together never exceeds the number of squares.
 *
 * <p>A board with declared pieces accepts no other pieces. An operation that would put another
 * piece on the board or in a hand is rejected with the message {@code piece not declared: …}, after
 * the piece has passed all other checks.
 *
 * <p>Every operation returns another position and leaves this position unchanged. An operation that
 * changes nothing returns this position. If an operation throws, none of its changes takes effect.
 *
 * <p>Two positions are equal if their shapes, squares, hands, styles and sides to move are equal,
 * whether the positions are generic or generated. The rank that row 0 represents (see {@link
 * dev.boardwright.SquareOrder}) is not part of a position.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 */
public interface Qi {
  /**
   * Creates a position with an empty board and empty hands, and with the first side to move. This
   * method works for any shape and needs no generated code.
   *
   * @param shape the shape of the board
   * @param firstPlayerStyle the first side's style, any text of 0 to 255 bytes of UTF-8
   * @param secondPlayerStyle the second side's style, any text of 0 to 255 bytes of UTF-8
   * @return the position
   * @throws IllegalArgumentException if a style is null or too long; the first side's style is
   *     checked first
   */
  static Qi of(Shape shape, @Nullable String firstPlayerStyle, @Nullable String secondPlayerStyle) {
    return GenericPosition.empty(shape, firstPlayerStyle, secondPlayerStyle);
  }

  /** {@return the shape of the board} */
  Shape shape();

  /** {@return the number of squares, 1 to 65,025} */
  int squareCount();

  /**
   * {@return the number of pieces on the board and in both hands, 0 to {@link #squareCount()}} The
   * position stores this number, so this method does not count the pieces.
   */
  int pieceCount();

  /**
   * {@return the piece on a square, or null if it is empty}
   *
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  @Nullable String pieceAt(int index);

  /** {@return an unmodifiable, row-major view of the squares; null for an empty square} */
  List<@Nullable String> board();

  /**
   * {@return an unmodifiable view of the first side's hand} The view maps each piece in the hand to
   * the number of its copies, which is at least 1. It iterates over the pieces in the order of
   * {@code String.compareTo}.
   */
  Map<String, Integer> firstPlayerHand();

  /**
   * {@return an unmodifiable view of the second side's hand, in the form of {@link
   * #firstPlayerHand()}}
   */
  Map<String, Integer> secondPlayerHand();

  /**
   * {@return an unmodifiable view of a side's hand, in the form of {@link #firstPlayerHand()}}
   *
   * @param side the side that owns the hand
   */
  Map<String, Integer> hand(Side side);

  /**
   * {@return the number of copies of a piece in a hand, 0 if there are none}
   *
   * @param side the side that owns the hand
   * @param piece the piece, which may be any text
   */
  int handCount(Side side, String piece);

  /** {@return the first side's style} */
  String firstPlayerStyle();

  /** {@return the second side's style} */
  String secondPlayerStyle();

  /**
   * {@return the style of a side}
   *
   * @param side the side
   */
  String style(Side side);

  /** {@return the side to move} */
  Side turn();

  /**
   * Changes squares, in the order of the list. If the list changes a square more than once, the
   * last change takes effect.
   *
   * @param changes the changes
   * @return the position after all changes
   * @throws IllegalArgumentException if an index is not a square of this board or a piece is too
   *     long; or else, if there are more pieces than squares after all changes. The first problem
   *     in the list is reported; within one change, the index is checked before the piece.
   */
  Qi boardDiff(List<BoardChange> changes);

  /**
   * Changes a hand, in the order of the list. A change by 0 has no effect; its piece must not be
   * null but is not checked further.
   *
   * @param side the side that owns the hand
   * @param changes the changes
   * @return the position after all changes
   * @throws IllegalArgumentException if a piece is null or too long, or if more copies of a piece
   *     are removed than the hand holds; or else, if there are more pieces than squares after all
   *     changes. The first problem in the list is reported.
   */
  Qi handDiff(Side side, List<HandChange> changes);

  /**
   * Changes the first side's hand in the same way as {@link #handDiff handDiff}.
   *
   * @param changes the changes
   * @return the position after all changes
   * @throws IllegalArgumentException under the conditions of {@link #handDiff handDiff}
   */
  Qi firstPlayerHandDiff(List<HandChange> changes);

  /**
   * Changes the second side's hand in the same way as {@link #handDiff handDiff}.
   *
   * @param changes the changes
   * @return the position after all changes
   * @throws IllegalArgumentException under the conditions of {@link #handDiff handDiff}
   */
  Qi secondPlayerHandDiff(List<HandChange> changes);

  /**
   * Passes the turn and changes nothing else. In games with rules, this is not yet a null move:
   * pieces that could be captured en passant would still be so ({@code GamePosition.pass}).
   *
   * @return the position in which the other side is to move
   */
  Qi toggle();

  /**
   * {@return the changes that turn this position into another} {@link QiChanges#applyTo} with this
   * position returns the other one. The time is proportional to the number of squares.
   *
   * @param other a position of the same shape and styles
   * @throws IllegalArgumentException if {@code other} has another shape or another style
   */
  QiChanges changesTo(Qi other);

  /**
   * {@return a new edit of this position, which combines any number of changes into one new
   * position}
   */
  Edit edit();

  /**
   * {@return an unmodifiable view of the squares as nested lists, outermost dimension first; null
   * for an empty square} The elements of the view are squares if the board has one dimension, rows
   * if it has two, and planes of rows if it has three.
   */
  List<?> toNested();

  /**
   * {@return a 64-bit hash of the whole content} Equal positions have the same hash, whether they
   * are generic or generated, in every run and in every version. For a hash {@code h}, {@code
   * hashCode()} returns {@code (int) (h ^ h >>> 32)}. Different positions may have the same hash,
   * and anyone who can choose the pieces can construct such positions deliberately.
   *
   * <p>If the hash is not known yet, this method reads every square and caches the hash. The hash
   * of a position that is derived from a position with a known hash is computed incrementally, at a
   * cost that depends only on the changes.
   */
  long contentHash();

  /**
   * An edit of a position: a series of changes that results in one new position. Each call checks
   * its own change immediately, and a call that throws changes nothing. Only {@link #build} checks
   * the number of pieces. Not safe for use by several threads.
   */
  interface Edit {
    /**
     * Puts a piece on a square.
     *
     * @param index the flat index of the square
     * @param piece the piece, or null to clear the square
     * @return this edit
     * @throws IllegalArgumentException if {@code index} is not a square of this board, or if the
     *     piece is too long
     * @throws IllegalStateException if this edit has ended
     */
    Edit set(int index, @Nullable String piece);

    /**
     * Clears a square.
     *
     * @param index the flat index of the square
     * @return this edit
     * @throws IllegalArgumentException if {@code index} is not a square of this board
     * @throws IllegalStateException if this edit has ended
     */
    Edit clear(int index);

    /**
     * Adds copies of a piece to a hand, or removes them. A change by 0 has no effect; its piece
     * must not be null but is not checked further.
     *
     * @param side the side that owns the hand
     * @param piece the piece
     * @param delta the number of copies to add, or a negative number to remove copies
     * @return this edit
     * @throws IllegalArgumentException if the piece is null or too long, or if more copies are
     *     removed than the hand holds
     * @throws IllegalStateException if this edit has ended
     */
    Edit addToHand(Side side, @Nullable String piece, int delta);

    /**
     * Passes the turn to the other side.
     *
     * @return this edit
     * @throws IllegalStateException if this edit has ended
     */
    Edit toggle();

    /**
     * Builds the position and ends this edit. If there are more pieces than squares, this method
     * throws, and the edit continues unchanged.
     *
     * @return the position after all changes, or the position that was edited if it is equal
     * @throws IllegalArgumentException if there are more pieces than squares
     * @throws IllegalStateException if this edit has ended
     */
    Qi build();
  }
}
