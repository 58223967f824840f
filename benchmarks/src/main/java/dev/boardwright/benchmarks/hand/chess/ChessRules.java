// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.chess;

import dev.boardwright.benchmarks.hand.Engine;
import dev.boardwright.benchmarks.hand.Walk;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.qi.BoardType;

/** The rules of chess. {@link ChessMoves} finds the moves, and {@link ChessState} makes them. */
public final class ChessRules implements Engine<ChessState> {
  private final ChessMoves moves = new ChessMoves();

  /** Creates the rules. */
  public ChessRules() {}

  @Override
  public String name() {
    return "chess";
  }

  @Override
  public ChessState start() {
    return ChessState.START;
  }

  @Override
  public ChessState parse(String text) {
    return ChessNotation.parse(text);
  }

  @Override
  public String toFeen(ChessState state) {
    return ChessNotation.feen(state);
  }

  @Override
  public int maxMoves() {
    return ChessMoves.MAX_MOVES;
  }

  @Override
  public int list(ChessState state, int[] list) {
    return moves.generate(state).list(list);
  }

  @Override
  public int count(ChessState state) {
    return moves.generate(state).count();
  }

  @Override
  public ChessState play(ChessState state, int move) {
    return state.play(move);
  }

  @Override
  public Walk<ChessState> walk(ChessState state) {
    return new ChessWalk(moves, state);
  }

  @Override
  public boolean isCheck(ChessState state) {
    return moves.isKingAttacked(state.position());
  }

  @Override
  public String text(int move) {
    return ChessMove.text(move);
  }

  @Override
  public ChessPosition position(ChessState state) {
    return state.position();
  }

  @Override
  public BoardType<ChessPosition> type() {
    return ChessPosition.TYPE;
  }
}
