// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.internal.platform.Lists;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The attacks of the pieces on a board, found by walking along the terms of their movements. This
 * is for messages and checks, which need no tables: a search asks the tables of a plan.
 */
public final class Attacks {
  private final GameRules rules;
  private final Geometry geometry;
  private final byte[] board;

  /**
   * Creates the attacks on a board.
   *
   * @param board the code of each square, which may change later
   */
  public Attacks(GameRules rules, byte[] board) {
    this.rules = rules;
    this.board = board;
    geometry = rules.geometry();
  }

  /** {@return the rules of the piece on a square, which is not empty} */
  private TokenRules at(int square) {
    return rules.token(board[square] & 0xFF);
  }

  /** {@return whether a square is not empty} */
  public boolean isOccupied(int square) {
    return board[square] != 0;
  }

  /** {@return whether a square has a piece of a side} */
  public boolean has(int square, Side side) {
    return isOccupied(square) && at(square).side() == side;
  }

  /** {@return the square of the first royal piece of a side, or −1} */
  public int royal(Side side) {
    return IntStream.range(0, board.length)
        .filter(square -> has(square, side) && at(square).isRoyal())
        .findFirst()
        .orElse(-1);
  }

  private boolean attacks(int square, int target) {
    TokenRules token = at(square);
    for (RowRules row : token.rows()) {
      if (row.from().contains(square) && row.within().contains(target)) {
        for (MovementTerm term : row.terms()) {
          if (term.captures()
              && (!term.initial() || token.initial().contains(square))
              && geometry.anyReached(square, term, this::isOccupied, to -> to == target)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * {@return the squares of the pieces of a side with a capturing move to a square} Castling and
   * capturing en passant do not count.
   */
  public List<Integer> attackers(int target, Side by) {
    return IntStream.range(0, board.length)
        .filter(square -> has(square, by) && attacks(square, target))
        .boxed()
        .collect(Lists.toList());
  }

  /**
   * {@return the squares of two facing pieces that see each other along a file; empty if there are
   * none}
   */
  public List<Integer> facing() {
    if (rules.facing().isEmpty()) {
      return List.of();
    }
    for (int square = 0; square < board.length; square++) {
      if (isFacing(square, Side.FIRST)) {
        for (Direction direction : List.of(Direction.NORTH, Direction.SOUTH)) {
          int seen = firstOccupied(square, direction);
          if (seen >= 0 && isFacing(seen, Side.SECOND)) {
            return List.of(square, seen);
          }
        }
      }
    }
    return List.of();
  }

  private boolean isFacing(int square, Side side) {
    return isOccupied(square) && at(square).standsFor() == rules.facing().get(side.ordinal());
  }

  /** {@return the first occupied square in a direction, or a negative number if there is none} */
  public int firstOccupied(int from, Direction direction) {
    int next = geometry.step(from, direction);
    while (next >= 0 && !isOccupied(next)) {
      next = geometry.step(next, direction);
    }
    return next;
  }
}
