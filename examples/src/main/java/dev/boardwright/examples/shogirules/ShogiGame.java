// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.examples.perft.Rules;
import dev.boardwright.examples.perft.Walk;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;

/**
 * A game with the rules of shogi: what depends on the types that are generated for its board. All
 * the rest is in {@link ShogiRules}, which is the same for every board.
 *
 * @param <P> the generated position
 * @param <S> the generated set of squares
 */
public abstract class ShogiGame<P extends Qi, S extends AnySquareSet<S>> implements Rules<P> {
  final ShogiRules<S> rules;
  private final ShogiNotation<P> notation;

  ShogiGame(ShogiBoard<S> board, String kingText) {
    rules = new ShogiRules<>(board);
    notation = new ShogiNotation<>(this, kingText);
  }

  /** Reads a position into the rules, to ask of the moves of a side. */
  abstract void read(P position, Side side);

  /** The codes of all squares. */
  abstract byte[] codes(P position);

  /** The position of a text in FEEN, whatever the rules say of it. */
  abstract P ofFeen(String text);

  abstract String pieceText(int code);

  abstract String cell(int square);

  /** A walk that begins at a position. */
  public abstract Walk walk(P position);

  @Override
  public P parse(String text) {
    return notation.parse(text);
  }

  /**
   * Writes a position in SFEN.
   *
   * @param position the position
   * @return a text that {@link #parse} makes an equal position of; its counter is 1
   */
  public String toSfen(P position) {
    return notation.sfen(position);
  }

  @Override
  public int maxMoves() {
    return ShogiRules.MAX_MOVES;
  }

  private ShogiRules<S> found(P position) {
    read(position, position.turn());
    return rules.generate();
  }

  @Override
  public int list(P position, int[] moves) {
    return found(position).list(moves);
  }

  @Override
  public int count(P position) {
    return found(position).count();
  }

  @Override
  public boolean isCheck(P position) {
    return isKingAttacked(position, position.turn());
  }

  boolean isKingAttacked(P position, Side side) {
    read(position, side);
    return rules.isKingAttacked();
  }

  @Override
  public boolean isCapture(P position, int move) {
    return Move.toHand(move) != 0;
  }

  @Override
  public boolean isPromotion(int move) {
    return Move.as(move) != 0;
  }

  @Override
  public String text(int move) {
    if (Move.isDrop(move)) {
      return PieceTables.letter(pieceText(Move.dropped(move))) + "*" + cell(Move.to(move));
    }
    return cell(Move.from(move)) + cell(Move.to(move)) + (isPromotion(move) ? "+" : "");
  }

  @Override
  public Qi position(P position) {
    return position;
  }
}
