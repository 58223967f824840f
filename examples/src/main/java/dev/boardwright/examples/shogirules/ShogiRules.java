// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;

/**
 * The rules of shogi on a board of any shape: what is legal to move and to drop. A position is read
 * into {@link #board} and {@link #hand}, whatever type it has; then {@link #list} finds its moves.
 *
 * <p>Used again and again; not safe for use by several threads at a time.
 */
public final class ShogiRules {
  /** No position of shogi has more moves: 593 are known to be the most. */
  public static final int MAX_MOVES = 600;

  private static final int NOT_PINNED = -1;

  private final PieceTables tables;
  private final int squares;

  /** By side and square: whether pieces promote there. */
  private final boolean[][] isZone;

  private final int[] fileOf;

  /** By code and square: whether the piece would never move again. */
  private final boolean[][] isStuck;

  /** The code on each square. */
  final byte[] board;

  /** How many of each piece the side to move has in hand, by code. */
  final int[] hand;

  /** The ordinals of the side to move and of the other one. */
  private int us;

  private int them;
  private int king;
  private int theirKing;

  /** Where our pieces are. */
  private final int[] ours;

  private int ourCount;

  /** How many pieces give check, and which squares answer one of them. */
  private int checkers;

  private final int[] answers;
  private int answerStamp;

  /** By square: the direction from the king in which a piece of ours has to stay. */
  private final int[] pins;

  private final int[] pinned = new int[8];
  private int pinCount;
  private final int[] empty;

  /**
   * The rules for a board.
   *
   * @param geometry the geometry of the board
   * @param pieces the declared pieces in the order of their codes, tokens of EPIN
   * @param zone how many ranks are the promotion zone
   */
  public ShogiRules(Geometry geometry, List<String> pieces, int zone) {
    tables = new PieceTables(geometry, pieces);
    squares = geometry.shape().squareCount();
    board = new byte[squares];
    hand = new int[pieces.size() + 1];
    ours = new int[squares + 1];
    answers = new int[squares];
    pins = new int[squares];
    Arrays.fill(pins, NOT_PINNED);
    empty = new int[squares + 1];
    fileOf = new int[squares];
    isZone = new boolean[2][squares];
    isStuck = new boolean[pieces.size() + 1][squares];
    int ranks = geometry.shape().ranks();
    for (int square = 0; square < squares; square++) {
      int rank = geometry.shape().rank(geometry.order(), square);
      fileOf[square] = geometry.shape().file(square);
      isZone[0][square] = rank >= ranks - zone;
      isZone[1][square] = rank < zone;
      for (int code = 1; code <= pieces.size(); code++) {
        isStuck[code][square] = tables.isStuck(code, square);
      }
    }
  }

  /** The codes of what the hand of a side may hold. */
  int[] handCodes(Side side) {
    return tables.hands[side.ordinal()];
  }

  /** The pieces' tables, for notation. */
  PieceTables tables() {
    return tables;
  }

  /**
   * Lists the legal moves of the position that has been read.
   *
   * @param turn the side to move
   * @param moves receives them ({@link Move}), {@link #MAX_MOVES} at most
   * @return how many there are
   */
  public int list(Side turn, int[] moves) {
    look(turn);
    int count = addKingMoves(moves);
    if (checkers < 2) {
      for (int i = 0; i < ourCount; i++) {
        count = addMoves(ours[i], moves, count);
      }
      count = addDrops(moves, count);
    }
    for (int i = 0; i < pinCount; i++) {
      pins[pinned[i]] = NOT_PINNED;
    }
    return count;
  }

  /**
   * Whether the last position of which moves were listed is one in check.
   *
   * @return whether the king of the side to move is attacked
   */
  public boolean isCheck() {
    return checkers > 0;
  }

  /** Whether the king of a side is attacked in the position that has been read. */
  boolean isKingAttacked(Side side) {
    findPieces(side);
    return isAttacked(king, us);
  }

  private void findPieces(Side side) {
    us = side.ordinal();
    them = us ^ 1;
    int ourKing = tables.kings[us];
    int otherKing = tables.kings[them];
    int found = 0;
    for (int square = 0; square < squares; square++) {
      int code = board[square];
      // Written always, and written over unless it is ours: which square is cannot be foreseen.
      ours[found] = square;
      found += tables.sides[code] == us && code != ourKing ? 1 : 0;
      king = code == ourKing ? square : king;
      theirKing = code == otherKing ? square : theirKing;
    }
    ourCount = found;
  }

  /** Looks from the king in all directions: who gives check, and who of ours must not leave. */
  private void look(Side turn) {
    findPieces(turn);
    checkers = 0;
    pinCount = 0;
    answerStamp++;
    for (int direction = 0; direction < 8; direction++) {
      look(direction, 1 << PieceTables.opposite(direction));
    }
    int knight = tables.knights[them];
    // Where our knight would go from here, theirs comes from.
    int ourKnight = tables.knights[us];
    for (int i = 0; i < tables.stepCount(ourKnight, king); i++) {
      int square = tables.step(ourKnight, king, i);
      if (board[square] == knight) {
        checkers++;
        answers[square] = answerStamp;
      }
    }
  }

  private void look(int direction, int towardsUs) {
    int blocker = -1;
    int start = tables.pathStart(king, direction);
    int end = tables.pathEnd(king, direction);
    for (int at = start; at < end; at++) {
      int square = tables.onPath(at);
      int code = board[square];
      if (code == 0) {
        continue;
      }
      if (tables.sides[code] == us) {
        if (blocker >= 0) {
          return;
        }
        blocker = square;
        continue;
      }
      boolean slides = (tables.slideDirections[code] & towardsUs) != 0;
      if (blocker >= 0) {
        if (slides) {
          pins[blocker] = direction;
          pinned[pinCount] = blocker;
          pinCount++;
        }
      } else if (slides || at == start && (tables.stepDirections[code] & towardsUs) != 0) {
        checkers++;
        for (int k = start; k <= at; k++) {
          answers[tables.onPath(k)] = answerStamp;
        }
      }
      return;
    }
  }

  /** Whether a square is attacked by the side that is not the defender. */
  private boolean isAttacked(int square, int defender) {
    for (int direction = 0; direction < 8; direction++) {
      int towards = 1 << PieceTables.opposite(direction);
      int attacker = attacker(square, direction, towards);
      if (attacker >= 0 && tables.sides[board[attacker]] != defender) {
        return true;
      }
    }
    int knight = tables.knights[defender ^ 1];
    int ownKnight = tables.knights[defender];
    for (int i = 0; i < tables.stepCount(ownKnight, square); i++) {
      if (board[tables.step(ownKnight, square, i)] == knight) {
        return true;
      }
    }
    return false;
  }

  /** The square of the first piece in a direction if it goes the way back as far; else -1. */
  private int attacker(int square, int direction, int towards) {
    int start = tables.pathStart(square, direction);
    int end = tables.pathEnd(square, direction);
    for (int at = start; at < end; at++) {
      int code = board[tables.onPath(at)];
      if (code != 0) {
        boolean reaches =
            (tables.slideDirections[code] & towards) != 0
                || at == start && (tables.stepDirections[code] & towards) != 0;
        return reaches ? tables.onPath(at) : -1;
      }
    }
    return -1;
  }

  private int addKingMoves(int[] moves) {
    int count = 0;
    int code = board[king];
    board[king] = 0; // it does not hide behind itself
    for (int i = 0; i < tables.stepCount(code, king); i++) {
      int to = tables.step(code, king, i);
      int there = board[to];
      if (tables.sides[there] != us && !isAttacked(to, us)) {
        moves[count++] = Move.of(king, to, 0, tables.inHand[there]);
      }
    }
    board[king] = (byte) code;
    return count;
  }

  private int addMoves(int from, int[] moves, int before) {
    int code = board[from];
    int pin = pins[from];
    int count = before;
    for (int i = 0; i < tables.stepCount(code, from); i++) {
      int to = tables.step(code, from, i);
      if (tables.sides[board[to]] != us && isLegal(to, pin)) {
        count = add(from, to, code, moves, count);
      }
    }
    for (int rest = tables.slideDirections[code]; rest != 0; rest &= rest - 1) {
      int direction = Integer.numberOfTrailingZeros(rest);
      int end = tables.pathEnd(from, direction);
      for (int at = tables.pathStart(from, direction); at < end; at++) {
        int to = tables.onPath(at);
        int side = tables.sides[board[to]];
        if (side == us) {
          break;
        }
        if (isLegal(to, pin)) {
          count = add(from, to, code, moves, count);
        }
        if (side != PieceTables.NOBODY) {
          break;
        }
      }
    }
    return count;
  }

  /** Whether going there answers a check, if there is one, and does not give way to another. */
  private boolean isLegal(int to, int pin) {
    return (checkers == 0 || answers[to] == answerStamp)
        && (pin == NOT_PINNED || tables.direction(king, to) == pin);
  }

  private int add(int from, int to, int code, int[] moves, int before) {
    int count = before;
    int toHand = tables.inHand[board[to]];
    int promoted = tables.promoted[code];
    if (promoted != 0 && (isZone[us][from] || isZone[us][to])) {
      moves[count++] = Move.of(from, to, promoted, toHand);
      if (isStuck[code][to]) {
        return count;
      }
    }
    moves[count++] = Move.of(from, to, 0, toHand);
    return count;
  }

  private int addDrops(int[] moves, int before) {
    int count = before;
    int free = -1;
    for (int code : tables.hands[us]) {
      if (hand[code] == 0) {
        continue;
      }
      free = free < 0 ? findEmpty() : free;
      boolean[] stuck = isStuck[code];
      if (tables.isPawn[code]) {
        count = addPawnDrops(code, free, moves, count);
      } else {
        for (int i = 0; i < free; i++) {
          moves[count] = Move.drop(code, empty[i]);
          count += stuck[empty[i]] ? 0 : 1;
        }
      }
    }
    return count;
  }

  private int findEmpty() {
    int free = 0;
    for (int square = 0; square < squares; square++) {
      empty[free] = square;
      free += board[square] == 0 && (checkers == 0 || answers[square] == answerStamp) ? 1 : 0;
    }
    return free;
  }

  /** No second pawn on a file (nifu), and no mate (uchifuzume). */
  private int addPawnDrops(int code, int free, int[] moves, int before) {
    int filesTaken = 0;
    for (int i = 0; i < ourCount; i++) {
      filesTaken |= board[ours[i]] == code ? 1 << fileOf[ours[i]] : 0;
    }
    int count = before;
    for (int i = 0; i < free; i++) {
      int to = empty[i];
      if ((filesTaken >>> fileOf[to] & 1) == 0 && !isStuck[code][to] && !isMate(code, to)) {
        moves[count++] = Move.drop(code, to);
      }
    }
    return count;
  }

  /** Whether a pawn dropped there gives check, and nothing helps. */
  private boolean isMate(int pawn, int to) {
    if (tables.step(pawn, to, 0) != theirKing) {
      return false;
    }
    board[to] = (byte) pawn;
    boolean isMate = !canCapture(to) && !canFlee();
    board[to] = 0;
    return isMate;
  }

  private boolean canFlee() {
    int kingCode = board[theirKing];
    board[theirKing] = 0;
    boolean canFlee = false;
    for (int i = 0; i < tables.stepCount(kingCode, theirKing); i++) {
      int to = tables.step(kingCode, theirKing, i);
      canFlee |= tables.sides[board[to]] != them && !isAttacked(to, them);
    }
    board[theirKing] = (byte) kingCode;
    return canFlee;
  }

  /** Whether a piece other than the king captures the pawn, and the king is not attacked then. */
  private boolean canCapture(int pawnSquare) {
    for (int direction = 0; direction < 8; direction++) {
      int from = attacker(pawnSquare, direction, 1 << PieceTables.opposite(direction));
      if (from >= 0
          && from != theirKing
          && tables.sides[board[from]] == them
          && isSafeAfter(from, pawnSquare)) {
        return true;
      }
    }
    int knight = tables.knights[them];
    int ourKnight = tables.knights[us];
    for (int i = 0; i < tables.stepCount(ourKnight, pawnSquare); i++) {
      int from = tables.step(ourKnight, pawnSquare, i);
      if (board[from] == knight && isSafeAfter(from, pawnSquare)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSafeAfter(int from, int to) {
    byte moved = board[from];
    byte captured = board[to];
    board[from] = 0;
    board[to] = moved;
    boolean isSafe = !isAttacked(theirKing, them);
    board[from] = moved;
    board[to] = captured;
    return isSafe;
  }
}
