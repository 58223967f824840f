// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand.shogi;

import dev.boardwright.SquareOrder;
import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of shogi on a board of any shape with up to {@value #MAX_SQUARES} squares: which moves
 * and drops are legal. {@link #read} reads a position or a cursor. {@link #generate} then finds its
 * moves, as sets of targets.
 *
 * <p>Objects are meant to be reused. Not safe for use by several threads. Each loop over squares
 * calls {@code nextIndex} in one place and not in two, because the JIT compiler limits how much it
 * inlines into a method. Sets passed to a method that is not inlined have to be allocated.
 *
 * @param <P> the type of the board's positions
 * @param <S> the type of the board's square sets
 */
final class ShogiRules<P extends FreePosition<P>, S extends AnySquareSet<S>> {
  /**
   * The array length that {@link #list} needs. The largest number of moves known for a position of
   * shogi is 593.
   */
  static final int MAX_MOVES = 600;

  /**
   * The largest number of squares. A move has seven bits for a square, and one of their values
   * represents all pawns.
   */
  static final int MAX_SQUARES = MoveSets.PAWNS;

  private final PieceTables<S> tables;
  private final ShogiBoard.Between<S> between;
  private final Class<S> setType;
  private final MoveSets<S> moves;

  /** The index of a first-side pawn's origin minus the index of the square that it steps to. */
  private final int pawnBehind;

  /** The code of the piece on each square. */
  private final byte[] board;

  /** The number of copies of each piece in the hand of the side to move, indexed by code. */
  private final int[] hand;

  private int us;
  private int them;
  private S occupied;
  private S ours;
  private S theirs;
  private S pawns;
  private int king;

  /** The number of checkers. If there are two, only the king can move. */
  private int checkers;

  /** The targets that answer a check, or all squares if there is no check. */
  private S answers;

  /** Our pieces that are pinned. */
  private S pinned;

  /** The lines that pinned pieces must not leave, one for each pin. */
  private final List<S> pinLines;

  /**
   * Creates the rules for a board.
   *
   * @param board the board
   * @throws IllegalArgumentException if the board has more than {@value #MAX_SQUARES} squares
   */
  ShogiRules(ShogiBoard<P, S> board) {
    int squares = board.type().shape().squareCount();
    if (squares > MAX_SQUARES) {
      throw new IllegalArgumentException(
          "board too large: " + squares + " squares (at most " + MAX_SQUARES + ")");
    }
    tables = new PieceTables<>(board);
    between = board.between();
    setType = board.setType();
    moves = new MoveSets<>(tables.inHand);
    this.board = new byte[tables.squares];
    hand = new int[tables.sides.length];
    int files = board.type().shape().files();
    pawnBehind = board.type().order() == SquareOrder.ASCENDING ? -files : files;
    occupied = ours = theirs = pawns = pinned = tables.none;
    answers = tables.all;
    pinLines = new ArrayList<>();
  }

  PieceTables<S> tables() {
    return tables;
  }

  /** Reads a position, to find the moves of one side. */
  void read(P position, Side side) {
    turnTo(side);
    position.copyCodes(board);
    for (int code : tables.hands[us]) {
      hand[code] = position.handCount(side, code);
    }
    take(position.occupied(), position.occupied(side), position.squaresOf(tables.pawns[us]));
    king = position.squaresOf(tables.kings[us]).firstIndex();
  }

  /** Reads the position that a cursor is at, to find the moves of the side to move. */
  void read(BoardCursor<P> cursor) {
    Side side = cursor.turn();
    turnTo(side);
    cursor.copyCodes(board);
    for (int code : tables.hands[us]) {
      hand[code] = cursor.handCount(side, code);
    }
    take(cursor.occupied(), cursor.occupied(side), cursor.squaresOf(tables.pawns[us]));
    king = cursor.squaresOf(tables.kings[us]).firstIndex();
  }

  private void turnTo(Side side) {
    us = side.ordinal();
    them = us ^ 1;
  }

  /** Stores the sets of all pieces, of the pieces of the side, and of its pawns. */
  private void take(AnySquareSet<?> all, AnySquareSet<?> ofSide, AnySquareSet<?> pawnsOfSide) {
    occupied = setType.cast(all);
    ours = setType.cast(ofSide);
    pawns = setType.cast(pawnsOfSide);
    theirs = occupied.difference(ours);
  }

  /**
   * Finds the legal moves of the position that has been read.
   *
   * @return this object
   */
  ShogiRules<P, S> generate() {
    moves.clear();
    look();
    addKingMoves();
    if (checkers < 2) {
      addMoves();
      addDrops();
    }
    return this;
  }

  /** {@return whether the king is attacked in the position that has been read} */
  boolean isKingAttacked() {
    look();
    return checkers > 0;
  }

  /** {@return the number of moves found} */
  int count() {
    return moves.count();
  }

  /**
   * Lists the moves found.
   *
   * @param list the array that receives the moves, encoded as in {@link Move}; it needs {@link
   *     #MAX_MOVES} elements
   * @return the number of moves
   */
  int list(int[] list) {
    return moves.list(list, board, us == 0 ? pawnBehind : -pawnBehind);
  }

  /** Finds the pieces of the other side that give check, and our pieces that they pin. */
  private void look() {
    checkers = 0;
    answers = tables.all;
    pinned = tables.none;
    pinLines.clear();
    S near = tables.neighbours.get(king).intersection(theirs);
    for (int from = -1; (from = near.nextIndex(from + 1)) >= 0; ) {
      if (reaches(from, king)) {
        addChecker(from, tables.none);
      }
    }
    S far = tables.lines.get(king).intersection(theirs);
    for (int from = -1; (from = far.nextIndex(from + 1)) >= 0; ) {
      if (slidesTowards(from, king)) {
        lookAlong(from);
      }
    }
    S jumps = tables.knightTargets.get(us).get(king).intersection(theirs);
    for (int from = -1; (from = jumps.nextIndex(from + 1)) >= 0; ) {
      if (board[from] == tables.knights[them]) {
        addChecker(from, tables.none);
      }
    }
  }

  private void lookAlong(int from) {
    S line = between.of(king, from);
    S stops = line.intersection(occupied);
    if (stops.isEmpty()) {
      addChecker(from, line);
    } else if (stops.size() == 1 && stops.isSubsetOf(ours)) {
      pinned = pinned.union(stops);
      pinLines.add(line.with(from));
    }
  }

  private void addChecker(int from, S line) {
    checkers++;
    answers = line.with(from);
  }

  /** {@return whether a piece steps or slides to an adjacent square} */
  private boolean reaches(int from, int to) {
    int code = board[from];
    int reach = tables.stepDirections[code] | tables.slideDirections[code];
    return (reach & tables.directionBit(from, to)) != 0;
  }

  /** {@return whether a piece slides in the direction of a square} */
  private boolean slidesTowards(int from, int to) {
    return (tables.slideDirections[board[from]] & tables.directionBit(from, to)) != 0;
  }

  private S attacks(int from, S stops) {
    return tables.attacks.get(board[from]).from(from, stops);
  }

  private void addKingMoves() {
    S to = attacks(king, occupied).difference(ours);
    // The king leaves its square, so it does not block attacks through that square.
    S stops = occupied.without(king);
    for (int square = -1; (square = to.nextIndex(square + 1)) >= 0; ) {
      if (!isAttacked(square, them, theirs, stops)) {
        moves.add(Move.of(king, 0, 0, 0), square);
      }
    }
  }

  /** {@return whether one of the given pieces of a side attacks a square} */
  private boolean isAttacked(int square, int side, S pieces, S stops) {
    S near = tables.neighbours.get(square).intersection(pieces);
    for (int from = -1; (from = near.nextIndex(from + 1)) >= 0; ) {
      if (reaches(from, square)) {
        return true;
      }
    }
    S far = tables.lines.get(square).intersection(pieces);
    for (int from = -1; (from = far.nextIndex(from + 1)) >= 0; ) {
      if (slidesTowards(from, square) && between.of(from, square).isDisjointFrom(stops)) {
        return true;
      }
    }
    S jumps = tables.knightTargets.get(side ^ 1).get(square).intersection(pieces);
    for (int from = -1; (from = jumps.nextIndex(from + 1)) >= 0; ) {
      if (board[from] == tables.knights[side]) {
        return true;
      }
    }
    return false;
  }

  private void addMoves() {
    S allowed = answers.difference(ours);
    S together = pawns.difference(pinned);
    addPawnMoves(steps(us, together).intersection(allowed));
    S others = ours.difference(together).without(king);
    for (int from = -1; (from = others.nextIndex(from + 1)) >= 0; ) {
      int code = board[from];
      S line = pinned.contains(from) ? pinLine(from) : tables.all;
      S to = attacks(from, occupied).intersection(allowed).intersection(line);
      moves.add(Move.of(from, 0, tables.promoted[code], 0), to.intersection(promoting(code, from)));
      moves.add(Move.of(from, 0, 0, 0), to.difference(tables.stuck.get(code)));
    }
  }

  private S pinLine(int square) {
    int i = 0;
    while (!pinLines.get(i).contains(square)) {
      i++;
    }
    return pinLines.get(i);
  }

  /**
   * {@return the squares that the given pawns of a side step to, computed for all of them at once}
   */
  private S steps(int side, S from) {
    return side == 0 ? from.shift(Direction.NORTH) : from.shift(Direction.SOUTH);
  }

  /**
   * Adds the moves of all pawns that step to the given squares. The target alone decides whether a
   * pawn may promote, because a pawn that starts in the promotion zone also ends in it.
   */
  private void addPawnMoves(S to) {
    int code = tables.pawns[us];
    int promoted = tables.promoted[code];
    moves.add(Move.of(MoveSets.PAWNS, 0, promoted, 0), to.intersection(tables.zones.get(us)));
    moves.add(Move.of(MoveSets.PAWNS, 0, 0, 0), to.difference(tables.stuck.get(code)));
  }

  /** {@return the targets on which a piece may promote} */
  private S promoting(int code, int from) {
    if (tables.promoted[code] == 0) {
      return tables.none;
    }
    S zone = tables.zones.get(us);
    return zone.contains(from) ? tables.all : zone;
  }

  private void addDrops() {
    S free = answers.difference(occupied);
    for (int code : tables.hands[us]) {
      if (hand[code] == 0) {
        continue;
      }
      S to = free.difference(tables.stuck.get(code));
      if (tables.isPawn[code]) {
        to = pawnDrops(code, to);
      }
      moves.add(Move.drop(code, 0), to);
    }
  }

  /**
   * {@return the squares on which a pawn may be dropped} A file must not contain a second
   * unpromoted pawn of the same side (nifu), and the drop must not be mate (uchifuzume).
   */
  private S pawnDrops(int code, S free) {
    S to = free;
    for (int pawn = -1; (pawn = pawns.nextIndex(pawn + 1)) >= 0; ) {
      to = to.difference(tables.files.get(pawn));
    }
    int theirKing = find(tables.kings[them], theirs);
    // Our pawn gives check from the square that their pawn would step to from their king's square.
    S before = steps(them, tables.none.with(theirKing)).intersection(to);
    return before.isEmpty() || !isMate(code, before.firstIndex(), theirKing)
        ? to
        : to.difference(before);
  }

  private int find(int code, S pieces) {
    int square = pieces.nextIndex(0);
    while (board[square] != code) {
      square = pieces.nextIndex(square + 1);
    }
    return square;
  }

  /** {@return whether dropping a pawn on a square from which it gives check is mate} */
  private boolean isMate(int pawn, int square, int theirKing) {
    board[square] = (byte) pawn;
    S after = occupied.with(square);
    boolean isMate =
        !canCapture(square, theirKing, after) && !canFlee(theirKing, after, ours.with(square));
    board[square] = 0;
    return isMate;
  }

  /**
   * {@return whether a piece other than the king can capture the pawn without leaving its king
   * attacked}
   */
  private boolean canCapture(int pawn, int theirKing, S stops) {
    S pieces = theirs.without(theirKing);
    for (int from = -1; (from = pieces.nextIndex(from + 1)) >= 0; ) {
      // The pawn has been captured, so only our other pieces can attack the king.
      if (attacks(from, stops).contains(pawn)
          && !isAttacked(theirKing, us, ours, stops.without(from))) {
        return true;
      }
    }
    return false;
  }

  private boolean canFlee(int theirKing, S stops, S attackers) {
    S to = attacks(theirKing, stops).difference(theirs);
    for (int square = -1; (square = to.nextIndex(square + 1)) >= 0; ) {
      if (!isAttacked(square, us, attackers, stops.without(theirKing))) {
        return true;
      }
    }
    return false;
  }
}
