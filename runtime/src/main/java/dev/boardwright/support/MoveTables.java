// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a game with which a cursor plays its moves. Arrays are indexed by the codes of
 * pieces unless stated otherwise.
 *
 * <p>The sets of a game are the words of the squares of each code, one after another, then those of
 * the first side's pieces, of the second side's pieces, and words without meaning, which code 0
 * changes.
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
public final class MoveTables {
  /** The number of codes that a move can name. */
  static final int CODES = 256;

  /** A flag of royal pieces that end castling. */
  static final int ENDS_CASTLING = 1;

  /** A flag of pieces with entries. */
  static final int HAS_ENTRIES = 2;

  /** A flag of pieces that capture en passant. */
  static final int WATCHES = 4;

  /** A flag of all pieces. */
  static final int ANY = 8;

  /** The owner of no piece. */
  static final int EMPTY = 2;

  final int words;

  /** The index of the words of each code's side in the sets. */
  final int[] sideRows = new int[CODES];

  /** The ordinal of the side of each piece, {@link #EMPTY}, or more if there is no such piece. */
  final byte[] owners = new byte[CODES];

  /** A number that pieces share if one may become the other: the side, and whether it is royal. */
  final byte[] kinds = new byte[CODES];

  /** The code of a piece after a move; 0 if the judge decides. */
  final short[] arrivals = new short[CODES];

  /** The place of the hand count that grows when a piece is captured, or 0. */
  final short[] received = new short[CODES];

  /** The reasons why moves of a piece may be rare: {@link #ENDS_CASTLING} and others. */
  final byte[] flags = new byte[CODES];

  /** The code of a piece when passing ends, which is its own for most. */
  final short[] standsFor = new short[CODES];

  /** The code of a piece when the royal piece of its side has moved, which is its own for most. */
  final short[] castlesTo = new short[CODES];

  /** The codes of passing pieces. */
  private int[] passing = {};

  /** The codes of castling pieces, by side. */
  private final int[][] castlers = {{}, {}};

  /** The codes of pieces that capture en passant, by side. */
  private final int[][] watchers = {{}, {}};

  /** The destinations of castling, by side and word. */
  private final long[] castlingTo;

  /** The squares from which a piece may capture en passant after any leap, by side and word. */
  private final long[] allWatched;

  /** The numbers of the leaps of each side after which a piece may be passing. */
  private final int[][] leaps = {{}, {}};

  /** The destinations of castling and of such leaps, by code, square and word; or empty. */
  private long[] destinations = {};

  private final int squares;
  private final int codes;
  private int leapCount;
  private int[] targets = new int[1];

  /** The squares from which an opponent's piece may capture en passant after a leap. */
  private long[] watched;

  private boolean hasRareMoves;
  private final Supplier<? extends GameJudge> judges;

  /**
   * Creates tables of a game in which all moves are plain.
   *
   * @param squares the number of squares
   * @param codes the number of codes, with 0
   * @param judges creates judges
   */
  public MoveTables(int squares, int codes, Supplier<? extends GameJudge> judges) {
    this.squares = squares;
    this.codes = codes;
    this.judges = judges;
    words = Words.count(squares);
    watched = new long[words];
    castlingTo = new long[2 * words];
    allWatched = new long[2 * words];
    for (int code = 0; code < CODES; code++) {
      owners[code] = (byte) (code == 0 ? EMPTY : EMPTY + 1);
      kinds[code] = Byte.MAX_VALUE;
      sideRows[code] = sideRow(EMPTY);
    }
  }

  /** {@return the index of the words of a side's pieces} */
  private int sideRow(int owner) {
    return (codes + owner) * words;
  }

  /** {@return the number of words of all sets} */
  public int length() {
    return (codes + EMPTY + 1) * words;
  }

  /**
   * Adds a piece.
   *
   * @param code the code of the piece
   * @param side the ordinal of its side
   * @param isRoyal whether it is royal
   * @param arrival its code after a move, or 0 if the judge decides
   * @param receivedCode the code of the piece that its captor receives, or 0
   */
  public void addPiece(int code, int side, boolean isRoyal, int arrival, int receivedCode) {
    owners[code] = (byte) side;
    flags[code] = ANY;
    kinds[code] = (byte) (isRoyal ? side + 2 : side);
    sideRows[code] = sideRow(side);
    arrivals[code] = (short) arrival;
    standsFor[code] = (short) code;
    castlesTo[code] = (short) code;
    received[code] = (short) (receivedCode == 0 ? 0 : CodedHands.place(receivedCode, side ^ 1));
  }

  /**
   * Adds a piece that is passing.
   *
   * @param code the code of the piece
   * @param plain the code of the piece that it stands for
   */
  public void addPassing(int code, int plain) {
    passing = with(passing, code);
    standsFor[code] = (short) plain;
    hasRareMoves = true;
  }

  /**
   * Adds a piece that may castle.
   *
   * @param code the code of the piece
   * @param ended the code of the piece when the royal piece has moved
   */
  public void addCastler(int code, int ended) {
    castlers[owners[code]] = with(castlers[owners[code]], code);
    castlesTo[code] = (short) ended;
    for (int royal = 1; royal < codes; royal++) {
      flags[royal] |= (byte) (kinds[royal] == owners[code] + 2 ? ENDS_CASTLING : 0);
    }
    hasRareMoves = true;
  }

  /**
   * Adds a piece that captures en passant.
   *
   * @param code the code of the piece
   */
  public void addWatcher(int code) {
    watchers[owners[code]] = with(watchers[owners[code]], code);
    flags[code] |= WATCHES;
  }

  private static int[] with(int[] list, int code) {
    int[] longer = Arrays.copyOf(list, list.length + 1);
    longer[list.length] = code;
    return longer;
  }

  /**
   * Adds a move that may be more than a plain move.
   *
   * @param code the code of the piece
   * @param from the square that it leaves
   * @param to the destination
   * @param watchedFrom the squares from which an opponent's piece may capture it en passant; null
   *     for castling
   */
  public void addEntry(int code, int from, int to, long @Nullable [] watchedFrom) {
    if (destinations.length == 0) {
      destinations = new long[codes * squares * words];
    }
    destinations[(code * squares + from) * words + (to >> 6)] |= 1L << to;
    flags[code] |= HAS_ENTRIES;
    int side = owners[code];
    if (watchedFrom == null) {
      castlingTo[side * words + (to >> 6)] |= 1L << to;
    } else {
      addLeap(side, to, watchedFrom);
    }
    hasRareMoves = true;
  }

  private void addLeap(int side, int to, long[] watchedFrom) {
    int leap = leapCount++;
    if (leap == targets.length) {
      targets = Arrays.copyOf(targets, 2 * leap);
      watched = Arrays.copyOf(watched, 2 * leap * words);
    }
    targets[leap] = to;
    leaps[side] = with(leaps[side], leap);
    for (int word = 0; word < words; word++) {
      watched[leap * words + word] = watchedFrom[word];
      allWatched[side * words + word] |= watchedFrom[word];
    }
  }

  /** {@return whether the game has moves that may be more than plain moves} */
  public boolean hasRareMoves() {
    return hasRareMoves;
  }

  /** {@return a new judge} */
  GameJudge newJudge() {
    return judges.get();
  }

  /** {@return a word of the destinations of a piece's moves that may be more than plain moves} */
  long destinations(int moved, int from, int word) {
    return destinations.length == 0 ? 0 : destinations[(moved * squares + from) * words + word];
  }

  /**
   * Finds the squares to which a side may castle, or leap so that an opponent's piece may capture
   * en passant.
   *
   * @param sets the sets
   * @param side the ordinal of the side
   * @param rare receives the squares
   */
  void findRare(long[] sets, int side, long[] rare) {
    boolean isWatched = false;
    for (int word = 0; word < words; word++) {
      rare[word] = castlingTo[side * words + word];
      isWatched |= (watching(sets, side ^ 1, word) & allWatched[side * words + word]) != 0;
    }
    if (isWatched) {
      for (int entry : leaps[side]) {
        for (int word = 0; word < words; word++) {
          if ((watching(sets, side ^ 1, word) & watched[entry * words + word]) != 0) {
            rare[targets[entry] >> 6] |= 1L << targets[entry];
          }
        }
      }
    }
  }

  /** {@return a word of the pieces of a side that capture en passant} */
  private long watching(long[] sets, int side, int word) {
    long watching = 0;
    for (int code : watchers[side]) {
      watching |= sets[code * words + word];
    }
    return watching;
  }

  /** {@return whether there are passing pieces} */
  boolean hasPassing(long[] sets) {
    return hasAny(sets, passing);
  }

  /** {@return whether a side has castling pieces} */
  boolean hasCastlers(long[] sets, int side) {
    return hasAny(sets, castlers[side]);
  }

  private boolean hasAny(long[] sets, int[] list) {
    long any = 0;
    for (int code : list) {
      for (int word = 0; word < words; word++) {
        any |= sets[code * words + word];
      }
    }
    return any != 0;
  }

  /**
   * Adds the pieces that are no longer passing after a move, and those that no longer castle.
   *
   * @param sets the sets before the move
   * @param side the ordinal of the side that moves
   * @param endsCastling whether a royal piece moves
   * @param effects the effects of the move
   */
  void addEnded(long[] sets, int side, boolean endsCastling, MoveEffects effects) {
    for (int code : passing) {
      boolean isOwn = owners[code] == side;
      addEnded(sets, code, standsFor[endsCastling && isOwn ? castlesTo[code] : code], effects);
    }
    if (endsCastling) {
      for (int code : castlers[side]) {
        if (standsFor[code] == code) { // otherwise, it was passing as well
          addEnded(sets, code, castlesTo[code], effects);
        }
      }
    }
  }

  private void addEnded(long[] sets, int code, int ended, MoveEffects effects) {
    for (int word = 0; word < words; word++) {
      for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        if (square != effects.from && square != effects.to) {
          effects.add(square, code, ended);
        }
      }
    }
  }

  /**
   * Writes the squares of each side into sets that have the squares of each piece.
   *
   * @param sets the sets
   */
  public void addSides(long[] sets) {
    Arrays.fill(sets, codes * words, sets.length, 0);
    for (int code = 1; code < codes; code++) {
      for (int word = 0; word < words; word++) {
        sets[sideRows[code] + word] |= sets[code * words + word];
      }
    }
  }

  /**
   * Writes the squares of each piece and side into sets.
   *
   * @param board the codes of all squares
   * @param sets the sets, which are overwritten
   */
  void read(byte[] board, long[] sets) {
    Arrays.fill(sets, 0);
    for (int word = 0; word < words; word++) {
      int from = word * Long.SIZE;
      for (long left = CodeSets.occupied(board, word); left != 0; left &= left - 1) {
        int code = board[from + Long.numberOfTrailingZeros(left)] & 0xFF;
        sets[code * words + word] |= left & -left;
        sets[sideRows[code] + word] |= left & -left;
      }
    }
  }

  /**
   * Adds or removes a piece on a square.
   *
   * @param sets the sets
   * @param square the square
   * @param code the code of the piece; 0 changes nothing that has a meaning
   */
  void flip(long[] sets, int square, int code) {
    int word = square >> 6;
    long bit = 1L << square;
    sets[code * words + word] ^= bit;
    sets[sideRows[code] + word] ^= bit;
  }

  /**
   * Makes the changes of a move to the sets, or takes them back.
   *
   * @param sets the sets
   * @param effects the changes
   */
  public void flip(long[] sets, MoveEffects effects) {
    flip(sets, effects.from, effects.moved);
    flip(sets, effects.to, effects.there);
    flip(sets, effects.to, effects.after);
    for (int i = 0; i < effects.count; i++) {
      flip(sets, effects.squares[i], effects.before[i]);
      flip(sets, effects.squares[i], effects.codes[i]);
    }
  }
}
