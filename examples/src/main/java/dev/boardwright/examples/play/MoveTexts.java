// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.interop.MoveNotation;
import dev.boardwright.interop.San;
import dev.boardwright.interop.Uci;
import dev.boardwright.interop.Usi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.GamePosition;
import java.util.List;
import java.util.OptionalInt;

/**
 * The moves that a person enters, in any notation: {@code e2→e4}, {@code e2->e4}, UCI, USI or SAN.
 * No text means different moves in two of them.
 *
 * @param <P> the type of the positions
 */
final class MoveTexts<P extends GamePosition<P>> {
  private final BoardMoves<P> moves;
  private final List<MoveNotation<P>> notations;

  MoveTexts(BoardGame<P> game) {
    moves = game.newMoves();
    notations = List.of(Uci.of(game), Usi.of(game), San.of(game));
  }

  /** {@return the legal move that a text describes, or empty if there is none} */
  OptionalInt find(P position, String text) {
    try {
      return OptionalInt.of(moves.parse(position, text.replace("->", "→")));
    } catch (IllegalArgumentException e) {
      // Another notation may have this text.
    }
    for (MoveNotation<P> notation : notations) {
      try {
        return OptionalInt.of(notation.parse(position, text));
      } catch (IllegalArgumentException e) {
        // So may the next one.
      }
    }
    return OptionalInt.empty();
  }
}
