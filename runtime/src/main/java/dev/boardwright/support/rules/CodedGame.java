// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.interop.AnyNotation;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.RuleBook;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The generated form of a game.
 *
 * @param <P> the type of the positions
 * @param <M> the type of the moves
 */
public final class CodedGame<P extends CodedGamePosition<P, M>, M extends CodedMove>
    implements BoardGame<P> {
  final GameData data;
  private final BoardType<P> type;
  private final Supplier<? extends GameMoves<P>> newMoves;
  private final Function<P, ? extends GameCursor<P>> newCursor;
  private final IntFunction<M> newMove;

  /** A list of moves for positions, or null while one thread uses it. */
  private final AtomicReference<@Nullable GameMoves<P>> spare = new AtomicReference<>();

  /** The reader of texts, or null until it is needed. */
  private volatile @Nullable AnyNotation<P> notation;

  /**
   * Creates a game.
   *
   * @param data the data of the game
   * @param type the type of the board
   * @param newMoves creates lists of moves
   * @param newCursor creates cursors
   * @param newMove creates moves
   */
  public CodedGame(
      GameData data,
      BoardType<P> type,
      Supplier<? extends GameMoves<P>> newMoves,
      Function<P, ? extends GameCursor<P>> newCursor,
      IntFunction<M> newMove) {
    this.data = data;
    this.type = type;
    this.newMoves = newMoves;
    this.newCursor = newCursor;
    this.newMove = newMove;
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

  /** {@return a list of moves that no other thread uses until it is given back} */
  GameMoves<P> takeMoves() {
    GameMoves<P> moves = spare.getAndSet(null);
    return moves == null ? newMoves() : moves;
  }

  void giveBack(GameMoves<P> moves) {
    spare.set(moves);
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
  public int read(P position, @Nullable String text) {
    AnyNotation<P> found = notation;
    if (found == null) {
      found = AnyNotation.of(this);
      notation = found;
    }
    return found.parse(position, text);
  }

  @Override
  public M move(int move) {
    return newMove.apply(move);
  }
}
