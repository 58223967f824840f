// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.rules.PackedMove;

/**
 * A search that is written for one game. It counts or lists the legal moves of a position. It has
 * no state, and the tables of the plan are its constants. One object serves all lists of a game.
 */
public abstract class GeneratedSearch {
  /** The result if the lists have to search for the moves themselves. */
  protected static final int UNKNOWN = -1;

  /** The number that is added to the number of moves if the side to move is in check. */
  protected static final int CHECK = 1 << 30;

  /** Creates a search. */
  protected GeneratedSearch() {}

  /**
   * {@return the number of legal moves of a position, with {@link #CHECK} added in check; or {@link
   * #UNKNOWN}}
   *
   * @param moves the list, for questions that the search does not answer
   * @param sets the squares of each piece and side, as {@link MoveTables} describes them
   * @param hands the hand counts, at twice the code plus the ordinal of the side
   * @param us the ordinal of the side to move
   */
  protected abstract int count(PlannedMoves<?> moves, long[] sets, int[] hands, int us);

  /**
   * Lists legal moves of a position. A search on a board of one word overrides {@link
   * #list(PlannedMoves, long[], int[], int, boolean, long, long)} instead.
   *
   * @param sets the squares of each piece and side
   * @param us the ordinal of the side to move
   * @param hasDrops whether drops are listed
   * @param origins0 the squares 0 to 63 from which moves are listed
   * @param origins1 the squares 64 to 127
   * @param wanted0 the squares 0 to 63 to which moves are listed
   * @param wanted1 the squares 64 to 127
   * @return {@link #CHECK} in check, else 0; or {@link #UNKNOWN} if it has listed nothing
   */
  protected int list(
      PlannedMoves<?> moves,
      long[] sets,
      int[] hands,
      int us,
      boolean hasDrops,
      long origins0,
      long origins1,
      long wanted0,
      long wanted1) {
    return list(moves, sets, hands, us, hasDrops, origins0, wanted0);
  }

  /**
   * Lists legal moves of a position on a board of one word, as the method for two words does.
   *
   * @param sets the squares of each piece and side
   * @param us the ordinal of the side to move
   * @param hasDrops whether drops are listed
   * @param origins the squares from which moves are listed
   * @param wanted the squares to which moves are listed
   * @return {@link #CHECK} in check, else 0; or {@link #UNKNOWN} if it has listed nothing
   */
  protected int list(
      PlannedMoves<?> moves,
      long[] sets,
      int[] hands,
      int us,
      boolean hasDrops,
      long origins,
      long wanted) {
    return UNKNOWN;
  }

  /** Lists plain moves of a piece. */
  protected static void list(PlannedMoves<?> moves, int from, long to) {
    moves.list(from << MoveTables.FROM_SHIFT, to, 0);
  }

  /**
   * Lists plain moves of a piece on a board of two words.
   *
   * @param to0 the destinations 0 to 63
   * @param to1 the destinations 64 to 127
   */
  protected static void list(PlannedMoves<?> moves, int from, long to0, long to1) {
    list(moves, from, to0);
    if (to1 != 0) {
      moves.list(from << MoveTables.FROM_SHIFT, to1, Long.SIZE);
    }
  }

  /**
   * Lists plain steps of pieces.
   *
   * @param offset the difference between the indices of the destination and of the origin
   */
  protected static void listSteps(PlannedMoves<?> moves, int offset, long to) {
    moves.listShifted(0, offset, to, 0);
  }

  /**
   * Lists plain steps of pieces on a board of two words.
   *
   * @param offset the difference between the indices of the destination and of the origin
   * @param to0 the destinations 0 to 63
   * @param to1 the destinations 64 to 127
   */
  protected static void listSteps(PlannedMoves<?> moves, int offset, long to0, long to1) {
    listSteps(moves, offset, to0);
    if (to1 != 0) {
      moves.listShifted(0, offset, to1, Long.SIZE);
    }
  }

  /** Lists the promotions of a piece. */
  protected static void promote(PlannedMoves<?> moves, int code, int from, long to) {
    promote(moves, code, from, to, 0);
  }

  /**
   * Lists the promotions of a piece on a board of two words.
   *
   * @param to0 the destinations 0 to 63
   * @param to1 the destinations 64 to 127
   */
  protected static void promote(PlannedMoves<?> moves, int code, int from, long to0, long to1) {
    moves.listPromotions(code, from, false, to0, to1);
  }

  /**
   * Lists the promotions of pieces that make a step.
   *
   * @param offset the difference between the indices of the destination and of the origin
   */
  protected static void promoteSteps(PlannedMoves<?> moves, int code, int offset, long to) {
    promoteSteps(moves, code, offset, to, 0);
  }

  /**
   * Lists the promotions of pieces that make a step on a board of two words.
   *
   * @param offset the difference between the indices of the destination and of the origin
   * @param to0 the destinations 0 to 63
   * @param to1 the destinations 64 to 127
   */
  protected static void promoteSteps(
      PlannedMoves<?> moves, int code, int offset, long to0, long to1) {
    moves.listPromotions(code, offset, true, to0, to1);
  }

  /** {@return the number of ways in which the royal piece, which is not in check, may castle} */
  protected static int castlings(PlannedMoves<?> moves, int royal) {
    return moves.castlings(royal);
  }

  /** Lists the ways in which the royal piece, which is not in check, may castle. */
  protected static void listCastlings(PlannedMoves<?> moves, int royal) {
    moves.listCastlings(royal);
  }

  /**
   * Lists drops of a piece.
   *
   * @param dropped the code of the piece in the hand
   * @param becomes the code of the piece on the board, or 0 if it is the same
   * @param to the squares
   */
  protected static void drop(PlannedMoves<?> moves, int dropped, int becomes, long to) {
    moves.list(PackedMove.drop(dropped, 0, becomes), to, 0);
  }

  /**
   * Lists drops of a piece on a board of two words.
   *
   * @param dropped the code of the piece in the hand
   * @param becomes the code of the piece on the board, or 0 if it is the same
   * @param to0 the squares 0 to 63
   * @param to1 the squares 64 to 127
   */
  protected static void drop(PlannedMoves<?> moves, int dropped, int becomes, long to0, long to1) {
    drop(moves, dropped, becomes, to0);
    if (to1 != 0) {
      moves.list(PackedMove.drop(dropped, 0, becomes), to1, Long.SIZE);
    }
  }

  /** {@return the number of pieces on the board that are, or stand for, a piece} */
  protected static int standing(PlannedMoves<?> moves, int code) {
    return moves.countStanding(code);
  }

  /**
   * {@return the squares of a drop, without those where it must not give checkmate}
   *
   * @param dropped the code of the piece in the hand
   * @param landing the code of the piece on the board
   * @param to the squares
   */
  protected static long withoutMates(PlannedMoves<?> moves, int dropped, int landing, long to) {
    return withoutMates(moves, dropped, landing, to, 0);
  }

  /**
   * {@return a word of the squares of a drop, without those where it must not give checkmate}
   *
   * @param dropped the code of the piece in the hand
   * @param landing the code of the piece on the board
   * @param to the squares
   * @param base the index of the first square of the word
   */
  protected static long withoutMates(
      PlannedMoves<?> moves, int dropped, int landing, long to, int base) {
    return to == 0 ? 0 : moves.withoutMates(dropped, landing, to, base);
  }

  /**
   * {@return the squares of files on which a number of pieces stand}
   *
   * @param files the squares of each file
   * @param most the number of pieces
   * @param standing the squares of the pieces
   */
  protected static long full(long[] files, int most, long standing) {
    long full = 0;
    for (long file : files) {
      full |= Long.bitCount(file & standing) >= most ? file : 0;
    }
    return full;
  }

  /**
   * {@return a word of the squares of files on which a number of pieces stand, on a board of two
   * words}
   *
   * @param files the squares of each file, by file and word
   * @param most the number of pieces
   * @param standing0 the squares 0 to 63 of the pieces
   * @param standing1 the squares 64 to 127
   */
  protected static long full(int word, long[] files, int most, long standing0, long standing1) {
    long full = 0;
    for (int at = 0; at < files.length; at += 2) {
      int found = Long.bitCount(files[at] & standing0) + Long.bitCount(files[at + 1] & standing1);
      full |= found >= most ? files[at + word] : 0;
    }
    return full;
  }

  /**
   * {@return those destinations of a piece on a path that attackers along paths leave to it, in a
   * word}
   *
   * @param paths the paths, by square attacked, square of the attacker and word
   * @param start the index of the paths to the royal piece
   * @param required the number of pieces on the path of an attacker
   * @param from the attackers, on squares 0 to 63
   * @param piece the square of the piece, as a set
   */
  protected static long restricted(
      long[] paths, int start, int required, long from, long piece, long occupied) {
    long left = -1;
    for (long attackers = from; attackers != 0; attackers &= attackers - 1) {
      long path = paths[start + Long.numberOfTrailingZeros(attackers)];
      int more = Long.bitCount(path & occupied) - required - ((path & piece) != 0 ? 1 : 0);
      if (more == 0) {
        left &= path & ~occupied | attackers & -attackers;
      } else if (more == -1) {
        left &= ~path | occupied;
      }
    }
    return left;
  }

  /**
   * {@return the same for boards of two words}
   *
   * @param word the number of the word of the result
   * @param paths the paths, by square attacked, square of the attacker and word
   * @param start the index of the paths to the royal piece
   * @param required the number of pieces on the path of an attacker
   * @param from0 the attackers on squares 0 to 63
   * @param from1 the attackers on squares 64 to 127
   * @param piece0 the square of the piece, as a set
   * @param piece1 the other word of this set
   * @param occupied0 the occupied squares 0 to 63
   * @param occupied1 the occupied squares 64 to 127
   */
  protected static long restricted(
      int word,
      long[] paths,
      int start,
      int required,
      long from0,
      long from1,
      long piece0,
      long piece1,
      long occupied0,
      long occupied1) {
    long left = -1;
    for (int part = 0; part < 2; part++) {
      long from = part == 0 ? from0 : from1;
      for (long attackers = from; attackers != 0; attackers &= attackers - 1) {
        int at = start + 2 * (part * Long.SIZE + Long.numberOfTrailingZeros(attackers));
        long path0 = paths[at];
        long path1 = paths[at + 1];
        int more =
            Long.bitCount(path0 & occupied0)
                + Long.bitCount(path1 & occupied1)
                - required
                - ((path0 & piece0 | path1 & piece1) != 0 ? 1 : 0);
        long path = word == 0 ? path0 : path1;
        long occupied = word == 0 ? occupied0 : occupied1;
        if (more == 0) {
          left &= path & ~occupied | (part == word ? attackers & -attackers : 0);
        } else if (more == -1) {
          left &= ~path | occupied;
        }
      }
    }
    return left;
  }
}
