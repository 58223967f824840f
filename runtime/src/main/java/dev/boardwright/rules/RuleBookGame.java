// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.Outcome;
import dev.boardwright.qi.Qi;
import java.util.Objects;
import java.util.Optional;

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
    return book.play(position, toMove(move));
  }

  @Override
  public Move toMove(int move) {
    int becomes = PackedMove.becomes(move);
    int dropped = PackedMove.dropped(move);
    if (!isMove(move)) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return new Move(
        PackedMove.from(move),
        dropped == 0 ? null : book.piece(dropped),
        PackedMove.to(move),
        becomes == 0 ? null : book.piece(becomes));
  }

  /** Returns whether a number is the packing of a move between squares, with pieces of the game. */
  boolean isMove(int move) {
    int dropped = PackedMove.dropped(move);
    return move >= 0
        && isSquare(PackedMove.to(move))
        && isSquare(PackedMove.from(move))
        && PackedMove.isDrop(move) == (dropped != 0)
        && isPiece(dropped)
        && isPiece(PackedMove.becomes(move));
  }

  private boolean isSquare(int square) {
    return square < book.shape().squareCount();
  }

  private boolean isPiece(int code) {
    return code <= book.pieces().size();
  }

  @Override
  public int toInt(Qi position, Move move) {
    Objects.requireNonNull(position, "position");
    return toInt(move);
  }

  int toInt(Move move) {
    book.toText(move); // checks the squares and the pieces
    int becomes = move.becomes() == null ? 0 : book.code(move.becomes());
    return move.dropped() == null
        ? PackedMove.of(move.from(), move.to(), becomes)
        : PackedMove.drop(book.code(move.dropped()), move.to(), becomes);
  }

  @Override
  public Optional<Outcome> outcome(Qi position) {
    return book.outcome(position);
  }
}
