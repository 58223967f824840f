// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;

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

  private static final ChessGeometry.AttackTable KING_MOVES =
      ChessGeometry.attackTable(Movement.KING);
  private static final ChessGeometry.AttackTable KNIGHT_MOVES =
      ChessGeometry.attackTable(Movement.KNIGHT);

  private static final ChessSquareSet RANK_1 = ChessSquareSet.onRank(0);
  private static final ChessSquareSet RANK_3 = ChessSquareSet.onRank(2);
  private static final ChessSquareSet RANK_6 = ChessSquareSet.onRank(5);
  private static final ChessSquareSet RANK_8 = ChessSquareSet.onRank(7);

  /**
   * More than there are: two for each of fifteen pieces, as a queen has, and six for each of eight
   * pawns that are pinned, for all others, for the king and for castling.
   */
  private static final int MAX_BUNDLES = 128;

  /** The codes of the first side's pieces; those of the second side are one more. */
  private static final int PAWN = ChessPiece.FIRST_P.code();

  private static final int KNIGHT = ChessPiece.FIRST_N.code();
  private static final int BISHOP = ChessPiece.FIRST_B.code();
  private static final int ROOK = ChessPiece.FIRST_R.code();
  private static final int QUEEN = ChessPiece.FIRST_Q.code();
  private static final int KING = ChessPiece.FIRST_K.code();

  private static final int CODES = 1 + ChessPiece.values().length;

  private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

  private final long[] targets = new long[MAX_BUNDLES];

  /** What the targets of a bundle have in common: where they are moved from, or by how much. */
  private final Origin[] origins = new Origin[MAX_BUNDLES];

  private final int[] starts = new int[MAX_BUNDLES];
  private int bundles;
  private int checkers;

  /**
   * By code: where the piece stands. What is kept, or goes from one method here to another, is a
   * number, and a set where something is asked of it: so hardly any set becomes an object.
   */
  private final long[] squares = new long[CODES];

  private long ours;
  private long theirs;

  /** Where moves answer a check, or all squares without our pieces; and who of ours is pinned. */
  private long allowed;

  private long pinned;
  private int us;
  private int them;
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
    return find(state.castling(), state.enPassant());
  }

  /** Finds the legal moves of where a cursor is, and of what the rules remember. */
  ChessMoves generate(ChessPosition.Cursor cursor, int castling, int enPassant) {
    look(cursor);
    return find(castling, enPassant);
  }

  private ChessMoves find(int castling, int enPassant) {
    bundles = 0;
    ChessSquareSet checking = ChessSquareSet.ofWords(attackers(king, ours | theirs));
    checkers = checking.size();
    addKing();
    if (checkers < 2) {
      // A check is answered by capturing who gives it, or between.
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
   * Whether the king of the side to move is attacked.
   *
   * @param position a position with one king for each side
   * @return whether it is
   */
  boolean isKingAttacked(ChessPosition position) {
    look(position);
    return attackers(king, ours | theirs) != 0;
  }

  /** Whether the king of the side to move is attacked where a cursor is. */
  boolean isKingAttacked(ChessPosition.Cursor cursor) {
    look(cursor);
    return attackers(king, ours | theirs) != 0;
  }

  private void look(ChessPosition position) {
    look(position::squaresOf, position.turn());
  }

  private void look(ChessPosition.Cursor cursor) {
    look(cursor::squaresOf, cursor.turn());
  }

  /** Takes over where pieces stand. In a loop codes would be no constants, and take longer. */
  private void look(IntFunction<ChessSquareSet> squaresOf, Side side) {
    us = side.ordinal();
    them = us ^ 1;
    ours = 0;
    theirs = 0;
    look(squaresOf, PAWN);
    look(squaresOf, KNIGHT);
    look(squaresOf, BISHOP);
    look(squaresOf, ROOK);
    look(squaresOf, QUEEN);
    look(squaresOf, KING);
    king = our(KING).firstIndex();
  }

  private void look(IntFunction<ChessSquareSet> squaresOf, int piece) {
    squares[piece] = squaresOf.apply(piece).word(0);
    squares[piece + 1] = squaresOf.apply(piece + 1).word(0);
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

  /** Where a piece of the side to move stands. */
  private ChessSquareSet our(int piece) {
    return ChessSquareSet.ofWords(squares[piece + us]);
  }

  /** Where a piece of the other side stands. */
  private ChessSquareSet their(int piece) {
    return ChessSquareSet.ofWords(squares[piece + them]);
  }

  private ChessSquareSet theirRooks() {
    return their(ROOK).union(their(QUEEN));
  }

  private ChessSquareSet theirBishops() {
    return their(BISHOP).union(their(QUEEN));
  }

  /** Their pieces that attack a square; their king is one of them. */
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

  /** Our pieces that stand alone between our king and a piece that would attack it. */
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

  /** Two pawns leave a rank at once, so what a pin says is not enough: look at the board after. */
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

  /**
   * How many moves there are.
   *
   * @return the number, found without listing them
   */
  public int count() {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      int moves = Long.bitCount(targets[i]);
      count += origins[i] == Origin.PROMOTING_PAWNS ? PROMOTIONS.length * moves : moves;
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
      for (int piece : PROMOTIONS) {
        moves[count++] = ChessMove.of(to - by, to, piece + us, ChessMove.NORMAL);
      }
    }
    return count;
  }
}
