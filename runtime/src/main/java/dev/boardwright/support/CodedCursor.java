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
 * bits for the offset of the hand count that changed, 1 bit that tells a drop from a capture, 1 bit
 * that tells of {@linkplain #FURTHER further squares}, and 3 bits of {@link #rare}. The entries of
 * all other calls are negative, and their highest four bits give the kind of call. The content hash
 * before each call is stored in a parallel array, so undoing a call restores the hash and never
 * recomputes it.
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

  static final int TO_SHIFT = 16;
  static final int CODES_SHIFT = 32;
  static final int HAND_SHIFT = 48;
  static final int MAX_PLACE = 0x1FF;
  private static final int DROP_SHIFT = 57;
  static final long DROP = 1L << DROP_SHIFT;

  /** Marks a move that also changed further squares. */
  static final long FURTHER = 1L << 58;

  /** Marks a move whose entry records {@link #rare}, since its pieces bring reasons for it. */
  static final long REASONS = 1L << 59;

  /** The position of {@link #rare} in the entry of such a move. */
  private static final int RARE_SHIFT = 60;

  /** The mark of a move of which nothing is known: all reasons. */
  private static final long ALL_REASONS =
      REASONS | (long) (PieceFacts.CHANGING_REASONS >>> PieceFacts.REASONS_SHIFT) << RARE_SHIFT;

  /** The bits of the entry of a move that tell how a hand changes. */
  private static final int PLACE_AND_DROP = 0x3FF;

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
  final int squares;
  final int codes;
  private final int keyShift;

  /**
   * The hand counts, by the offsets of {@link CodedHands}; {@link #NOT_HELD} where the hand cannot
   * hold the piece.
   */
  final int[] hands;

  /** The ordinal of the side to move. */
  int side;

  int pieceCount;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  long contentHash;

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

  /**
   * The facts about each code in the game, as {@link PieceFacts} describes them. There are none
   * until the first move of a game is played.
   */
  int[] facts = PieceFacts.NO_FACTS;

  /**
   * The reasons why moves from here may be rare, as {@link PieceFacts} describes them. A reason may
   * stand here without need, but none is missing.
   */
  int rare = PieceFacts.ALL_REASONS;

  /**
   * The number of calls that the sets of a subclass reflect: {@link #top}, or one less if the
   * latest call is a move that they do not reflect yet.
   */
  int settled;

  private P last;
  long[] journal = new long[FIRST_LENGTH];

  /** The hash before each call, parallel to the journal; meaningful only if that hash was known. */
  private long[] hashes = new long[FIRST_LENGTH];

  /** The number of calls that can be undone. */
  int top;

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

  /** Makes the sets reflect the latest call, which is a move; {@link #settled} follows. */
  abstract void settle();

  /** Makes the sets reflect a change of one square, which has been made. */
  abstract void settle(int index, int before, int after);

  /** Takes the latest move back in the sets. Its squares have not been restored yet. */
  abstract void unsettle(long change);

  /** Takes the latest change of one square back in the sets. */
  abstract void unsettle(int index, int before, int after);

  /** Reads the sets again, if they are in use. */
  abstract void resetSets();

  /** Forgets the further squares of all moves. */
  abstract void forgetMoves();

  /** Restores the further squares of a move. */
  abstract void takeFurtherBack(long change);

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
    for (int place = 0; place < hands.length; place++) {
      if (board.mayHold[place]) {
        counts[board.handPlaces[CodedHands.key(place, codes)]] = (char) heldAt(place);
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
    settled = top;
    load(position);
    begin(position);
    leaveMarksBehind();
    resetSets();
  }

  private void leaveMarksBehind() {
    // Skip every mark handed out so far: the journal never held more calls than its length.
    oldest += journal.length + 1;
    if (settled != top) {
      settle();
    }
    top = 0;
    settled = 0;
    if (journal.length > KEPT_LENGTH) {
      journal = new long[KEPT_LENGTH];
      hashes = new long[KEPT_LENGTH];
    }
    forgetMoves();
  }

  /** Takes over everything except the squares from a position. */
  private void begin(P position) {
    for (int place = 0; place < hands.length; place++) {
      hands[place] = board.mayHold[place] ? position.count(CodedHands.key(place, codes)) : NOT_HELD;
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
    rare = PieceFacts.ALL_REASONS;
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

  final long inHand(int place, long count) {
    return palette.inHand(place >> 1, place & 1, count);
  }

  final long key(int code, int index) {
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
    settle(index, before, code);
    settled = top;
    rare = PieceFacts.ALL_REASONS;
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
      settled = top;
      return;
    }
    if (before < 0) {
      throw PositionRules.notHeld(owner, code, palette.text(code), delta);
    }
    long after = PositionRules.after(palette.text(code), before, delta);
    int pieces = PositionRules.check((long) pieceCount + delta, squares);
    push(HAND | (long) place << HAND_SHIFT | before);
    settled = top;
    pieceCount = pieces;
    hands[place] = (int) after;
    if (contentHash != 0) {
      contentHash ^= inHand(place, before) ^ inHand(place, after);
    }
  }

  @Override
  public final void toggle() {
    push(TOGGLE);
    settled = top;
    pass();
  }

  final void pass() {
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
    long change = ALL_REASONS | move(from, to, moved, captured);
    int after = as == 0 ? moved : as;
    int place = 0;
    if (toHand == 0) {
      push(change);
    } else {
      if (captured == 0) {
        throw board.noPiece(to);
      }
      place = CodedHands.place(toHand, side);
      push(change | (long) place << HAND_SHIFT);
      // Read as late as possible: the writes of recent moves may still be on their way to memory.
      if (hands[place] < 0) {
        top--;
        throw PositionRules.notHeld(side, toHand, palette.text(toHand), 1);
      }
    }
    rare = PieceFacts.ALL_REASONS;
    arrive(from, to, moved, captured, after, place);
  }

  /** Moves a piece, keeps what it captures, and passes the turn. */
  final void arrive(int from, int to, int moved, int captured, int after, int place) {
    if (contentHash != 0) {
      hashPlay(from, to, moved, captured, after, place);
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

  private void checkCodes(int as, int toHand) {
    if (as < 0 || as >= codes) {
      throw palette.noSuchCode(as);
    }
    if (toHand < 0 || toHand >= codes) {
      throw palette.noSuchCode(toHand);
    }
  }

  final int heldAt(int place) {
    return Math.max(0, hands[place]);
  }

  /**
   * {@return 1 for a piece and 0 for an empty square} Branch-free, because captures are
   * unpredictable.
   */
  static int one(int code) {
    return code + 0xFF >>> Byte.SIZE;
  }

  /** {@return the entry of a move without changes of hands} */
  static long move(int from, int to, int moved, int there) {
    return (long) (there << Byte.SIZE | moved) << CODES_SHIFT | (long) to << TO_SHIFT | from;
  }

  /** {@return the part of the entry of a move that records the reasons before it} */
  static long reasons(int rare) {
    return REASONS
        | (long) (rare & PieceFacts.CHANGING_REASONS) << RARE_SHIFT - PieceFacts.REASONS_SHIFT;
  }

  private void hashPlay(int from, int to, int moved, int captured, int after, int place) {
    long hash = key(moved, from) ^ key(captured, to) ^ key(after, to) ^ ContentHash.SECOND_TO_MOVE;
    if (place != 0) {
      int held = hands[place];
      hash ^= inHand(place, held) ^ inHand(place, held + 1);
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
    if (hands[place] <= 0) {
      throw PositionRules.notHeld(side, code, palette.text(code), -1);
    }
    putDown(code, to, captured, place, ALL_REASONS);
    rare = PieceFacts.ALL_REASONS;
  }

  /** Drops a piece that the hand holds, and passes the turn. */
  final void putDown(int code, int to, int captured, int place, long marks) {
    push(DROP | marks | (long) place << HAND_SHIFT | move(to, to, captured, captured));
    pieceCount -= one(captured);
    int held = hands[place];
    hands[place] = held - 1;
    place(to, code);
    if (contentHash != 0) {
      contentHash ^=
          key(captured, to) ^ key(code, to) ^ inHand(place, held) ^ inHand(place, held - 1);
    }
    pass();
  }

  final void push(long change) {
    if (top == journal.length) {
      grow();
    }
    if (settled != top) {
      settle();
    }
    journal[top] = change;
    if (isHashed) {
      hashes[top] = contentHash(); // unknown after undo or reset
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
    if (settled > top) {
      unsettle(change);
      settled = top;
    }
    if ((change & (FURTHER | REASONS)) != 0) {
      takeRareBack(change);
    }
    int squares = (int) change;
    int moved = (int) (change >>> CODES_SHIFT) & 0xFF;
    int there = (int) (change >>> CODES_SHIFT + Byte.SIZE) & 0xFF;
    int place = (int) (change >>> HAND_SHIFT) & PLACE_AND_DROP;
    place(squares >>> TO_SHIFT, there);
    place(squares & 0xFFFF, moved);
    side ^= 1;
    if (place == 0) {
      pieceCount += one(there);
    } else {
      takeHandBack(place, there);
    }
  }

  private void takeRareBack(long change) {
    rare = (int) (change >>> RARE_SHIFT) << PieceFacts.REASONS_SHIFT | PieceFacts.ALWAYS;
    if ((change & FURTHER) != 0) {
      takeFurtherBack(change);
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
    settled = top;
    switch ((int) (change >>> KIND_SHIFT)) {
      case SET_KIND -> {
        int index = (int) change & 0xFFFF;
        int before = (int) (change >>> CODES_SHIFT) & 0xFF;
        pieceCount += Integer.signum(before) - Integer.signum(read(index));
        unsettle(index, before, read(index));
        rare = PieceFacts.ALL_REASONS;
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
