// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import java.util.List;

/**
 * The declared pieces of a board.
 *
 * @param pieces all of them; the first has code 1
 * @param firstHand the texts of those that the first side's hand may hold
 * @param secondHand those of the second side's
 */
public record PieceAlphabet(
    List<DeclaredPiece> pieces, List<String> firstHand, List<String> secondHand) {
  public PieceAlphabet {
    pieces = List.copyOf(pieces);
    firstHand = List.copyOf(firstHand);
    secondHand = List.copyOf(secondHand);
  }

  /** The number of codes: one for each piece, and 0 for an empty square. */
  public int codeCount() {
    return pieces.size() + 1;
  }

  /** Whether any piece is a token of EPIN. */
  public boolean hasEpin() {
    return pieces.stream().anyMatch(piece -> piece.side() != null);
  }

  /** Whether every piece is a token of EPIN, so that it has a side and a letter. */
  public boolean isEpin() {
    return pieces.stream().allMatch(piece -> piece.side() != null);
  }
}
