// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.rules;

import dev.boardwright.internal.position.CodedHands;
import java.util.Arrays;

/**
 * The facts about each piece of a game with which a cursor plays its moves: whose it is, what it
 * becomes, and why its moves may be rare, that is, change more than two squares and a hand. Arrays
 * are indexed by the codes of pieces. {@link MoveTables} describes the sets that the methods read.
 */
final class PieceFacts {
  /** The number of codes that a move can name. */
  static final int CODES = 256;

  // The facts about a code are one number: its code after a move in the lowest 8 bits, or 0 if the
  // rules decide, and then the following. All bits of codes that no piece has are 0.

  static final int ARRIVAL_MASK = 0xFF;

  /** The position of the bit of pieces of the first side; that of the second side follows. */
  private static final int OWNER_SHIFT = 8;

  /** The bit of pieces of the first side. */
  static final int OWNERS = 1 << OWNER_SHIFT;

  /** The bits that pieces share if one may become the other: the side, and whether it is royal. */
  static final int KIND = 7 << OWNER_SHIFT;

  private static final int ROYAL = 4 << OWNER_SHIFT;

  /**
   * A reason that always stands: the rules decide what moves of the piece change, or the piece
   * becomes one that brings reasons.
   */
  private static final int RESOLVED = 1 << 11;

  /**
   * A reason that always stands: {@link MoveTables#leaps} cannot describe all leaps of the piece.
   */
  static final int MANY_LEAPS = 1 << 15;

  /** The reasons that always stand. */
  static final int ALWAYS = RESOLVED | MANY_LEAPS;

  /** The position of the first of the reasons that depend on the position. */
  static final int REASONS_SHIFT = 12;

  /** There are passing pieces: a reason for all pieces. */
  static final int PASSING = 1 << REASONS_SHIFT;

  /** The first side has pieces that castle: a reason for its royal pieces. */
  private static final int CASTLERS = 1 << REASONS_SHIFT + 1;

  /** A side has pieces that castle. */
  static final int ALL_CASTLERS = CASTLERS | CASTLERS << 1;

  /** The reasons that depend on the position. */
  static final int CHANGING_REASONS = PASSING | ALL_CASTLERS;

  static final int ALL_REASONS = ALWAYS | CHANGING_REASONS;

  /** The position of the place of the hand count that grows when the piece is captured, or 0. */
  static final int RECEIVED_SHIFT = 16;

  static final int RECEIVED_MASK = 0x1FF;

  /** The distance from the bits of the reasons to those that tell which reasons a piece brings. */
  static final int BRINGS_SHIFT = 13;

  /** The bits that tell which reasons a piece brings to a position. */
  static final int BRINGS = CHANGING_REASONS << BRINGS_SHIFT;

  /** A piece that has {@link MoveTables#leaps}. */
  static final int LEAPS = 1 << 31;

  /** The facts while no game is known. */
  static final int[] NO_FACTS = new int[CODES];

  /** A piece of the first side that captures en passant; the bit of the second side follows. */
  static final int WATCHER = 1 << 28;

  /** The facts about each code. */
  final int[] facts = new int[CODES];

  /** The code of a piece when passing ends, which is its own for most. */
  final short[] standsFor = new short[CODES];

  /** The code of a piece when the royal piece of its side has moved, which is its own for most. */
  final short[] castlesTo = new short[CODES];

  /** Whether there are pieces whose captor receives a piece. */
  boolean fillHands;

  /** The codes of passing pieces. */
  private int[] passing = {};

  /** The codes of castling pieces, by side. */
  private final int[][] castlers = {{}, {}};

  /** The codes of castling pieces that are not passing, and what they become, by side. */
  private final int[][] endings = {{}, {}};

  /** The only one of these of each side, or 0 if there are none or several. */
  final int[] ending = new int[endings.length];

  private final int words;
  private final int codes;

  PieceFacts(int words, int codes) {
    this.words = words;
    this.codes = codes;
  }

  /** Adds a piece (see {@link MoveTables#addPiece}). */
  void addPiece(int code, int side, boolean isRoyal, int arrival, int receivedCode) {
    int place = receivedCode == 0 ? 0 : CodedHands.place(receivedCode, side ^ 1);
    facts[code] =
        arrival
            | (arrival == 0 ? RESOLVED : 0)
            | 1 << OWNER_SHIFT + side
            | (isRoyal ? ROYAL : 0)
            | PASSING
            | place << RECEIVED_SHIFT;
    fillHands |= place != 0;
    standsFor[code] = (short) code;
    castlesTo[code] = (short) code;
  }

  /** Makes a piece a passing one, which stands for a plain one. */
  void addPassing(int code, int plain) {
    passing = with(passing, code);
    standsFor[code] = (short) plain;
    facts[code] |= PASSING << BRINGS_SHIFT;
  }

  /** Lets a piece castle; it becomes another when the royal piece has moved. */
  void addCastler(int code, int ended) {
    int side = owner(code);
    castlers[side] = with(castlers[side], code);
    castlesTo[code] = (short) ended;
    facts[code] |= CASTLERS << BRINGS_SHIFT + side;
    for (int royal = 1; royal < codes; royal++) {
      boolean isRoyal = (facts[royal] & KIND) == (ROYAL | 1 << OWNER_SHIFT + side);
      facts[royal] |= isRoyal ? CASTLERS << side : 0;
    }
  }

  private int owner(int code) {
    return facts[code] >> OWNER_SHIFT + 1 & 1;
  }

  /** Completes the facts about pieces that become others, when all pieces have been added. */
  void addArrivals() {
    for (int side = 0; side < endings.length; side++) {
      endings[side] =
          Arrays.stream(castlers[side])
              .filter(code -> standsFor[code] == code) // others are passing as well
              .map(code -> castlesTo[code] << Byte.SIZE | code)
              .toArray();
      ending[side] = endings[side].length == 1 ? endings[side][0] : 0;
    }
    for (int code = 1; code < codes; code++) {
      int arrival = facts[code] & ARRIVAL_MASK;
      facts[code] |= (facts[arrival] & ~facts[code] & BRINGS) != 0 ? RESOLVED : 0;
    }
  }

  /** Lets a piece capture en passant. */
  void addWatcher(int code) {
    facts[code] |= WATCHER << owner(code);
  }

  private static int[] with(int[] list, int code) {
    int[] longer = Arrays.copyOf(list, list.length + 1);
    longer[list.length] = code;
    return longer;
  }

  /** {@return the code of a piece that has castled} */
  int castled(int code) {
    return standsFor[castlesTo[code]];
  }

  /** {@return whether a piece castles with a royal piece of a side} */
  boolean isCastler(int code, int side) {
    return (facts[code] & CASTLERS << BRINGS_SHIFT + side) != 0;
  }

  /**
   * {@return whether a piece may become another, which brings no reason for rare moves}
   *
   * @param mover the facts about the piece
   * @param promoted the facts about the other piece
   */
  static boolean isPlainPromotion(int mover, int promoted) {
    return ((mover ^ promoted) & KIND | promoted & BRINGS) == 0;
  }

  /**
   * {@return the reasons why a move from a position may be rare, without those that always stand}
   *
   * @param side the ordinal of the side that moves
   * @param mover the facts about the piece that moves
   */
  int reasons(CodedGamePosition<?, ?> position, int side, int mover) {
    int castling = mover & CASTLERS << side;
    return (hasAny(position, passing) ? PASSING : 0)
        | (castling != 0 && hasAny(position, castlers[side]) ? castling : 0);
  }

  private static boolean hasAny(CodedGamePosition<?, ?> position, int[] list) {
    for (int code : list) {
      if (!position.squaresOf(code).isEmpty()) {
        return true;
      }
    }
    return false;
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
      for (int codes : endings[side]) {
        addPieces(sets, codes & ARRIVAL_MASK, codes >> Byte.SIZE, effects);
      }
    }
  }

  /** Adds the pieces that are no longer passing after a null move. */
  void addExpired(long[] sets, MoveEffects effects) {
    for (int code : passing) {
      addPieces(sets, code, standsFor[code], effects);
    }
  }

  private void addPieces(long[] sets, int code, int ended, MoveEffects effects) {
    for (int word = 0; word < words; word++) {
      for (long left = sets[code * words + word]; left != 0; left &= left - 1) {
        int square = word << 6 | Long.numberOfTrailingZeros(left);
        if (!effects.has(square)) {
          effects.add(square, code, ended);
        }
      }
    }
  }
}
