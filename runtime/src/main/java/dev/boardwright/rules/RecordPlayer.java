// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import org.jspecify.annotations.Nullable;

/**
 * A cursor and a list of moves with which records of a game play. They take much more memory than a
 * record, so that a rule book lends them to one record at a time.
 */
final class RecordPlayer<P extends GamePosition<P>> {
  final Game<P> game;
  final GameCursor<P> cursor;
  final BoardMoves<P> moves;

  /** The record at whose current position the cursor is, by its key; null at first. */
  @Nullable Object owner;

  /** The number of moves that the cursor can undo. */
  int played;

  RecordPlayer(Game<P> game) {
    this.game = game;
    cursor = game.cursor(game.start());
    moves = game.newMoves();
  }

  /** Loads a position. */
  void reset(P position) {
    cursor.reset(position);
    played = 0;
  }

  void play(int move) {
    cursor.play(move);
    played++;
  }

  void undo() {
    cursor.undo();
    played--;
  }
}
