// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.PositionProblem.Kind;
import dev.boardwright.testing.Declarations;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests {@link RuleBook#problems}. */
class PositionProblemsTest {
  private static Qi position(String game, String placement) {
    String styles = game.toUpperCase() + "/" + game;
    boolean isSecond = placement.endsWith(" 2");
    String text = placement.replaceFirst(" 2$", "");
    String hands = text.contains(" ") ? " " : " / ";
    Qi qi = Feen.parse(text + hands + styles, FeenDialect.SNN_STYLES);
    return isSecond ? qi.toggle() : qi;
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k^3/8/8/8/8/8/8/4K^3, ''",
    "chess, 4k^3/8/8/3-pP3/8/8/8/+R3K^2+R, ''",
    "chess, 4k^3/8/8/8/8/8/8/4K^2X, UNKNOWN_PIECE h1 piece without rules on h1: \"X\"",
    "chess, 4k^3/8/8/8/8/8/8/4K^3 P/ , 'NOT_HELD  piece cannot be in the hand of the first side:"
        + " \"P\"'",
    "shogi, 4k^4/9/9/9/9/9/9/9/4K^4 +P/ , 'NOT_HELD  piece cannot be in the hand of the first side:"
        + " \"+P\"'",
    "chess, 8/8/8/8/8/8/8/4K^3, MISSING_ROYAL  the second side has no royal piece",
    "chess, 4k^3/8/8/8/8/8/K^7/4K^3, SEVERAL_ROYALS a2 e1 the first side has more than one royal"
        + " piece",
    "chess, 4k^3/8/8/8/8/8/8/4R1K^1, 'ATTACKED_ROYAL e8 e1 the king on e8 is attacked, and its side"
        + " is not to move'",
    "xiangqi, 4k^4/9/9/9/9/9/9/9/9/4K^4, FACING e1 e10 the general on e1 and the general on e10"
        + " face each other",
    "chess, P3k^3/8/8/8/8/8/8/4K^3, IMMOBILE_PIECE a8 the pawn on a8 can never move",
    "shogi, 4k^4/N8/9/9/9/9/9/9/4K^4, IMMOBILE_PIECE a8 the N on a8 can never move",
    "chess, 4k^3/8/8/8/8/8/8/+R2K^4, IDLE_CASTLING a1 the rook on a1 can never castle",
    "chess, 4k^3/8/8/3-p4/8/8/8/4K^3, IDLE_PASSING d5 the pawn on d5 cannot be captured en passant",
    "chess, 4k^3/8/8/3-pP3/8/8/8/4K^3 2, IDLE_PASSING d5 the pawn on d5 cannot be captured en"
        + " passant"
  })
  void eachKindIsFound(String game, String placement, String expected) {
    RuleBook rules = Declarations.game(game);
    BoardCells cells = BoardCells.of(rules.shape(), rules.order());
    List<String> found =
        rules.problems(position(game, placement)).stream()
            .map(
                problem ->
                    problem.kind()
                        + " "
                        + problem.squares().stream()
                            .map(cells::cell)
                            .collect(Collectors.joining(" "))
                        + " "
                        + problem.description())
            .toList();
    assertEquals(expected.isEmpty() ? List.of() : List.of(expected), found);
  }

  @Test
  void severalProblemsAreListed() {
    Qi position = position("chess", "P3k^2X/8/8/8/8/8/K^7/4K^3");
    assertEquals(
        EnumSet.of(Kind.UNKNOWN_PIECE, Kind.SEVERAL_ROYALS),
        Declarations.game("chess").problems(position).stream()
            .map(PositionProblem::kind)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class))));
  }

  @Test
  void otherBoardsAreRefused() {
    RuleBook chess = Declarations.game("chess");
    Qi shogi = Declarations.game("shogi").start();
    assertThrows(IllegalArgumentException.class, () -> chess.problems(shogi));
  }

  /** No game leads to a position with problems, as long as no royal piece is captured. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "crazyhouse", "shogi", "xiangqi", "capablanca"})
  void positionsOfGamesHaveNone(String game) {
    RuleBook rules = Declarations.game(game);
    Random random = new Random(49);
    RuleBookPosition position = rules.start();
    for (int ply = 0; ply < 120; ply++) {
      assertEquals(List.of(), rules.problems(position), "ply " + ply + " of " + game);
      List<? extends Move> moves = position.legalMoves();
      position =
          moves.isEmpty() ? rules.start() : position.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
