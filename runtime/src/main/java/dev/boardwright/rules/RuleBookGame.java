// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.interop.AnyNotation;
import dev.boardwright.qi.Qi;
import org.jspecify.annotations.Nullable;

/** The generic form of a game. */
final class RuleBookGame implements Game<Qi> {
  private final RuleBook book;

  /** The reader of texts, or null until it is needed. */
  private volatile @Nullable AnyNotation<Qi> notation;

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
  public int read(Qi position, @Nullable String text) {
    AnyNotation<Qi> found = notation;
    if (found == null) {
      found = AnyNotation.of(this);
      notation = found;
    }
    return found.parse(position, text);
  }

  @Override
  public Move move(int move) {
    if (!PackedMove.isMove(move, book)) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return book.move(move);
  }
}
