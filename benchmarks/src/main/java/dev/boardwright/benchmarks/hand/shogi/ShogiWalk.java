// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.benchmarks.hand.Walk;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;

/**
 * A walk through positions of shogi. A cursor holds the whole state, and its journal undoes moves.
 *
 * @param <P> the generated type of the positions
 * @param <S> the generated type of the square sets
 */
final class ShogiWalk<P extends FreePosition<P>, S extends AnySquareSet<S>> implements Walk<P> {
  private final ShogiRules<P, S> rules;
  private final FreeCursor<P> cursor;

  ShogiWalk(ShogiRules<P, S> rules, P position) {
    this.rules = rules;
    cursor = position.cursor();
  }

  @Override
  public int list(int[] moves) {
    return found().list(moves);
  }

  @Override
  public int count() {
    return found().count();
  }

  private ShogiRules<P, S> found() {
    rules.read(cursor);
    return rules.generate();
  }

  @Override
  public void make(int move) {
    int to = Move.to(move);
    if (Move.isDrop(move)) {
      cursor.drop(Move.dropped(move), to);
    } else {
      cursor.play(Move.from(move), to, Move.as(move), Move.toHand(move));
    }
  }

  @Override
  public void undo() {
    cursor.undo();
  }

  @Override
  public boolean isCheck() {
    rules.read(cursor);
    return rules.isKingAttacked();
  }

  @Override
  public boolean isCapture(int move) {
    return Move.toHand(move) != 0;
  }

  @Override
  public BoardCursor<P> cursor() {
    return cursor;
  }

  @Override
  public P state() {
    return cursor.snapshot();
  }
}
