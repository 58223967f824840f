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
 * What a cursor does, whatever it stores squares in. Hands are counts, in the places that {@link
 * CodedHands} has for them.
 *
 * <p>The journal has a number for each call. That of a move has, from its lowest bits up, 16 bits
 * each for the two squares, 8 bits each for what stood on them, 9 bits for the place of what came
 * to a hand or left it, and a bit that says which of the two. The numbers of all other calls are
 * negative, and the highest four bits are the kind. The content hash before a call is kept beside
 * it: it is put back, never computed back.
 *
 * @param <P> the board's positions
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class CodedCursor<P extends CodedPosition<P>> implements BoardCursor<P> {
  private static final Side[] SIDES = Side.values();

  private static final long[] NO_KEYS = {};

  /** Negative: a move reads the count anyway, and needs no second look-up. */
  private static final int NOT_HELD = -1;

  /** Room for as many calls as most lines are long. */
  private static final int FIRST_LENGTH = 64;

  /** A longer journal is given back by {@link #reset} and {@link #forget}. */
  private static final int KEPT_LENGTH = 4_096;

  /** The most calls of a journal: it grows by doubling, and there is no array twice as long. */
  private static final int MAX_LENGTH = 1 << 30;

  private static final int TO_SHIFT = 16;
  private static final int CODES_SHIFT = 32;
  private static final int HAND_SHIFT = 48;
  private static final int MAX_PLACE = 0x1FF;
  private static final int DROP_SHIFT = 57;
  private static final long DROP = 1L << DROP_SHIFT;

  /** What a call is that is no move. All of these are negative. */
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

  /** By place: how many there are; {@link #NOT_HELD} where the hand cannot hold the piece. */
  private final int[] hands;

  /** The ordinal of the side to move. */
  private int side;

  private int pieceCount;

  /** 0 when it is not known: then nothing is done for it. */
  private long contentHash;

  /**
   * Whether the hash was ever known. From then on every call records it: otherwise {@link #hashes}
   * would keep hashes of other calls.
   */
  private boolean isHashed;

  /** What pieces contribute to the hash on squares; empty where it is computed. */
  private long[] keys = NO_KEYS;

  /** Whether anything has changed since a subclass has last looked: it finds sets when asked. */
  boolean hasChanged;

  private P last;
  private long[] journal = new long[FIRST_LENGTH];

  /** Beside the journal: the hash before each call, good where one is known. */
  private long[] hashes = new long[FIRST_LENGTH];

  /** How many calls there are to take back. */
  private int top;

  /** The mark of the oldest place there is a way back to. It may pass the largest int. */
  private int oldest;

  /**
   * A cursor that begins at a position, whose squares the subclass takes over.
   *
   * @param position the position
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

  /** Takes the squares of a position over. */
  abstract void load(P position);

  /** The position that has these squares. */
  abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  /** What stands on a square that there is. */
  abstract int read(int index);

  /** Puts a code on a square that there is. */
  abstract void place(int index, int code);

  /** The codes of all squares, to be read alone. */
  abstract byte[] codes();

  /**
   * A hand as one number.
   *
   * @param isFirst whether it is the first side's
   * @return the counts, each where {@link DeclaredPieces#handPlaces} says
   */
  protected final long packedHand(boolean isFirst) {
    int owner = isFirst ? 0 : 1;
    long packed = 0;
    for (int code = 1; code < codes; code++) {
      // A shift of −1 has no pieces: nothing is shifted anywhere.
      packed |=
          (long) heldAt(CodedHands.place(code, owner)) << board.handPlaces[owner * codes + code];
    }
    return packed;
  }

  /**
   * Both hands as an array.
   *
   * @param length how many counts it has
   * @return the counts, each where {@link DeclaredPieces#handPlaces} says
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
      throw new IllegalArgumentException("the position is of another board");
    }
    load(position);
    begin(position);
    leaveMarksBehind();
  }

  private void leaveMarksBehind() {
    // Past every mark since the last time: no line was longer than the journal.
    oldest += journal.length + 1;
    top = 0;
    if (journal.length > KEPT_LENGTH) {
      journal = new long[KEPT_LENGTH];
      hashes = new long[KEPT_LENGTH];
    }
  }

  /** Takes over all but the squares. */
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
      // Read no sooner: what the last moves have written may still be on its way to memory.
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

  /** Returns 1 for a piece and 0 for none, without a branch: nobody foresees captures. */
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
      hashes[top] = findHash(); // as it was before it was first asked for
    }
    top++;
    hasChanged = true;
  }

  private void grow() {
    if (top == MAX_LENGTH) {
      throw new IllegalStateException(
          "the journal is full: " + top + " calls that nothing has taken back or forgotten");
    }
    long[] longer = Arrays.copyOf(journal, 2 * top);
    hashes = Arrays.copyOf(hashes, 2 * top);
    journal = longer; // when there is memory for both
  }

  @Override
  public final void undo() {
    if (top == 0) {
      throw new IllegalStateException("there is no call to take back");
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
    // Differences, for marks may pass the largest int.
    int calls = mark() - mark;
    if (calls < 0) {
      throw new IllegalArgumentException(
          "mark " + mark + " is ahead of this place (" + mark() + ")");
    }
    if (calls > top) {
      throw new IllegalArgumentException(
          "mark " + mark + " is from before reset or forget (the oldest is " + oldest + ")");
    }
    for (; calls > 0; calls--) {
      takeBack();
    }
  }

  @Override
  public final void forget() {
    leaveMarksBehind();
  }

  /** Returns the exception for an index that is no square. */
  final IllegalArgumentException noSquare(int index) {
    return board.shape().noSuchSquare(index);
  }
}
