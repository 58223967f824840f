// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.perft;

import dev.boardwright.examples.games.DeclaredGame;

/**
 * The number of sequences of moves from the start of a game, to a depth that takes a fraction of a
 * second. Other programs publish these numbers, except for chess against shogi, which only the rule
 * book counts.
 *
 * @param depth the number of moves in each sequence
 * @param nodes the number of sequences
 */
public record StartCount(int depth, long nodes) {
  /**
   * {@return the count of a game}
   *
   * @param game the game
   */
  public static StartCount of(DeclaredGame game) {
    return switch (game) {
      case CHESS -> new StartCount(5, 4_865_609);
      case CRAZYHOUSE -> new StartCount(5, 4_888_832);
      case SHATRANJ -> new StartCount(5, 1_164_248);
      case MAKRUK -> new StartCount(5, 6_223_994);
      case COURIER -> new StartCount(4, 500_337);
      case CAPABLANCA -> new StartCount(4, 805_128);
      case LOSALAMOS -> new StartCount(6, 2_549_164);
      case KNIGHTMATE -> new StartCount(5, 3_249_033);
      case GRASSHOPPER -> new StartCount(4, 635_298);
      case NIGHTRIDER -> new StartCount(4, 419_019);
      case SHAKO -> new StartCount(3, 185_938);
      case GRAND -> new StartCount(3, 259_514);
      case ORDA -> new StartCount(4, 342_351);
      case XIANGQI -> new StartCount(4, 3_290_240);
      case MINIXIANGQI -> new StartCount(5, 2_666_905);
      case SHOGI -> new StartCount(4, 719_731);
      case MINISHOGI -> new StartCount(5, 533_203);
      case GOROGORO -> new StartCount(5, 1_186_299);
      case EUROSHOGI -> new StartCount(4, 380_499);
      case TORISHOGI -> new StartCount(5, 2_179_749);
      case DOBUTSU -> new StartCount(8, 5_866_031);
      case KYOTOSHOGI -> new StartCount(5, 225_903);
      case CHESSVSSHOGI -> new StartCount(4, 263_411);
      case OGI -> new StartCount(4, 291_782);
      case XIONGQI -> new StartCount(4, 285_767);
      case CHESSVSOGI -> new StartCount(4, 240_261);
    };
  }
}
