// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBook;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The declared games of this package. The board and the rules of a game are loaded when they are
 * first used.
 */
public enum DeclaredGame {
  CHESS(() -> ChessPosition.TYPE, () -> ChessMoves.GAME),
  CRAZYHOUSE(() -> CrazyhousePosition.TYPE, () -> CrazyhouseMoves.GAME),
  SHATRANJ(() -> ShatranjPosition.TYPE, () -> ShatranjMoves.GAME),
  MAKRUK(() -> MakrukPosition.TYPE, () -> MakrukMoves.GAME),
  COURIER(() -> CourierPosition.TYPE, () -> CourierMoves.GAME),
  CAPABLANCA(() -> CapablancaPosition.TYPE, () -> CapablancaMoves.GAME),
  LOSALAMOS(() -> LosAlamosPosition.TYPE, () -> LosAlamosMoves.GAME),
  KNIGHTMATE(() -> KnightmatePosition.TYPE, () -> KnightmateMoves.GAME),
  GRASSHOPPER(() -> GrasshopperPosition.TYPE, () -> GrasshopperMoves.GAME),
  NIGHTRIDER(() -> NightriderPosition.TYPE, () -> NightriderMoves.GAME),
  SHAKO(() -> ShakoPosition.TYPE, () -> ShakoMoves.GAME),
  GRAND(() -> GrandPosition.TYPE, () -> GrandMoves.GAME),
  ORDA(() -> OrdaPosition.TYPE, () -> OrdaMoves.GAME),
  XIANGQI(() -> XiangqiPosition.TYPE, () -> XiangqiMoves.GAME),
  MINIXIANGQI(() -> MinixiangqiPosition.TYPE, () -> MinixiangqiMoves.GAME),
  SHOGI(() -> ShogiPosition.TYPE, () -> ShogiMoves.GAME),
  MINISHOGI(() -> MinishogiPosition.TYPE, () -> MinishogiMoves.GAME),
  GOROGORO(() -> GorogoroPosition.TYPE, () -> GorogoroMoves.GAME),
  EUROSHOGI(() -> EuroshogiPosition.TYPE, () -> EuroshogiMoves.GAME),
  TORISHOGI(() -> TorishogiPosition.TYPE, () -> TorishogiMoves.GAME),
  DOBUTSU(() -> DobutsuPosition.TYPE, () -> DobutsuMoves.GAME),
  KYOTOSHOGI(() -> KyotoshogiPosition.TYPE, () -> KyotoshogiMoves.GAME),
  CHESSVSSHOGI(() -> ChessVsShogiPosition.TYPE, () -> ChessVsShogiMoves.GAME),
  OGI(() -> OgiPosition.TYPE, () -> OgiMoves.GAME),
  XIONGQI(() -> XiongqiPosition.TYPE, () -> XiongqiMoves.GAME),
  CHESSVSOGI(() -> ChessVsOgiPosition.TYPE, () -> ChessVsOgiMoves.GAME);

  private final Supplier<BoardType<?>> type;
  private final Supplier<Game<?>> game;

  DeclaredGame(Supplier<BoardType<?>> type, Supplier<Game<?>> game) {
    this.type = type;
    this.game = game;
  }

  /** {@return the name of the game on the command line, such as {@code chess}} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the board of the game} */
  public BoardType<?> type() {
    return type.get();
  }

  /** {@return the game with generated moves} */
  public Game<?> game() {
    return game.get();
  }

  /** {@return the rules of the game} */
  public RuleBook rules() {
    return game().rules();
  }

  /**
   * {@return the game with a name, or empty if there is none}
   *
   * @param id the name
   */
  public static Optional<DeclaredGame> find(String id) {
    for (DeclaredGame game : values()) {
      if (game.id().equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }
}
