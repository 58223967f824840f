// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.BoardMoves;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a game that all its texts need, and access to its positions by codes, whatever
 * form the game has.
 *
 * @param <P> the type of the positions
 */
final class GameTable<P extends GamePosition<P>> {
  final Game<P> game;
  final GameRules rules;
  final GameTexts texts;
  final BoardCells cells;
  final PieceNames names;

  /** The type of the board. */
  private final BoardType<P> type;

  /**
   * A list of moves that nobody uses at the moment, or null. Taking it and giving it back lets
   * threads share a table without creating a list for each call.
   */
  private final AtomicReference<@Nullable BoardMoves<P>> spare = new AtomicReference<>();

  GameTable(Game<P> game) {
    this.game = Objects.requireNonNull(game, "game");
    rules = RuleAccess.rules(game.rules());
    texts = rules.texts();
    cells = BoardCells.of(rules.geometry().shape(), rules.geometry().order());
    names = new PieceNames(rules);
    type = game.start().type();
  }

  Shape shape() {
    return cells.shape();
  }

  int squareCount() {
    return shape().squareCount();
  }

  /** {@return the number of codes, including 0 for an empty square} */
  int codeCount() {
    return rules.tokens().size() + 1;
  }

  TokenRules token(int code) {
    return rules.token(code);
  }

  Side side(int code) {
    return rules.token(code).side();
  }

  /** {@return whether a hand can hold any pieces} */
  boolean hasHands() {
    return !rules.hand(Side.FIRST).isEmpty() || !rules.hand(Side.SECOND).isEmpty();
  }

  /**
   * {@return a new array of the codes of all squares}
   *
   * @throws IllegalArgumentException if the rules do not apply to the position
   */
  byte[] codes(P position) {
    Objects.requireNonNull(position, "position");
    byte[] codes = new byte[squareCount()];
    checked(position).copyCodes(codes);
    return codes;
  }

  /** {@return the code of the piece on a square, or 0 if it is empty} */
  int codeAt(P position, int square) {
    return checked(position).codeAt(square);
  }

  int handCount(P position, Side side, int code) {
    return checked(position).handCount(side, code);
  }

  /** {@return the position, or an equal one if it belongs to another rule book} */
  private P checked(P position) {
    return position.type() == type ? position : game.copyOf(position);
  }

  /** {@return the number of characters of the squares and hands of a position, at most} */
  int textCapacity() {
    return squareCount() * Math.max(2, names.longest) + 2 * shape().ranks();
  }

  /** {@return the position of a text that was read} */
  P position(FenText fen) {
    return type.of(fen.turn, fen.codes, fen.hands[0], fen.hands[1]);
  }

  /** {@return a list of moves that no other thread uses} */
  BoardMoves<P> takeMoves() {
    BoardMoves<P> moves = spare.getAndSet(null);
    return moves == null ? game.newMoves() : moves;
  }

  /** Gives back a list of moves that {@link #takeMoves} returned. */
  void giveBack(BoardMoves<P> moves) {
    spare.set(moves);
  }

  /**
   * {@return the text for a pair of codes in a move}
   *
   * @throws IllegalArgumentException if it has none, because the move is not legal
   */
  byte[] text(PairTexts texts, int first, int second, int move) {
    byte[] text = texts.get(first, second);
    if (text == null) {
      throw new IllegalArgumentException("the piece does not change like this: " + game.move(move));
    }
    return text;
  }

  /** {@return the exception for a move that cannot be written, or cannot be played} */
  IllegalArgumentException illegal(P position, int move) {
    return game.problem(position, move)
        .map(IllegalArgumentException.class::cast)
        .orElseGet(() -> new IllegalArgumentException("not a move of this notation: " + move));
  }

  /** Returns a position with a legal move played. */
  P play(P position, int move) {
    BoardMoves<P> moves = takeMoves();
    if (!moves.isLegal(position, move)) {
      throw illegal(position, move);
    }
    giveBack(moves);
    return game.play(position, move);
  }
}
