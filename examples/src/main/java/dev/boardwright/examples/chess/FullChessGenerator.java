// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.chess;

import dev.boardwright.examples.engine.Generator;
import dev.boardwright.rules.PackedMove;
import dev.boardwright.style.Side;
import java.util.Arrays;

/**
 * A generator of the legal moves of a position that is the whole state. It reads the rights from
 * the pieces, and {@link ChessMoves} finds the moves.
 */
final class FullChessGenerator implements Generator<FullChessPosition> {
  /** The codes of the first side's pieces. Those of the second side are one more. */
  static final int KING = FullChessPiece.FIRST_TERMINAL_K.code();

  static final int ROOK = FullChessPiece.FIRST_R.code();
  static final int CASTLING_ROOK = FullChessPiece.FIRST_ENHANCED_R.code();
  static final int PAWN = FullChessPiece.FIRST_P.code();
  static final int PASSING_PAWN = FullChessPiece.FIRST_DIMINISHED_P.code();

  /** The number of pieces of one side for which {@link ChessMoves} has room. */
  private static final int MOST_PIECES = 16;

  /** The value used instead of rights that no game of chess gives. */
  private static final int UNKNOWN = -2;

  private static final long FIRST_KING = bit(ChessSquare.E1);
  private static final long FIRST_ROOKS = bit(ChessSquare.A1) | bit(ChessSquare.H1);
  private static final long SECOND_KING = bit(ChessSquare.E8);
  private static final long SECOND_ROOKS = bit(ChessSquare.A8) | bit(ChessSquare.H8);

  /** The code in {@link ChessPiece} of each piece without its rights, indexed by its code. */
  private static final int[] PLAIN = new int[1 + FullChessPiece.values().length];

  /** The code of each piece without rights, indexed by its code in {@link ChessPiece}. */
  private static final int[] FULL = new int[1 + ChessPiece.values().length];

  static {
    for (FullChessPiece piece : FullChessPiece.values()) {
      PLAIN[piece.code()] = ChessPiece.parse(plain(piece.text())).code();
    }
    for (int code = FULL.length - 1; code > 0; code--) {
      FULL[code] = fullCode(ChessPiece.of(code).text());
    }
  }

  private final ChessMoves moves = new ChessMoves();
  private final byte[] board = new byte[ChessCells.COUNT];

  /** The squares of each piece, as a bitboard, indexed by its code. */
  private final long[] squares = new long[PLAIN.length];

  /** The squares of each piece without its rights, indexed by its code in {@link ChessPiece}. */
  private final long[] plain = new long[FULL.length];

  private static String plain(String piece) {
    return piece.replaceAll("[-+^]", "");
  }

  private static int fullCode(String piece) {
    String letter = piece.equalsIgnoreCase("K") ? piece + "^" : piece;
    return FullChessPiece.parse(letter).code();
  }

  private static long bit(ChessSquare square) {
    return 1L << square.index();
  }

  @Override
  public boolean find(FullChessPosition position) {
    read(position);
    Side turn = position.turn();
    int castling = castling();
    int passed = passed(turn.ordinal());
    if (castling == UNKNOWN || passed == UNKNOWN || !hasKnownPieces()) {
      return false;
    }
    moves.look(plain, turn);
    if (moves.isOtherKingAttacked()) {
      return false;
    }
    moves.find(castling, passed);
    return true;
  }

  private void read(FullChessPosition position) {
    position.copyCodes(board);
    Arrays.fill(squares, 0);
    for (int square = 0; square < board.length; square++) {
      squares[board[square]] |= 1L << square;
    }
    Arrays.fill(plain, 0);
    for (int code = 1; code < squares.length; code++) {
      plain[PLAIN[code]] |= squares[code];
    }
  }

  /** {@return the castling rights, as in {@link ChessState}} */
  private int castling() {
    long first = squares[CASTLING_ROOK];
    long second = squares[CASTLING_ROOK + 1];
    if (!canCastle(first, FIRST_ROOKS, squares[KING], FIRST_KING)
        || !canCastle(second, SECOND_ROOKS, squares[KING + 1], SECOND_KING)) {
      return UNKNOWN;
    }
    return right(first, ChessSquare.H1, ChessState.FIRST_SHORT)
        | right(first, ChessSquare.A1, ChessState.FIRST_LONG)
        | right(second, ChessSquare.H8, ChessState.SECOND_SHORT)
        | right(second, ChessSquare.A8, ChessState.SECOND_LONG);
  }

  /** {@return whether there are no castling rooks but where a game begins} */
  private static boolean canCastle(long rooks, long corners, long king, long home) {
    return rooks == 0 || (rooks & ~corners) == 0 && king == home;
  }

  private static int right(long rooks, ChessSquare corner, int right) {
    return (rooks & bit(corner)) == 0 ? 0 : right;
  }

  /** {@return the square that a pawn has just passed over, or {@link ChessState#NONE}} */
  private int passed(int us) {
    long ours = squares[PASSING_PAWN + us];
    long theirs = squares[PASSING_PAWN + (us ^ 1)];
    if ((ours | theirs) == 0) {
      return ChessState.NONE;
    }
    int pawn = Long.numberOfTrailingZeros(theirs);
    int passed = us == 0 ? pawn - ChessCells.FILES : pawn + ChessCells.FILES;
    boolean isKnown =
        ours == 0
            && Long.bitCount(theirs) == 1
            && ChessCells.rank(pawn) == (us == 0 ? 4 : 3)
            && board[passed] == 0;
    return isKnown ? passed : UNKNOWN;
  }

  private boolean hasKnownPieces() {
    int first = 0;
    int second = 0;
    for (int code = 1; code < squares.length; code += 2) {
      first += Long.bitCount(squares[code]);
      second += Long.bitCount(squares[code + 1]);
    }
    return Long.bitCount(squares[KING]) == 1
        && Long.bitCount(squares[KING + 1]) == 1
        && first <= MOST_PIECES
        && second <= MOST_PIECES;
  }

  @Override
  public int count() {
    return moves.count();
  }

  @Override
  public boolean isCheck() {
    return moves.isCheck();
  }

  boolean hasEnPassant() {
    return moves.hasEnPassant();
  }

  @Override
  public void list(int[] list) {
    moves.list(list);
  }

  @Override
  public boolean isCapture(int move) {
    return ChessMove.kind(move) == ChessMove.EN_PASSANT || board[ChessMove.to(move)] != 0;
  }

  @Override
  public int pack(int move) {
    return PackedMove.of(ChessMove.from(move), ChessMove.to(move), FULL[ChessMove.promotion(move)]);
  }
}
