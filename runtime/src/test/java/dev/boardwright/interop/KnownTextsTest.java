// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.GameRows;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the generic form on the texts of other programs. */
class KnownTextsTest {
  static Collection<DeclaredGame> games() {
    return DeclaredGame.all().values();
  }

  /** Guards the other tests against texts that are missing. */
  @Test
  void noTextsAreMissing() {
    assertEquals(506, games().stream().mapToInt(game -> new GameRows(game).texts().size()).sum());
  }

  /** Tests the texts only: their meaning is in the moves and the counts of these programs. */
  @ParameterizedTest
  @MethodSource("games")
  void textsOfOtherProgramsAreReadAgain(DeclaredGame declared) {
    Game<RuleBookPosition> game = Declarations.ruleBook(declared.declaration());
    Fen<RuleBookPosition> fen = Fen.of(game);
    GameRows rows = new GameRows(declared);
    for (String text : rows.texts()) {
      if (rows.isSfen(text)) {
        Sfen<RuleBookPosition> sfen = Sfen.of(game);
        SfenPosition<RuleBookPosition> read = sfen.parse(text);
        assertTrue(sfen.isValid(text), text);
        assertEquals(read, sfen.parse(sfen.format(read)), text);
      } else {
        FenPosition<RuleBookPosition> read = fen.parse(text);
        assertTrue(fen.isValid(text), text);
        assertEquals(read, fen.parse(fen.format(read)), text);
      }
    }
  }
}
