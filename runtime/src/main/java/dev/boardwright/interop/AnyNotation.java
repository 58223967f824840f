// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.rules.Game;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.rules.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves in any notation. Reading takes {@code e2-e4}, {@code e2e4}, {@code e2→e4}, {@code P*e5} and
 * {@code *P→e5}, UCI, USI on boards of two dimensions, and SAN in the usual form of the game.
 * Writing uses the first of these. {@link Game#read} reads with this notation.
 *
 * <p>A text that means different legal moves in two notations is refused, as is one that is not
 * clear in any of them. Reading tests each legal move, and takes some microseconds. Immutable and
 * safe to share between threads.
 *
 * @param <P> the type of the positions
 */
public final class AnyNotation<P extends GamePosition<P>> implements MoveNotation<P> {
  private final Game<P> game;
  private final MoveReader<P> reader;

  private AnyNotation(Game<P> game) {
    this.game = game;
    GameTable<P> table = new GameTable<>(game);
    List<MoveSyntax<P>> syntaxes = new ArrayList<>();
    syntaxes.add(new OwnMoves<>(table));
    syntaxes.add(new CoordinateMoves<>(table, CoordinateNames.CELL, '@'));
    if (CoordinateNames.SHOGI.expresses(table.shape())) {
      syntaxes.add(new CoordinateMoves<>(table, CoordinateNames.SHOGI, '*'));
    }
    syntaxes.add(new SanWriter<>(table, San.usual(table)));
    reader = new MoveReader<>(table, List.copyOf(syntaxes));
  }

  /**
   * {@return a reader of the moves of a game} This method builds tables, so keep the result.
   *
   * @param game the game
   * @param <P> the type of the positions
   */
  public static <P extends GamePosition<P>> AnyNotation<P> of(Game<P> game) {
    return new AnyNotation<>(game);
  }

  @Override
  public Game<P> game() {
    return game;
  }

  /**
   * {@return the text of a move, such as {@code e2-e4} or {@code P*e5}}
   *
   * @param position any position
   * @param move the move
   * @throws IllegalArgumentException if {@code move} is not the packing of a move between squares
   *     of the board, with pieces of the game
   */
  @Override
  public String format(P position, int move) {
    return game.move(move).toString();
  }

  /**
   * Parses the text of a legal move.
   *
   * @param position the position in which the move is to be played
   * @param text the text
   * @return the move
   * @throws IllegalMoveException if {@code text} is not that of exactly one legal move, or is null
   */
  @Override
  public int parse(P position, @Nullable String text) {
    return reader.read(position, text);
  }
}
