// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

/**
 * A game with rules on a board with declared pieces, whose moves can also be made and taken back on
 * cursors.
 *
 * <pre>{@code
 * static <P extends GamePosition<P>> long perft(
 *     List<BoardMoves<P>> moves, GameCursor<P> cursor, int depth) {
 *   BoardMoves<P> ofPly = moves.get(depth);
 *   if (depth <= 1) {
 *     return ofPly.count(cursor);
 *   }
 *   ofPly.generate(cursor);
 *   long leaves = 0;
 *   for (int i = 0; i < ofPly.size(); i++) {
 *     cursor.play(ofPly.get(i));
 *     leaves += perft(moves, cursor, depth - 1);
 *     cursor.undo();
 *   }
 *   return leaves;
 * }
 * }</pre>
 *
 * @param <P> the type of the positions
 */
public interface BoardGame<P extends GamePosition<P>> extends Game<P> {
  @Override
  BoardMoves<P> newMoves();

  /**
   * {@return a new cursor that starts at a position}
   *
   * @param position the position
   */
  GameCursor<P> cursor(P position);
}
