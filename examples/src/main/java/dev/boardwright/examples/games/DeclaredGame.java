// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.RuleBook;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The declared games of this package. The board and the rules of a game are loaded when they are
 * first used.
 */
public enum DeclaredGame {
  CHESS(() -> ChessPosition.TYPE, () -> ChessPosition.RULES),
  CRAZYHOUSE(() -> CrazyhousePosition.TYPE, () -> CrazyhousePosition.RULES),
  SHATRANJ(() -> ShatranjPosition.TYPE, () -> ShatranjPosition.RULES),
  MAKRUK(() -> MakrukPosition.TYPE, () -> MakrukPosition.RULES),
  COURIER(() -> CourierPosition.TYPE, () -> CourierPosition.RULES),
  CAPABLANCA(() -> CapablancaPosition.TYPE, () -> CapablancaPosition.RULES),
  LOSALAMOS(() -> LosAlamosPosition.TYPE, () -> LosAlamosPosition.RULES),
  KNIGHTMATE(() -> KnightmatePosition.TYPE, () -> KnightmatePosition.RULES),
  GRASSHOPPER(() -> GrasshopperPosition.TYPE, () -> GrasshopperPosition.RULES),
  NIGHTRIDER(() -> NightriderPosition.TYPE, () -> NightriderPosition.RULES),
  SHAKO(() -> ShakoPosition.TYPE, () -> ShakoPosition.RULES),
  GRAND(() -> GrandPosition.TYPE, () -> GrandPosition.RULES),
  ORDA(() -> OrdaPosition.TYPE, () -> OrdaPosition.RULES),
  XIANGQI(() -> XiangqiPosition.TYPE, () -> XiangqiPosition.RULES),
  MINIXIANGQI(() -> MinixiangqiPosition.TYPE, () -> MinixiangqiPosition.RULES),
  SHOGI(() -> ShogiPosition.TYPE, () -> ShogiPosition.RULES),
  MINISHOGI(() -> MinishogiPosition.TYPE, () -> MinishogiPosition.RULES),
  GOROGORO(() -> GorogoroPosition.TYPE, () -> GorogoroPosition.RULES),
  EUROSHOGI(() -> EuroshogiPosition.TYPE, () -> EuroshogiPosition.RULES),
  TORISHOGI(() -> TorishogiPosition.TYPE, () -> TorishogiPosition.RULES),
  DOBUTSU(() -> DobutsuPosition.TYPE, () -> DobutsuPosition.RULES),
  KYOTOSHOGI(() -> KyotoshogiPosition.TYPE, () -> KyotoshogiPosition.RULES),
  CHESSVSSHOGI(() -> ChessVsShogiPosition.TYPE, () -> ChessVsShogiPosition.RULES),
  OGI(() -> OgiPosition.TYPE, () -> OgiPosition.RULES),
  XIONGQI(() -> XiongqiPosition.TYPE, () -> XiongqiPosition.RULES),
  CHESSVSOGI(() -> ChessVsOgiPosition.TYPE, () -> ChessVsOgiPosition.RULES);

  private final Supplier<BoardType<?>> type;
  private final Supplier<RuleBook> rules;

  DeclaredGame(Supplier<BoardType<?>> type, Supplier<RuleBook> rules) {
    this.type = type;
    this.rules = rules;
  }

  /** {@return the name of the game on the command line, such as {@code chess}} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the board of the game} */
  public BoardType<?> type() {
    return type.get();
  }

  /** {@return the rules of the game} */
  public RuleBook rules() {
    return rules.get();
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
