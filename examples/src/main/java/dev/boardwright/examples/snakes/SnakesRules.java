// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.snakes;

import dev.boardwright.examples.snakes.SnakesMove.Status;
import java.util.Map;

/**
 * The rules. A player moves as many squares as the die shows, and then up the ladder or down the
 * snake that starts there. A player who would pass 100 does not move, and a player who reaches 100
 * wins. Before the first move, a player is on 0.
 */
public final class SnakesRules {
  /** The number of the square that wins. */
  public static final int GOAL = 100;

  private static final Map<Integer, Integer> JUMPS =
      Map.ofEntries(
          Map.entry(1, 38),
          Map.entry(4, 14),
          Map.entry(9, 31),
          Map.entry(21, 42),
          Map.entry(28, 84),
          Map.entry(36, 44),
          Map.entry(51, 67),
          Map.entry(71, 91),
          Map.entry(80, 100),
          Map.entry(16, 6),
          Map.entry(47, 26),
          Map.entry(49, 11),
          Map.entry(56, 53),
          Map.entry(62, 19),
          Map.entry(64, 60),
          Map.entry(87, 24),
          Map.entry(93, 73),
          Map.entry(95, 75),
          Map.entry(98, 78));

  private SnakesRules() {}

  /**
   * {@return the move that results from a throw of the die}
   *
   * @param from the number of the player's square, 0 to 99
   * @param pick the number on the die, 1 to 6
   * @throws IllegalArgumentException if {@code pick} is not from 1 to 6
   */
  public static SnakesMove move(int from, int pick) {
    if (pick < 1 || pick > 6) {
      throw new IllegalArgumentException("a die shows 1 to 6, not " + pick);
    }
    int reached = from + pick;
    if (reached > GOAL) {
      return new SnakesMove(pick, from, Status.SKIP);
    }
    int to = JUMPS.getOrDefault(reached, reached);
    if (to == reached) {
      return new SnakesMove(pick, to, Status.NORMAL);
    }
    return new SnakesMove(pick, to, to > reached ? Status.LADDER : Status.SNAKE);
  }

  /**
   * {@return the square with the given number} The track runs back and forth, rank by rank, and 1
   * is at the bottom left.
   *
   * @param number the number of the square, 1 to 100
   */
  public static SnakesSquare square(int number) {
    int rank = (number - 1) / SnakesCells.FILES;
    int along = (number - 1) % SnakesCells.FILES;
    return SnakesSquare.of(rank % 2 == 0 ? along : SnakesCells.FILES - 1 - along, rank);
  }
}
