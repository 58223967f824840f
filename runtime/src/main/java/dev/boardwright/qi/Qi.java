// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import dev.boardwright.cell.Shape;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position (Qi 3): a board, a hand for each side, a style for each side, and the side to move.
 * Immutable, and safe to share between threads.
 *
 * <p>A board is a flat array of squares, row-major, of 1 to 3 dimensions. On a square stands a
 * piece or nothing; in a hand lies a number of each piece. A piece is any text of 0 to 255 bytes of
 * UTF-8; Qi gives it no meaning. The pieces on the board and in both hands together never outnumber
 * the squares.
 *
 * <p>A board whose pieces are declared takes no others: wherever a text is a piece, it is refused
 * with {@code piece not declared: …} after all other checks of it.
 *
 * <p>Every operation returns another position and leaves this one as it is. Operations that change
 * nothing return this position. What an operation refuses, it refuses whole: nothing of a failed
 * change remains.
 *
 * <p>Two positions are equal when shape, squares, hands, styles and turn are, whether generic or
 * generated. Which rank row 0 stands for ({@link dev.boardwright.SquareOrder}) is no part of a
 * position.
 *
 * <p>Implemented by this project's runtime and generated code only; methods added later have a
 * default.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public interface Qi {
  /**
   * An empty board with empty hands, the first side to move. Works for any shape, without generated
   * code.
   *
   * @param shape the shape of the board
   * @param firstPlayerStyle the first side's style, any text of 0 to 255 bytes of UTF-8
   * @param secondPlayerStyle the second side's style, with the same limits
   * @return the position
   * @throws IllegalArgumentException if a style is null or too long; the first side's is checked
   *     first
   */
  static Qi of(Shape shape, @Nullable String firstPlayerStyle, @Nullable String secondPlayerStyle) {
    return GenericPosition.empty(shape, firstPlayerStyle, secondPlayerStyle);
  }

  /**
   * The shape of the board.
   *
   * @return the shape
   */
  Shape shape();

  /**
   * The number of squares.
   *
   * @return 1 to 65,025
   */
  int squareCount();

  /**
   * The number of pieces on the board and in both hands, counted as they come and go.
   *
   * @return 0 to {@link #squareCount()}
   */
  int pieceCount();

  /**
   * What stands on a square.
   *
   * @param index a flat index
   * @return the piece, or null
   * @throws IllegalArgumentException if {@code index} is no square of the board
   */
  @Nullable String pieceAt(int index);

  /**
   * The squares, row-major.
   *
   * @return an unmodifiable view; null for an empty square
   */
  List<@Nullable String> board();

  /**
   * The first side's hand.
   *
   * @return an unmodifiable view: pieces in the order of {@code String.compareTo}, with their
   *     counts, 1 or more each
   */
  Map<String, Integer> firstPlayerHand();

  /**
   * The second side's hand.
   *
   * @return as {@link #firstPlayerHand()}
   */
  Map<String, Integer> secondPlayerHand();

  /**
   * One side's hand.
   *
   * @param side the side
   * @return as {@link #firstPlayerHand()}
   */
  Map<String, Integer> hand(Side side);

  /**
   * How many of a piece lie in a hand.
   *
   * @param side the side
   * @param piece any text
   * @return the count; 0 when there is none
   */
  int handCount(Side side, String piece);

  /**
   * The first side's style.
   *
   * @return the style
   */
  String firstPlayerStyle();

  /**
   * The second side's style.
   *
   * @return the style
   */
  String secondPlayerStyle();

  /**
   * One side's style.
   *
   * @param side the side
   * @return the style
   */
  String style(Side side);

  /**
   * The side to move.
   *
   * @return the side
   */
  Side turn();

  /**
   * Changes squares, one after the other; for a square named twice the last change holds.
   *
   * @param changes the changes
   * @return the position after all of them
   * @throws IllegalArgumentException if an index is no square of the board or a piece is too long,
   *     whichever comes first, the index of a change before its piece; else if afterwards there are
   *     more pieces than squares
   */
  Qi boardDiff(List<BoardChange> changes);

  /**
   * Changes a hand, one piece after the other. A change by 0 does nothing, whatever its piece.
   *
   * @param side whose hand
   * @param changes the changes
   * @return the position after all of them
   * @throws IllegalArgumentException if a piece is null or too long, or more are removed than there
   *     are, whichever comes first; else if afterwards there are more pieces than squares
   */
  Qi handDiff(Side side, List<HandChange> changes);

  /**
   * Changes the first side's hand.
   *
   * @param changes the changes
   * @return as {@link #handDiff}
   */
  Qi firstPlayerHandDiff(List<HandChange> changes);

  /**
   * Changes the second side's hand.
   *
   * @param changes the changes
   * @return as {@link #handDiff}
   */
  Qi secondPlayerHandDiff(List<HandChange> changes);

  /**
   * Gives the turn to the other side.
   *
   * @return the position in which it is to move
   */
  Qi toggle();

  /**
   * Starts a transformation of any number of changes that makes one position at its end.
   *
   * @return an edit of this position
   */
  Edit edit();

  /**
   * The squares as nested lists: of one dimension the squares, of two the rows, of three the planes
   * of rows.
   *
   * @return an unmodifiable view, the outermost dimension outermost; null for an empty square
   */
  List<?> toNested();

  /**
   * A hash of the whole content: 64 bits, the same for equal positions in generic and generated
   * form, in every run and every version. {@code hashCode()} is {@code (int) (h ^ h >>> 32)} of it.
   * Different positions may have the same hash, and whoever chooses the pieces can see to it.
   *
   * <p>The first call reads every square and keeps the hash. A position made from one whose hash is
   * known has its own from the start, at the cost of what changed.
   *
   * @return the hash
   */
  long contentHash();

  /**
   * A transformation under way: changes to a position that become one new position. Each call
   * checks its own entry at once and changes nothing when it throws; {@link #build} checks the
   * number of pieces. Not safe for use by several threads at a time.
   */
  interface Edit {
    /**
     * Puts a piece on a square.
     *
     * @param index a flat index
     * @param piece the piece, or null to clear the square
     * @return this edit
     * @throws IllegalArgumentException if {@code index} is no square of the board, or the piece is
     *     too long
     * @throws IllegalStateException if the edit has ended
     */
    Edit set(int index, @Nullable String piece);

    /**
     * Clears a square.
     *
     * @param index a flat index
     * @return this edit
     * @throws IllegalArgumentException if {@code index} is no square of the board
     * @throws IllegalStateException if the edit has ended
     */
    Edit clear(int index);

    /**
     * Adds pieces to a hand, or removes them. A change by 0 does nothing, whatever its piece.
     *
     * @param side whose hand
     * @param piece the piece
     * @param delta how many come in; negative for how many go out
     * @return this edit
     * @throws IllegalArgumentException if the piece is null or too long, or more are removed than
     *     there are
     * @throws IllegalStateException if the edit has ended
     */
    Edit addToHand(Side side, @Nullable String piece, int delta);

    /**
     * Gives the turn to the other side.
     *
     * @return this edit
     * @throws IllegalStateException if the edit has ended
     */
    Edit toggle();

    /**
     * Makes the position and ends the edit. When there are too many pieces the edit goes on as it
     * was.
     *
     * @return the position; the one that was edited when nothing has changed
     * @throws IllegalArgumentException if there are more pieces than squares
     * @throws IllegalStateException if the edit has ended
     */
    Qi build();
  }
}
