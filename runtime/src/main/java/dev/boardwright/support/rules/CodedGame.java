// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.Outcome;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.support.CodedPosition;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The generated form of a game.
 *
 * @param <P> the type of the positions
 */
public final class CodedGame<P extends CodedPosition<P>> implements BoardGame<P> {
  private final GameData data;
  private final BoardType<P> type;
  private final Supplier<? extends GameMoves<P>> newMoves;
  private final Function<P, ? extends GameCursor<P>> newCursor;

  /**
   * Creates a game.
   *
   * @param data the data of the game
   * @param type the type of the board
   * @param newMoves creates lists of moves
   * @param newCursor creates cursors
   */
  public CodedGame(
      GameData data,
      BoardType<P> type,
      Supplier<? extends GameMoves<P>> newMoves,
      Function<P, ? extends GameCursor<P>> newCursor) {
    this.data = data;
    this.type = type;
    this.newMoves = newMoves;
    this.newCursor = newCursor;
  }

  @Override
  public RuleBook rules() {
    return data.plan.book();
  }

  @Override
  public P start() {
    return type.start();
  }

  @Override
  public P copyOf(Qi qi) {
    return type.copyOf(rules().game().copyOf(qi));
  }

  @Override
  public GameMoves<P> newMoves() {
    return newMoves.get();
  }

  @Override
  public GameCursor<P> cursor(P position) {
    return newCursor.apply(Objects.requireNonNull(position, "position"));
  }

  @Override
  public P play(P position, int move) {
    Objects.requireNonNull(position, "position");
    P after = data.tables.play(position, move);
    return after != null ? after : playRare(position, move);
  }

  private P playRare(P position, int move) {
    GameCursor<P> cursor = cursor(position);
    cursor.play(move);
    return cursor.snapshot();
  }

  @Override
  public Move toMove(int move) {
    return rules().game().toMove(move);
  }

  @Override
  public int toInt(P position, Move move) {
    return rules().game().toInt(position, move);
  }

  @Override
  public Optional<Outcome> outcome(P position) {
    GameMoves<P> moves = newMoves();
    moves.count(position);
    return moves.outcome();
  }
}
