// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game on a board with rules. It is changed by moves of the game; {@link #edit}
 * sets up any other position.
 *
 * <pre>{@code
 * static <P extends GamePosition<P>> P playAny(P position, Random random) {
 *   List<? extends Move> moves = position.legalMoves();
 *   return position.play(moves.get(random.nextInt(moves.size())));
 * }
 * }</pre>
 *
 * <p>These methods are for programs that show or referee games. An engine plays on a {@link
 * #cursor} and lists moves with {@link BoardMoves}; neither allocates memory once it has grown.
 *
 * <p>A position that was set up may have several royal pieces of a side. The methods declared here,
 * except {@link #cursor}, {@link #attackers} and {@link #play(int)}, then throw an {@code
 * IllegalArgumentException}.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the position itself
 */
public interface GamePosition<P extends GamePosition<P>> extends BoardPosition<P> {
  /**
   * {@return an unmodifiable list of the legal moves, in no particular order; empty if the game has
   * ended}
   */
  List<? extends Move> legalMoves();

  /**
   * {@return an unmodifiable list of the legal moves of the piece on a square; empty if there are
   * none}
   *
   * @param square the flat index of the square
   * @throws IllegalArgumentException if {@code square} is not a square of this board
   */
  List<? extends Move> legalMovesFrom(int square);

  /**
   * Plays a move.
   *
   * @param move a legal move of any form
   * @return the position after the move
   * @throws IllegalMoveException if the move is not legal
   */
  P play(Move move);

  /**
   * Plays a move.
   *
   * @param text the text of a legal move, in any notation (see {@link Game#read})
   * @return the position after the move
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null
   */
  P play(@Nullable String text);

  /**
   * Plays a move that is known to be legal. Whatever the number is, this method either rejects it
   * or returns a valid position.
   *
   * @param move a legal move, packed as {@link PackedMove} describes
   * @return the position after the move
   * @throws IllegalArgumentException if {@code move} is rejected
   */
  P play(int move);

  /**
   * {@return the position after a null move} The turn passes, and no piece can be captured en
   * passant any longer.
   *
   * @throws IllegalStateException if the side to move is in check
   */
  P pass();

  /** {@return whether the royal piece of the side to move is attacked; false if there is none} */
  boolean isCheck();

  /**
   * {@return the squares of the pieces of a side that attack a square, in the board's own set type}
   * A piece attacks where it could capture, by the rules of the game and whatever stands there;
   * whether the move would be legal does not matter. Castling and capturing en passant do not
   * count.
   *
   * @param square the flat index of the square
   * @param by the side
   * @throws IllegalArgumentException if {@code square} is not a square of this board
   */
  AnySquareSet<?> attackers(int square, Side by);

  /**
   * {@return how the game has ended, or empty if it goes on} A {@link GameRecord} also applies the
   * {@link dev.boardwright.Draws}.
   */
  Optional<GameEnd> end();

  @Override
  GameCursor<P> cursor();
}
