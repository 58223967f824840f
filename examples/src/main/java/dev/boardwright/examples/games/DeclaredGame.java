// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.RuleBook;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The declared games of this package. The board and the rules of a game are loaded when they are
 * first used.
 */
public enum DeclaredGame {
  CHESS(() -> ChessMoves.GAME, 5, 4_865_609),
  CRAZYHOUSE(() -> CrazyhouseMoves.GAME, 5, 4_888_832),
  SHATRANJ(() -> ShatranjMoves.GAME, 5, 1_164_248),
  MAKRUK(() -> MakrukMoves.GAME, 5, 6_223_994),
  COURIER(() -> CourierMoves.GAME, 4, 500_337),
  CAPABLANCA(() -> CapablancaMoves.GAME, 4, 805_128),
  LOSALAMOS(() -> LosAlamosMoves.GAME, 6, 2_549_164),
  KNIGHTMATE(() -> KnightmateMoves.GAME, 5, 3_249_033),
  GRASSHOPPER(() -> GrasshopperMoves.GAME, 4, 635_298),
  NIGHTRIDER(() -> NightriderMoves.GAME, 4, 419_019),
  SHAKO(() -> ShakoMoves.GAME, 3, 185_938),
  GRAND(() -> GrandMoves.GAME, 3, 259_514),
  ORDA(() -> OrdaMoves.GAME, 4, 342_351),
  XIANGQI(() -> XiangqiMoves.GAME, 4, 3_290_240),
  MINIXIANGQI(() -> MinixiangqiMoves.GAME, 5, 2_666_905),
  SHOGI(() -> ShogiMoves.GAME, 4, 719_731),
  MINISHOGI(() -> MinishogiMoves.GAME, 5, 533_203),
  GOROGORO(() -> GorogoroMoves.GAME, 5, 1_186_299),
  EUROSHOGI(() -> EuroshogiMoves.GAME, 4, 380_499),
  TORISHOGI(() -> TorishogiMoves.GAME, 5, 2_179_749),
  DOBUTSU(() -> DobutsuMoves.GAME, 8, 5_866_031),
  KYOTOSHOGI(() -> KyotoshogiMoves.GAME, 5, 225_903),
  CHESSVSSHOGI(() -> ChessVsShogiMoves.GAME, 4, 263_411),
  OGI(() -> OgiMoves.GAME, 4, 291_782),
  XIONGQI(() -> XiongqiMoves.GAME, 4, 285_767),
  CHESSVSOGI(() -> ChessVsOgiMoves.GAME, 4, 240_261);

  private final Supplier<Game<?>> game;
  private final SequenceCount startCount;

  DeclaredGame(Supplier<Game<?>> game, int depth, long nodes) {
    this.game = game;
    startCount = new SequenceCount(depth, nodes);
  }

  /** {@return the name of the game on the command line, such as {@code chess}} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return the board of the game} */
  public BoardType<?> type() {
    return game().start().type();
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
   * {@return the number of sequences of moves from the start} Other programs publish these numbers,
   * except for chess against shogi, which only the rule book counts.
   */
  public SequenceCount startCount() {
    return startCount;
  }

  /**
   * {@return the game with a name}
   *
   * @param id the name
   * @throws IllegalArgumentException if there is no game with this name
   */
  public static DeclaredGame find(String id) {
    return Stream.of(values())
        .filter(game -> game.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("unknown game: \"" + Arguments.shown(id) + "\""));
  }

  /** {@return the names of all games, in lines of at most 78 characters} */
  public static String list() {
    String names = Stream.of(values()).map(DeclaredGame::id).collect(Collectors.joining(", "));
    return names.replaceAll("(.{1,77}(?:,|$)) ?", "$1\n").strip();
  }
}
