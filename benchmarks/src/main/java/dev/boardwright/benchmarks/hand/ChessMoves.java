// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import dev.boardwright.examples.chess.ChessGeometry;
import dev.boardwright.examples.chess.ChessPiece;
import dev.boardwright.examples.chess.ChessPosition;
import dev.boardwright.examples.chess.ChessSquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.util.Objects;

/**
 * A generator of the legal moves of a chess state. It stores moves in bundles. A bundle is a set of
 * targets: the targets of one piece, or all squares that pawns reach by the same step. The
 * generator can therefore count moves without listing them.
 *
 * <p>Generators are meant to be reused, for example one for each ply of a search. {@link #generate}
 * creates no objects that outlive the call. Not safe for use by several threads.
 */
public final class ChessMoves {
  /**
   * The array length that {@link #list} needs. A state has at most 218 moves, and listing may write
   * up to three elements beyond them.
   */
  public static final int MAX_MOVES = 256;

  private static final ChessGeometry.AttackTable KING_MOVES =
      ChessGeometry.attackTable(Movement.KING);
  private static final ChessGeometry.AttackTable KNIGHT_MOVES =
      ChessGeometry.attackTable(Movement.KNIGHT);

  private static final ChessSquareSet RANK_1 = ChessSquareSet.onRank(0);
  private static final ChessSquareSet RANK_3 = ChessSquareSet.onRank(2);
  private static final ChessSquareSet RANK_6 = ChessSquareSet.onRank(5);
  private static final ChessSquareSet RANK_8 = ChessSquareSet.onRank(7);

  /**
   * An upper bound on the number of bundles: two for each of fifteen pieces, because a queen moves
   * like a rook and like a bishop; seven for each of eight pinned pawns, and seven for all other
   * pawns together; one for the king; two each for castling and en passant.
   */
  private static final int MAX_BUNDLES = 128;

  /**
   * The code of the first side's pawn. Each code of the second side is one more than the code of
   * the same piece of the first side.
   */
  private static final int PAWN = ChessPiece.FIRST_P.code();

  private static final int KNIGHT = ChessPiece.FIRST_N.code();
  private static final int BISHOP = ChessPiece.FIRST_B.code();
  private static final int ROOK = ChessPiece.FIRST_R.code();
  private static final int QUEEN = ChessPiece.FIRST_Q.code();
  private static final int KING = ChessPiece.FIRST_K.code();

  private static final int CODES = 1 + ChessPiece.values().length;

  private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private final long[] targets = new long[MAX_BUNDLES];

  /** The kind of each bundle, which determines the meaning of its element of {@link #starts}. */
  private final Origin[] origins = new Origin[MAX_BUNDLES];

  private final int[] starts = new int[MAX_BUNDLES];
  private int bundles;
  private int checkers;

  /**
   * The squares of each piece, as a bitboard, indexed by code. Bitboards are stored, and passed
   * between methods, as {@code long} values. They become sets only where a set operation is needed,
   * so that escape analysis can remove nearly all allocations of sets.
   */
  private final long[] squares = new long[CODES];

  private long ours;
  private long theirs;

  /**
   * The targets allowed to pieces other than the king. In check, these are the squares that answer
   * the check; otherwise they are all squares without our pieces.
   */
  private long allowed;

  /** Our pinned pieces. */
  private long pinned;

  private int us;
  private int them;
  private int king;

  /** The kinds of bundles. Each defines what {@link ChessMoves#starts} holds. */
  private enum Origin {
    /** The start is the square of a piece. */
    PIECE,
    /** The start is the index of each target minus the index of the pawn's origin. */
    PAWNS,
    /** Like {@link #PAWNS}, for pawns that promote. */
    PROMOTING_PAWNS,
    /** Like {@link #PAWNS}, for double steps. */
    DOUBLE_STEPS,
    /** The start is the square of a pawn that captures en passant. */
    EN_PASSANT,
    /** The start is the square of the king. */
    CASTLING
  }

  /** Creates a generator that has not found any moves yet. */
  public ChessMoves() {}

  /**
   * Finds the legal moves of a state. They replace the moves found before.
   *
   * @param state the state
   * @return this generator
   */
  public ChessMoves generate(ChessState state) {
    Objects.requireNonNull(state, "state");
    look(state.position());
    return find(state.castling(), state.enPassant());
  }

  /** Finds the legal moves of the position whose pieces have been read. */
  ChessMoves find(int castling, int enPassant) {
    bundles = 0;
    ChessSquareSet checking = ChessSquareSet.ofWords(attackers(king, ours | theirs));
    checkers = checking.size();
    addKing();
    if (checkers < 2) {
      // A check is answered by capturing the checker or by moving a piece between.
      allowed =
          checkers == 0
              ? ~ours
              : ChessGeometry.between(king, checking.firstIndex()).union(checking).word(0);
      pinned = pinned();
      addPieces();
      addPawns(our(PAWN).word(0) & ~pinned, allowed);
      for (long rest = our(PAWN).word(0) & pinned; rest != 0; rest &= rest - 1) {
        addPawns(rest & -rest, allowed & line(Long.numberOfTrailingZeros(rest)));
      }
      if (enPassant != ChessState.NONE) {
        addEnPassant(enPassant);
      }
      if (checkers == 0 && castling != 0) {
        addCastling(castling);
      }
    }
    return this;
  }

  /**
   * {@return whether the king of the side to move is attacked}
   *
   * @param position a position with one king for each side
   */
  boolean isKingAttacked(ChessPosition position) {
    look(position);
    return attackers(king, ours | theirs) != 0;
  }

  /**
   * Reads the squares of all pieces. The calls are written out instead of looped, because reading
   * is faster if the codes are constants.
   */
  private void look(ChessPosition position) {
    turnTo(position.turn());
    look(position, PAWN);
    look(position, KNIGHT);
    look(position, BISHOP);
    look(position, ROOK);
    look(position, QUEEN);
    look(position, KING);
    king = our(KING).firstIndex();
  }

  private void look(ChessPosition position, int piece) {
    take(piece, position.squaresOf(piece).word(0), position.squaresOf(piece + 1).word(0));
  }

  private void turnTo(Side side) {
    us = side.ordinal();
    them = us ^ 1;
    ours = 0;
    theirs = 0;
  }

  /** Stores the squares of one kind of piece of both sides. */
  private void take(int piece, long first, long second) {
    squares[piece] = first;
    squares[piece + 1] = second;
    ours |= squares[piece + us];
    theirs |= squares[piece + them];
  }

  private ChessSquareSet occupied() {
    return ChessSquareSet.ofWords(ours | theirs);
  }

  private ChessSquareSet ours() {
    return ChessSquareSet.ofWords(ours);
  }

  private ChessSquareSet theirs() {
    return ChessSquareSet.ofWords(theirs);
  }

  /** {@return the squares of one kind of piece of the side to move} */
  private ChessSquareSet our(int piece) {
    return ChessSquareSet.ofWords(squares[piece + us]);
  }

  /** {@return the squares of one kind of piece of the other side} */
  private ChessSquareSet their(int piece) {
    return ChessSquareSet.ofWords(squares[piece + them]);
  }

  private ChessSquareSet theirRooks() {
    return their(ROOK).union(their(QUEEN));
  }

  private ChessSquareSet theirBishops() {
    return their(BISHOP).union(their(QUEEN));
  }

  /** {@return the pieces of the other side that attack a square, including their king} */
  private long attackers(int square, long occupied) {
    ChessSquareSet stops = ChessSquareSet.ofWords(occupied);
    ChessSquareSet at = ChessSquareSet.of(square);
    ChessSquareSet pawnSquares =
        us == 0
            ? at.shift(Direction.NORTH_WEST).union(at.shift(Direction.NORTH_EAST))
            : at.shift(Direction.SOUTH_WEST).union(at.shift(Direction.SOUTH_EAST));
    return ChessGeometry.rookAttacks(square, stops)
        .intersection(theirRooks())
        .union(ChessGeometry.bishopAttacks(square, stops).intersection(theirBishops()))
        .union(KNIGHT_MOVES.to(square, stops).intersection(their(KNIGHT)))
        .union(KING_MOVES.to(square, stops).intersection(their(KING)))
        .union(pawnSquares.intersection(their(PAWN)))
        .word(0);
  }

  /**
   * {@return our pieces that stand alone between our king and a piece that would otherwise attack
   * it}
   */
  private long pinned() {
    ChessSquareSet snipers =
        ChessGeometry.rookAttacks(king, theirs())
            .intersection(theirRooks())
            .union(ChessGeometry.bishopAttacks(king, theirs()).intersection(theirBishops()));
    long found = 0;
    for (int from = snipers.nextIndex(0); from >= 0; from = snipers.nextIndex(from + 1)) {
      ChessSquareSet between = ChessGeometry.between(king, from).intersection(occupied());
      if (between.size() == 1) {
        found |= between.word(0);
      }
    }
    return found;
  }

  private void addKing() {
    ChessSquareSet to = KING_MOVES.from(king, occupied()).difference(ours());
    long withoutKing = occupied().without(king).word(0);
    long safe = 0;
    for (int square = to.nextIndex(0); square >= 0; square = to.nextIndex(square + 1)) {
      if (attackers(square, withoutKing) == 0) {
        safe |= 1L << square;
      }
    }
    add(Origin.PIECE, king, safe);
  }

  private void addPieces() {
    ChessSquareSet knights = our(KNIGHT).difference(ChessSquareSet.ofWords(pinned));
    for (int from = knights.nextIndex(0); from >= 0; from = knights.nextIndex(from + 1)) {
      add(Origin.PIECE, from, KNIGHT_MOVES.from(from, occupied()).word(0) & allowed);
    }
    ChessSquareSet queens = our(QUEEN);
    ChessSquareSet rooks = our(ROOK).union(queens);
    for (int from = rooks.nextIndex(0); from >= 0; from = rooks.nextIndex(from + 1)) {
      long to = ChessGeometry.rookAttacks(from, occupied()).word(0) & allowed;
      add(Origin.PIECE, from, (pinned >>> from & 1) == 0 ? to : to & line(from));
    }
    ChessSquareSet bishops = our(BISHOP).union(queens);
    for (int from = bishops.nextIndex(0); from >= 0; from = bishops.nextIndex(from + 1)) {
      long to = ChessGeometry.bishopAttacks(from, occupied()).word(0) & allowed;
      add(Origin.PIECE, from, (pinned >>> from & 1) == 0 ? to : to & line(from));
    }
  }

  private long line(int from) {
    return ChessGeometry.line(king, from).word(0);
  }

  private void addPawns(long pawnsFrom, long allowedTo) {
    ChessSquareSet pawns = ChessSquareSet.ofWords(pawnsFrom);
    ChessSquareSet to = ChessSquareSet.ofWords(allowedTo);
    ChessSquareSet empty = occupied().complement();
    ChessSquareSet taken = theirs().intersection(to);
    if (us == 0) {
      ChessSquareSet steps = pawns.shift(Direction.NORTH).intersection(empty);
      ChessSquareSet doubles =
          steps.intersection(RANK_3).shift(Direction.NORTH).intersection(empty);
      addSteps(steps.intersection(to), doubles.intersection(to), RANK_8, -8);
      addCaptures(pawns.shift(Direction.NORTH_WEST).intersection(taken), RANK_8, -9);
      addCaptures(pawns.shift(Direction.NORTH_EAST).intersection(taken), RANK_8, -7);
    } else {
      ChessSquareSet steps = pawns.shift(Direction.SOUTH).intersection(empty);
      ChessSquareSet doubles =
          steps.intersection(RANK_6).shift(Direction.SOUTH).intersection(empty);
      addSteps(steps.intersection(to), doubles.intersection(to), RANK_1, 8);
      addCaptures(pawns.shift(Direction.SOUTH_WEST).intersection(taken), RANK_1, 7);
      addCaptures(pawns.shift(Direction.SOUTH_EAST).intersection(taken), RANK_1, 9);
    }
  }

  private void addSteps(ChessSquareSet steps, ChessSquareSet doubles, ChessSquareSet last, int by) {
    addCaptures(steps, last, by);
    add(Origin.DOUBLE_STEPS, 2 * by, doubles.word(0));
  }

  private void addCaptures(ChessSquareSet to, ChessSquareSet last, int by) {
    add(Origin.PAWNS, by, to.difference(last).word(0));
    add(Origin.PROMOTING_PAWNS, by, to.intersection(last).word(0));
  }

  /**
   * Adds the en passant captures. Such a capture takes two pawns off one rank, so knowing the
   * pinned pieces is not enough. The method checks instead whether the king is attacked after the
   * capture.
   */
  private void addEnPassant(int to) {
    int captured = us == 0 ? to + 8 : to - 8;
    ChessSquareSet at = ChessSquareSet.of(to);
    ChessSquareSet from =
        us == 0
            ? at.shift(Direction.SOUTH_WEST).union(at.shift(Direction.SOUTH_EAST))
            : at.shift(Direction.NORTH_WEST).union(at.shift(Direction.NORTH_EAST));
    ChessSquareSet pawns = from.intersection(our(PAWN));
    for (int pawn = pawns.nextIndex(0); pawn >= 0; pawn = pawns.nextIndex(pawn + 1)) {
      ChessSquareSet after = occupied().without(pawn).without(captured).with(to);
      if ((attackers(king, after.word(0)) & ~(1L << captured)) == 0) {
        add(Origin.EN_PASSANT, pawn, 1L << to);
      }
    }
  }

  private void addCastling(int castling) {
    int rights = us == 0 ? castling : castling >> 2;
    if ((rights & ChessState.FIRST_SHORT) != 0
        && ChessGeometry.between(king, king + 3).isDisjointFrom(occupied())
        && attackers(king + 1, ours | theirs) == 0
        && attackers(king + 2, ours | theirs) == 0) {
      add(Origin.CASTLING, king, 1L << king + 2);
    }
    if ((rights & ChessState.FIRST_LONG) != 0
        && ChessGeometry.between(king, king - 4).isDisjointFrom(occupied())
        && attackers(king - 1, ours | theirs) == 0
        && attackers(king - 2, ours | theirs) == 0) {
      add(Origin.CASTLING, king, 1L << king - 2);
    }
  }

  private void add(Origin origin, int start, long to) {
    targets[bundles] = to;
    origins[bundles] = origin;
    starts[bundles] = start;
    bundles += to == 0 ? 0 : 1;
  }

  /** {@return the number of moves, computed without listing them} */
  public int count() {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      int moves = Long.bitCount(targets[i]);
      count += origins[i] == Origin.PROMOTING_PAWNS ? PROMOTIONS.length * moves : moves;
    }
    return count;
  }

  /** {@return whether the side to move is in check} */
  public boolean isCheck() {
    return checkers > 0;
  }

  /**
   * Lists the moves.
   *
   * @param moves the array that receives the moves, encoded as in {@link ChessMove}; it needs
   *     {@link #MAX_MOVES} elements
   * @return the number of moves
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
      // The encoded move without its target. The loop adds the target as the destination and,
      // where the start is an offset, also to the origin.
      int head = ChessMove.of(isBySteps ? 0 : starts[i], 0, 0, kind) - (isBySteps ? starts[i] : 0);
      count = list(targets[i], head, isBySteps ? 1 : 0, moves, count);
    }
    return count;
  }

  /**
   * Lists the moves of one bundle, four at a time. The number of targets is unpredictable, so a
   * loop that writes single moves would cause more branch mispredictions. Surplus elements are
   * overwritten by the next bundle, or are beyond the end of the list.
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
      for (int piece : PROMOTIONS) {
        moves[count++] = ChessMove.of(to - by, to, piece + us, ChessMove.NORMAL);
      }
    }
    return count;
  }
}
