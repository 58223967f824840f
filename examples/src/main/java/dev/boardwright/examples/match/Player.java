// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.match;

import dev.boardwright.examples.client.EngineException;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.PackedMove;
import java.util.OptionalInt;

/**
 * A player of one game.
 *
 * @param <P> the type of the positions
 */
public interface Player<P extends GamePosition<P>> extends AutoCloseable {
  /** The decision to declare that the game is won, in place of a move. */
  int DECLARATION = PackedMove.NONE;

  /**
   * Begins another game.
   *
   * @throws EngineException if the player is an engine that fails
   */
  void begin() throws EngineException;

  /**
   * {@return the decision of the player}
   *
   * @param turn the game, in which there is a legal move
   * @throws EngineException if the player is an engine that fails, or plays an illegal move
   */
  Decision decide(Turn<P> turn) throws EngineException;

  /**
   * The decision of a player.
   *
   * @param move a legal move, {@link #DECLARATION} if the player may declare that it wins, or
   *     nothing if it resigns
   * @param found what the player found out about the position, in words; empty if it does not say
   */
  record Decision(OptionalInt move, String found) {}

  /** Ends the player. */
  @Override
  void close();
}
