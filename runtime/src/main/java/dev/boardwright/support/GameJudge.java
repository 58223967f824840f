// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

/** The rules of a game as a cursor asks for them. A cursor keeps one judge, for one thread. */
public interface GameJudge {
  /**
   * Finds what a move changes that is more than two squares and a hand, or that depends on the
   * whole position.
   *
   * @param sets the squares of each piece and side, as {@link MoveTables} describes them
   * @param hands the hand counts, by code and side
   * @param side the ordinal of the side to move
   * @param move the move
   * @param effects receives the changes
   * @throws IllegalArgumentException if the move is rejected
   */
  void resolve(long[] sets, int[] hands, int side, int move, MoveEffects effects);

  /**
   * {@return whether a capture en passant after a leap leaves the captor's royal piece safe}
   *
   * @param sets the squares of each piece and side before the leap
   * @param side the ordinal of the side that leaps
   * @param from the square that the leaping piece leaves
   * @param leaping the code of the leaping piece
   * @param origin the square that the captor leaves
   * @param captor the code of the captor
   * @param crossed the square that the leaping piece has crossed
   */
  boolean isSafeCapture(
      long[] sets, int side, int from, int leaping, int origin, int captor, int crossed);

  /**
   * {@return whether the royal piece of a side is attacked; false if there is none}
   *
   * @param sets the squares of each piece and side
   * @param side the ordinal of the side
   */
  boolean isCheck(long[] sets, int side);

  /**
   * Learns where moves from a position may give check.
   *
   * @param sets the squares before the move
   * @param version a number that changes with the sets
   * @param side the ordinal of the side that is to move after the move
   * @param map receives what is known
   */
  void learnChecks(long[] sets, int version, int side, CheckMap map);

  /**
   * {@return 1 if a move from the position that was last learned gives check, 0 if it does not, or
   * −1 if that is not known without the sets after the move}
   *
   * @param from the square that the piece leaves, or −1 for a drop
   * @param to the destination
   * @param after the code of the piece that arrives
   */
  int givesCheck(int from, int to, int after);
}
