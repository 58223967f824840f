// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.search;

import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;

/**
 * The same as {@link Search}, by a plain alpha–beta search: no table, no order of moves, no
 * reductions, and a new position for each move. It ignores repetition, which needs four moves.
 *
 * @param <P> the type of the positions
 */
final class FullSearch<P extends GamePosition<P>> {
  private static final int FREE_CAPTURES = 4;
  private static final int INFINITE = 2 * Search.WIN;

  private final Game<P> game;
  private final Material material;
  private int depth;

  FullSearch(Game<P> game, Material material) {
    this.game = game;
    this.material = material;
  }

  /** {@return the value of a position for the side to move} */
  int score(P position, int moves) {
    depth = moves;
    return score(position, moves, 0, -INFINITE, INFINITE);
  }

  private int score(P position, int remaining, int ply, int alpha, int beta) {
    BoardMoves<P> moves = game.newMoves().generate(position);
    if (moves.end().isPresent()) {
      return ended(moves, ply);
    }
    int left = game.newMoves().isCheck(position) && ply < 2 * depth ? remaining + 1 : remaining;
    if (left <= 0) {
      return quiet(position, ply, 0, -1, alpha, beta);
    }
    int best = alpha;
    for (int i = 0; i < moves.size() && best < beta; i++) {
      P next = game.play(position, moves.get(i));
      best = Math.max(best, -score(next, left - 1, ply + 1, -beta, -best));
    }
    return best;
  }

  /** {@return the value after the best captures, of which later ones are recaptures} */
  private int quiet(P position, int ply, int captures, int last, int alpha, int beta) {
    BoardMoves<P> moves = game.newMoves();
    if (moves.generate(position).end().isPresent()) {
      return ended(moves, ply);
    }
    int best = Math.max(alpha, material.of(game.cursor(position)));
    moves.generateCaptures(game.cursor(position));
    for (int i = 0; i < moves.size() && best < beta; i++) {
      int to = PackedMove.to(moves.get(i));
      if (captures < FREE_CAPTURES || to == last) {
        P next = game.play(position, moves.get(i));
        best = Math.max(best, -quiet(next, ply + 1, captures + 1, to, -beta, -best));
      }
    }
    return best;
  }

  private static int ended(BoardMoves<?> moves, int ply) {
    return switch (moves.end().orElseThrow().outcome()) {
      case WIN -> Search.WIN - ply;
      case DRAW -> 0;
      case LOSS -> ply - Search.WIN;
    };
  }
}
