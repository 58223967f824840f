// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A row of {@link Rules}: how the pieces of one or more tokens move, and what the rules say about
 * these tokens. For example, this is the pawn of shogi:
 *
 * <pre>{@code
 * @Piece(token = "P", moves = "fW", promotesTo = "+P", maxPerFile = 1, dropMates = false)
 * }</pre>
 *
 * <p>The elements {@link #moves}, {@link #from}, {@link #within}, {@link #becomes} and {@link
 * #passing} belong to the row. All others belong to the token, and are given in one of its rows.
 *
 * <p>Tokens are EPIN 1.0.0. A token with {@code ^} is royal. A royal piece promotes to, and
 * becomes, royal pieces only; other pieces never do.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface Piece {
  /** {@return the tokens that this row describes} */
  String[] token();

  /**
   * {@return the movement in Betza notation, as {@link dev.boardwright.geometry.Movement#parse}
   * reads it; empty for a piece that does not move} It has at most 1,024 characters and 64 terms.
   */
  String moves();

  /** {@return the squares on which moves and attacks of the row begin; by default all} */
  String from() default "";

  /** {@return the squares on which moves and attacks of the row end; by default all} */
  String within() default "";

  /**
   * {@return the name of the only token of the row, in code and in messages} It has capital
   * letters, digits and underscores: {@code "KING"} for {@code FIRST_KING} and {@code SECOND_KING}.
   * By default, it follows from the token, as {@link Board#pieces} describes. A passing token has
   * the name of the token that it stands for, and {@code _PASSING}.
   */
  String name() default "";

  /** {@return the token that the piece becomes with any move of the row; by default its own} */
  String becomes() default "";

  /**
   * {@return the token that the piece becomes with the lame leap of the row, if an opponent's piece
   * can capture it en passant} By default, it keeps its own. It becomes itself again with the next
   * move of either side. A passing token has no rows; it stands for one token after one leap.
   */
  String passing() default "";

  /** {@return the tokens that the piece may promote to; by default none} */
  String[] promotesTo() default {};

  /** {@return whether the piece must promote whenever it can} */
  boolean mustPromote() default false;

  /** {@return the promotion zone of the token; by default {@link Rules#zone}} */
  String zone() default "";

  /**
   * {@return the limit for promotions to the token, or 0 for none} A piece promotes to the token
   * only while its side has fewer of it on the board.
   */
  int promotionLimit() default 0;

  /**
   * {@return whether the piece is a partner for castling} A row of the token must say what it
   * {@link #becomes}, because a royal piece that moves ends the right.
   */
  boolean castles() default false;

  /**
   * {@return the token that goes to the hand of a side that captures the piece, in either case} By
   * default, it is the letter alone. If the styles differ, it is the letter with {@code '} for a
   * piece without {@code '}. Written out, it is never empty.
   */
  String capturedAs() default "";

  /** {@return the tokens that the piece in the hand may be dropped as; by default its own} */
  String[] dropsAs() default {};

  /** {@return the squares that the piece may be dropped on; by default all} */
  String dropZone() default "";

  /**
   * {@return the number of pieces of exactly this token and side on a file that forbids another
   * drop, or 0 for no limit}
   */
  int maxPerFile() default 0;

  /**
   * {@return whether a drop of the piece may give checkmate} Without {@link Rules#check}, there is
   * no checkmate.
   */
  boolean dropMates() default true;
}
