// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a board. For
 *
 * <pre>{@code
 * @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
 * interface Shogi {}
 * }</pre>
 *
 * <p>the Boardwright processor generates, in the same package, {@code ShogiSquare} (the squares,
 * {@code A1} to {@code I9}), {@code ShogiCells} (CELL text to index and back) and {@code
 * ShogiPosition} (an immutable {@link dev.boardwright.qi.Qi} of exactly this board), and, where its
 * {@link #pieces} are declared, {@code ShogiPiece}. A declaration nested in {@code Games} gives
 * {@code Games_ShogiSquare} and so on.
 *
 * <p>A board gets the members that make sense for it. Without {@link #pieces} there is no {@code
 * Cursor}. With two hands that hold nothing no method takes a {@code ShogiPiece} for a hand. Texts
 * need {@link #order}, and a shape that FEEN can carry. {@code onRank}, {@code flipRanks} and the
 * diagonal attacks need two dimensions, {@code onLayer} and {@code flipLayers} three.
 *
 * <p>Any class, interface, enum, record or annotation type may carry the annotation, unless it is
 * private or inside a private type. A local type cannot: annotation processors do not see it. The
 * generated types are public when the declaration and every type around it are public, otherwise
 * they are package-private.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Board {
  /**
   * The sizes of the board, outermost first: {@code {files}}, {@code {ranks, files}} or {@code
   * {layers, ranks, files}}. Xiangqi is {@code {10, 9}}. One to three dimensions of 1 to 255 each,
   * at most 65,025 squares (Qi 3).
   *
   * @return the sizes, outermost first
   */
  int[] shape();

  /**
   * Two style names (SNN 1.0.0): the first player's in upper case, the second player's in lower
   * case. They may name different traditions: {@code {"CHESS", "shogi"}}.
   *
   * @return the first player's style, then the second player's
   */
  String[] styles();

  /**
   * Which rank the flat index starts with. Texts are generated only where it is written out and
   * FEEN can carry the board: {@code ShogiPosition.parse} and {@code toText}, whose first row is
   * row 0 of the flat index. FEEN cannot carry a board with an outer size of 1 ({@code {1, 8}}),
   * nor one whose empty position takes more than 4,096 characters.
   *
   * @return the order of the squares
   */
  SquareOrder order() default SquareOrder.ASCENDING;

  /**
   * The position that games start from, as {@linkplain dev.boardwright.notation.Feen FEEN}, its
   * styles named as in {@link #styles}. For three squares in a row with a piece at either end:
   * {@code "K1k / ROW/row"}. It is read when the declaration is compiled, and becomes {@code
   * ShogiPosition.START}. The first row of the text is row 0 of the flat index, so {@link #order}
   * has to be written out.
   *
   * @return the text
   */
  String start() default "";

  /**
   * Every piece that may occur, both sides' spelled out: 1 to 254 different texts, in the order of
   * their codes. With it {@code ShogiPiece} is generated, an enum of them, and a position stores
   * codes, refuses every other piece, and is several times faster. Without it any text is a piece.
   *
   * <p>The constants of the enum are named after EPIN 1.0.0 where the text is a token of it: {@code
   * "P"} is {@code FIRST_P}, {@code "+p"} is {@code SECOND_ENHANCED_P}, {@code "K^"} is {@code
   * FIRST_TERMINAL_K}, {@code "-q^'"} is {@code SECOND_DIMINISHED_TERMINAL_DERIVED_Q}. Any other
   * text is {@code PIECE_} and the text as it is written, with {@code _} for each character of
   * ASCII that a Java name cannot have, and the number of any other: {@code "wK"} is {@code
   * PIECE_wK}, {@code "C:K"} is {@code PIECE_C_K}, and a white chess king {@code PIECE_u2654}.
   *
   * @return the pieces
   */
  String[] pieces() default {};

  /**
   * The pieces that the first side's hand may hold, some of {@link #pieces}. When it is left out:
   * all of them. The fewer there are the smaller are positions: a hand of shogi's seven kinds is
   * one number, one of all pieces an array. {@code {}} is a hand that holds none, as in chess; if
   * both are, no method takes a {@code ShogiPiece} for a hand.
   *
   * @return the pieces
   */
  String[] firstHand() default {};

  /**
   * The pieces that the second side's hand may hold.
   *
   * @return as {@link #firstHand}
   */
  String[] secondHand() default {};
}
