// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.rules.PieceWords;
import dev.boardwright.interop.AnyNotation;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.IllegalMoveException;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PositionProblem;
import dev.boardwright.rules.RuleBook;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game: the generated form, or that of a rule book that was made when the program ran.
 *
 * @param <M> the type of the moves
 */
public final class CodedGame<P extends CodedGamePosition<P, M>, M extends Move> implements Game<P> {
  final GameData data;
  private final BoardType<P> type;
  private final Supplier<? extends GameMoves<P>> newMoves;
  private final Function<P, ? extends GameCursor<P>> newCursor;
  private final IntFunction<M> newMove;

  /** A list of moves for positions, or null while one thread uses it. */
  private final AtomicReference<@Nullable GameMoves<P>> spare = new AtomicReference<>();

  /** The words of messages, or null until they are needed. */
  private volatile @Nullable PieceWords words;

  /** The reader of texts, or null until it is needed. */
  private volatile @Nullable AnyNotation<P> notation;

  /**
   * Creates a game.
   *
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

  private CodedGame(
      RuleBook book,
      BoardType<P> type,
      Function<P, ? extends GameCursor<P>> newCursor,
      BiFunction<GameData, Integer, M> newMove) {
    data = new GameData(book, this::newPlannedMoves);
    this.type = type;
    newMoves = this::newPlannedMoves;
    this.newCursor = newCursor;
    this.newMove = move -> newMove.apply(data, move);
  }

  /**
   * {@return the game of a rule book, whose moves are found with the tables of a plan}
   *
   * @param newCursor creates cursors
   */
  public static <P extends CodedGamePosition<P, Move>> CodedGame<P, Move> of(
      RuleBook book, BoardType<P> type, Function<P, ? extends GameCursor<P>> newCursor) {
    return new CodedGame<>(book, type, newCursor, CodedMove::new);
  }

  private GameMoves<P> newPlannedMoves() {
    return PlannedMoves.of(data);
  }

  /** {@return the tables with which cursors play the moves of the game} */
  public MoveTables tables() {
    return data.tables;
  }

  @Override
  public RuleBook rules() {
    return data.book;
  }

  @Override
  public P start() {
    return type.start();
  }

  @Override
  public P copyOf(Qi qi) {
    P position = type.copyOf(qi);
    position.isCheck(); // throws if a side has several royal pieces
    return position;
  }

  @Override
  public GameMoves<P> newMoves() {
    return newMoves.get();
  }

  /** {@return the words of messages} */
  PieceWords words() {
    PieceWords found = words;
    if (found == null) {
      found = new PieceWords(data.rules);
      words = found;
    }
    return found;
  }

  /** {@return what is wrong with a position, as {@link RuleBook#problems} tells} */
  public List<PositionProblem> problems(Qi qi) {
    return new PositionChecks<>(this, qi).all();
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
    position.checkGame(data);
    P after = data.tables.play(position, move);
    return after != null ? after : playRare(position, move);
  }

  private P playRare(P position, int move) {
    GameCursor<P> cursor = cursor(position);
    cursor.play(move);
    return cursor.snapshot();
  }

  @Override
  public Optional<IllegalMoveException> problem(P position, int move) {
    return Optional.ofNullable(new IllegalMoves<>(this, position).find(move));
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
