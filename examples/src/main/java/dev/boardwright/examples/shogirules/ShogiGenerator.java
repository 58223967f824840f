// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.examples.engine.Generator;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.rules.PackedMove;

/**
 * A generator of the legal moves of a shogi position. {@link ShogiRules} finds the moves.
 *
 * @param <P> the generated type of the positions
 * @param <S> the generated type of the square sets
 */
final class ShogiGenerator<P extends BoardPosition<P>, S extends AnySquareSet<S>>
    implements Generator<P> {
  private final ShogiRules<P, S> rules;

  ShogiGenerator(ShogiRules<P, S> rules) {
    this.rules = rules;
  }

  @Override
  public boolean find(P position) {
    for (int king : rules.tables().kings) {
      if (position.squaresOf(king).size() != 1) {
        return false;
      }
    }
    rules.read(position, position.turn());
    if (rules.isOtherKingAttacked()) {
      return false;
    }
    rules.generate();
    return true;
  }

  @Override
  public int count() {
    return rules.count();
  }

  @Override
  public boolean isCheck() {
    return rules.isCheck();
  }

  @Override
  public void list(int[] moves) {
    rules.list(moves);
  }

  @Override
  public boolean isCapture(int move) {
    return Move.toHand(move) != 0;
  }

  @Override
  public int pack(int move) {
    return Move.isDrop(move)
        ? PackedMove.drop(Move.dropped(move), Move.to(move), 0)
        : PackedMove.of(Move.from(move), Move.to(move), Move.as(move));
  }
}
