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
    int becomes = PackedMove.becomes(move);
    int dropped = PackedMove.dropped(move);
    if (!isMove(move)) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return new TokenMove(
        PackedMove.from(move),
        PackedMove.to(move),
        dropped == 0 ? null : book.piece(dropped),
        becomes == 0 ? null : book.piece(becomes));
  }

  /** Returns whether a number is the packing of a move between squares, with pieces of the game. */
  boolean isMove(int move) {
    return PackedMove.isMove(move, book);
  }
}
