// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.style.Side;

/**
 * A cursor that plays the moves of a game. Each call of {@link #play} or {@link #pass} adds one
 * entry to the journal, whatever it changes, and {@link #undo} takes all of it back.
 *
 * <pre>{@code
 * moves.generate(cursor);
 * for (int i = 0; i < moves.size(); i++) {
 *   cursor.play(moves.get(i));
 *   …
 *   cursor.undo();
 * }
 * }</pre>
 *
 * <p>After each call, the cursor tells what the call has changed: {@link #changeCount} squares and
 * {@link #handChangeCount} numbers of pieces in hands. Sums over pieces and squares need nothing
 * else to follow the game. Here, {@code values[0]} is all zeros:
 *
 * <pre>{@code
 * cursor.play(move);
 * for (int i = 0; i < cursor.changeCount(); i++) {
 *   int square = cursor.changedSquare(i);
 *   sum += values[cursor.codeAfter(i)][square] - values[cursor.codeBefore(i)][square];
 * }
 * }</pre>
 *
 * <p>The latest call is that of {@link #play}, {@link #pass}, {@link #undo} or {@link #undoTo}.
 * After {@link #undo}, these methods tell what undoing the call has changed. {@link #undoTo} undoes
 * several calls one by one; afterwards, they tell only what the last of these steps has changed.
 * After {@link #reset} and {@link #forget}, there are no changes.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the board's positions
 */
public interface GameCursor<P extends GamePosition<P>> extends BoardCursor<P> {
  /**
   * Plays a move. Whether it is legal is not checked, but whatever the number is, the cursor either
   * rejects it and changes nothing, or holds a valid position afterwards.
   *
   * @param move a legal move, packed as {@link PackedMove} describes
   * @throws IllegalArgumentException if {@code move} is rejected
   */
  void play(int move);

  /**
   * Plays a move, as {@link #play(int)} does, and returns by how much it changes the sum of the
   * values of all pieces on the board. This is the fastest way to keep such a sum. It does the same
   * as the loop over the changes.
   *
   * @param move a legal move, packed as {@link PackedMove} describes
   * @param values the value of each piece on each square, at the index {@code code * squareCount +
   *     square}; those of code 0 must be 0. The value of a piece in a hand is not part of the sum.
   * @return the sum after the move, minus the sum before it
   * @throws IllegalArgumentException if {@code move} is rejected
   * @throws IndexOutOfBoundsException if the array is too short; the cursor is unchanged
   */
  int play(int move, int[] values);

  /**
   * Makes a null move: the turn passes, and no piece can be captured en passant any longer. One
   * call of {@link #undo} takes it back.
   *
   * @throws IllegalStateException if the side to move is in check
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  void pass();

  /**
   * {@return whether the royal piece of the side to move is attacked; false if there is none} After
   * {@link #play(int)}, this usually follows from what is known about the position before.
   *
   * @throws IllegalArgumentException if a side has several royal pieces, which no game reaches
   */
  boolean isCheck();

  /**
   * {@return the flat index of the square of a side's royal piece, or {@value Move#NO_SQUARE} if
   * there is none, or several}
   *
   * @param side the side
   */
  int royalSquare(Side side);

  /**
   * {@return the set of squares with royal pieces of a side, in the board's own set type}
   *
   * @param side the side
   */
  AnySquareSet<?> royals(Side side);

  /**
   * {@return whether pieces of a side attack a square, by the rules of the game} A piece attacks
   * where it could capture, whatever stands there; whether the move would be legal does not matter.
   * Castling and capturing en passant do not count.
   *
   * @param square the flat index of the square
   * @param by the side
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  boolean isAttacked(int square, Side by);

  /**
   * {@return the squares of the pieces of a side that attack a square, in the board's own set type}
   * They are those for which {@link #isAttacked} is true.
   *
   * @param square the flat index of the square
   * @param by the side
   * @throws IllegalArgumentException if {@code square} is not a square of the board
   */
  AnySquareSet<?> attackers(int square, Side by);

  /**
   * Finds the pieces of a side that would attack a square if other squares were occupied, for the
   * evaluation of exchanges. No memory is allocated.
   *
   * @param square the flat index of the square
   * @param by the side
   * @param occupied the occupied squares: bit {@code i} of word {@code w} stands for square {@code
   *     64 * w + i}
   * @param result receives the squares of these pieces, all of which are occupied; the words after
   *     those of the board do not change
   * @throws IllegalArgumentException if {@code square} is not a square of the board, or if both
   *     arrays are the same
   * @throws IndexOutOfBoundsException if an array has fewer words than the board
   */
  void attackers(int square, Side by, long[] occupied, long[] result);

  /**
   * {@return the code of the piece that the latest call has captured, on the destination or en
   * passant; 0 if it has captured none, and after {@link #pass} or {@link #undo}}
   */
  int captured();

  /**
   * {@return whether the latest call was a move that resets the counter of moves without progress:
   * a capture, or a move or drop of a piece that {@link dev.boardwright.Draws#resets} names} False
   * after {@link #pass} and {@link #undo}.
   */
  boolean isProgress();

  /** {@return the number of squares whose content the latest call has changed} */
  int changeCount();

  /**
   * {@return the flat index of a square that the latest call has changed} No square is listed
   * twice.
   *
   * @param i the number of the change, less than {@link #changeCount}
   * @throws IndexOutOfBoundsException if there is no such change
   */
  int changedSquare(int i);

  /**
   * {@return the code of the piece that was on a changed square before the latest call, or 0}
   *
   * @param i the number of the change, less than {@link #changeCount}
   * @throws IndexOutOfBoundsException if there is no such change
   */
  int codeBefore(int i);

  /**
   * {@return the code of the piece that is on a changed square after the latest call, or 0}
   *
   * @param i the number of the change, less than {@link #changeCount}
   * @throws IndexOutOfBoundsException if there is no such change
   */
  int codeAfter(int i);

  /** {@return the number of pieces whose count in a hand the latest call has changed} */
  int handChangeCount();

  /**
   * {@return the code of a piece whose count in a hand has changed, or 0 if there is no such
   * change} The hand belongs to the piece's side.
   *
   * @param i the number of the change, less than {@link #handChangeCount}
   */
  int handCode(int i);

  /**
   * {@return by how much the latest call has changed the count of that piece in the hand, or 0 if
   * there is no such change}
   *
   * @param i the number of the change, less than {@link #handChangeCount}
   */
  int handDelta(int i);

  /**
   * {@return how often the current position has occurred since it was loaded, since {@link
   * #forget}, or since the last {@link #pass} that has not been undone; at least 1} Positions count
   * as equal if their content hashes are equal.
   *
   * <p>The first call computes the hashes that the journal lacks; from then on, every move updates
   * the hash. Each call looks at the journal, back to the last capture if pieces never return from
   * hands.
   */
  int repetitions();

  /**
   * {@return whether neither side has enough pieces to win: both together have one of the sets that
   * {@link dev.boardwright.Draws#insufficient} lists}
   */
  boolean isInsufficient();

  /**
   * {@return whether a side has too few pieces to win, however the other side plays} This is so if
   * neither side has enough, or if the side has only its royal piece. A royal piece alone never
   * wins if a win is a checkmate that it cannot give: not without check, not with a goal, not if a
   * stalemate wins or loses, not if the side may drop what it captures, and not if the royal pieces
   * of both sides attack in different ways or can be captured en passant.
   *
   * <p>If this method returns true, the side cannot win. If it returns false, the side may still be
   * unable to: it knows nothing of blocked pawns, for example.
   *
   * @param side the side
   */
  boolean isInsufficient(Side side);

  /**
   * {@return whether the side to move may declare that it wins by impasse (see {@link
   * dev.boardwright.Draws#impassePoints}): it is not in check, its royal piece and enough others
   * stand in the zone, and the pieces there and in its hand are worth enough}
   */
  boolean canDeclare();
}
