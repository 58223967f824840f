// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import java.util.Arrays;
import java.util.function.Supplier;

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
  /** The number of bits of a square in a move. */
  static final int FROM_SHIFT = 10;

  /** The number of codes that a move can name. */
  static final int CODES = 256;

  // The facts about a code are one number: its code after a move in the lowest 8 bits, or 0 if the
  // judge decides, and then the following. All bits of codes that no piece has are 0.

  /** The position of the bit of pieces of the first side; that of the second side follows. */
  private static final int OWNER_SHIFT = 8;

  /** The bit of pieces of the first side. */
  static final int OWNERS = 1 << OWNER_SHIFT;

  /** The bits that pieces share if one may become the other: the side, and whether it is royal. */
  static final int KIND = 7 << OWNER_SHIFT;

  private static final int ROYAL = 4 << OWNER_SHIFT;

  /** A reason that always stands: the judge decides what moves of the piece change. */
  private static final int JUDGED = 1 << 11;

  /** A reason that always stands: {@link #leaps} tells too little of the leaps of the piece. */
  static final int MANY_LEAPS = 1 << 15;

  /** The reasons that always stand. */
  static final int ALWAYS = JUDGED | MANY_LEAPS;

  /** The position of the first of the reasons that depend on the position. */
  static final int REASONS_SHIFT = 12;

  /** There are passing pieces: a reason for all pieces. */
  static final int PASSING = 1 << REASONS_SHIFT;

  /** The first side has pieces that castle: a reason for its royal pieces. */
  private static final int CASTLERS = 1 << REASONS_SHIFT + 1;

  /** The reasons that depend on the position. */
  static final int CHANGING_REASONS = PASSING | CASTLERS | CASTLERS << 1;

  static final int ALL_REASONS = ALWAYS | CHANGING_REASONS;

  /** The position of the place of the hand count that grows when the piece is captured, or 0. */
  static final int RECEIVED_SHIFT = 16;

  static final int RECEIVED_MASK = 0x1FF;

  /** The distance from the bits of the reasons to those that tell which reasons a piece brings. */
  static final int BRINGS_SHIFT = 13;

  /** The bits that tell which reasons a piece brings to a position. */
  static final int BRINGS = CHANGING_REASONS << BRINGS_SHIFT;

  /** A piece that has {@link #leaps}. */
  static final int LEAPS = 1 << 31;

  /** The facts while no game is known. */
  static final int[] NO_FACTS = new int[CODES];

  /** A piece of the first side that captures en passant; the bit of the second side follows. */
  static final int WATCHER = 1 << 28;

  /** The number for no leap: its destination is beyond most boards, and nothing watches it. */
  private static final int NONE = 0x3FF;

  /** The owner of no piece. */
  static final int EMPTY = 2;

  final int words;

  /** The index of the words of each code's side in the sets. */
  final int[] sideRows = new int[CODES];

  /** The facts about each code. */
  final int[] facts = new int[CODES];

  /** The code of a piece when passing ends, which is its own for most. */
  final short[] standsFor = new short[CODES];

  /** The code of a piece when the royal piece of its side has moved, which is its own for most. */
  final short[] castlesTo = new short[CODES];

  /** The code of a piece that has lost its only state; 0 for all others. */
  private final short[] ended = new short[CODES];

  /** The codes of passing pieces. */
  private int[] passing = {};

  /** The codes of castling pieces, by side. */
  private final int[][] castlers = {{}, {}};

  /**
   * The first square of each code's row in the tables of squares. Row 0, which most pieces have, is
   * empty.
   */
  final int[] rows = new int[CODES];

  /**
   * The leap after which a piece may be passing, by row and square: from the lowest bit up, ten
   * bits each for the destination and for the two squares, which may be the same one, from which
   * the other side's pieces may capture en passant.
   */
  int[] leaps;

  /**
   * More about such a leap: from the lowest bit up, eight bits for the code of the passing piece,
   * and ten for the square that it has crossed; or 0 if the judge decides.
   */
  int[] passings;

  /** The destinations of such leaps, by row, square and word. */
  private long[] leapTargets;

  /** The destinations of castling, by row, square and word. */
  private long[] castlings;

  /** Those destinations of castling that the piece reaches in no other way. */
  private long[] clearCastlings;

  /** The destinations of captures en passant, by row, square and word. */
  private long[] crossings;

  private final int squares;

  /** The number of files. */
  final int files;

  private final int codes;

  /**
   * The distance of all {@link #leaps}: the square of the difference of the two indices; 0 if there
   * are no leaps.
   */
  int leapDistance;

  private boolean hasRareMoves;
  private final Supplier<? extends GameJudge> judges;

  /**
   * Creates tables of a game in which all moves are plain.
   *
   * @param squares the number of squares
   * @param files the number of files
   * @param codes the number of codes, with 0
   * @param judges creates judges
   */
  public MoveTables(int squares, int files, int codes, Supplier<? extends GameJudge> judges) {
    this.squares = squares;
    this.files = files;
    this.codes = codes;
    this.judges = judges;
    words = Words.count(squares);
    leapTargets = new long[squares * words];
    clearCastlings = new long[squares * words];
    castlings = new long[squares * words];
    crossings = new long[squares * words];
    leaps = new int[squares];
    passings = new int[squares];
    Arrays.fill(leaps, NONE);
    Arrays.fill(sideRows, sideRow(EMPTY));
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
    int place = receivedCode == 0 ? 0 : CodedHands.place(receivedCode, side ^ 1);
    facts[code] =
        arrival
            | (arrival == 0 ? JUDGED : 0)
            | 1 << OWNER_SHIFT + side
            | (isRoyal ? ROYAL : 0)
            | PASSING
            | place << RECEIVED_SHIFT;
    sideRows[code] = sideRow(side);
    standsFor[code] = (short) code;
    castlesTo[code] = (short) code;
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
    facts[code] |= PASSING << BRINGS_SHIFT;
    hasRareMoves = true;
  }

  /**
   * Adds a piece that may castle.
   *
   * @param code the code of the piece
   * @param ended the code of the piece when the royal piece has moved
   */
  public void addCastler(int code, int ended) {
    int side = owner(code);
    castlers[side] = with(castlers[side], code);
    castlesTo[code] = (short) ended;
    facts[code] |= CASTLERS << BRINGS_SHIFT + side;
    for (int royal = 1; royal < codes; royal++) {
      boolean isRoyal = (facts[royal] & KIND) == (ROYAL | 1 << OWNER_SHIFT + side);
      facts[royal] |= isRoyal ? CASTLERS << side : 0;
    }
    hasRareMoves = true;
  }

  private int owner(int code) {
    return facts[code] >> OWNER_SHIFT + 1 & 1;
  }

  /** Completes the facts about pieces that become others, when all pieces have been added. */
  public void addArrivals() {
    for (int code = 1; code < codes; code++) {
      int arrival = facts[code] & 0xFF;
      facts[code] |= (facts[arrival] & ~facts[code] & BRINGS) != 0 ? JUDGED : 0;
      boolean isPassing = standsFor[code] != code;
      boolean isCastler = castlesTo[code] != code;
      int plain = isPassing ? standsFor[code] : castlesTo[code];
      boolean hasOneState = isPassing != isCastler && (facts[plain] & BRINGS) == 0;
      ended[code] = (short) (hasOneState ? plain : 0);
    }
  }

  /**
   * Adds a piece that captures en passant.
   *
   * @param code the code of the piece
   */
  public void addWatcher(int code) {
    facts[code] |= WATCHER << owner(code);
  }

  /**
   * Adds a capture en passant.
   *
   * @param code the code of the piece
   * @param from the square that it leaves
   * @param to the destination
   */
  public void addCrossing(int code, int from, int to) {
    addRow(code);
    add(crossings, code, from, to);
  }

  /** Gives a piece its own row of the tables of squares. */
  private void addRow(int code) {
    if (rows[code] == 0) {
      rows[code] = leaps.length;
      leaps = Arrays.copyOf(leaps, leaps.length + squares);
      Arrays.fill(leaps, rows[code], leaps.length, NONE);
      passings = Arrays.copyOf(passings, leaps.length);
      leapTargets = Arrays.copyOf(leapTargets, leaps.length * words);
      clearCastlings = Arrays.copyOf(clearCastlings, leaps.length * words);
      castlings = Arrays.copyOf(castlings, leaps.length * words);
      crossings = Arrays.copyOf(crossings, leaps.length * words);
    }
  }

  private void add(long[] table, int code, int from, int to) {
    table[(rows[code] + from) * words + (to >> 6)] |= 1L << to;
  }

  private boolean has(long[] table, int code, int from, int to) {
    return (table[(rows[code] + from) * words + (to >> 6)] >>> to & 1) != 0;
  }

  private static int[] with(int[] list, int code) {
    int[] longer = Arrays.copyOf(list, list.length + 1);
    longer[list.length] = code;
    return longer;
  }

  /**
   * Adds castling.
   *
   * @param code the code of the royal piece
   * @param from the square that it leaves
   * @param to the destination
   * @param isClear whether no other move of the piece leads from {@code from} to {@code to}
   */
  public void addCastling(int code, int from, int to, boolean isClear) {
    addRow(code);
    add(castlings, code, from, to);
    if (isClear) {
      add(clearCastlings, code, from, to);
    }
    hasRareMoves = true;
  }

  /**
   * Adds a leap after which the piece may be passing.
   *
   * @param code the code of the piece
   * @param from the square that it leaves
   * @param to the destination
   * @param watched the squares from which an opponent's piece may capture it en passant, at least
   *     one
   * @param passing the code of the piece if it is passing
   * @param crossed the square that it has crossed, if that is enough to know which captures en
   *     passant are legal; otherwise −1
   */
  public void addLeap(int code, int from, int to, long[] watched, int passing, int crossed) {
    addRow(code);
    add(leapTargets, code, from, to);
    int leap = Words.last(watched) << FROM_SHIFT | Words.next(watched, 0);
    leap = leap << FROM_SHIFT | to;
    int at = rows[code] + from;
    int distance = (to - from) * (to - from);
    leapDistance = leapDistance == 0 ? distance : leapDistance;
    if (leaps[at] == NONE && Words.size(watched) <= 2 && distance == leapDistance) {
      leaps[at] = leap;
      passings[at] = crossed < 0 ? 0 : crossed << Byte.SIZE | passing;
      facts[code] |= LEAPS;
    } else {
      facts[code] |= MANY_LEAPS;
    }
    hasRareMoves = true;
  }

  /** {@return the facts about each code} Callers must not modify them. */
  public int[] facts() {
    return facts;
  }

  /** {@return the distance of leaps after which a piece may be passing, or 0 if there are none} */
  public int leapDistance() {
    return leapDistance;
  }

  /** {@return whether the game has moves that may be more than plain moves} */
  public boolean hasRareMoves() {
    return hasRareMoves;
  }

  /** {@return a new judge} */
  GameJudge newJudge() {
    return judges.get();
  }

  /** {@return whether a move may be a leap after which the piece may be passing} */
  boolean isLeap(int moved, int from, int to) {
    return has(leapTargets, moved, from, to);
  }

  /** {@return whether a move may be castling} */
  boolean isCastling(int moved, int from, int to) {
    return has(castlings, moved, from, to);
  }

  /** {@return whether a move can only be castling} */
  boolean isClearCastling(int moved, int from, int to) {
    return has(clearCastlings, moved, from, to);
  }

  /** {@return whether a move may be a capture en passant} */
  boolean isCrossing(int moved, int from, int to) {
    return has(crossings, moved, from, to);
  }

  /** {@return the code of a piece that has castled} */
  int castled(int code) {
    return standsFor[castlesTo[code]];
  }

  /** {@return whether a piece castles with a royal piece of a side} */
  boolean isCastler(int code, int side) {
    return (facts[code] & CASTLERS << BRINGS_SHIFT + side) != 0;
  }

  /** {@return the reasons why moves from a position may be rare} */
  int reasons(long[] sets) {
    return ALWAYS
        | (hasPassing(sets) ? PASSING : 0)
        | (hasCastlers(sets, 0) ? CASTLERS : 0)
        | (hasCastlers(sets, 1) ? CASTLERS << 1 : 0);
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
    for (int code : list) {
      if (hasAny(sets, code)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasAny(long[] sets, int code) {
    long any = 0;
    for (int word = 0; word < words; word++) {
      any |= sets[code * words + word];
    }
    return any != 0;
  }

  /**
   * Adds the pieces that are no longer passing after a move, and those that no longer castle.
   *
   * @param sets the sets before the move
   * @param side the ordinal of the side that moves
   * @param reasons the reasons why the move is rare
   * @param effects the effects of the move
   */
  void addEnded(long[] sets, int side, int reasons, MoveEffects effects) {
    boolean endsCastling = (reasons & CASTLERS << side) != 0;
    if ((reasons & PASSING) != 0) {
      for (int code : passing) {
        boolean isOwn = owner(code) == side;
        addPieces(sets, code, standsFor[endsCastling && isOwn ? castlesTo[code] : code], effects);
      }
    }
    if (endsCastling) {
      for (int code : castlers[side]) {
        if (standsFor[code] == code) { // otherwise, it was passing as well
          addPieces(sets, code, castlesTo[code], effects);
        }
      }
    }
  }

  /**
   * {@return the code of all pieces that lose their state by a move, or 0 if there is no such code
   * or more than one}
   *
   * @param sets the sets before the move
   * @param side the ordinal of the side that moves
   * @param reasons the reasons why the move is rare
   */
  int endedCode(long[] sets, int side, int reasons) {
    if (reasons == CASTLERS << side) {
      return castlers[side].length == 1 && ended(castlers[side][0]) != 0 ? castlers[side][0] : 0;
    }
    int found = 0;
    if (reasons == PASSING) {
      for (int code : passing) {
        if (hasAny(sets, code)) {
          if (found != 0) {
            return 0;
          }
          found = code;
        }
      }
    }
    return found != 0 && ended(found) != 0 ? found : 0;
  }

  /** {@return the code of a piece that has lost its state, or 0 if it has several states} */
  int ended(int code) {
    return ended[code];
  }

  private void addPieces(long[] sets, int code, int ended, MoveEffects effects) {
    for (int word = 0; word < words; word++) {
      for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        if (square != effects.from && square != effects.to && !effects.has(square)) {
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
  public void flip(long[] sets, int square, int code) {
    int word = square >> 6;
    long bit = 1L << square;
    sets[code * words + word] ^= bit;
    sets[sideRows[code] + word] ^= bit;
  }

  /**
   * Moves a piece, in either direction.
   *
   * @param sets the sets
   * @param from the square that the piece leaves
   * @param to the destination
   * @param moved the code on {@code from}
   * @param after the code on {@code to} afterwards, of the same side
   */
  public void flip(long[] sets, int from, int to, int moved, int after) {
    if (words > 1) {
      flip(sets, from, moved);
      flip(sets, to, after);
      return;
    }
    long both = 1L << from | 1L << to;
    sets[sideRows[moved]] ^= both;
    if (moved == after) {
      sets[moved] ^= both;
    } else {
      sets[moved] ^= 1L << from;
      sets[after] ^= 1L << to;
    }
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
