// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChessNotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
      })
  void parsesWhatItWrites(String fen) {
    ChessState state = ChessNotation.parse(fen);
    assertEquals(fen, ChessNotation.fen(state));
    assertEquals(state, ChessNotation.parse(fen.substring(0, fen.length() - 4)));
    assertEquals(state.hashCode(), ChessNotation.parse(fen).hashCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | a FEN has four or six fields, separated by single spaces: \"\"",
        "8/8 w - | a FEN has four or six fields, separated by single spaces: \"8/8 w -\"",
        "8/8 w - - 0 | a FEN has four or six fields, separated by single spaces: \"8/8 w - - 0\"",
        "8/8 x - - | FEN, side to move: \"x\" is neither w nor b",
        "4k3/8/8/8/8/8/8/4K3 w X - | FEN, castling: \"X\" is neither - nor a selection of KQkq"
            + " in this order",
        "4k3/8/8/8/8/8/8/4K3 w QK - | FEN, castling: \"QK\" is neither - nor a selection of KQkq"
            + " in this order",
        "4k3/8/8/8/8/8/8/4K3 w - e9 | FEN, en passant: \"e9\" is neither - nor a square",
        "4k3/8/8/8/8/8/8/4K3 w - e6 | no pawn can have just passed over e6",
        "4k3/8/8/4p3/8/8/8/4K3 w - e3 | no pawn can have just passed over e3",
        "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 | no pawn can have just passed over e6",
        "4k3/8/8/8/8/8/8/4K3 w K - | castling right without K on e1 and R on h1",
        "4k3/8/8/8/8/8/8/8 w - - | 0 kings K (there must be exactly one)",
        "4k3/8/8/4k3/8/8/8/4K3 w - - | 2 kings k (there must be exactly one)",
        "4k3/8/8/8/8/8/8/p3K3 w - - | a pawn cannot be on a1",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - -"
            + " | 8 pawns and 1 promoted pieces on one side (at most 8 together)",
        "4k3/8/8/8/8/8/4R3/4K3 w - - | the side not to move is in check",
      })
  void rejectsInvalidStates(String fen, String message) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> ChessNotation.parse(fen));
    assertEquals(message, refusal.getMessage());
  }

  /** Other libraries accept these placements. The parser of the generated board rejects them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX",
        "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/+RNBQKBNR"
      })
  void rejectsInvalidPlacements(String placement) {
    assertThrows(IllegalArgumentException.class, () -> ChessNotation.parse(placement + " w - -"));
  }

  @Test
  void rejectsLongTexts() {
    IllegalArgumentException refusal =
        assertThrows(
            IllegalArgumentException.class, () -> ChessNotation.parse("8/".repeat(999_999) + "8 "));
    assertEquals("FEN too long: 2000000 characters (limit 200)", refusal.getMessage());
  }
}
