// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.Qi;
import org.jspecify.annotations.Nullable;

/**
 * A game with rules, for code that is written once for all games: searches, referees, formats.
 * {@link RuleBook#game} returns the generic form of a game.
 *
 * <pre>{@code
 * static <P extends Qi> long perft(Game<P> game, P position, int depth) {
 *   Moves<P> moves = game.newMoves();
 *   if (depth <= 1) {
 *     return depth == 0 ? 1 : moves.count(position);
 *   }
 *   moves.generate(position);
 *   long leaves = 0;
 *   for (int i = 0; i < moves.size(); i++) {
 *     leaves += perft(game, game.play(position, moves.get(i)), depth - 1);
 *   }
 *   return leaves;
 * }
 * }</pre>
 *
 * <p>A move is an {@code int}, packed as {@link PackedMove} describes. Games are immutable and safe
 * to share between threads; {@link Moves} are not.
 *
 * <p>Implement this interface only to put an engine behind it. Methods added in later versions will
 * have default implementations.
 *
 * @param <P> the type of the positions
 */
public interface Game<P extends Qi> {
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
  Moves<P> newMoves();

  /**
   * Plays a move.
   *
   * @param position the position
   * @param move a legal move
   * @return the position after the move
   * @throws IllegalArgumentException if {@code move} cannot be played. Whether every illegal move
   *     is rejected is up to the form of the game; {@link Moves#isLegal} decides.
   */
  P play(P position, int move);

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
