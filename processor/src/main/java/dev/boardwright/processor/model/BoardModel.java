// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Style;
import dev.boardwright.support.CodedBoard;
import dev.boardwright.support.declaration.BoardTexts;
import dev.boardwright.support.declaration.DeclaredRules;
import dev.boardwright.support.declaration.PieceAlphabet;
import dev.boardwright.support.words.CodeTree;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A declared board.
 *
 * @param declaration the type that carries the annotation
 * @param shape the shape of the board
 * @param order the order of the squares, which determines the rank that the flat index starts with
 * @param firstStyle the style of the first side
 * @param secondStyle the style of the second side
 * @param alphabet the declared pieces, or null if any text is a piece
 * @param texts the text form of positions, or null if positions have no texts
 * @param rules the rules of the game, or null if none are declared
 * @param surroundings the surroundings of the generated types
 */
public record BoardModel(
    Declaration declaration,
    Shape shape,
    SquareOrder order,
    Style firstStyle,
    Style secondStyle,
    @Nullable PieceAlphabet alphabet,
    @Nullable BoardTexts texts,
    @Nullable DeclaredRules rules,
    Surroundings surroundings)
    implements GeneratedModel {

  /**
   * The largest number of squares for which the square type is an enum. Compilers fail somewhat
   * above this number, because all constants of an enum are created in one method, which is limited
   * to 64 KB.
   */
  public static final int MAX_ENUM_SQUARES = 1_024;

  /**
   * The largest number of bits of a code for which the squares are stored as bit planes. This limit
   * was measured on 64 squares. With five or six planes, a move takes about nine tenths of the time
   * that it takes with bytes, or the same time if it updates a hash. A position takes two thirds of
   * the memory, and the squares of a piece are found in about a third of the time. Reading one
   * square takes about three times as long, much as with four planes. A cursor that is asked for
   * one set after each move is twice as slow as with bytes; it is faster if it is asked for about
   * six sets or more.
   */
  public static final int MAX_PLANES = 6;

  /** {@return whether another reading of the declaration found the same values} */
  public boolean hasValuesOf(BoardModel other) {
    return shape.equals(other.shape)
        && order == other.order
        && firstStyle.equals(other.firstStyle)
        && secondStyle.equals(other.secondStyle)
        && Objects.equals(alphabet, other.alphabet)
        && Objects.equals(texts, other.texts)
        && Objects.equals(rules, other.rules);
  }

  /**
   * {@return whether the square type is an enum} Otherwise it is a class with one instance for each
   * square.
   */
  public boolean isEnum() {
    return shape.squareCount() <= MAX_ENUM_SQUARES;
  }

  /** {@return the declared pieces of a board that has them} */
  public PieceAlphabet pieces() {
    return Objects.requireNonNull(alphabet, "alphabet");
  }

  /** {@return the number of bits in the code of a declared piece} */
  public int codeBits() {
    return bits(pieces().codeCount() - 1);
  }

  /**
   * {@return the number of bits in a hand count} A hand may hold as many pieces as the board has
   * squares.
   */
  public int countBits() {
    return bits(shape.squareCount());
  }

  private static int bits(int largest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(largest);
  }

  /** {@return how positions store their squares if pieces are declared} */
  public BoardStorage boardStorage() {
    if (shape.squareCount() <= Long.SIZE && codeBits() <= MAX_PLANES) {
      return BoardStorage.PLANES;
    }
    return shape.squareCount() <= CodeTree.MAX_FLAT_SQUARES ? BoardStorage.FLAT : BoardStorage.TREE;
  }

  /** {@return how positions store their hands if pieces are declared} */
  public HandStorage handStorage() {
    int kinds = Math.max(pieces().firstHand().size(), pieces().secondHand().size());
    if (kinds == 0) {
      return HandStorage.NONE;
    }
    return kinds * countBits() <= Long.SIZE ? HandStorage.PACKED : HandStorage.ARRAY;
  }

  /**
   * {@return whether the contribution of a piece to the content hash is looked up in a table}
   * Otherwise it is computed.
   */
  public boolean hasKeyTable() {
    return CodedBoard.hasKeyTable(pieces().codeCount(), shape.squareCount());
  }
}
