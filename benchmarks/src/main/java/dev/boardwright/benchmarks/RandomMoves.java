// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The legal moves of positions from random games, one position after another, for benchmarks of
 * cursors.
 *
 * @param cursors a cursor for each position
 * @param which the number of the position of each move
 * @param moves the moves
 */
record RandomMoves<P extends GamePosition<P>>(
    List<GameCursor<P>> cursors, int[] which, int[] moves) {
  static final int MOVES = 65_536;
  private static final int POSITIONS = 64;
  private static final int MAX_PLIES = 80;

  /** {@return {@link #MOVES} moves of a game; they are repeated if the positions have fewer} */
  static <P extends GamePosition<P>> RandomMoves<P> of(Game<P> game, Random random) {
    BoardMoves<P> legal = game.newMoves();
    List<GameCursor<P>> cursors = new ArrayList<>();
    List<int[]> lists = new ArrayList<>();
    while (cursors.size() < POSITIONS) {
      GameCursor<P> cursor = game.cursor(game.start());
      for (int plies = random.nextInt(MAX_PLIES); plies > 0; plies--) {
        if (legal.generate(cursor).size() > 0) {
          cursor.play(legal.get(random.nextInt(legal.size())));
        }
      }
      if (legal.generate(cursor).size() > 0) {
        lists.add(IntStream.range(0, legal.size()).map(legal::get).toArray());
        cursors.add(cursor);
      }
    }
    int[] which = new int[MOVES];
    int[] moves = new int[MOVES];
    for (int i = 0, position = 0, number = 0; i < MOVES; i++, number++) {
      if (number == lists.get(position).length) {
        number = 0;
        position = (position + 1) % POSITIONS;
      }
      which[i] = position;
      moves[i] = lists.get(position)[number];
    }
    return new RandomMoves<>(cursors, which, moves);
  }
}
