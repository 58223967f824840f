// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.rules.PackedMove;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The basis of a search for moves: the position as sets, what stands on its squares, and the list
 * to which moves are added.
 */
public abstract class MoveSearch {
  /** The value of {@link #origin} and {@link #target} if moves of all squares are wanted. */
  static final int ANYWHERE = -1;

  /** The value of {@link #origin} if only drops are wanted. */
  static final int HAND = -2;

  private static final int FIRST_LENGTH = 128;

  /** The data of the game. */
  final GameData data;

  /** The squares of each piece and side: the words of each code, one after another. */
  long[] sets = {};

  /** The hand counts, at twice the code plus the ordinal of the side. */
  int[] hands = {};

  /** The ordinal of the side to move. */
  int us;

  /** The ordinal of the other side. */
  int them;

  /** The number of moves found. */
  int count;

  /** Whether moves are listed and not only counted. */
  boolean isListing;

  /** Whether only captures are wanted. */
  boolean isCapturesOnly;

  /** Whether only moves that capture nothing are wanted. */
  boolean isQuietsOnly;

  /** The square that wanted moves leave, {@link #HAND}, or {@link #ANYWHERE}. */
  int origin = ANYWHERE;

  /** The square on which wanted moves end, or {@link #ANYWHERE}. */
  int target = ANYWHERE;

  boolean isCheck;

  /** The square of the royal piece of the side to move, or −1. */
  int royal = -1;

  /** The square of the other side's royal piece, or −1. */
  int otherRoyal = -1;

  private long[] ownSets = {};
  private int[] ownHands = {};

  /** The position that was read last, if the state is still its own. */
  private @Nullable Object known;

  /** Whether the fields have what all moves of the state depend on, for questions about moves. */
  boolean hasBegun;

  /** The moves found, if they are listed. */
  int[] moves = {};

  /** The number of moves listed. */
  int size;

  /** The square of the passing piece that has crossed each square, or −1. */
  int[] crossedBy = {};

  private int[] crossed = {};
  private int crossedCount;

  /** Creates a search that has no position yet. */
  MoveSearch(GameData data) {
    this.data = data;
  }

  /** Reads the sides and the attackers from the sets. */
  abstract void prepare();

  /** {@return whether the other side attacks a square} */
  abstract boolean isAttacked(int square);

  /** Adds a square to the occupied squares, or removes it, without changing the sets. */
  abstract void flipOccupied(int square);

  /** {@return a word of the squares that wanted moves leave} */
  final long origins(int word) {
    return origin == ANYWHERE ? -1 : origin >> 6 == word ? 1L << origin : 0;
  }

  /** {@return a word of the squares on which wanted moves end} */
  final long aim(int word) {
    return target == ANYWHERE ? -1 : target >> 6 == word ? 1L << target : 0;
  }

  /** {@return whether moves from a square are wanted} */
  final boolean isWantedFrom(int square) {
    return origin == ANYWHERE || origin == square;
  }

  /** {@return whether moves to a square are wanted} */
  final boolean isWantedTo(int square) {
    return target == ANYWHERE || target == square;
  }

  /** {@return whether drops are wanted} */
  final boolean areDropsWanted() {
    return !isCapturesOnly && origin < 0;
  }

  // Reading

  final void read(CodedGamePosition<?, ?> position) {
    if (Objects.requireNonNull(position, "position") == known) {
      return;
    }
    position.checkGame(data);
    makeOwn();
    known = null;
    position.read(data.tables, ownSets, ownHands);
    share(ownSets, ownHands, position.turn().ordinal());
    known = position;
  }

  private void makeOwn() {
    if (ownSets.length == 0) {
      ownSets = new long[data.tables.length()];
      ownHands = new int[2 * data.codes];
    }
  }

  /** Reads sets and hands, which the caller may change afterwards. */
  final void share(long[] ofSets, int[] ofHands, int side) {
    sets = ofSets;
    hands = ofHands;
    us = side;
    them = side ^ 1;
    known = null;
    hasBegun = false;
  }

  /** Copies the arrays if they are shared, so that later changes do not affect this search. */
  final void detach() {
    if (sets != ownSets) {
      makeOwn();
      System.arraycopy(sets, 0, ownSets, 0, sets.length);
      System.arraycopy(hands, 0, ownHands, 0, hands.length);
      share(ownSets, ownHands, us);
    }
  }

  /** {@return the square of a side's royal piece, or −1 if there is none} */
  final int royal(int side) {
    int[] codes = data.royals[side];
    if (codes.length == 1 && data.words <= 2) {
      int at = codes[0] * data.words;
      long low = sets[at];
      long high = data.words == 1 ? 0 : sets[at + 1];
      if ((low & low - 1 | high & high - 1) == 0 && (low == 0 || high == 0)) {
        return low != 0
            ? Long.numberOfTrailingZeros(low)
            : high != 0 ? Long.SIZE + Long.numberOfTrailingZeros(high) : -1;
      }
    }
    return anyRoyal(side);
  }

  private int anyRoyal(int side) {
    int found = data.royal(sets, side);
    if (found == GameData.SEVERAL) {
      throw severalRoyals(side);
    }
    return found;
  }

  /** {@return the exception for a side, or for the first side if it has several as well} */
  private IllegalArgumentException severalRoyals(int side) {
    int first = 0;
    for (int code : data.royals[0]) {
      for (int word = 0; word < data.words; word++) {
        first += Long.bitCount(sets[code * data.words + word]);
      }
    }
    String named = side == 0 || first > 1 ? "first" : "second";
    return new IllegalArgumentException("the " + named + " side has more than one royal piece");
  }

  /** {@return whether the royal piece of any side is attacked on its square} */
  final boolean isAttacked(int square, int side) {
    int mover = us;
    us = side;
    them = side ^ 1;
    prepare();
    boolean isAttacked = isAttacked(square);
    us = mover;
    them = mover ^ 1;
    prepare();
    return isAttacked;
  }

  // The list

  /** Adds moves from one square, or drops. */
  final void list(int head, long targets, int base) {
    int at = size;
    if (at + Long.SIZE > moves.length) {
      grow();
    }
    int[] list = moves;
    for (; targets != 0; targets &= targets - 1) {
      list[at++] = head | base + Long.numberOfTrailingZeros(targets);
    }
    size = at;
  }

  /** Adds moves that all make the same step. */
  final void listShifted(int head, int offset, long targets, int base) {
    int at = size;
    if (at + Long.SIZE > moves.length) {
      grow();
    }
    int[] list = moves;
    for (; targets != 0; targets &= targets - 1) {
      int to = base + Long.numberOfTrailingZeros(targets);
      list[at++] = head | PackedMove.of(to - offset, to, 0);
    }
    size = at;
  }

  private void grow() {
    moves = Arrays.copyOf(moves, Math.max(FIRST_LENGTH, 2 * moves.length));
  }

  final void addOne(int move) {
    count++;
    if (isListing) {
      if (size == moves.length) {
        grow();
      }
      moves[size++] = move;
    }
  }

  // What stands where

  final boolean isOccupied(int square) {
    return isOwn(square) || has(data.codes + them, square);
  }

  final boolean isOwn(int square) {
    return has(data.codes + us, square);
  }

  final boolean has(int row, int square) {
    return (sets[row * data.words + (square >> 6)] >>> square & 1) != 0;
  }

  /** {@return the one of some codes that stands on a square, or 0 if none does} */
  final int codeAmong(int[] codes, int square) {
    for (int code : codes) {
      if (has(code, square)) {
        return code;
      }
    }
    return 0;
  }

  final int codeAt(int square) {
    if (!isOccupied(square)) {
      return 0;
    }
    return codeAmong(data.pieces[isOwn(square) ? us : them], square);
  }

  /** {@return the first square of some codes after a square, or −1} */
  final int next(int[] codes, int square) {
    int next = Integer.MAX_VALUE;
    for (int code : codes) {
      for (int word = square + 1 >> 6; word < data.words; word++) {
        long left = sets[code * data.words + word];
        left &= word == square + 1 >> 6 ? -1L << square + 1 : -1L;
        if (left != 0) {
          next = Math.min(next, word << 6 | Long.numberOfTrailingZeros(left));
          break;
        }
      }
    }
    return next == Integer.MAX_VALUE ? -1 : next;
  }

  final boolean hasAny(int[] codes) {
    long any = 0;
    for (int code : codes) {
      for (int word = 0; word < data.words; word++) {
        any |= sets[code * data.words + word];
      }
    }
    return any != 0;
  }

  final long occupied(int word) {
    return sets[data.codes * data.words + word] | sets[(data.codes + 1) * data.words + word];
  }

  /** {@return the number of pieces on the board that are, or stand for, a piece} */
  final int countStanding(int code) {
    int found = 0;
    for (int other = 1; other < data.codes; other++) {
      if (data.rules.token(other).standsFor() == code) {
        for (int word = 0; word < data.words; word++) {
          found += Long.bitCount(sets[other * data.words + word]);
        }
      }
    }
    return found;
  }

  /** {@return the square of the partner for castling, or −1 if there is none} */
  final int partner(int from, int step, int range) {
    int square = step > 0 ? pieceAfter(from) : pieceBefore(from);
    boolean isPartner =
        square >= 0 && Math.abs(square - from) > range && codeAmong(data.castlers[us], square) != 0;
    return isPartner ? square : -1;
  }

  /** {@return the first occupied square after a square of its rank, or −1} */
  private int pieceAfter(int square) {
    int files = data.geometry.shape().files();
    int last = square - data.terms.file(square) + files - 1;
    for (int word = square + 1 >> 6; word <= last >> 6; word++) {
      long left = occupied(word) & (word == square + 1 >> 6 ? -1L << square + 1 : -1L);
      if (left != 0) {
        int found = word << 6 | Long.numberOfTrailingZeros(left);
        return found <= last ? found : -1;
      }
    }
    return -1;
  }

  /** {@return the first occupied square before a square of its rank, or −1} */
  private int pieceBefore(int square) {
    int first = square - data.terms.file(square);
    for (int word = square >> 6; word >= first >> 6; word--) {
      long left = occupied(word) & (word == square >> 6 ? (1L << square) - 1 : -1L);
      if (left != 0) {
        int found = word << 6 | Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
        return found >= first ? found : -1;
      }
    }
    return -1;
  }

  // Capturing en passant

  /** Finds the squares that the other side's passing pieces have just crossed. */
  final void findCrossed() {
    while (crossedCount > 0) {
      crossedBy[crossed[--crossedCount]] = -1;
    }
    int[] passing = data.passing[them];
    if (!hasAny(passing)) {
      return;
    }
    for (int square = next(passing, -1); square >= 0; square = next(passing, square)) {
      for (int passed : data.crossed(codeAt(square), square)) {
        addCrossed(passed, square);
      }
    }
  }

  private void addCrossed(int passed, int square) {
    if (crossedBy.length == 0) {
      crossedBy = new int[data.squares];
      crossed = new int[data.squares];
      Arrays.fill(crossedBy, -1);
    }
    if (crossedBy[passed] < 0 && !isOccupied(passed)) {
      crossedBy[passed] = square;
      crossed[crossedCount++] = passed;
    }
  }

  /** {@return whether a passing piece has just crossed an empty square} */
  final boolean isCrossed(int square) {
    return crossedCount > 0 && crossedBy[square] >= 0;
  }

  /** {@return the number of empty squares that passing pieces have just crossed} */
  final int crossedCount() {
    return crossedCount;
  }

  /** {@return one of these squares} */
  final int crossed(int i) {
    return crossed[i];
  }

  /**
   * {@return a word of the squares that passing pieces have just crossed}
   *
   * @param base the index of its first square
   */
  final long crossedWord(int base) {
    long found = 0;
    for (int i = 0; i < crossedCount; i++) {
      found |= crossed[i] - base >> 6 == 0 ? 1L << crossed[i] : 0;
    }
    return found;
  }
}
