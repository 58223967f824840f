// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import java.util.List;

/**
 * The declared pieces of a board.
 *
 * @param pieces all declared pieces, in the order of their codes; the first has code 1
 * @param firstHand the texts of the pieces that the first side's hand may hold
 * @param secondHand the texts of the pieces that the second side's hand may hold
 */
public record PieceAlphabet(
    List<DeclaredPiece> pieces, List<String> firstHand, List<String> secondHand) {
  /** {@return the number of codes: one for each piece, and code 0 for an empty square} */
  public int codeCount() {
    return pieces.size() + 1;
  }

  /** {@return whether the text of any piece is an EPIN token} */
  public boolean hasEpin() {
    return pieces.stream().anyMatch(piece -> piece.side() != null);
  }

  /**
   * {@return whether the text of every piece is an EPIN token} Then every piece has a side and a
   * letter.
   */
  public boolean isEpin() {
    return pieces.stream().allMatch(piece -> piece.side() != null);
  }
}
