// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.qi.Qi;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The list of moves of the generic form of a game. */
final class RuleBookMoves implements Moves<Qi> {
  private final RuleBookGame game;
  private final RuleBook book;
  private int[] moves = {};

  /** The position that was last generated or counted, or null if there was none. */
  private @Nullable Qi last;

  RuleBookMoves(RuleBookGame game) {
    this.game = game;
    book = game.rules();
  }

  @Override
  public Moves<Qi> generate(Qi position) {
    return fill(position, action -> true);
  }

  @Override
  public Moves<Qi> generateCaptures(Qi position) {
    return fill(position, Action::isCapture);
  }

  @Override
  public Moves<Qi> generateTo(Qi position, int square) {
    position.shape().checkIndex(square);
    return fill(position, action -> action.to() == square);
  }

  private Moves<Qi> fill(Qi position, Predicate<Action> isWanted) {
    moves = book.packedMoves(position, isWanted);
    last = position;
    return this;
  }

  @Override
  public int count(Qi position) {
    int count = book.packedMoves(position, action -> true).length;
    last = position;
    return count;
  }

  @Override
  public int size() {
    return moves.length;
  }

  @Override
  public int get(int i) {
    return moves[Objects.checkIndex(i, moves.length)];
  }

  private Qi last() {
    if (last == null) {
      throw new IllegalStateException("no position has been given");
    }
    return last;
  }

  @Override
  public boolean isCheck() {
    return book.isCheck(last());
  }

  @Override
  public boolean isCheck(Qi position) {
    return book.isCheck(position);
  }

  @Override
  public Optional<GameEnd> end() {
    return book.end(last());
  }

  @Override
  public boolean isLegal(Qi position, int move) {
    return PackedMove.isMove(move, book) && book.isLegal(position, game.move(move));
  }

  @Override
  public boolean isCapture(Qi position, int move) {
    return book.captured(position, game.move(move)) != Move.NO_SQUARE;
  }
}
