// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.Outcome;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.BoardGame;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.style.Side;
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
    return isPlain(position, move)
        ? PackedMove.isDrop(move)
            ? position.drop(PackedMove.dropped(move), PackedMove.to(move))
            : playPlain(position, PackedMove.from(move), PackedMove.to(move), move)
        : playRare(position, move);
  }

  /** {@return whether a move changes only two squares and a hand, and may be played as it is} */
  private boolean isPlain(P position, int move) {
    int to = PackedMove.to(move);
    int from = PackedMove.from(move);
    if (move < 0 || move >>> 29 != 0 || data.hasRareMoves || to >= data.squares) {
      return false;
    }
    Side turn = position.turn();
    int there = position.codeAt(to);
    if (PackedMove.isDrop(move)) {
      int code = PackedMove.dropped(move);
      return PackedMove.becomes(move) == 0
          && there == 0
          && code > 0
          && code < data.codes
          && data.rules.token(code).side() == turn;
    }
    int moved = from < data.squares ? position.codeAt(from) : 0;
    int becomes = PackedMove.becomes(move);
    return moved != 0
        && data.rules.token(moved).side() == turn
        && (there == 0 || data.rules.token(there).side() != turn)
        && data.arrivals[moved] != 0
        && (becomes == 0 || isSameKind(moved, becomes));
  }

  private boolean isSameKind(int moved, int becomes) {
    if (becomes >= data.codes) {
      return false;
    }
    TokenRules token = data.rules.token(moved);
    TokenRules after = data.rules.token(becomes);
    return token.side() == after.side() && token.isRoyal() == after.isRoyal();
  }

  private P playPlain(P position, int from, int to, int move) {
    int becomes = PackedMove.becomes(move);
    int there = position.codeAt(to);
    int moved = position.codeAt(from);
    int arrival = becomes != 0 ? becomes : data.arrivals[moved];
    int received = there == 0 ? 0 : data.rules.token(there).capturedAs();
    return position.play(from, to, arrival == moved ? 0 : arrival, received);
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
