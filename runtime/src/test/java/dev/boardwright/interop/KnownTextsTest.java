// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.CastlingLetters;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.GameRows;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  /** What they mean is in the moves and the counts of these programs. */
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

  /** The games of the data that have castling. Their numbers of squares with a right differ. */
  @Test
  void lettersOfCastlingAreRightsThatCanBeUsed() {
    Map<String, Integer> counts = new TreeMap<>();
    for (DeclaredGame declared : games()) {
      Game<RuleBookPosition> game = Declarations.ruleBook(declared.declaration());
      counts.put(declared.name(), new CastlingLetters<>(game).checkAll());
    }
    counts.values().removeIf(count -> count == 0);
    assertEquals(20, counts.size());
    assertEquals(6, counts.get("chess")); // a, b and h
    assertEquals(4, counts.get("janus")); // a and j
    assertEquals(3, counts.get("orda"));
  }

  /** Of these positions, 38 have all rights that they state in chess, and 19 state none. */
  @Test
  void positionsOfChess960HaveTheRightsThatTheyState() {
    CastlingLetters<RuleBookPosition> chess = new CastlingLetters<>(Declarations.game("chess"));
    List<String> texts = CastlingLetters.chess960();
    assertEquals(976, texts.size());
    assertEquals(38 + 19, texts.stream().filter(chess::checkStated).count());
  }
}
