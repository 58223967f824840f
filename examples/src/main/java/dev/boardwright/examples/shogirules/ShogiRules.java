// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogirules;

import dev.boardwright.geometry.Geometry;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * The rules of shogi on a board of any shape of up to 128 squares: what is legal to move and to
 * drop. A position is read ({@link #read}), whatever type it has; then {@link #generate} finds its
 * moves, as sets of targets, so that they are counted without being listed. A set is two words, low
 * and high.
 *
 * <p>Used again and again; not safe for use by several threads at a time.
 */
final class ShogiRules {
  /** No position of shogi has more moves: 593 are known to be the most. */
  static final int MAX_MOVES = 600;

  /** Two for each piece, for it may promote or not, and one for each kind in hand. */
  private static final int MAX_BUNDLES = 256;

  /**
   * In place of a square, all pawns: each is a file's length behind where it steps to. One that is
   * in the zone steps to a square in the zone.
   */
  private static final int PAWNS = 127;

  private final PieceTables tables;
  private final AttackTable attacks;

  /** By side: how far behind the square that it steps to a pawn is, in indices. */
  private final int[] pawnBehind = new int[2];

  /** By side, two words: where pieces promote. */
  private final long[][] zones = new long[2][2];

  /** The code on each square. */
  final byte[] board;

  /** How many of each piece the side to move has in hand, by code. */
  final int[] hand;

  private int us;
  private int them;
  private long occupiedLow;
  private long occupiedHigh;
  private long oursLow;
  private long oursHigh;
  private long theirsLow;
  private long theirsHigh;
  private long ourSlidersLow;
  private long ourSlidersHigh;
  private long theirSlidersLow;
  private long theirSlidersHigh;
  private int king;
  private int theirKing;
  private long pawnsLow;
  private long pawnsHigh;

  /** How many pieces give check, and what answers one: all squares when there is none. */
  private int checkers;

  private long answersLow;
  private long answersHigh;

  /** Our pieces that must not leave a line to the king, and that line. */
  private int pins;

  private final int[] pinned = new int[8];
  private final long[] pinLow = new long[8];
  private final long[] pinHigh = new long[8];

  /** Moves that differ in where they go alone: these squares, and all the rest of the move. */
  private final long[] targetsLow = new long[MAX_BUNDLES];

  private final long[] targetsHigh = new long[MAX_BUNDLES];
  private final int[] heads = new int[MAX_BUNDLES];
  private int bundles;

  /**
   * The rules for a board.
   *
   * @param geometry the geometry of the board
   * @param tables what its pieces do
   * @param attacks what they attack
   * @param zone how many ranks are the promotion zone
   */
  ShogiRules(Geometry geometry, PieceTables tables, AttackTable attacks, int zone) {
    this.tables = tables;
    this.attacks = attacks;
    board = new byte[tables.squares];
    hand = new int[tables.sides.length];
    int ranks = geometry.shape().ranks();
    pawnBehind[0] =
        geometry.offset(0, 0, -1) < 0 ? -geometry.shape().files() : geometry.shape().files();
    pawnBehind[1] = -pawnBehind[0];
    for (int square = 0; square < tables.squares; square++) {
      int rank = geometry.shape().rank(geometry.order(), square);
      zones[0][square / Long.SIZE] |= rank >= ranks - zone ? 1L << square : 0;
      zones[1][square / Long.SIZE] |= rank < zone ? 1L << square : 0;
    }
  }

  /** The tables of a board. */
  static PieceTables tables(Geometry geometry, List<String> pieces) {
    return new PieceTables(geometry, pieces);
  }

  PieceTables tables() {
    return tables;
  }

  /** The codes of what the hand of a side may hold. */
  int[] handCodes(Side side) {
    return tables.hands[side.ordinal()];
  }

  /**
   * Takes a position over, whose codes and hand are in {@link #board} and {@link #hand} already.
   *
   * @param side whose moves are in question
   */
  void read(Side side, long occupiedLow, long occupiedHigh, long oursLow, long oursHigh) {
    us = side.ordinal();
    them = us ^ 1;
    this.occupiedLow = occupiedLow;
    this.occupiedHigh = occupiedHigh;
    this.oursLow = oursLow;
    this.oursHigh = oursHigh;
    theirsLow = occupiedLow & ~oursLow;
    theirsHigh = occupiedHigh & ~oursHigh;
  }

  /** Takes over where the king and the pawns of that side are. */
  void readPieces(int king, long pawnsLow, long pawnsHigh) {
    this.king = king;
    this.pawnsLow = pawnsLow;
    this.pawnsHigh = pawnsHigh;
  }

  /** Finds the legal moves of the position that has been read. */
  ShogiRules generate() {
    bundles = 0;
    look();
    addKingMoves();
    if (checkers < 2) {
      addMoves();
      addDrops();
    }
    return this;
  }

  /** Whether the king is attacked in the position that has been read. */
  boolean isKingAttacked() {
    look();
    return checkers > 0;
  }

  private static long low(int square) {
    return square < Long.SIZE ? 1L << square : 0;
  }

  private static long high(int square) {
    return square < Long.SIZE ? 0 : 1L << square;
  }

  private static int first(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** Looks at their pieces: who gives check, and whom of ours they pin. */
  private void look() {
    checkers = 0;
    pins = 0;
    answersLow = -1;
    answersHigh = -1;
    theirSlidersLow = sliders(theirsLow, 0);
    theirSlidersHigh = sliders(theirsHigh, Long.SIZE);
    for (long rest = theirSlidersLow; rest != 0; rest &= rest - 1) {
      lookAlong(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = theirSlidersHigh; rest != 0; rest &= rest - 1) {
      lookAlong(Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    // Next to the king, and where it would go if it were a knight.
    long[] knights = tables.knightTargets[us];
    long low = (tables.neighbours[2 * king] | knights[2 * king]) & theirsLow;
    long high = (tables.neighbours[2 * king + 1] | knights[2 * king + 1]) & theirsHigh;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      lookNear(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      lookNear(Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
  }

  /** Those pieces that slide. */
  private long sliders(long pieces, int from) {
    long sliders = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      boolean slides = tables.slideDirections[board[from + Long.numberOfTrailingZeros(rest)]] != 0;
      sliders |= slides ? rest & -rest : 0;
    }
    return sliders;
  }

  private void lookNear(int from) {
    int code = board[from];
    boolean isCheck =
        isNear(from, king)
            ? (tables.stepDirections[code] & tables.directionBit(from, king)) != 0
            : code == tables.knights[them];
    if (isCheck) {
      addChecker(from, 0, 0);
    }
  }

  private boolean isNear(int a, int b) {
    return (tables.neighbours[2 * b + (a >> 6)] >>> a & 1) != 0;
  }

  private void lookAlong(int from) {
    if ((tables.slideDirections[board[from]] & tables.directionBit(from, king)) == 0) {
      return;
    }
    long low = tables.betweenLow(king, from);
    long high = tables.betweenHigh(king, from);
    long stopsLow = low & occupiedLow;
    long stopsHigh = high & occupiedHigh;
    int stops = Long.bitCount(stopsLow) + Long.bitCount(stopsHigh);
    if (stops == 0) {
      addChecker(from, low, high);
    } else if (stops == 1 && (stopsLow & oursLow | stopsHigh & oursHigh) != 0) {
      pinned[pins] = first(stopsLow, stopsHigh);
      pinLow[pins] = low | low(from);
      pinHigh[pins] = high | high(from);
      pins++;
    }
  }

  private void addChecker(int from, long betweenLow, long betweenHigh) {
    checkers++;
    answersLow = betweenLow | low(from);
    answersHigh = betweenHigh | high(from);
  }

  private void addKingMoves() {
    int code = tables.kings[us];
    attacks.find(code, king, occupiedLow, occupiedHigh);
    long low = attacks.low & ~oursLow;
    long high = attacks.high & ~oursHigh;
    add(Move.of(king, 0, 0, 0), safe(low, 0, them, king), safe(high, Long.SIZE, them, king));
  }

  /**
   * Of the squares in one word, those where a king is safe from the attacker. It does not hide
   * behind the square that it leaves.
   */
  private long safe(long squares, int from, int attacker, int left) {
    long stopsLow = occupiedLow & ~low(left);
    long stopsHigh = occupiedHigh & ~high(left);
    long safe = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = from + Long.numberOfTrailingZeros(rest);
      safe |= isAttacked(square, attacker, stopsLow, stopsHigh) ? 0 : rest & -rest;
    }
    return safe;
  }

  /** Whether some of the attacker's pieces reach a square. */
  private boolean isAttacked(int square, int attacker, long stopsLow, long stopsHigh) {
    boolean byUs = attacker == us;
    long piecesLow = byUs ? oursLow : theirsLow;
    long piecesHigh = byUs ? oursHigh : theirsHigh;
    long slidersLow = byUs ? ourSlidersLow : theirSlidersLow;
    long slidersHigh = byUs ? ourSlidersHigh : theirSlidersHigh;
    long[] knights = tables.knightTargets[attacker ^ 1];
    int knight = tables.knights[attacker];
    return reachNext(tables.neighbours[2 * square] & piecesLow, 0, square)
        || reachNext(tables.neighbours[2 * square + 1] & piecesHigh, Long.SIZE, square)
        || slideTo(slidersLow, 0, square, stopsLow, stopsHigh)
        || slideTo(slidersHigh, Long.SIZE, square, stopsLow, stopsHigh)
        || contain(knights[2 * square] & piecesLow, 0, knight)
        || contain(knights[2 * square + 1] & piecesHigh, Long.SIZE, knight);
  }

  /** Whether one of some pieces next to a square reaches it. */
  private boolean reachNext(long pieces, int from, int square) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int near = from + Long.numberOfTrailingZeros(rest);
      int code = board[near];
      int reach = tables.stepDirections[code] | tables.slideDirections[code];
      if ((reach & tables.directionBit(near, square)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of some pieces slides to a square. */
  private boolean slideTo(long pieces, int from, int square, long stopsLow, long stopsHigh) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int far = from + Long.numberOfTrailingZeros(rest);
      if ((tables.slideDirections[board[far]] & tables.directionBit(far, square)) != 0
          && (tables.betweenLow(far, square) & stopsLow
                  | tables.betweenHigh(far, square) & stopsHigh)
              == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean contain(long pieces, int from, int code) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      if (board[from + Long.numberOfTrailingZeros(rest)] == code) {
        return true;
      }
    }
    return false;
  }

  private void addMoves() {
    long allowedLow = answersLow & ~oursLow;
    long allowedHigh = answersHigh & ~oursHigh;
    long pinnedLow = 0;
    long pinnedHigh = 0;
    for (int i = 0; i < pins; i++) {
      int from = pinned[i];
      attacks.find(board[from], from, occupiedLow, occupiedHigh);
      addMoves(
          from,
          board[from],
          attacks.low & allowedLow & pinLow[i],
          attacks.high & allowedHigh & pinHigh[i]);
      pinnedLow |= low(from);
      pinnedHigh |= high(from);
    }
    int pawn = tables.hands[us][0];
    attacks.findPawnSteps(us, pawnsLow & ~pinnedLow, pawnsHigh & ~pinnedHigh);
    addMoves(PAWNS, pawn, attacks.low & allowedLow, attacks.high & allowedHigh);
    long others = oursLow & ~(pawnsLow | pinnedLow | low(king));
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      attacks.find(board[from], from, occupiedLow, occupiedHigh);
      addMoves(from, board[from], attacks.low & allowedLow, attacks.high & allowedHigh);
    }
    others = oursHigh & ~(pawnsHigh | pinnedHigh | high(king));
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int from = Long.SIZE + Long.numberOfTrailingZeros(rest);
      attacks.find(board[from], from, occupiedLow, occupiedHigh);
      addMoves(from, board[from], attacks.low & allowedLow, attacks.high & allowedHigh);
    }
  }

  /**
   * Adds the moves of a piece.
   *
   * @param from where it is; {@link #PAWNS} for all pawns, which promote where they step to
   */
  private void addMoves(int from, int code, long toLow, long toHigh) {
    int promoted = tables.promoted[code];
    if (promoted == 0) {
      add(Move.of(from, 0, 0, 0), toLow, toHigh);
      return;
    }
    long[] zone = zones[us];
    boolean isInZone = from != PAWNS && (zone[from >> 6] >>> from & 1) != 0;
    add(
        Move.of(from, 0, promoted, 0),
        isInZone ? toLow : toLow & zone[0],
        isInZone ? toHigh : toHigh & zone[1]);
    add(
        Move.of(from, 0, 0, 0),
        toLow & ~tables.stuck[2 * code],
        toHigh & ~tables.stuck[2 * code + 1]);
  }

  private void addDrops() {
    long freeLow = ~occupiedLow & answersLow & tables.allLow;
    long freeHigh = ~occupiedHigh & answersHigh & tables.allHigh;
    for (int code : tables.hands[us]) {
      if (hand[code] == 0) {
        continue;
      }
      long toLow = freeLow & ~tables.stuck[2 * code];
      long toHigh = freeHigh & ~tables.stuck[2 * code + 1];
      if (tables.isPawn[code]) {
        // No second pawn on a file (nifu), and no mate (uchifuzume).
        toLow &= ~pawnFiles(0);
        toHigh &= ~pawnFiles(1);
        int before = beforeTheirKing(toLow, toHigh);
        if (before >= 0 && isMate(code, before)) {
          toLow &= ~low(before);
          toHigh &= ~high(before);
        }
      }
      add(Move.drop(code, 0), toLow, toHigh);
    }
  }

  /** The files of our pawns, in one word. */
  private long pawnFiles(int word) {
    long files = 0;
    for (long rest = pawnsLow; rest != 0; rest &= rest - 1) {
      files |= tables.files[2 * Long.numberOfTrailingZeros(rest) + word];
    }
    for (long rest = pawnsHigh; rest != 0; rest &= rest - 1) {
      files |= tables.files[2 * (Long.SIZE + Long.numberOfTrailingZeros(rest)) + word];
    }
    return files;
  }

  /** The square from which a pawn of ours would give check, if it is one of these; else -1. */
  private int beforeTheirKing(long low, long high) {
    theirKing = find(tables.kings[them], theirsLow, theirsHigh);
    // Whence our pawn comes: where theirs would go.
    attacks.findPawnSteps(them, low(theirKing), high(theirKing));
    low &= attacks.low;
    high &= attacks.high;
    return (low | high) == 0 ? -1 : first(low, high);
  }

  private int find(int code, long low, long high) {
    long first = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      first |= board[Long.numberOfTrailingZeros(rest)] == code ? rest & -rest : 0;
    }
    long second = 0;
    for (long rest = high; rest != 0; rest &= rest - 1) {
      second |= board[Long.SIZE + Long.numberOfTrailingZeros(rest)] == code ? rest & -rest : 0;
    }
    return first(first, second);
  }

  private void add(int head, long low, long high) {
    heads[bundles] = head;
    targetsLow[bundles] = low;
    targetsHigh[bundles] = high;
    bundles += (low | high) == 0 ? 0 : 1;
  }

  /** Whether a pawn dropped there, which gives check, is all there is to say. */
  private boolean isMate(int pawn, int square) {
    long bitLow = low(square);
    long bitHigh = high(square);
    ourSlidersLow = sliders(oursLow, 0);
    ourSlidersHigh = sliders(oursHigh, Long.SIZE);
    board[square] = (byte) pawn;
    occupiedLow |= bitLow;
    occupiedHigh |= bitHigh;
    boolean isMate =
        !canCapture(theirsLow & ~low(theirKing), 0, square)
            && !canCapture(theirsHigh & ~high(theirKing), Long.SIZE, square);
    oursLow |= bitLow;
    oursHigh |= bitHigh;
    isMate = isMate && !canFlee();
    oursLow &= ~bitLow;
    oursHigh &= ~bitHigh;
    occupiedLow &= ~bitLow;
    occupiedHigh &= ~bitHigh;
    board[square] = 0;
    return isMate;
  }

  private boolean canFlee() {
    attacks.find(tables.kings[them], theirKing, 0, 0);
    long low = attacks.low & ~theirsLow;
    long high = attacks.high & ~theirsHigh;
    return (safe(low, 0, us, theirKing) | safe(high, Long.SIZE, us, theirKing)) != 0;
  }

  /**
   * Whether one of some pieces captures the pawn, which is not yet one of ours, and their king is
   * not attacked then.
   */
  private boolean canCapture(long pieces, int from, int pawn) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int piece = from + Long.numberOfTrailingZeros(rest);
      attacks.find(board[piece], piece, occupiedLow, occupiedHigh);
      boolean reaches = (attacks.low & low(pawn) | attacks.high & high(pawn)) != 0;
      if (reaches
          && !isAttacked(theirKing, us, occupiedLow & ~low(piece), occupiedHigh & ~high(piece))) {
        return true;
      }
    }
    return false;
  }

  /** How many moves were found. */
  int count() {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      count += Long.bitCount(targetsLow[i]) + Long.bitCount(targetsHigh[i]);
    }
    return count;
  }

  /**
   * Lists the moves that were found.
   *
   * @param moves receives them ({@link Move}), {@link #MAX_MOVES} at most
   * @return how many there are
   */
  int list(int[] moves) {
    int count = 0;
    for (int i = 0; i < bundles; i++) {
      int head = heads[i];
      // A pawn is a file's length behind: its square is that of its target and a constant.
      boolean isPawns = Move.from(head) == PAWNS && !Move.isDrop(head);
      int perSquare = isPawns ? 1 : 0;
      int rest = isPawns ? head - PAWNS + pawnBehind[us] : head;
      count = list(targetsLow[i] & ~theirsLow, 0, rest, perSquare, moves, count);
      count = list(targetsHigh[i] & ~theirsHigh, Long.SIZE, rest, perSquare, moves, count);
      long capturesLow = targetsLow[i] & theirsLow;
      long capturesHigh = targetsHigh[i] & theirsHigh;
      if ((capturesLow | capturesHigh) != 0) {
        count = listCaptures(capturesLow, 0, rest, perSquare, moves, count);
        count = listCaptures(capturesHigh, Long.SIZE, rest, perSquare, moves, count);
      }
    }
    return count;
  }

  private static int list(
      long targets, int from, int head, int perSquare, int[] moves, int before) {
    int count = before;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = from + Long.numberOfTrailingZeros(rest);
      moves[count++] = head + to * perSquare + Move.of(0, to, 0, 0);
    }
    return count;
  }

  private int listCaptures(
      long targets, int from, int head, int perSquare, int[] moves, int before) {
    int count = before;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = from + Long.numberOfTrailingZeros(rest);
      moves[count++] = head + to * perSquare + Move.of(0, to, 0, tables.inHand[board[to]]);
    }
    return count;
  }
}
