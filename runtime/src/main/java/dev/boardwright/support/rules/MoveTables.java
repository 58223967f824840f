// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.support.words.CodeSets;
import dev.boardwright.support.words.Words;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a game with which a cursor plays its moves. Arrays are indexed by the codes of
 * pieces unless stated otherwise.
 *
 * <p>The sets of a game are the words of the squares of each code, one after another, then those of
 * the first side's pieces, of the second side's pieces, and one scratch set that code 0 writes to.
 */
public final class MoveTables {
  /** The number of bits of a square in a move. */
  static final int FROM_SHIFT = 10;

  static final int SQUARE_MASK = (1 << FROM_SHIFT) - 1;

  /** The bit of a move that is a drop. */
  static final int DROP = 1 << 20;

  static final int BECOMES_SHIFT = 21;

  /** The bits that are 0 in all moves. */
  static final int NO_MOVE = 7 << 29;

  /** The number for no leap: its destination is beyond most boards, and nothing watches it. */
  private static final int NONE = 0x3FF;

  /** The owner of no piece. */
  static final int EMPTY = 2;

  /** The facts about each piece. */
  final PieceFacts pieces;

  final int words;

  /** The index of the words of each code's side in the sets. */
  final int[] sideRows = new int[PieceFacts.CODES];

  /** All bits for each code of the second side, and none for those of the first. */
  private final long[] seconds = new long[PieceFacts.CODES];

  /**
   * The first square of each code's row in the tables of squares. Row 0, which most pieces have, is
   * empty.
   */
  final int[] rows = new int[PieceFacts.CODES];

  /**
   * The leap after which a piece may be passing, by row and square: from the lowest bit up, ten
   * bits each for the destination and for the two squares, which may be the same one, from which
   * the other side's pieces may capture en passant.
   */
  int[] leaps;

  /**
   * More about such a leap: from the lowest bit up, eight bits for the code of the passing piece,
   * and ten for the square that it has crossed; or 0 if the rules decide.
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

  /** The data of the game. */
  final GameData data;

  /**
   * Creates tables of a game in which all moves are plain.
   *
   * @param data the data of the game, which may be incomplete
   * @param codes the number of codes, with 0
   */
  MoveTables(GameData data, int squares, int files, int codes) {
    this.squares = squares;
    this.files = files;
    this.codes = codes;
    this.data = data;
    words = data.words;
    pieces = new PieceFacts(words, codes);
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
  int sideRow(int owner) {
    return (codes + owner) * words;
  }

  /**
   * Adds a piece.
   *
   * @param side the ordinal of its side
   * @param isRoyal whether it is royal
   * @param arrival its code after a move, or 0 if the rules decide
   * @param receivedCode the code of the piece that its captor receives, or 0
   */
  void addPiece(int code, int side, boolean isRoyal, int arrival, int receivedCode) {
    sideRows[code] = sideRow(side);
    seconds[code] = -side;
    pieces.addPiece(code, side, isRoyal, arrival, receivedCode);
  }

  /** {@return the number of words of all sets} */
  int length() {
    return (codes + EMPTY + 1) * words;
  }

  /** Adds a capture en passant. */
  void addCrossing(int code, int from, int to) {
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

  /**
   * Adds castling.
   *
   * @param code the code of the royal piece
   * @param from the square that it leaves
   * @param isClear whether no other move of the piece leads from {@code from} to {@code to}
   */
  void addCastling(int code, int from, int to, boolean isClear) {
    addRow(code);
    add(castlings, code, from, to);
    if (isClear) {
      add(clearCastlings, code, from, to);
    }
  }

  /**
   * Adds a leap after which the piece may be passing.
   *
   * @param from the square that it leaves
   * @param watched the squares from which an opponent's piece may capture it en passant, at least
   *     one
   * @param passing the code of the piece if it is passing
   * @param crossed the square that it has crossed, if that is enough to know which captures en
   *     passant are legal; otherwise −1
   */
  void addLeap(int code, int from, int to, long[] watched, int passing, int crossed) {
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
      pieces.facts[code] |= PieceFacts.LEAPS;
    } else {
      pieces.facts[code] |= PieceFacts.MANY_LEAPS;
    }
  }

  /** {@return the facts about each code} Callers must not modify them. */
  public int[] facts() {
    return pieces.facts;
  }

  /**
   * {@return the position after a move, or null if the move is not possible, or if more may change
   * than two squares and a hand} Then a cursor has to play it.
   *
   * @param position the position before the move, which is not modified
   * @param move the move, or any other number
   */
  <P extends CodedGamePosition<P, ?>> @Nullable P play(P position, int move) {
    int to = move & SQUARE_MASK;
    int from = move >>> FROM_SHIFT & SQUARE_MASK;
    int as = move >>> BECOMES_SHIFT & PieceFacts.ARRIVAL_MASK;
    if ((move & NO_MOVE) != 0 || to >= squares) {
      return null;
    }
    int[] facts = pieces.facts;
    int side = position.turn().ordinal();
    int own = PieceFacts.OWNERS << side;
    int met = facts[position.codeAt(to)];
    if ((move & DROP) != 0) {
      int dropped = from < codes ? facts[from] : 0;
      boolean isPlain =
          (dropped & own) != 0
              && (dropped & PieceFacts.BRINGS) == 0
              && as == 0
              && met == 0
              && position.held(from) > 0
              && pieces.reasons(position, side, 0) == 0;
      return isPlain ? position.drop(CodedGamePosition.RUNTIME, from, to) : null;
    }
    int moved = from < squares ? position.codeAt(from) : 0;
    int mover = facts[moved];
    boolean isPlain =
        ((~mover | met) & own | mover & PieceFacts.ALWAYS) == 0
            && (as == 0 || PieceFacts.isPlainPromotion(mover, facts[as]))
            && ((mover & PieceFacts.LEAPS) == 0 || !isWatched(position, side, moved, from, to));
    if (!isPlain || pieces.reasons(position, side, mover) != 0) {
      return null;
    }
    int after = as == 0 ? mover & PieceFacts.ARRIVAL_MASK : as;
    int place = met >>> PieceFacts.RECEIVED_SHIFT & PieceFacts.RECEIVED_MASK;
    int received = CodedHands.code(place);
    return position.play(CodedGamePosition.RUNTIME, from, to, after == moved ? 0 : after, received);
  }

  /** {@return whether a move is a leap that the other side watches} */
  private boolean isWatched(
      CodedGamePosition<?, ?> position, int side, int moved, int from, int to) {
    int leap = leaps[rows[moved] + from];
    if ((leap & SQUARE_MASK) != to) {
      return false;
    }
    int first = pieces.facts[position.codeAt(leap >>> FROM_SHIFT & SQUARE_MASK)];
    int second = pieces.facts[position.codeAt(leap >>> 2 * FROM_SHIFT)];
    return ((first | second) & PieceFacts.WATCHER << (side ^ 1)) != 0;
  }

  /** {@return the distance of leaps after which a piece may be passing, or 0 if there are none} */
  public int leapDistance() {
    return leapDistance;
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

  /** Writes the squares of each side into sets that have the squares of each piece. */
  public void addSides(long[] sets) {
    for (int word = 0; word < words; word++) {
      long occupied = 0;
      long second = 0;
      for (int code = 1; code < codes; code++) {
        long standing = sets[code * words + word];
        occupied |= standing;
        second |= standing & seconds[code];
      }
      setSides(sets, word, occupied, second);
    }
  }

  private void setSides(long[] sets, int word, long occupied, long second) {
    sets[codes * words + word] = occupied ^ second;
    sets[(codes + 1) * words + word] = second;
  }

  /**
   * Writes the squares of each piece and side into sets.
   *
   * @param sets the sets, which are overwritten
   */
  void read(byte[] board, long[] sets) {
    Arrays.fill(sets, 0);
    for (int word = 0; word < words; word++) {
      int from = word * Long.SIZE;
      long occupied = CodeSets.occupied(board, word);
      long second = 0;
      for (long left = occupied; left != 0; left &= left - 1) {
        int code = board[from + Long.numberOfTrailingZeros(left)] & 0xFF;
        sets[code * words + word] |= left & -left;
        second |= left & -left & seconds[code];
      }
      setSides(sets, word, occupied, second);
    }
  }

  /** Adds or removes a piece on a square; code 0 changes nothing that has a meaning. */
  void flip(long[] sets, int square, int code) {
    int word = square >> 6;
    long bit = 1L << square;
    sets[code * words + word] ^= bit;
    sets[sideRows[code] + word] ^= bit;
  }

  /**
   * Moves a piece, in either direction.
   *
   * @param from the square that the piece leaves
   * @param moved the code on {@code from}
   * @param after the code on {@code to} afterwards, of the same side
   */
  void flip(long[] sets, int from, int to, int moved, int after) {
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

  /** Makes the changes of a move to the sets, or takes them back. */
  void flip(long[] sets, MoveEffects effects) {
    flip(sets, effects.from, effects.moved);
    flip(sets, effects.to, effects.there);
    flip(sets, effects.to, effects.after);
    for (int i = effects.start; i < effects.start + effects.count; i++) {
      flipFurther(sets, effects.further[i]);
    }
  }

  /** Makes the change of a further square to the sets, or takes it back. */
  void flipFurther(long[] sets, int change) {
    int square = MoveEffects.square(change);
    flip(sets, square, MoveEffects.before(change));
    flip(sets, square, MoveEffects.after(change));
  }
}
