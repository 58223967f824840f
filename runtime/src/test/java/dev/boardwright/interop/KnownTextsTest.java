// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.CastlingLetters;
import dev.boardwright.testing.Declarations;
import dev.boardwright.testing.DeclaredGame;
import dev.boardwright.testing.GameRows;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the generic form on the texts of other programs. */
class KnownTextsTest {
  private static final Set<String> SFEN_GAMES = Set.of("shogi", "minishogi");

  static Collection<DeclaredGame> games() {
    return DeclaredGame.all().values();
  }

  private static boolean isSfen(DeclaredGame game, String text) {
    return SFEN_GAMES.contains(game.name()) && !text.contains("[");
  }

  private static Qi position(String feen) {
    return Feen.parse(feen, FeenDialect.SNN_STYLES);
  }

  /** {@return a position without a passing piece that nobody can capture} */
  private static RuleBookPosition withoutUnanswered(
      DeclaredGame declared, RuleBookPosition position) {
    for (int square = 0; square < position.squareCount(); square++) {
      String piece = position.pieceAt(square);
      int passing = square;
      if (piece != null
          && declared.rows(piece).isEmpty()
          && position.legalMoves().stream()
              .noneMatch(
                  move ->
                      move.toIndex() != passing && position.play(move).pieceAt(passing) == null)) {
        String plain = piece.substring(1);
        return position.boardDiff(List.of(BoardChange.set(square, plain)));
      }
    }
    return position;
  }

  /** Guards the other tests against texts that are missing. */
  @Test
  void noTextsAreMissing() {
    assertEquals(506, games().stream().mapToInt(game -> new GameRows(game).texts().size()).sum());
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsAreThoseThatOtherProgramsMean(DeclaredGame declared) {
    Game<RuleBookPosition> game = Declarations.ruleBook(declared.declaration());
    Fen<RuleBookPosition> fen = Fen.of(game);
    for (GameRows.Text text : new GameRows(declared).texts()) {
      if (isSfen(declared, text.fen())) {
        Sfen<RuleBookPosition> sfen = Sfen.of(game);
        SfenPosition<RuleBookPosition> read = sfen.parse(text.fen());
        assertEquals(position(text.feen()), read.position(), text.fen());
        assertTrue(sfen.isValid(text.fen()), text.fen());
        assertEquals(read, sfen.parse(sfen.format(read)), text.fen());
      } else {
        FenPosition<RuleBookPosition> read = fen.parse(text.fen());
        RuleBookPosition meant = withoutUnanswered(declared, game.copyOf(position(text.feen())));
        assertEquals(meant, read.position(), text.fen());
        assertTrue(fen.isValid(text.fen()), text.fen());
        assertEquals(read, fen.parse(fen.format(read)), text.fen());
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

  @ParameterizedTest
  @MethodSource("games")
  void movesAreThoseThatOtherProgramsWrite(DeclaredGame declared) {
    Game<RuleBookPosition> game = Declarations.ruleBook(declared.declaration());
    Uci<RuleBookPosition> uci = Uci.of(game);
    BoardMoves<RuleBookPosition> moves = game.newMoves();
    for (GameRows.Position row : new GameRows(declared).positions()) {
      RuleBookPosition position = game.copyOf(position(row.feen()));
      moves.generate(position);
      Set<String> texts = new TreeSet<>();
      for (int i = 0; i < moves.size(); i++) {
        String text = uci.format(position, moves.get(i));
        texts.add(text);
        assertEquals(moves.get(i), uci.parse(position, text), text);
      }
      assertEquals(row.moves(), List.copyOf(texts), row.feen());
    }
  }
}
