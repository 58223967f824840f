// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.Qi;

/** The generic form of a game. */
final class RuleBookGame implements Game<Qi> {
  private final RuleBook book;

  RuleBookGame(RuleBook book) {
    this.book = book;
  }

  @Override
  public RuleBook rules() {
    return book;
  }

  @Override
  public Qi start() {
    return book.start();
  }

  @Override
  public Qi copyOf(Qi qi) {
    book.state(qi); // checks that the rules apply
    return qi;
  }

  @Override
  public Moves<Qi> newMoves() {
    return new RuleBookMoves(this);
  }

  @Override
  public Qi play(Qi position, int move) {
    return book.play(position, move(move));
  }

  @Override
  public Move move(int move) {
    if (!PackedMove.isMove(move, book)) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return book.move(
        PackedMove.from(move),
        PackedMove.to(move),
        PackedMove.dropped(move),
        PackedMove.becomes(move));
  }
}
