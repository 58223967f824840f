// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;

/**
 * The legal moves of a state of chess. What is found is kept as sets: the targets of one piece, or
 * all squares that pawns reach by one step; so moves are counted without being listed.
 *
 * <p>Used again and again, one for each ply of a search: {@link #generate} allocates nothing that
 * stays. Not safe for use by several threads at a time.
 */
public final class ChessMoves {
  /** More moves than any state has: the most is 218, and listing takes up to three places more. */
  public static final int MAX_MOVES = 256;

  private static final ChessGeometry.Attacks KING = ChessGeometry.attacks(Movement.KING);
  private static final ChessGeometry.Attacks KNIGHT = ChessGeometry.attacks(Movement.KNIGHT);

  private static final ChessSquareSet RANK_1 = ChessSquareSet.onRank(0);
  private static final ChessSquareSet RANK_3 = ChessSquareSet.onRank(2);
  private static final ChessSquareSet RANK_6 = ChessSquareSet.onRank(5);
  private static final ChessSquareSet RANK_8 = ChessSquareSet.onRank(7);

  /**
   * More than there are: two for each of fifteen pieces, as a queen has, and six for each of eight
   * pawns that are pinned, for all others, for the king and for castling.
   */
  private static final int MAX_BUNDLES = 128;

  private static final ChessPiece[] FIRST_PROMOTIONS = {
    ChessPiece.FIRST_Q, ChessPiece.FIRST_R, ChessPiece.FIRST_B, ChessPiece.FIRST_N
  };

  private static final ChessPiece[] SECOND_PROMOTIONS = {
    ChessPiece.SECOND_Q, ChessPiece.SECOND_R, ChessPiece.SECOND_B, ChessPiece.SECOND_N
  };

  private final long[] targets = new long[MAX_BUNDLES];

  /** What the targets of a bundle have in common: where they are moved from, or by how much. */
  private final Origin[] origins = new Origin[MAX_BUNDLES];

  private final int[] starts = new int[MAX_BUNDLES];
  private int bundles;
  private int checkers;

  private ChessPosition position;
  private boolean isFirst;
  private ChessSquareSet occupied;
  private ChessSquareSet ours;
  private ChessSquareSet theirs;
  private ChessSquareSet theirRooks;
  private ChessSquareSet theirBishops;
  private int king;

  /** What a bundle's start means. */
  private enum Origin {
    /** The square of a piece. */
    PIECE,
    /** How far the index of each target is from where a pawn began. */
    PAWNS,
    /** The same, of pawns that become another piece. */
    PROMOTING_PAWNS,
    /** The same, of steps of two. */
    DOUBLE_STEPS,
    /** The square of a pawn that captures in passing. */
    EN_PASSANT,
    /** The square of the king. */
    CASTLING
  }

  /** An empty list. */
  public ChessMoves() {}

  /**
   * Finds the legal moves.
   *
   * @param state the state
   * @return this list, of its moves
   */
  public ChessMoves generate(ChessState state) {
    Objects.requireNonNull(state, "state");
    look(state.position());
    bundles = 0;
    ChessSquareSet checking = attackers();
    checkers = checking.size();
    addKing();
    if (checkers < 2) {
      // A check is answered by capturing who gives it, or between.
      ChessSquareSet allowed =
          checkers == 0
              ? ours.complement()
              : ChessGeometry.between(king, checking.firstIndex()).union(checking);
      ChessSquareSet pinned = pinned();
      addPieces(allowed, pinned);
      addPawns(pawns().minus(pinned), allowed);
      for (ChessSquareSet rest = pawns().intersect(pinned); !rest.isEmpty(); ) {
        int pawn = rest.firstIndex();
        rest = rest.without(pawn);
        ChessSquareSet line = ChessGeometry.line(king, pawn);
        addPawns(ChessSquareSet.of(pawn), allowed.intersect(line));
      }
      if (state.enPassant() != ChessState.NONE) {
        addEnPassant(state.enPassant());
      }
      if (checkers == 0 && state.castling() != 0) {
        addCastling(state.castling());
      }
    }
    return this;
  }

  /**
   * Whether the king of the side to move is attacked.
   *
   * @param of a position with one king for each side
   * @return whether it is
   */
  boolean isKingAttacked(ChessPosition of) {
    look(of);
    return !attackers().isEmpty();
  }

  private void look(ChessPosition of) {
    position = of;
    isFirst = of.turn() == Side.FIRST;
    occupied = of.occupied();
    ours = of.occupied(of.turn());
    theirs = occupied.minus(ours);
    ChessSquareSet queens = of.squaresOf(isFirst ? ChessPiece.SECOND_Q : ChessPiece.FIRST_Q);
    theirRooks = of.squaresOf(isFirst ? ChessPiece.SECOND_R : ChessPiece.FIRST_R).union(queens);
    theirBishops = of.squaresOf(isFirst ? ChessPiece.SECOND_B : ChessPiece.FIRST_B).union(queens);
    king = of.squaresOf(isFirst ? ChessPiece.FIRST_K : ChessPiece.SECOND_K).firstIndex();
  }

  private ChessSquareSet pawns() {
    return position.squaresOf(isFirst ? ChessPiece.FIRST_P : ChessPiece.SECOND_P);
  }

  /** The pieces that give check. */
  private ChessSquareSet attackers() {
    return attackers(king, occupied);
  }

  /** Their pieces that attack a square; their king is one of them. */
  private ChessSquareSet attackers(int square, ChessSquareSet stops) {
    ChessSquareSet at = ChessSquareSet.of(square);
    ChessSquareSet pawnSquares =
        isFirst
            ? at.shift(Direction.NORTH_WEST).union(at.shift(Direction.NORTH_EAST))
            : at.shift(Direction.SOUTH_WEST).union(at.shift(Direction.SOUTH_EAST));
    ChessSquareSet pawns = position.squaresOf(isFirst ? ChessPiece.SECOND_P : ChessPiece.FIRST_P);
    ChessSquareSet knights = position.squaresOf(isFirst ? ChessPiece.SECOND_N : ChessPiece.FIRST_N);
    ChessSquareSet kings = position.squaresOf(isFirst ? ChessPiece.SECOND_K : ChessPiece.FIRST_K);
    return ChessGeometry.rookAttacks(square, stops)
        .intersect(theirRooks)
        .union(ChessGeometry.bishopAttacks(square, stops).intersect(theirBishops))
        .union(KNIGHT.to(square, stops).intersect(knights))
        .union(KING.to(square, stops).intersect(kings))
        .union(pawnSquares.intersect(pawns));
  }

  /** Our pieces that stand alone between our king and a piece that would attack it. */
  private ChessSquareSet pinned() {
    ChessSquareSet snipers =
        ChessGeometry.rookAttacks(king, theirs)
            .intersect(theirRooks)
            .union(ChessGeometry.bishopAttacks(king, theirs).intersect(theirBishops));
    long pinned = 0;
    for (int from = snipers.nextIndex(0); from >= 0; from = snipers.nextIndex(from + 1)) {
      ChessSquareSet between = ChessGeometry.between(king, from).intersect(occupied);
      if (between.size() == 1) {
        pinned |= between.word(0);
      }
    }
    return ChessSquareSet.ofWords(pinned);
  }

  private void addKing() {
    ChessSquareSet to = KING.from(king, occupied).minus(ours);
    ChessSquareSet withoutKing = occupied.without(king);
    long safe = 0;
    for (int square = to.nextIndex(0); square >= 0; square = to.nextIndex(square + 1)) {
      if (attackers(square, withoutKing).isEmpty()) {
        safe |= 1L << square;
      }
    }
    add(Origin.PIECE, king, safe);
  }

  private void addPieces(ChessSquareSet allowed, ChessSquareSet pinned) {
    ChessSquareSet knights =
        position.squaresOf(isFirst ? ChessPiece.FIRST_N : ChessPiece.SECOND_N).minus(pinned);
    for (int from = knights.nextIndex(0); from >= 0; from = knights.nextIndex(from + 1)) {
      add(Origin.PIECE, from, KNIGHT.from(from, occupied).intersect(allowed).word(0));
    }
    ChessSquareSet queens = position.squaresOf(isFirst ? ChessPiece.FIRST_Q : ChessPiece.SECOND_Q);
    ChessSquareSet rooks =
        position.squaresOf(isFirst ? ChessPiece.FIRST_R : ChessPiece.SECOND_R).union(queens);
    for (int from = rooks.nextIndex(0); from >= 0; from = rooks.nextIndex(from + 1)) {
      long to = ChessGeometry.rookAttacks(from, occupied).intersect(allowed).word(0);
      add(Origin.PIECE, from, pinned.contains(from) ? to & line(from) : to);
    }
    ChessSquareSet bishops =
        position.squaresOf(isFirst ? ChessPiece.FIRST_B : ChessPiece.SECOND_B).union(queens);
    for (int from = bishops.nextIndex(0); from >= 0; from = bishops.nextIndex(from + 1)) {
      long to = ChessGeometry.bishopAttacks(from, occupied).intersect(allowed).word(0);
      add(Origin.PIECE, from, pinned.contains(from) ? to & line(from) : to);
    }
  }

  private long line(int from) {
    return ChessGeometry.line(king, from).word(0);
  }

  private void addPawns(ChessSquareSet pawns, ChessSquareSet allowed) {
    ChessSquareSet empty = occupied.complement();
    ChessSquareSet taken = theirs.intersect(allowed);
    if (isFirst) {
      ChessSquareSet steps = pawns.shift(Direction.NORTH).intersect(empty);
      ChessSquareSet doubles = steps.intersect(RANK_3).shift(Direction.NORTH).intersect(empty);
      addSteps(steps.intersect(allowed), doubles.intersect(allowed), RANK_8, -8);
      addCaptures(pawns.shift(Direction.NORTH_WEST).intersect(taken), RANK_8, -9);
      addCaptures(pawns.shift(Direction.NORTH_EAST).intersect(taken), RANK_8, -7);
    } else {
      ChessSquareSet steps = pawns.shift(Direction.SOUTH).intersect(empty);
      ChessSquareSet doubles = steps.intersect(RANK_6).shift(Direction.SOUTH).intersect(empty);
      addSteps(steps.intersect(allowed), doubles.intersect(allowed), RANK_1, 8);
      addCaptures(pawns.shift(Direction.SOUTH_WEST).intersect(taken), RANK_1, 7);
      addCaptures(pawns.shift(Direction.SOUTH_EAST).intersect(taken), RANK_1, 9);
    }
  }

  private void addSteps(ChessSquareSet steps, ChessSquareSet doubles, ChessSquareSet last, int by) {
    addCaptures(steps, last, by);
    add(Origin.DOUBLE_STEPS, 2 * by, doubles.word(0));
  }

  private void addCaptures(ChessSquareSet to, ChessSquareSet last, int by) {
    add(Origin.PAWNS, by, to.minus(last).word(0));
    add(Origin.PROMOTING_PAWNS, by, to.intersect(last).word(0));
  }

  /** Two pawns leave a rank at once, so what a pin says is not enough: look at the board after. */
  private void addEnPassant(int to) {
    int captured = isFirst ? to + 8 : to - 8;
    ChessSquareSet at = ChessSquareSet.of(to);
    ChessSquareSet from =
        isFirst
            ? at.shift(Direction.SOUTH_WEST).union(at.shift(Direction.SOUTH_EAST))
            : at.shift(Direction.NORTH_WEST).union(at.shift(Direction.NORTH_EAST));
    ChessSquareSet pawns = from.intersect(pawns());
    for (int pawn = pawns.nextIndex(0); pawn >= 0; pawn = pawns.nextIndex(pawn + 1)) {
      ChessSquareSet after = occupied.without(pawn).without(captured).with(to);
      if (attackers(king, after).without(captured).isEmpty()) {
        add(Origin.EN_PASSANT, pawn, 1L << to);
      }
    }
  }

  private void addCastling(int castling) {
    int rights = isFirst ? castling : castling >> 2;
    if ((rights & ChessState.FIRST_SHORT) != 0
        && ChessGeometry.between(king, king + 3).isDisjointFrom(occupied)
        && attackers(king + 1, occupied).isEmpty()
        && attackers(king + 2, occupied).isEmpty()) {
      add(Origin.CASTLING, king, 1L << king + 2);
    }
    if ((rights & ChessState.FIRST_LONG) != 0
        && ChessGeometry.between(king, king - 4).isDisjointFrom(occupied)
        && attackers(king - 1, occupied).isEmpty()
        && attackers(king - 2, occupied).isEmpty()) {
      add(Origin.CASTLING, king, 1L << king - 2);
    }
  }

  private void add(Origin origin, int start, long to) {
    targets[bundles] = to;
    origins[bundles] = origin;
    starts[bundles] = start;
    bundles += to == 0 ? 0 : 1;
  }

  /**
   * How many moves there are.
   *
   * @return the number, found without listing them
   */
  public int count() {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      int moves = Long.bitCount(targets[i]);
      count += origins[i] == Origin.PROMOTING_PAWNS ? FIRST_PROMOTIONS.length * moves : moves;
    }
    return count;
  }

  /** Whether a pawn can be captured in passing. */
  boolean hasEnPassant() {
    return Arrays.asList(origins).subList(0, bundles).contains(Origin.EN_PASSANT);
  }

  /**
   * Whether the king is attacked.
   *
   * @return whether the side to move is in check
   */
  public boolean isCheck() {
    return checkers > 0;
  }

  /**
   * Lists the moves.
   *
   * @param moves receives them ({@link ChessMove}), {@link #MAX_MOVES} at most
   * @return how many there are
   */
  public int list(int[] moves) {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      Origin origin = origins[i];
      if (origin == Origin.PROMOTING_PAWNS) {
        count = listPromotions(targets[i], starts[i], moves, count);
        continue;
      }
      boolean isBySteps = origin == Origin.PAWNS || origin == Origin.DOUBLE_STEPS;
      int kind =
          switch (origin) {
            case DOUBLE_STEPS -> ChessMove.DOUBLE_STEP;
            case EN_PASSANT -> ChessMove.EN_PASSANT;
            case CASTLING -> ChessMove.CASTLING;
            default -> ChessMove.NORMAL;
          };
      // As one number but for the target, which is in it once, or twice if it says where from.
      int head = ChessMove.of(isBySteps ? 0 : starts[i], 0, 0, kind) - (isBySteps ? starts[i] : 0);
      count = list(targets[i], head, isBySteps ? 1 : 0, moves, count);
    }
    return count;
  }

  /**
   * Four at a time, whether there are as many or not: how many there are cannot be foreseen. What
   * is too much is written over.
   */
  private static int list(long to, int head, int perSquare, int[] moves, int before) {
    int end = before + Long.bitCount(to);
    long rest = to;
    for (int count = before; count < end; count += 4) {
      for (int k = 0; k < 4; k++) {
        int square = Long.numberOfTrailingZeros(rest);
        moves[count + k] = head + square * perSquare + ChessMove.of(0, square, 0, 0);
        rest &= rest - 1;
      }
    }
    return end;
  }

  private int listPromotions(long bundle, int by, int[] moves, int before) {
    int count = before;
    for (long rest = bundle; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (ChessPiece piece : isFirst ? FIRST_PROMOTIONS : SECOND_PROMOTIONS) {
        moves[count++] = ChessMove.of(to - by, to, piece.code(), ChessMove.NORMAL);
      }
    }
    return count;
  }
}
