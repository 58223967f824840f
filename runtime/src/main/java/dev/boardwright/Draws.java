// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import dev.boardwright.style.Side;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares what ends a game that no move ends, for the game that the same type declares with {@link
 * Board} and {@link Rules}: repetition, moves without progress, too few pieces, and the declaration
 * of an impasse. Without this annotation, only moves end a game. A {@code GameRecord} of {@code
 * dev.boardwright.rules} applies these rules.
 *
 * <p>For example, these are the rules of chess (FIDE Laws of Chess, articles 5.2.2, 9.2, 9.3 and
 * 9.6) and of shogi:
 *
 * <pre>{@code
 * @Draws(
 *     repetitions = 3, moveLimit = 100, claims = true,
 *     automaticRepetitions = 5, automaticMoveLimit = 150,
 *     insufficient = {"", "N", "B"})
 *
 * @Draws(
 *     repetitions = 4, perpetualCheck = Outcome.LOSS,
 *     impassePoints = {"R=5", "B=5", "G=1", "S=1", "N=1", "L=1", "P=1"},
 *     impasseTotals = {28, 27}, impassePieces = 10)
 * }</pre>
 *
 * <p>Tokens are written as in {@link Rules}: in upper case for both sides if both have the same
 * style, otherwise in the case of the side.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Draws {
  /**
   * {@return how often a position must occur so that the game ends or, with {@link #claims}, that a
   * draw may be claimed: 2 or more; or 0 if repetition means nothing}
   */
  int repetitions() default 0;

  /**
   * {@return the number of moves in a row, of both sides together, without a capture and without a
   * move of a resetting piece, after which the game is a draw or, with {@link #claims}, a draw may
   * be claimed; 0 for no limit}
   */
  int moveLimit() default 0;

  /**
   * {@return whether {@link #repetitions} and {@link #moveLimit} are what a side may claim, instead
   * of ends of the game}
   */
  boolean claims() default false;

  /**
   * {@return how often a position must occur so that the game ends without a claim: more than
   * {@link #repetitions}; or 0 if repetition alone never ends it} Only with {@link #claims}.
   */
  int automaticRepetitions() default 0;

  /**
   * {@return the number of moves without progress after which the game is a draw without a claim:
   * more than {@link #moveLimit}; or 0 for no limit} Only with {@link #claims}.
   */
  int automaticMoveLimit() default 0;

  /**
   * {@return the outcome for a side that has given check with each of its moves since the repeated
   * position first occurred} If both sides have done so, it has no meaning.
   */
  Outcome perpetualCheck() default Outcome.DRAW;

  /**
   * {@return the side that loses by repetition, unless {@link #perpetualCheck} decides; none if
   * repetition is a draw} With {@link #claims}, both decide at {@link #automaticRepetitions}, and
   * such a repetition is no draw to claim.
   */
  Side[] repetitionLost() default {};

  /**
   * {@return the tokens whose moves reset the counter of moves without progress, as captures do} It
   * is also the halfmove clock of FEN. Each state of a piece is a token of its own, but a passing
   * token counts as the token that it stands for.
   *
   * <p>By default, these are the pawns of chess and its relatives: the pieces that only move
   * forward, and that capture in other directions than they move. The pawns of shogi and xiangqi
   * are not among them. Fairy-Stockfish counts in the same way. This holds for games without
   * {@code @Draws} as well.
   */
  String[] resets() default {};

  /**
   * {@return what both sides together may hold besides their royal pieces so that neither can win
   * any more, each as tokens without separators: {@code ""} for nothing, {@code "B"}, {@code "NN"}}
   * If a position has exactly these pieces, whoever owns them, the game is a draw. Pieces in hands
   * count, too. Whether it is true is not checked, except that a royal piece alone may win a game
   * with a goal or without check.
   *
   * <p>A piece that never leaves the colour of its square counts once, together with all others of
   * the same token on squares of that colour. So {@code "B"} stands for any number of bishops on
   * one colour, and {@code "BB"} for bishops on both. A piece that may still castle or be captured
   * en passant counts as the piece without this right.
   */
  String[] insufficient() default {};

  /**
   * {@return the value of each piece for the declaration of an impasse, each as a token, {@code =}
   * and a number: {@code "R=5"}} A token without a value has that of its letter without a state, or
   * 0. Without values, nobody can declare.
   */
  String[] impassePoints() default {};

  /**
   * {@return the points that a side needs to win by declaration: one number for both sides, or the
   * first side's and the second's}
   */
  int[] impasseTotals() default {};

  /**
   * {@return the squares in which the royal piece and the counted pieces of the declaring side
   * stand, as the first side sees them; by default the zone of {@link Rules}}
   */
  String impasseZone() default "";

  /** {@return the number of pieces, besides the royal one, that must stand in that zone} */
  int impassePieces() default 0;
}
