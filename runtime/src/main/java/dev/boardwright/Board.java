// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a board. For the declaration
 *
 * <pre>{@code
 * @Board(shape = {9, 9}, styles = {"SHOGI", "shogi"})
 * interface Shogi {}
 * }</pre>
 *
 * <p>the Boardwright processor generates these types in the same package:
 *
 * <ul>
 *   <li>{@code ShogiSquare}: the squares, {@code A1} to {@code I9};
 *   <li>{@code ShogiCells}: conversion of CELL coordinates to flat indices and back;
 *   <li>{@code ShogiSquareSet}: sets of squares;
 *   <li>{@code ShogiGeometry}: geometry and attack tables;
 *   <li>{@code ShogiPosition}: an immutable {@link dev.boardwright.qi.Qi} for exactly this board;
 *   <li>{@code ShogiPiece}: the declared pieces, only if {@link #pieces} is set or follows from
 *       {@link Rules};
 *   <li>{@code ShogiMove}, {@code ShogiMoves} and {@code ShogiRuleBook}: the moves, lists of legal
 *       moves and rules of the game, only if the type has {@link Rules}.
 * </ul>
 *
 * <p>For a declaration nested in {@code Games}, the names are {@code Games_ShogiSquare} and so on.
 *
 * <p>The generated types have only the members that make sense for the board. Without {@link
 * #pieces}, there is no {@code ShogiPosition.Cursor}. If neither hand can hold a piece, no method
 * takes a {@code ShogiPiece} for a hand. The methods for texts require {@link #order} and a shape
 * that FEEN can represent. {@code onRank}, {@code flipRanks} and the diagonal attacks require two
 * dimensions; {@code onLayer} and {@code flipLayers} require three.
 *
 * <p>Any class, interface, enum, record or annotation type may carry the annotation, unless it is
 * private or nested in a private type. A local type cannot carry it, because annotation processors
 * do not see local types. The generated types are public if the declaration and every type around
 * it are public; otherwise they are package-private.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Board {
  /**
   * {@return the sizes of the board, outermost first: {@code {files}}, {@code {ranks, files}} or
   * {@code {layers, ranks, files}}} Xiangqi, for example, has {@code {10, 9}}. There are one to
   * three sizes of 1 to 255 each, and at most 65,025 squares (Qi 3).
   */
  int[] shape();

  /**
   * {@return two style names (SNN 1.0.0): the first side's in upper case, then the second side's in
   * lower case} They may name different traditions, as in {@code {"CHESS", "shogi"}}.
   */
  String[] styles();

  /**
   * {@return the order of the squares, which determines the rank that the flat index starts with}
   * {@code ShogiPosition.parse} and {@code toText} are generated only if this element is set
   * explicitly and FEEN can represent the board. The first row of their texts is row 0 of the flat
   * index. FEEN cannot represent a board with an outer size of 1 (such as {@code {1, 8}}), or a
   * board whose empty position takes more than 4,096 characters.
   */
  SquareOrder order() default SquareOrder.ASCENDING;

  /**
   * {@return the position that games start from, as {@linkplain dev.boardwright.notation.Feen
   * FEEN}, with the styles named as in {@link #styles}} For three squares in a row with a piece at
   * either end, it is {@code "K1k / ROW/row"}. The processor reads the text when the declaration is
   * compiled, and generates the constant {@code ShogiPosition.START}; if this element is not set,
   * there is no such constant. The first row of the text is row 0 of the flat index, so {@link
   * #order} must be set explicitly.
   */
  String start() default "";

  /**
   * {@return every piece that may occur, with the pieces of both sides listed separately} There are
   * 1 to 254 different texts, in the order of their codes. If this element is set, the processor
   * generates the enum {@code ShogiPiece}; positions store codes, reject every other piece, and are
   * several times faster. If it is not set, the pieces follow from the rows of {@link Rules}; on a
   * type without rules, any text is a piece.
   *
   * <p>If a text is an EPIN 1.0.0 token and its row has no {@link Piece#name}, the enum constant is
   * named after it: {@code "P"} is {@code FIRST_P}, {@code "+p"} is {@code SECOND_ENHANCED_P},
   * {@code "K^"} is {@code FIRST_K} if no other piece of the side has the letter, {@code
   * FIRST_TERMINAL_K} otherwise, and {@code "-q^'"} is {@code
   * SECOND_DIMINISHED_TERMINAL_DERIVED_Q}. For any other text, the name is {@code PIECE_} followed
   * by the text, in which characters that a Java name cannot contain are replaced: an ASCII
   * character by {@code _}, and any other character by {@code u} and at least four hexadecimal
   * digits of its code point. For example, {@code "wK"} is {@code PIECE_wK}, {@code "C:K"} is
   * {@code PIECE_C_K}, and a white chess king is {@code PIECE_u2654}.
   */
  String[] pieces() default {};

  /**
   * {@return the pieces that the first side's hand may hold, chosen from {@link #pieces}} If this
   * element is not set, the hand may hold all pieces. Fewer pieces make positions smaller: in
   * shogi, a hand that may hold the usual seven kinds is a single number, and a hand that may hold
   * all pieces is an array. If this element is {@code {}}, the hand holds no pieces, as in chess.
   * If both hands are {@code {}}, no method takes a {@code ShogiPiece} for a hand.
   */
  String[] firstHand() default {};

  /**
   * {@return the pieces that the second side's hand may hold, specified like {@link #firstHand}}
   */
  String[] secondHand() default {};
}
