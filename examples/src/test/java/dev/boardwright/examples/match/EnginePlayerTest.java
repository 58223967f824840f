// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.client.CommandLine;
import dev.boardwright.examples.client.EngineCommands;
import dev.boardwright.examples.client.EngineException;
import dev.boardwright.examples.conventions.GameConventions;
import dev.boardwright.examples.engine.EngineMain;
import dev.boardwright.examples.engine.Protocol;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.games.PositionTexts;
import dev.boardwright.examples.games.ShogiMoves;
import dev.boardwright.examples.games.ShogiPosition;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests players that are the engine of the examples in another process. */
class EnginePlayerTest {
  private static EngineSetup setup(Protocol protocol) {
    List<String> command = CommandLine.split(EngineCommands.text(EngineMain.class));
    return new EngineSetup(command, List.of(protocol), Map.of("Clear Hash", ""));
  }

  /** An engine that understood another position would play illegal moves. */
  @ParameterizedTest
  @CsvSource({
    "CHESS, UCI",
    "CRAZYHOUSE, UCI",
    "SHOGI, UCI",
    "SHOGI, USI",
    "DOBUTSU, USI",
    "XIANGQI, USI",
    "CHESSVSSHOGI, UCI"
  })
  void playsFromAnyPosition(DeclaredGame game, Protocol protocol) throws EngineException {
    playsFromAnyPosition(game, game.game(), protocol);
  }

  private static <P extends GamePosition<P>> void playsFromAnyPosition(
      DeclaredGame declared, Game<P> game, Protocol protocol) throws EngineException {
    Contest<P> contest = new Contest<>(game, Pace.ofDepth(1), 12);
    Random random = new Random(2);
    try (Player<P> player = EnginePlayer.start(declared, game, setup(protocol))) {
      for (int i = 0; i < 4; i++) {
        P opening = contest.opening(5 * i, random);
        Contest.Result<P> result = contest.play(opening, List.of(player, player));
        assertTrue(result.record().length() > 0, result.reason());
      }
    }
  }

  /** Both the engine and the search of this program declare that they win. */
  @Test
  void declaresAnImpasse() throws EngineException {
    ShogiPosition start =
        PositionTexts.position(ShogiMoves.GAME, "RB+RK5/GGGSSSN2/9/9/9/9/9/9/4k4 b 6P 1");
    Contest<ShogiPosition> contest = new Contest<>(ShogiMoves.GAME, Pace.ofDepth(1), 4);
    GameConventions conventions = GameConventions.of(DeclaredGame.SHOGI);
    try (Player<ShogiPosition> engine =
            EnginePlayer.start(DeclaredGame.SHOGI, ShogiMoves.GAME, setup(Protocol.USI));
        Player<ShogiPosition> search = new SearchPlayer<>(ShogiMoves.GAME, conventions, 1_000)) {
      for (Player<ShogiPosition> player : List.of(engine, search)) {
        Contest.Result<ShogiPosition> result = contest.play(start, List.of(player, player));
        assertEquals("IMPASSE", result.reason());
        assertEquals(Optional.of(Side.FIRST), result.winner());
        assertEquals(0, result.record().length());
      }
    }
  }

  /** Chess has castling rights, for which SFEN has no field. */
  @Test
  void saysThatAPositionHasNoSfen() throws EngineException {
    saysThatAPositionHasNoSfen(DeclaredGame.CHESS, DeclaredGame.CHESS.game());
  }

  private static <P extends GamePosition<P>> void saysThatAPositionHasNoSfen(
      DeclaredGame declared, Game<P> game) throws EngineException {
    Contest<P> contest = new Contest<>(game, Pace.ofDepth(1), 4);
    try (Player<P> player = EnginePlayer.start(declared, game, setup(Protocol.USI))) {
      List<Player<P>> players = List.of(player, player);
      assertEquals(4, contest.play(game.start(), players).record().length());
      P other = contest.opening(2, new Random(1));
      EngineException e = assertThrows(EngineException.class, () -> contest.play(other, players));
      assertEquals(
          "Boardwright reads only SFEN, which does not describe this game", e.getMessage());
    }
  }
}
