// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBookPosition;
import dev.boardwright.testing.Declarations;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests that each kind of problem is found in FEN and SFEN. */
class FenProblemTest {
  private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

  private static final List<Example> EXAMPLES =
      List.of(
          new Example(FenProblem.NO_TEXT, "chess", null),
          new Example(FenProblem.TOO_LONG, "chess", "8".repeat(8_193)),
          new Example(FenProblem.TOO_MANY_FIELDS, "chess", KINGS + " w - - 0 1 1"),
          new Example(FenProblem.INVALID_CHARACTER, "chess", "4k3/8/8/8/8/8/8/4?3 w - - 0 1"),
          new Example(FenProblem.UNKNOWN_PIECE, "chess", "4k3/8/8/8/8/8/8/4X3 w - - 0 1"),
          new Example(FenProblem.NUMBER_TOO_LARGE, "chess", "4k3/9/8/8/8/8/8/4K3 w - - 0 1"),
          new Example(FenProblem.RANK_TOO_LONG, "chess", "4k4/8/8/8/8/8/8/4K3 w - - 0 1"),
          new Example(FenProblem.RANK_TOO_SHORT, "chess", "4k2/8/8/8/8/8/8/4K3 w - - 0 1"),
          new Example(FenProblem.TOO_FEW_RANKS, "chess", "4k3/8/8/8/8/8/4K3 w - - 0 1"),
          new Example(FenProblem.TOO_MANY_RANKS, "chess", KINGS + "/8 w - - 0 1"),
          new Example(FenProblem.SEVERAL_ROYALS, "chess", "4k3/8/8/8/8/8/K7/4K3 w - - 0 1"),
          new Example(FenProblem.NO_HANDS, "chess", KINGS + "[N] w - - 0 1"),
          new Example(FenProblem.HANDS_NOT_CLOSED, "crazyhouse", KINGS + "[N w - - 0 1"),
          new Example(FenProblem.NOT_HELD, "crazyhouse", KINGS + "[K] w - - 0 1"),
          new Example(FenProblem.REPEATED_PIECE, "shogi", "4k4/9/9/9/9/9/9/9/4K4 b PP 1"),
          new Example(FenProblem.INVALID_COUNT, "shogi", "4k4/9/9/9/9/9/9/9/4K4 b 1P 1"),
          new Example(
              FenProblem.TOO_MANY_PIECES,
              "crazyhouse",
              KINGS + "[" + "N".repeat(63) + "] w - - 0 1"),
          new Example(FenProblem.HANDS_EXPECTED, "shogi", "4k4/9/9/9/9/9/9/9/4K4 b"),
          new Example(FenProblem.TURN_EXPECTED, "chess", KINGS + " x - - 0 1"),
          new Example(FenProblem.SFEN_TURN_EXPECTED, "shogi", "4k4/9/9/9/9/9/9/9/4K4 x - 1"),
          new Example(FenProblem.CASTLING_EXPECTED, "chess", KINGS + " w"),
          new Example(FenProblem.UNKNOWN_RIGHT, "chess", KINGS + " w X - 0 1"),
          new Example(FenProblem.REPEATED_RIGHT, "chess", "4k3/8/8/8/8/8/8/4K2R w KK - 0 1"),
          new Example(FenProblem.NO_PARTNER, "chess", KINGS + " w K - 0 1"),
          new Example(FenProblem.ROYAL_NOT_HOME, "chess", "4k3/8/8/8/8/8/8/3K3R w K - 0 1"),
          new Example(
              FenProblem.CANNOT_CASTLE,
              "chess",
              "1qnrkbbr/1pppppp1/p1n4p/8/P7/1P1N1P2/2PPP1PP/QN1RKBBR w HDhd - 0 1"),
          new Example(FenProblem.PASSED_EXPECTED, "chess", KINGS + " w - x 0 1"),
          new Example(FenProblem.REPEATED_SQUARE, "chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6d6 0 1"),
          new Example(FenProblem.NOTHING_PASSED, "chess", KINGS + " w - d6 0 1"),
          new Example(FenProblem.INVALID_COUNTER, "chess", KINGS + " w - - 00 1"));

  /** A text with a problem. */
  private record Example(FenProblem kind, String game, String text) {}

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void theProblemIsFound(Example example) {
    Game<RuleBookPosition> game = Declarations.game(example.game);
    FenException e =
        assertThrows(
            FenException.class,
            () -> {
              if (example.game.equals("shogi")) {
                Sfen.of(game).parse(example.text);
              } else {
                Fen.of(game).parse(example.text);
              }
            });
    assertEquals(example.kind, e.kind(), e.getMessage());
    assertEquals(example.kind.field, e.field());
  }

  @Test
  void allKindsHaveAnExample() {
    Set<FenProblem> found = EXAMPLES.stream().map(Example::kind).collect(Collectors.toSet());
    assertEquals(EnumSet.allOf(FenProblem.class), found);
  }
}
