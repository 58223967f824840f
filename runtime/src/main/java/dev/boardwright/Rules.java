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
 * Declares the rules of a game on the board that the same type declares with {@link Board}. For
 * example, this is the whole of minishogi:
 *
 * <pre>{@code
 * @Board(
 *     shape = {5, 5}, styles = {"MINISHOGI", "minishogi"}, order = SquareOrder.DESCENDING,
 *     start = "rbsgk^/4p/5/P4/K^GSBR / MINISHOGI/minishogi")
 * @Rules(
 *     value = {
 *       @Piece(token = "K^", moves = "K"),
 *       @Piece(token = "R", moves = "R", promotesTo = "+R"),
 *       @Piece(token = "B", moves = "B", promotesTo = "+B"),
 *       @Piece(token = "G", moves = "WfF"),
 *       @Piece(token = "S", moves = "FfW", promotesTo = "+S"),
 *       @Piece(token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false),
 *       @Piece(token = "+R", moves = "RF"),
 *       @Piece(token = "+B", moves = "BW"),
 *       @Piece(token = {"+S", "+P"}, moves = "WfF")
 *     },
 *     zone = "a5-e5",
 *     drops = {Side.FIRST, Side.SECOND},
 *     stalemate = Outcome.LOSS)
 * public interface Minishogi {}
 * }</pre>
 *
 * <p>The processor checks the declaration and generates the moves of the game, {@code
 * MinishogiMove} and {@code MinishogiMoves}, and {@code MinishogiPosition.RULES}, a {@link
 * dev.boardwright.rules.RuleBook}, which is built when it is first used. {@link Board#order} and
 * {@link Board#start} are required. {@link Board#pieces}, {@link Board#firstHand} and {@link
 * Board#secondHand} follow from the rows and may be omitted. The board has one or two dimensions
 * and at most 1,024 squares. A program reads such a declaration without the processor with {@link
 * dev.boardwright.rules.RuleBook#parse}.
 *
 * <p>There is no state outside the position. A right is the state of a piece, written in its token:
 * in chess, the rook {@code +R} may still castle, and the pawn {@code -P} has just made a double
 * step and can be captured en passant.
 *
 * <p>Squares are CELL 1.0.0 coordinates and rectangles as the first side sees them, such as {@code
 * "a1-h1,d4"}. For the second side they are turned by half a turn.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Rules {
  /**
   * {@return the rows, which describe how the pieces move} There are 1 to 1,024 rows. Several rows
   * may describe the same token; their movements add up. Where several give the same move, the
   * first one wins.
   *
   * <p>If both styles have the same name, tokens are written in upper case, and a row applies to
   * both sides. If the styles differ, a row in upper case applies to the first side, and a row in
   * lower case to the second.
   */
  Piece[] value();

  /**
   * {@return the squares on which pieces promote; by default none} A move that begins or ends there
   * may promote the piece.
   */
  String zone() default "";

  /** {@return the sides that keep what they capture and may drop it; by default none} */
  Side[] drops() default {};

  /**
   * {@return a token whose pieces of the two sides must never see each other along a file; by
   * default none} Xiangqi has this rule for {@code "K^"}.
   */
  String facing() default "";

  /**
   * {@return the outcome for a side that cannot move and is not in check} Without {@link #check},
   * it is the outcome for every side that cannot move, which has lost if this is not given.
   */
  Outcome stalemate() default Outcome.DRAW;

  /**
   * {@return whether a move that leaves its own royal piece attacked is illegal} If false,
   * capturing the royal piece wins, and a side that cannot move loses, unless {@link #stalemate} is
   * given.
   */
  boolean check() default true;

  /** {@return the squares on which a royal piece that is not attacked has won; by default none} */
  String goal() default "";

  /**
   * {@return whether a side with only its royal piece, on the board and in the hand, loses} If it
   * has just moved, it loses against two pieces or more; if it is to move, against three or more.
   */
  boolean bareRoyalLoses() default false;

  /**
   * {@return whether a piece may be dropped, or decline to promote, where it could never move
   * again} Other moves to such squares are always legal.
   */
  boolean allowStuck() default false;
}
