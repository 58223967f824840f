// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.Qi;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game with rules, for code that is written once for all games: searches, referees, formats. A
 * {@link RuleBook} is a game, with positions for any board. The generated form of a game, such as
 * {@code ChessMoves.GAME}, has positions with the squares and pieces of that game.
 *
 * <pre>{@code
 * static <P extends GamePosition<P>> long perft(
 *     List<BoardMoves<P>> moves, GameCursor<P> cursor, int depth) {
 *   BoardMoves<P> ofPly = moves.get(depth);
 *   if (depth <= 1) {
 *     return ofPly.count(cursor);
 *   }
 *   ofPly.generate(cursor);
 *   long leaves = 0;
 *   for (int i = 0; i < ofPly.size(); i++) {
 *     cursor.play(ofPly.get(i));
 *     leaves += perft(moves, cursor, depth - 1);
 *     cursor.undo();
 *   }
 *   return leaves;
 * }
 * }</pre>
 *
 * <p>A move is an {@code int}, packed as {@link PackedMove} describes. Games are immutable and safe
 * to share between threads; {@link BoardMoves} and cursors are not.
 *
 * <p>Users should not implement this interface. Methods added in later versions will have default
 * implementations.
 *
 * @param <P> the type of the positions
 */
public interface Game<P extends GamePosition<P>> {
  /** {@return the rules of the game} */
  RuleBook rules();

  /** {@return the position from which games start} */
  P start();

  /**
   * Returns the position of this game that equals a given position.
   *
   * @param qi any position
   * @return the equal position
   * @throws IllegalArgumentException if the rules do not apply to {@code qi}: it has another shape
   *     or another style, a piece without rules, a piece in a hand that cannot hold it, or more
   *     than one royal piece of a side
   */
  P copyOf(Qi qi);

  /** {@return a new, empty list of moves, for use by one thread at a time} */
  BoardMoves<P> newMoves();

  /**
   * {@return a new cursor that starts at a position}
   *
   * @param position the position
   */
  GameCursor<P> cursor(P position);

  /**
   * Plays a move. Whatever the number is, this method either rejects it or returns a valid
   * position; {@link BoardMoves#isLegal} tells whether a move is legal.
   *
   * @param position the position
   * @param move a legal move
   * @return the position after the move
   * @throws IllegalArgumentException if {@code move} is rejected
   */
  P play(P position, int move);

  /**
   * {@return why a move is illegal, or empty if it is legal}
   *
   * @param position the position
   * @param move the move
   * @throws IllegalArgumentException if {@code move} is not the packing of a move between squares
   *     of the board, with pieces of the game, or if a side has several royal pieces
   */
  Optional<IllegalMoveException> problem(P position, int move);

  /**
   * Reads the text of a legal move, in any notation: {@code e2-e4}, {@code P*e5}, UCI, USI, or the
   * usual form of SAN (see {@code AnyNotation}).
   *
   * @param position the position in which the move is to be played
   * @param text the text
   * @return the move
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null
   */
  int read(P position, @Nullable String text);

  /**
   * {@return a move in the form of an object; {@link Move#packed} is the inverse}
   *
   * @param move the move
   * @throws IllegalArgumentException if {@code move} is not the packing of a move between squares
   *     of the board, with pieces of the game
   */
  Move move(int move);
}
