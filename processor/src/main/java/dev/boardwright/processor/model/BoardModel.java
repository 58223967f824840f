// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Style;
import dev.boardwright.support.CodeTree;
import dev.boardwright.support.CodedBoard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One declared board.
 *
 * @param declaration the type that carries the annotation
 * @param shape its shape
 * @param order which rank the flat index starts with
 * @param firstStyle the first side's style
 * @param secondStyle the second side's style
 * @param alphabet the declared pieces, or null when any text is a piece
 * @param texts the texts of positions, or null when none are generated
 * @param surroundings where the generated types are to live
 */
public record BoardModel(
    Declaration declaration,
    Shape shape,
    SquareOrder order,
    Style firstStyle,
    Style secondStyle,
    @Nullable PieceAlphabet alphabet,
    @Nullable BoardTexts texts,
    Surroundings surroundings)
    implements GeneratedModel {

  /**
   * The most squares that become an enum. Compilers give up some way above it: an enum's constants
   * are made in one method, which has 64 KB.
   */
  public static final int MAX_ENUM_SQUARES = 1_024;

  /**
   * The most bits of a code that are kept as planes. Measured on 64 squares: four planes move in
   * three quarters of the time of bytes and are half as large; five move hardly faster, and to read
   * them takes more than three times as long.
   */
  public static final int MAX_PLANES = 4;

  /** Whether another reading of the declaration has found the same in it. */
  public boolean hasValuesOf(BoardModel other) {
    return shape.equals(other.shape)
        && order == other.order
        && firstStyle.equals(other.firstStyle)
        && secondStyle.equals(other.secondStyle)
        && Objects.equals(alphabet, other.alphabet)
        && Objects.equals(texts, other.texts);
  }

  /** Whether the squares are an enum, or else a class with canonical instances. */
  public boolean isEnum() {
    return shape.squareCount() <= MAX_ENUM_SQUARES;
  }

  /** The declared pieces, of a board that has them. */
  public PieceAlphabet pieces() {
    return Objects.requireNonNull(alphabet, "alphabet");
  }

  /** The bits of a code of a declared piece. */
  public int codeBits() {
    return bits(pieces().codeCount() - 1);
  }

  /** The bits of a count in a hand: as many pieces as squares may lie there. */
  public int countBits() {
    return bits(shape.squareCount());
  }

  private static int bits(int largest) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(largest);
  }

  /** What the squares are stored as, when pieces are declared. */
  public BoardStorage boardStorage() {
    if (shape.squareCount() <= Long.SIZE && codeBits() <= MAX_PLANES) {
      return BoardStorage.PLANES;
    }
    return shape.squareCount() <= CodeTree.MAX_FLAT_SQUARES ? BoardStorage.FLAT : BoardStorage.TREE;
  }

  /** What the hands are stored as, when pieces are declared. */
  public HandStorage handStorage() {
    int kinds = Math.max(pieces().firstHand().size(), pieces().secondHand().size());
    if (kinds == 0) {
      return HandStorage.NONE;
    }
    return kinds * countBits() <= Long.SIZE ? HandStorage.PACKED : HandStorage.ARRAY;
  }

  /** Whether what each piece contributes to the content hash is looked up, or else computed. */
  public boolean hasKeyTable() {
    return CodedBoard.hasKeyTable(pieces().codeCount(), shape.squareCount());
  }
}
