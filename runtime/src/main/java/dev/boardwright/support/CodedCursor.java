// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.BoardCursor;
import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.Objects;

/**
 * The state machine shared by all cursors, independent of how they store squares. Hands are stored
 * as counts, at the offsets defined by {@link CodedHands}.
 *
 * <p>The journal holds one {@code long} for each call. The entry of a move packs, from the lowest
 * bit up: 16 bits for each of the two squares, 8 bits for each of the two codes that stood there, 9
 * bits for the offset of the hand count that changed, and 1 bit that tells a drop from a capture.
 * The entries of all other calls are negative, and their highest four bits give the kind of call.
 * The content hash before each call is stored in a parallel array, so undoing a call restores the
 * hash and never recomputes it.
 *
 * @param <P> the type of the board's positions
 */
@SuppressWarnings("exports") // JSpecify annotations matter only to compilers
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
  private static final int KEPT_LENGTH = 4_096;

  /**
   * The maximum number of entries in a journal. The journal grows by doubling, and an array cannot
   * be twice as long as this.
   */
  private static final int MAX_LENGTH = 1 << 30;

  private static final int TO_SHIFT = 16;
  private static final int CODES_SHIFT = 32;
  private static final int HAND_SHIFT = 48;
  private static final int MAX_PLACE = 0x1FF;
  private static final int DROP_SHIFT = 57;
  private static final long DROP = 1L << DROP_SHIFT;

  /**
   * The position of the kind in the entry of a call that is not a move. Every kind sets the highest
   * bit, so these entries are negative.
   */
  private static final int KIND_SHIFT = 60;

  private static final int SET_KIND = 8;
  private static final int TOGGLE_KIND = 9;
  private static final int HAND_KIND = 10;
  private static final int NOTHING_KIND = 11;
  private static final long SET = (long) SET_KIND << KIND_SHIFT;
  private static final long TOGGLE = (long) TOGGLE_KIND << KIND_SHIFT;
  private static final long HAND = (long) HAND_KIND << KIND_SHIFT;
  private static final long NOTHING = (long) NOTHING_KIND << KIND_SHIFT;

  private final CodedBoard<P> board;
  private final Palette palette;
  private final int squares;
  private final int codes;
  private final int keyShift;

  /**
   * The hand counts, by the offsets of {@link CodedHands}; {@link #NOT_HELD} where the hand cannot
   * hold the piece.
   */
  private final int[] hands;

  /** The ordinal of the side to move. */
  private int side;

  private int pieceCount;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  private long contentHash;

  /**
   * Whether the hash has ever been known. From then on, every call records the hash before it;
   * otherwise {@link #hashes} would keep stale values from earlier calls.
   */
  private boolean isHashed;

  /**
   * The key table of the board, or an empty array while it is not needed or if the board has none.
   */
  private long[] keys = NO_KEYS;

  /**
   * Whether anything has changed since the subclass last cleared this flag. {@link PlaneCursor}
   * uses the flag to update its planes only when a set is requested after a change.
   */
  boolean hasChanged;

  private P last;
  private long[] journal = new long[FIRST_LENGTH];

  /** The hash before each call, parallel to the journal; meaningful only if that hash was known. */
  private long[] hashes = new long[FIRST_LENGTH];

  /** The number of calls that can be undone. */
  private int top;

  /**
   * The mark of the oldest position that can still be restored. Marks wrap around on overflow, so
   * compare them by subtraction.
   */
  private int oldest;

  /**
   * Creates a cursor that starts at a position. The subclass copies the squares.
   *
   * @param position the position to start at
   */
  protected CodedCursor(P position) {
    board = position.declared();
    palette = board.palette;
    squares = position.squareCount();
    codes = board.codes();
    keyShift = board.keyShift;
    hands = new int[board.mayHold.length];
    last = position;
    begin(position);
  }

  /** Replaces the squares of this cursor with those of a position. */
  abstract void load(P position);

  /** Creates the position that has the squares and hands of this cursor. */
  abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  /** {@return the code on a square; the index is known to be valid} */
  abstract int read(int index);

  /** Puts a code on a square; the index is known to be valid. */
  abstract void place(int index, int code);

  /** {@return the codes of all squares} The array must not be modified. */
  abstract byte[] codes();

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
          (long) heldAt(CodedHands.place(code, owner)) << board.handPlaces[owner * codes + code];
    }
    return packed;
  }

  /**
   * {@return both hands as an array, in which {@link DeclaredPieces#handPlaces} defines the place
   * of each count}
   *
   * @param length the number of counts
   */
  protected final char[] handArray(int length) {
    char[] counts = new char[length];
    for (int key = 0; key < board.handPlaces.length; key++) {
      if (board.handPlaces[key] >= 0) {
        counts[board.handPlaces[key]] = (char) heldAt(CodedHands.place(key % codes, key / codes));
      }
    }
    return counts;
  }

  @Override
  public final BoardType<P> type() {
    return board;
  }

  @Override
  public final void reset(P position) {
    Objects.requireNonNull(position, "position");
    if (position.declared() != board) {
      throw new IllegalArgumentException("the position belongs to another board");
    }
    load(position);
    begin(position);
    leaveMarksBehind();
  }

  private void leaveMarksBehind() {
    // Skip every mark handed out so far: the journal never held more calls than its length.
    oldest += journal.length + 1;
    top = 0;
    if (journal.length > KEPT_LENGTH) {
      journal = new long[KEPT_LENGTH];
      hashes = new long[KEPT_LENGTH];
    }
  }

  /** Takes over everything except the squares from a position. */
  private void begin(P position) {
    for (int key = 0; key < hands.length; key++) {
      int place = CodedHands.place(key % codes, key / codes);
      hands[place] = board.mayHold[place] ? position.count(key) : NOT_HELD;
    }
    side = position.turn().ordinal();
    pieceCount = position.pieceCount();
    contentHash = position.knownHash();
    if (contentHash != 0) {
      isHashed = true;
      keys = board.keys();
    }
    last = position;
    hasChanged = true;
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
  public final int handCount(Side side, int code) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    return heldAt(CodedHands.place(palette.checkCode(code), owner));
  }

  @Override
  public final Side turn() {
    return SIDES[side];
  }

  @Override
  public final int pieceCount() {
    return pieceCount;
  }

  @Override
  public final long contentHash() {
    return contentHash != 0 ? contentHash : findHash();
  }

  private long findHash() {
    isHashed = true;
    keys = board.keys();
    long hash = board.emptyHash ^ board.squaresHash(codes());
    for (int place = 0; place < hands.length; place++) {
      hash ^= inHand(place, heldAt(place));
    }
    contentHash = side == 0 ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
    return contentHash;
  }

  private long inHand(int place, long count) {
    return palette.inHand(place >> 1, place & 1, count);
  }

  private long key(int code, int index) {
    return keys.length == 0 ? palette.onSquare(code, index) : keys[code << keyShift | index];
  }

  @Override
  public final void set(int index, int code) {
    int before = codeAt(index);
    if (code < 0 || code >= codes) {
      throw palette.noSuchCode(code);
    }
    int lost = Integer.signum(before) - Integer.signum(code);
    int pieces = PositionRules.check((long) pieceCount - lost, squares);
    push(SET | (long) before << CODES_SHIFT | index);
    pieceCount = pieces;
    place(index, code);
    if (contentHash != 0) {
      contentHash ^= key(before, index) ^ key(code, index);
    }
  }

  @Override
  public final void clear(int index) {
    set(index, 0);
  }

  @Override
  public final void addToHand(Side side, int code, int delta) {
    int owner = Objects.requireNonNull(side, "side").ordinal();
    int place = CodedHands.place(palette.checkCode(code), owner);
    int before = hands[place];
    if (delta == 0) {
      push(NOTHING);
      return;
    }
    if (before < 0) {
      throw PositionRules.notHeld(owner, code, palette.text(code), delta);
    }
    long after = PositionRules.after(palette.text(code), before, delta);
    int pieces = PositionRules.check((long) pieceCount + delta, squares);
    push(HAND | (long) place << HAND_SHIFT | before);
    pieceCount = pieces;
    hands[place] = (int) after;
    if (contentHash != 0) {
      contentHash ^= inHand(place, before) ^ inHand(place, after);
    }
  }

  @Override
  public final void toggle() {
    push(TOGGLE);
    pass();
  }

  private void pass() {
    side ^= 1;
    if (contentHash != 0) {
      contentHash ^= ContentHash.SECOND_TO_MOVE;
    }
  }

  @Override
  public final void play(int from, int to, int as, int toHand) {
    int moved = codeAt(from);
    int there = codeAt(to);
    if ((as | toHand) != 0) {
      checkCodes(as, toHand);
    }
    if (moved == 0) {
      throw board.noPiece(from);
    }
    int captured = from == to ? 0 : there;
    long change = change(from, to, moved, captured);
    if (toHand == 0) {
      push(change);
      pieceCount -= one(captured);
    } else {
      if (captured == 0) {
        throw board.noPiece(to);
      }
      int place = CodedHands.place(toHand, side);
      push(change | (long) place << HAND_SHIFT);
      // Read as late as possible: the writes of recent moves may still be on their way to memory.
      int held = hands[place];
      if (held < 0) {
        top--;
        throw PositionRules.notHeld(side, toHand, palette.text(toHand), 1);
      }
      hands[place] = held + 1;
    }
    int after = as == 0 ? moved : as;
    place(from, 0);
    place(to, after);
    side ^= 1;
    if (contentHash != 0) {
      hashPlay(from, to, moved, captured, after, toHand);
    }
  }

  private void checkCodes(int as, int toHand) {
    if (as < 0 || as >= codes) {
      throw palette.noSuchCode(as);
    }
    if (toHand < 0 || toHand >= codes) {
      throw palette.noSuchCode(toHand);
    }
  }

  private int heldAt(int place) {
    return Math.max(0, hands[place]);
  }

  /**
   * {@return 1 for a piece and 0 for an empty square} Branch-free, because captures are
   * unpredictable.
   */
  private static int one(int code) {
    return code + 0xFF >>> Byte.SIZE;
  }

  private static long change(int from, int to, int moved, int there) {
    return (long) (there << Byte.SIZE | moved) << CODES_SHIFT | (long) to << TO_SHIFT | from;
  }

  private void hashPlay(int from, int to, int moved, int captured, int after, int toHand) {
    long hash = key(moved, from) ^ key(captured, to) ^ key(after, to) ^ ContentHash.SECOND_TO_MOVE;
    if (toHand != 0) {
      int place = CodedHands.place(toHand, side ^ 1);
      int held = hands[place];
      hash ^= inHand(place, held - 1) ^ inHand(place, held);
    }
    contentHash ^= hash;
  }

  @Override
  public final void drop(int code, int to) {
    if (code < 1 || code >= codes) {
      throw palette.noSuchCode(code);
    }
    int captured = codeAt(to);
    int place = CodedHands.place(code, side);
    int held = hands[place];
    if (held <= 0) {
      throw PositionRules.notHeld(side, code, palette.text(code), -1);
    }
    push(DROP | (long) place << HAND_SHIFT | change(to, to, captured, captured));
    pieceCount -= one(captured);
    hands[place] = held - 1;
    place(to, code);
    if (contentHash != 0) {
      contentHash ^=
          key(captured, to) ^ key(code, to) ^ inHand(place, held) ^ inHand(place, held - 1);
    }
    pass();
  }

  private void push(long change) {
    if (top == journal.length) {
      grow();
    }
    journal[top] = change;
    if (contentHash != 0) {
      hashes[top] = contentHash;
    } else if (isHashed) {
      hashes[top] = findHash(); // unknown after undo or reset
    }
    top++;
    hasChanged = true;
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

  @Override
  public final void undo() {
    if (top == 0) {
      throw new IllegalStateException("there is no call to undo");
    }
    takeBack();
  }

  private void takeBack() {
    hasChanged = true;
    top--;
    // If the hash is unknown now, it was unknown before this call.
    if (contentHash != 0) {
      contentHash = hashes[top];
    }
    long change = journal[top];
    if (change < 0) {
      takeBackOther(change);
      return;
    }
    int squares = (int) change;
    int moved = (int) (change >>> CODES_SHIFT) & 0xFF;
    int there = (int) (change >>> CODES_SHIFT + Byte.SIZE) & 0xFF;
    int place = (int) (change >>> HAND_SHIFT);
    place(squares >>> TO_SHIFT, there);
    place(squares & 0xFFFF, moved);
    side ^= 1;
    if (place == 0) {
      pieceCount += one(there);
    } else {
      takeHandBack(place, there);
    }
  }

  private void takeHandBack(int placeAndDrop, int there) {
    int place = placeAndDrop & MAX_PLACE;
    if (place == placeAndDrop) {
      hands[place]--;
    } else {
      hands[place]++;
      pieceCount += one(there);
    }
  }

  private void takeBackOther(long change) {
    switch ((int) (change >>> KIND_SHIFT)) {
      case SET_KIND -> {
        int index = (int) change & 0xFFFF;
        int before = (int) (change >>> CODES_SHIFT) & 0xFF;
        pieceCount += Integer.signum(before) - Integer.signum(read(index));
        place(index, before);
      }
      case TOGGLE_KIND -> side ^= 1;
      case HAND_KIND -> {
        int place = (int) (change >>> HAND_SHIFT) & MAX_PLACE;
        int before = (int) change & 0xFFFF;
        pieceCount += before - hands[place];
        hands[place] = before;
      }
      default -> {} // a change by 0
    }
  }

  @Override
  public final int mark() {
    return oldest + top;
  }

  @Override
  public final void undoTo(int mark) {
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
    for (; calls > 0; calls--) {
      takeBack();
    }
  }

  @Override
  public final void forget() {
    leaveMarksBehind();
  }

  /** {@return the exception for an index that is not a square of this board} */
  final IllegalArgumentException noSquare(int index) {
    return board.shape().noSuchSquare(index);
  }
}
