// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.benchmarks.ShogiGeometry;
import dev.boardwright.benchmarks.ShogiPosition;
import dev.boardwright.benchmarks.ShogiSquareSet;
import dev.boardwright.benchmarks.hand.Engine;
import dev.boardwright.benchmarks.hand.Walk;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.examples.minishogi.MiniShogiGeometry;
import dev.boardwright.examples.minishogi.MiniShogiPosition;
import dev.boardwright.examples.minishogi.MiniShogiSquareSet;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.style.Side;

/**
 * A game with the rules of shogi, on a board with declared pieces. {@link ShogiRules} finds the
 * legal moves.
 *
 * @param <P> the generated type of the positions
 * @param <S> the generated type of the square sets
 */
public final class DeclaredShogi<P extends FreePosition<P>, S extends AnySquareSet<S>>
    implements Engine<P> {
  private final BoardType<P> type;
  private final BoardCells cells;
  private final ShogiRules<P, S> rules;
  private final ShogiNotation<P> notation;

  private DeclaredShogi(ShogiBoard<P, S> board) {
    type = board.type();
    cells = BoardCells.of(type.shape(), type.order());
    rules = new ShogiRules<>(board);
    notation = new ShogiNotation<>(type);
  }

  /**
   * Creates the rules of shogi, on the board of {@link dev.boardwright.benchmarks.Shogi}.
   *
   * @return new rules, to be used by one thread at a time
   */
  public static DeclaredShogi<ShogiPosition, ShogiSquareSet> standard() {
    return new DeclaredShogi<>(
        new ShogiBoard<>(
            ShogiPosition.TYPE,
            ShogiSquareSet.class,
            ShogiSquareSet::copyOf,
            ShogiGeometry::between,
            movement -> ShogiGeometry.attackTable(movement)::from,
            3));
  }

  /**
   * Creates the rules of minishogi, on the board of {@link
   * dev.boardwright.examples.minishogi.MiniShogi}.
   *
   * @return new rules, to be used by one thread at a time
   */
  public static DeclaredShogi<MiniShogiPosition, MiniShogiSquareSet> minishogi() {
    return new DeclaredShogi<>(
        new ShogiBoard<>(
            MiniShogiPosition.TYPE,
            MiniShogiSquareSet.class,
            MiniShogiSquareSet::copyOf,
            MiniShogiGeometry::between,
            movement -> MiniShogiGeometry.attackTable(movement)::from,
            1));
  }

  /** {@return the style of the second side, which is in lower case} */
  @Override
  public String name() {
    return type.style(Side.SECOND);
  }

  @Override
  public BoardType<P> type() {
    return type;
  }

  @Override
  public P start() {
    return type.start();
  }

  @Override
  public P parse(String text) {
    P position = notation.parse(text);
    PositionChecks.check(this, position);
    return position;
  }

  @Override
  public String toFeen(P position) {
    return type.toText(position);
  }

  /**
   * {@return the SFEN of a position, with the counter 1} {@link #parse} parses it to an equal
   * position.
   *
   * @param position the position
   */
  public String toSfen(P position) {
    return notation.sfen(position);
  }

  @Override
  public int maxMoves() {
    return ShogiRules.MAX_MOVES;
  }

  @Override
  public int list(P position, int[] moves) {
    return found(position).list(moves);
  }

  @Override
  public int count(P position) {
    return found(position).count();
  }

  private ShogiRules<P, S> found(P position) {
    rules.read(position, position.turn());
    return rules.generate();
  }

  @Override
  public P play(P position, int move) {
    int to = Move.to(move);
    return Move.isDrop(move)
        ? position.drop(Move.dropped(move), to)
        : position.play(Move.from(move), to, Move.as(move), Move.toHand(move));
  }

  @Override
  public Walk<P> walk(P position) {
    return new ShogiWalk<>(rules, position);
  }

  @Override
  public boolean isCheck(P position) {
    return isKingAttacked(position, position.turn());
  }

  boolean isKingAttacked(P position, Side side) {
    rules.read(position, side);
    return rules.isKingAttacked();
  }

  @Override
  public String text(int move) {
    String to = cell(Move.to(move));
    return Move.isDrop(move)
        ? PieceTables.letter(pieceText(Move.dropped(move))) + "*" + to
        : cell(Move.from(move)) + to + (Move.as(move) != 0 ? "+" : "");
  }

  String pieceText(int code) {
    return type.pieces().get(code - 1);
  }

  String cell(int square) {
    return cells.cell(square);
  }

  PieceTables<S> tables() {
    return rules.tables();
  }

  @Override
  public P position(P position) {
    return position;
  }
}
