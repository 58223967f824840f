// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import dev.boardwright.internal.rules.GameRules;
import dev.boardwright.internal.rules.RowRules;
import dev.boardwright.internal.rules.TokenRules;
import dev.boardwright.rules.ReachedSquares.Standing;
import dev.boardwright.style.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The squares and hands in which games may have each piece, and whether it moves and promotes
 * there. The answer contains all games, and more: it starts with the pieces of the start position,
 * and adds everything that a move of one of them may lead to, whatever else stands on the board,
 * whoever is to move, and whether or not the game has ended. What is not in the answer never
 * happens.
 */
final class ReachablePieces {
  private final GameRules rules;
  private final FollowedMoves moves;
  private final ReachedSquares reached;
  private final ReachableHands hands;
  private final ReachablePassing passing;
  private final ReachableCastling castling;

  /** Whether a piece moves, by its code. */
  private final boolean[] isMoving;

  /** Whether a piece promotes, by its code. */
  private final boolean[] isPromoting;

  /** 1 if a piece may decline to promote with a move, 2 if it must not with one, or both. */
  private final int[] choices;

  /** The codes of pieces that castle, with the terms and the directions. */
  private final Set<List<Object>> castled = new HashSet<>();

  /**
   * Finds the pieces.
   *
   * @param start the start position
   */
  ReachablePieces(GameRules rules, RuleBookPosition start) {
    this.rules = rules;
    moves = new FollowedMoves(rules);
    reached = new ReachedSquares(rules);
    hands = new ReachableHands(rules, reached, moves);
    passing = new ReachablePassing(rules, reached);
    castling = new ReachableCastling(rules, reached);
    isMoving = new boolean[rules.tokens().size() + 1];
    isPromoting = new boolean[rules.tokens().size() + 1];
    choices = new int[rules.tokens().size() + 1];
    addStart(start);
    Standing next = reached.next();
    while (next != null && !moves.isExhausted()) {
      follow(next.token(), next.square());
      next = reached.next();
    }
  }

  /** {@return whether the moves of all pieces were followed; otherwise there were too many} */
  boolean isComplete() {
    return !moves.isExhausted();
  }

  /** {@return whether a game may have a piece on a square} */
  boolean isReached(int code, int square) {
    return reached.has(code, square);
  }

  /** {@return whether a game may have a piece on the board or in a hand} */
  boolean isReached(int code) {
    return reached.hasAny(code) || isHeld(code);
  }

  /** {@return whether a game may have a piece in the hand of its side} */
  boolean isHeld(int code) {
    return hands.holds(code);
  }

  /** {@return whether a piece may move on the board, or be dropped as another piece} */
  boolean isMoving(int code) {
    return isMoving[code] || hands.isDroppedAsOther(code);
  }

  /** {@return whether a move of a piece may begin or end in its zone} */
  boolean isPromoting(int code) {
    return isPromoting[code];
  }

  /** {@return whether a piece may decline to promote with some moves, but not with others} */
  boolean isSometimesForced(int code) {
    return choices[code] == 3;
  }

  /** {@return whether a piece may be dropped, or decline to promote, where it could never move} */
  boolean isAnyStuck() {
    return moves.isAnyStuck();
  }

  boolean isCastling(int code, MovementTerm term, Direction direction) {
    return castled.contains(List.of(code, term, direction));
  }

  private void addStart(RuleBookPosition start) {
    for (int square = 0; square < start.squareCount(); square++) {
      if (start.codeAt(square) != 0) {
        reached.add(start.codeAt(square), square);
      }
    }
    for (Side side : Side.values()) {
      for (int code : rules.hand(side)) {
        if (start.handCount(side, code) > 0) {
          hands.hold(code);
        }
      }
    }
  }

  private void follow(TokenRules token, int square) {
    reached.add(token.standsFor(), square); // a passing piece turns back
    hands.follow(token, square);
    castling.follow(token, square);
    moves.visit(token, square, (row, term, to) -> move(token, square, row, term, to));
  }

  private void move(TokenRules token, int from, RowRules row, MovementTerm term, int to) {
    if (term.kind() == Kind.CASTLING) {
      if (!castling.castle(token.side(), from, to)) {
        return;
      }
      castled.add(List.of(token.code(), term, to > from ? Direction.EAST : Direction.WEST));
    }
    isMoving[token.code()] = true;
    if (token.isRoyal()) {
      castling.moveRoyal(token.side());
    }
    if (term.captures()) {
      hands.attack(token.side(), to);
    }
    if (term.enPassant()) {
      passing.attack(token.side(), to);
    }
    arrive(token, from, row, term, to);
  }

  private void arrive(TokenRules token, int from, RowRules row, MovementTerm term, int to) {
    boolean canPromote = token.canPromote(from, to);
    if (canPromote) {
      isPromoting[token.code()] = true;
      token.promotesTo().forEach(code -> reached.add(code, to));
    }
    if (canPromote && token.mustPromote()) {
      return;
    }
    int arrival = token.arrival(row);
    boolean isAllowed = mayArrive(arrival, to, canPromote);
    if (isAllowed) {
      reached.add(arrival, to);
    }
    if (canPromote) {
      choices[token.code()] |= isAllowed ? 1 : 2;
    }
    if (row.passing() != 0
        && term.kind() == Kind.LAME_LEAP
        && mayArrive(row.passing(), to, canPromote)) {
      passing.leap(row.passing(), to);
    }
  }

  /** {@return whether a piece may arrive on a square, which it must not leave stuck} */
  private boolean mayArrive(int code, int to, boolean isDeclined) {
    return !isDeclined || moves.mayStay(code, to);
  }
}
