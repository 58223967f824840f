// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import org.jspecify.annotations.Nullable;

/**
 * Moves as two squares and what the piece becomes: the common part of {@link Uci} and {@link Usi},
 * which differ in the names of squares and in drops.
 *
 * @param <P> the type of the positions
 */
public abstract sealed class CoordinateNotation<P extends GamePosition<P>>
    implements MoveNotation<P> permits Uci, Usi {
  private final CoordinateMoves<P> moves;
  private final MoveReader<P> reader;

  CoordinateNotation(Game<P> game, CoordinateNames system, char dropMark) {
    moves = new CoordinateMoves<>(new GameTable<>(game), system, dropMark);
    reader = moves.reader();
  }

  @Override
  public final Game<P> game() {
    return moves.game();
  }

  @Override
  public final String format(P position, int move) {
    return moves.format(position, move);
  }

  @Override
  public final int parse(P position, @Nullable String text) {
    return reader.read(position, text);
  }
}
