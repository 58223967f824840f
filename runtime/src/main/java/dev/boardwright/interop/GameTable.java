// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.GameTexts;
import dev.boardwright.internal.rules.RuleAccess;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Moves;
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
final class GameTable<P extends Qi> {
  private static final Side[] SIDES = Side.values();

  final Game<P> game;
  final GameRules rules;
  final GameTexts texts;
  final BoardCells cells;
  final PieceNames names;

  /** The type of the board if its codes are those of the rules, otherwise null. */
  private final @Nullable BoardType<?> type;

  /**
   * A list of moves that nobody uses at the moment, or null. Taking it and giving it back lets
   * threads share a table without creating a list for each call.
   */
  private final AtomicReference<@Nullable Moves<P>> spare = new AtomicReference<>();

  GameTable(Game<P> game) {
    this.game = Objects.requireNonNull(game, "game");
    rules = RuleAccess.rules(game.rules());
    texts = rules.texts();
    cells = BoardCells.of(rules.geometry().shape(), rules.geometry().order());
    names = new PieceNames(rules);
    type =
        game.start() instanceof BoardPosition<?> start
                && start.type().pieces().equals(game.rules().pieces())
            ? start.type()
            : null;
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
    if (isCoded(position)) {
      ((BoardPosition<?>) position).copyCodes(codes);
    } else {
      Qi qi = game.copyOf(position); // checks that the rules apply
      for (int square = 0; square < codes.length; square++) {
        codes[square] = (byte) rules.code(qi.pieceAt(square));
      }
    }
    return codes;
  }

  private boolean isCoded(P position) {
    return type != null
        && position instanceof BoardPosition<?> board
        && (board.type() == type || board.type().pieces().equals(type.pieces()));
  }

  /** {@return the number of characters of the squares and hands of a position, at most} */
  int textCapacity() {
    return squareCount() * Math.max(2, names.longest) + 2 * shape().ranks();
  }

  /** {@return the code of the piece on a square, or 0 if it is empty} */
  int codeAt(P position, int square) {
    return isCoded(position)
        ? ((BoardPosition<?>) position).codeAt(square)
        : rules.code(position.pieceAt(square));
  }

  int handCount(P position, Side side, int code) {
    return isCoded(position)
        ? ((BoardPosition<?>) position).handCount(side, code)
        : position.handCount(side, token(code).token());
  }

  /** {@return the position of a text that was read} */
  @SuppressWarnings("unchecked") // the positions of the board of a game are those of the game
  P position(FenText fen) {
    return type != null
        ? (P) type.of(fen.turn, fen.codes, fen.hands[0], fen.hands[1])
        : genericPosition(fen);
  }

  private P genericPosition(FenText fen) {
    Qi.Edit edit = Qi.of(shape(), rules.firstStyle(), rules.secondStyle()).edit();
    for (int square = 0; square < fen.codes.length; square++) {
      int code = fen.codes[square] & 0xFF;
      if (code != 0) {
        edit.set(square, token(code).token());
      }
    }
    for (Side side : SIDES) {
      for (int code : rules.hand(side)) {
        edit.addToHand(side, token(code).token(), fen.hands[side.ordinal()][code]);
      }
    }
    return game.copyOf(fen.turn == Side.FIRST ? edit.build() : edit.toggle().build());
  }

  /** {@return a list of moves that no other thread uses} */
  Moves<P> takeMoves() {
    Moves<P> moves = spare.getAndSet(null);
    return moves == null ? game.newMoves() : moves;
  }

  /** Gives back a list of moves that {@link #takeMoves} returned. */
  void giveBack(Moves<P> moves) {
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
      throw new IllegalArgumentException(
          "the piece does not change like this: " + game.rules().toText(game.move(move)));
    }
    return text;
  }

  /** {@return the exception for a move that cannot be written, or cannot be played} */
  IllegalArgumentException illegal(P position, int move) {
    return game.rules()
        .problem(position, game.move(move))
        .map(IllegalArgumentException.class::cast)
        .orElseGet(() -> new IllegalArgumentException("not a move of this notation: " + move));
  }

  /** Returns a position with a legal move played. */
  P play(P position, int move) {
    Moves<P> moves = takeMoves();
    if (!moves.isLegal(position, move)) {
      throw illegal(position, move);
    }
    giveBack(moves);
    return game.play(position, move);
  }
}
