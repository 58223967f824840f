// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

/**
 * One or two pieces with the same code that lose their state by another piece's move, packed into
 * one negative number: rooks that no longer castle, or a pawn that is no longer passing. From the
 * lowest bit up: ten bits each for the squares of the first and the last piece, which are the same
 * for one piece; eight for the code before; and two that tell whether the first or the last of them
 * castles.
 */
public final class EndedPieces {
  /** The number for pieces that must be listed one by one. */
  public static final int NONE = 0;

  private static final int MARK = 1 << 31;
  private static final int SQUARE_BITS = 10;
  private static final int SQUARE_MASK = (1 << SQUARE_BITS) - 1;
  private static final int CODE_SHIFT = 2 * SQUARE_BITS;
  private static final int CODE_MASK = 0xFF;
  private static final int FIRST_CASTLES = 1 << 28;
  private static final int LAST_CASTLES = 1 << 29;
  private static final int MAX_WORDS = 2;

  private EndedPieces() {}

  /**
   * {@return all pieces with a code, or {@link #NONE} if there are not one or two}
   *
   * @param sets the words of the squares of each code, one after another
   * @param words the number of words of a set
   * @param code the code
   */
  public static int of(long[] sets, int words, int code) {
    if (words > MAX_WORDS) {
      return NONE;
    }
    long low = sets[code * words];
    long high = words == 1 ? 0 : sets[code * words + 1];
    int count = Long.bitCount(low) + Long.bitCount(high);
    if (count == 0 || count > 2) {
      return NONE;
    }
    int first =
        low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    int last =
        high != 0
            ? 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high)
            : Long.SIZE - 1 - Long.numberOfLeadingZeros(low);
    return MARK | code << CODE_SHIFT | last << SQUARE_BITS | first;
  }

  /** {@return whether a number stands for pieces} */
  public static boolean areKnown(int pieces) {
    return pieces < 0;
  }

  /** {@return the square of the first piece} */
  public static int first(int pieces) {
    return pieces & SQUARE_MASK;
  }

  /** {@return the square of the last piece} */
  public static int last(int pieces) {
    return pieces >>> SQUARE_BITS & SQUARE_MASK;
  }

  /** {@return the code of the pieces before the move} */
  public static int code(int pieces) {
    return pieces >>> CODE_SHIFT & CODE_MASK;
  }

  /** {@return whether one of the pieces stands on a square} */
  public static boolean contain(int pieces, int square) {
    return first(pieces) == square || last(pieces) == square;
  }

  /** {@return the pieces, of which the one on a square castles} */
  public static int withCastling(int pieces, int square) {
    return pieces | (last(pieces) == square ? LAST_CASTLES : FIRST_CASTLES);
  }

  /** {@return whether one of the pieces castles} */
  public static boolean castle(int pieces) {
    return (pieces & (FIRST_CASTLES | LAST_CASTLES)) != 0;
  }

  /** {@return the square of the piece that castles} */
  public static int castling(int pieces) {
    return (pieces & LAST_CASTLES) != 0 ? last(pieces) : first(pieces);
  }
}
