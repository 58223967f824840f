// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.Outcome;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.qi.Qi;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.Move;
import dev.boardwright.rules.Moves;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.rules.RuleBook;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A game that is played by an engine. It has the same moves, positions and outcomes as the generic
 * form of its rules, which also answers for positions that the engine does not know.
 *
 * @param <P> the type of the positions
 */
public final class EngineGame<P extends BoardPosition<P>> implements Game<P> {
  private final Game<Qi> general;
  private final BoardType<P> type;
  private final int pieceCount;
  private final Supplier<Generator<P>> generators;
  private final Player<P> player;

  /**
   * The part of an engine that plays moves.
   *
   * @param <P> the type of the positions
   */
  public interface Player<P> {
    /**
     * Plays a move.
     *
     * @param position the position, which may be any position that the rules apply to
     * @param move a legal move, packed
     * @return the position after the move
     * @throws IllegalArgumentException if the move cannot be played
     */
    P play(P position, int move);
  }

  /**
   * Creates a game.
   *
   * @param rules the rules of the game
   * @param type the type of the positions, with the same pieces in the same order
   * @param generators creates the move generator of each list of moves
   * @param player plays the moves; several threads may use it at once
   * @throws IllegalArgumentException if the pieces of the rules and of the positions differ
   */
  public EngineGame(
      RuleBook rules, BoardType<P> type, Supplier<Generator<P>> generators, Player<P> player) {
    if (!rules.pieces().equals(type.pieces())) {
      throw new IllegalArgumentException(
          "the rules have other pieces: " + rules.pieces() + ", not " + type.pieces());
    }
    general = rules.game();
    this.type = type;
    pieceCount = type.pieces().size();
    this.generators = generators;
    this.player = player;
  }

  @Override
  public RuleBook rules() {
    return general.rules();
  }

  @Override
  public P start() {
    return type.start();
  }

  @Override
  public P copyOf(Qi qi) {
    return type.copyOf(general.copyOf(qi));
  }

  @Override
  public Moves<P> newMoves() {
    return new EngineMoves<>(this, general, generators.get());
  }

  @Override
  public P play(P position, int move) {
    int squares = position.squareCount();
    if (PackedMove.to(move) >= squares
        || PackedMove.from(move) >= squares
        || PackedMove.becomes(move) > pieceCount) {
      throw new IllegalArgumentException("not a move of this game: " + move);
    }
    return player.play(position, move);
  }

  @Override
  public Move toMove(int move) {
    return general.toMove(move);
  }

  @Override
  public int toInt(P position, Move move) {
    return general.toInt(position, move);
  }

  @Override
  public Optional<Outcome> outcome(P position) {
    Moves<P> moves = newMoves();
    moves.count(position);
    return moves.outcome();
  }
}
