// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;
import dev.boardwright.support.words.CodeSets;
import java.util.Arrays;
import java.util.Objects;

/**
 * The state and the journal of all cursors. The state is one byte for each square, and the hands as
 * counts, at the offsets defined by {@link CodedHands}. The journal holds one {@code long} for each
 * call, whose meaning is up to the subclass that makes the changes. The content hash before each
 * call is stored in a parallel array, so undoing a call restores the hash and never recomputes it.
 */
public abstract class CodedCursor<P extends CodedPosition<P>> implements BoardCursor<P> {
  private static final Side[] SIDES = Side.values();

  private static final long[] NO_KEYS = {};

  /**
   * The count of a piece that the hand cannot hold. It is negative so that a move can check it with
   * the count that it reads anyway, and needs no second lookup.
   */
  private static final int NOT_HELD = -1;

  /** The initial length of the journal, enough for most lines of a search. */
  private static final int FIRST_LENGTH = 64;

  /** The length to which {@link #reset} and {@link #forget} shrink a longer journal. */
  protected static final int KEPT_LENGTH = 4_096;

  /**
   * The maximum number of entries in a journal. The journal grows by doubling, and an array cannot
   * be twice as long as this.
   */
  private static final int MAX_LENGTH = 1 << 30;

  /**
   * The code of each square; codes above 127 are negative bytes. Generated classes may read this
   * array but must not modify it.
   */
  protected final byte[] board;

  final CodedBoard<P> type;
  final Palette palette;

  /** The number of codes, with 0 for an empty square. */
  protected final int codes;

  private final int keyShift;

  /**
   * The hand counts, by the offsets of {@link CodedHands}; {@link #NOT_HELD} where the hand cannot
   * hold the piece.
   */
  protected final int[] hands;

  /** The ordinal of the side to move. */
  protected int side;

  /** The number of pieces on the board and in both hands. */
  protected int pieceCount;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  protected long contentHash;

  /** The hash keys; empty until the hash is first computed. */
  private long[] keys = NO_KEYS;

  /** Whether the hash has been asked for, so that it is recorded for each call from then on. */
  private boolean isHashed;

  /** The position that was most recently loaded or returned. */
  private P last;

  /** The entries of the calls that can be undone, and of those that have been undone. */
  protected long[] journal = new long[FIRST_LENGTH];

  /** The hash before each call, parallel to the journal; 0 for calls before it was asked for. */
  protected long[] hashes = new long[FIRST_LENGTH];

  /** The number of calls that can be undone. */
  protected int top;

  /**
   * The mark of the oldest position that can still be restored. Marks wrap around on overflow, so
   * compare them by subtraction.
   */
  private int oldest;

  /** Creates a cursor that starts at a position. */
  protected CodedCursor(P position) {
    type = position.declared();
    palette = type.palette;
    codes = type.codes();
    keyShift = type.keyShift;
    hands = new int[type.mayHold.length];
    board = new byte[position.squareCount()];
    last = position;
    load(position);
  }

  /**
   * Creates the position that has the content of this cursor.
   *
   * @param knownHash the content hash, or 0 if it has not been computed
   * @return the position, which shares no mutable state with this cursor
   */
  protected abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  /** Discards what is known about moves, when another position has been loaded. */
  protected abstract void resetMoves();

  /** Discards what belongs to calls, before the journal is cleared. */
  protected abstract void forgetMoves();

  /** {@return the position that was most recently loaded or returned} */
  protected final P last() {
    return last;
  }

  /**
   * {@return a hand as one number, in which {@link DeclaredPieces#handPlaces} defines the place of
   * each count}
   *
   * @param isFirst whether to return the hand of the first side
   */
  protected final long packedHand(boolean isFirst) {
    int owner = isFirst ? 0 : 1;
    long packed = 0;
    for (int code = 1; code < codes; code++) {
      // A piece with a shift of −1 has a count of 0, so the shift does no harm.
      packed |=
          (long) heldAt(CodedHands.place(code, owner)) << type.handPlaces[owner * codes + code];
    }
    return packed;
  }

  /**
   * {@return both hands as an array, in which {@link DeclaredPieces#handPlaces} defines the place
   * of each count}
   */
  protected final char[] handArray(int length) {
    char[] counts = new char[length];
    for (int place = 0; place < hands.length; place++) {
      if (type.mayHold[place]) {
        counts[type.handPlaces[CodedHands.key(place, codes)]] = (char) heldAt(place);
      }
    }
    return counts;
  }

  @Override
  public final BoardType<P> type() {
    return type;
  }

  @Override
  public final void reset(P position) {
    Objects.requireNonNull(position, "position");
    if (position.declared() != type) {
      throw new IllegalArgumentException("the position belongs to another board");
    }
    load(position);
    clearJournal();
    resetMoves();
  }

  @Override
  public final void forget() {
    forgetMoves();
    clearJournal();
  }

  private void clearJournal() {
    // Skip every mark handed out so far: the journal never held more calls than its length.
    oldest += journal.length + 1;
    top = 0;
    if (journal.length > KEPT_LENGTH) {
      journal = new long[KEPT_LENGTH];
      hashes = new long[KEPT_LENGTH];
    }
  }

  private void load(P position) {
    position.copyCodes(board);
    for (int place = 0; place < hands.length; place++) {
      hands[place] = type.mayHold[place] ? position.count(CodedHands.key(place, codes)) : NOT_HELD;
    }
    side = position.turn().ordinal();
    pieceCount = position.pieceCount();
    contentHash = position.knownHash();
    if (contentHash != 0) {
      isHashed = true;
      keys = type.keys();
    }
    last = position;
  }

  @Override
  public final P snapshot() {
    P now = create(RuntimeKey.KEY, SIDES[side], pieceCount, contentHash);
    if (!now.equals(last)) {
      last = now;
    }
    return last;
  }

  @Override
  public final int codeAt(int index) {
    // Compare with the array's length: the compiler then merges this check with its bounds check.
    if (index < 0 || index >= board.length) {
      throw type.shape().noSuchSquare(index);
    }
    return board[index] & 0xFF;
  }

  /**
   * {@return the code on a square}
   *
   * @param index the flat index of the square, which is known to be valid
   */
  protected final int read(int index) {
    return board[index] & 0xFF;
  }

  /**
   * Puts a code on a square.
   *
   * @param index the flat index of the square, which is known to be valid
   */
  protected final void place(int index, int code) {
    board[index] = (byte) code;
  }

  @Override
  public final void copyCodes(byte[] codes) {
    CodeSets.copy(board, codes, board.length);
  }

  /**
   * {@return a code}
   *
   * @throws IllegalArgumentException if it is not the code of a piece
   */
  protected final int checkCode(int code) {
    return palette.checkCode(code);
  }

  @Override
  public final int handCount(Side side, int code) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return heldAt(CodedHands.place(checkCode(code), owner));
  }

  final int heldAt(int place) {
    return Math.max(0, hands[place]);
  }

  @Override
  public final Side turn() {
    return SIDES[side];
  }

  @Override
  public final int pieceCount() {
    return pieceCount;
  }

  // The hash

  @Override
  public final long contentHash() {
    return contentHash != 0 ? contentHash : findHash();
  }

  private long findHash() {
    isHashed = true;
    keys = type.keys();
    long hash = type.emptyHash ^ type.squaresHash(board);
    for (int place = 0; place < hands.length; place++) {
      hash ^= inHand(place, heldAt(place));
    }
    contentHash = side == 0 ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
    return contentHash;
  }

  /**
   * {@return what the count of a piece in a hand contributes to the hash}
   *
   * @param place the offset of the count
   */
  protected final long inHand(int place, long count) {
    return palette.inHand(place >> 1, place & 1, count);
  }

  /** {@return what a code on a square contributes to the hash} */
  protected final long key(int code, int index) {
    return keys.length == 0 ? palette.onSquare(code, index) : keys[code << keyShift | index];
  }

  /**
   * Moves a piece, keeps what it captures, and passes the turn.
   *
   * @param from the square that the piece leaves
   * @param moved the code on {@code from}
   * @param captured the code on {@code to}
   * @param after the code of the piece that arrives
   * @param place the offset of the hand count that grows, or 0
   */
  protected final void movePiece(int from, int to, int moved, int captured, int after, int place) {
    if (contentHash != 0) {
      hashMove(from, to, moved, captured, after, place);
    }
    if (place == 0) {
      pieceCount -= one(captured);
    } else {
      hands[place]++;
    }
    place(from, 0);
    place(to, after);
    side ^= 1;
  }

  private void hashMove(int from, int to, int moved, int captured, int after, int place) {
    long hash = key(moved, from) ^ key(captured, to) ^ key(after, to) ^ ContentHash.SECOND_TO_MOVE;
    if (place != 0) {
      int held = hands[place];
      hash ^= inHand(place, held) ^ inHand(place, held + 1);
    }
    contentHash ^= hash;
  }

  /**
   * {@return 1 for a piece and 0 for an empty square} Branch-free, because captures are
   * unpredictable.
   *
   * @param code the code of the piece, or 0
   */
  protected static int one(int code) {
    return code + 0xFF >>> Byte.SIZE;
  }

  // The journal

  /** Records a call that is about to change the state. */
  protected final void push(long change) {
    if (top == journal.length) {
      grow();
    }
    journal[top] = change;
    if (isHashed) {
      hashes[top] = contentHash(); // unknown after undo or reset
    }
    top++;
  }

  private void grow() {
    if (top == MAX_LENGTH) {
      throw new IllegalStateException(
          "the journal is full: " + top + " calls have been neither undone nor forgotten");
    }
    long[] longer = Arrays.copyOf(journal, 2 * top);
    hashes = Arrays.copyOf(hashes, 2 * top);
    journal = longer; // assigned only after both allocations have succeeded
  }

  /** {@return the entry of the most recent call, which is removed; the hash is restored} */
  protected final long pop() {
    top--;
    // If the hash is unknown now, it was unknown before this call.
    if (contentHash != 0) {
      contentHash = hashes[top];
    }
    return journal[top];
  }

  @Override
  public final void undo() {
    if (top == 0) {
      throw new IllegalStateException("there is no call to undo");
    }
    takeBack();
  }

  @Override
  public final void undoTo(int mark) {
    for (int calls = callsSince(mark); calls > 0; calls--) {
      takeBack();
    }
  }

  /** Takes back the most recent call; there is one. */
  protected abstract void takeBack();

  @Override
  public final int mark() {
    return oldest + top;
  }

  /** {@return the number of calls since a mark} */
  private int callsSince(int mark) {
    // Subtract, because marks wrap around on overflow.
    int calls = mark() - mark;
    if (calls < 0) {
      throw new IllegalArgumentException(
          "mark " + mark + " is ahead of the cursor (at " + mark() + ")");
    }
    if (calls > top) {
      throw new IllegalArgumentException(
          "mark "
              + mark
              + " was made before reset or forget (the oldest valid mark is "
              + oldest
              + ")");
    }
    return calls;
  }
}
