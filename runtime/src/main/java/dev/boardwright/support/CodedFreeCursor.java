// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.FreeCursor;
import dev.boardwright.qi.FreePosition;
import dev.boardwright.style.Side;
import java.util.Objects;

/**
 * A cursor that makes the changes that its user asks for, for boards without rules.
 *
 * <p>The entry of a move packs, from the lowest bit up: 16 bits for each of the two squares, 8 bits
 * for each of the two codes that stood there, 9 bits for the offset of the hand count that changed,
 * and 1 bit that tells a drop from a capture. The entries of all other calls are negative, and
 * their highest four bits give the kind of call.
 */
public abstract class CodedFreeCursor<P extends CodedPosition<P> & FreePosition<P>>
    extends CodedCursor<P> implements FreeCursor<P> {
  private static final int TO_SHIFT = 16;
  private static final int CODES_SHIFT = 32;
  private static final int HAND_SHIFT = 48;
  private static final int MAX_PLACE = 0x1FF;
  private static final int DROP_SHIFT = 57;
  private static final long DROP = 1L << DROP_SHIFT;

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

  /** Whether the squares have changed since this was last set to false. */
  boolean hasChanged = true;

  /** Creates a cursor that starts at a position. */
  protected CodedFreeCursor(P position) {
    super(position);
  }

  @Override
  protected final void resetMoves() {
    hasChanged = true;
  }

  @Override
  protected final void forgetMoves() {
    // There is nothing beside the journal.
  }

  private void record(long change) {
    push(change);
    hasChanged = true;
  }

  @Override
  public final void set(int index, int code) {
    int before = codeAt(index);
    if (code < 0 || code >= codes) {
      throw palette.noSuchCode(code);
    }
    int lost = Integer.signum(before) - Integer.signum(code);
    int pieces = PositionRules.check((long) pieceCount - lost, board.length);
    record(SET | (long) before << CODES_SHIFT | index);
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
      record(NOTHING);
      return;
    }
    if (before < 0) {
      throw PositionRules.notHeld(owner, code, palette.text(code), delta);
    }
    long after = PositionRules.after(palette.text(code), before, delta);
    int pieces = PositionRules.check((long) pieceCount + delta, board.length);
    record(HAND | (long) place << HAND_SHIFT | before);
    pieceCount = pieces;
    hands[place] = (int) after;
    if (contentHash != 0) {
      contentHash ^= inHand(place, before) ^ inHand(place, after);
    }
  }

  @Override
  public final void toggle() {
    record(TOGGLE);
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
      throw type.noPiece(from);
    }
    int captured = from == to ? 0 : there;
    long change = move(from, to, moved, captured);
    int after = as == 0 ? moved : as;
    int place = 0;
    if (toHand == 0) {
      record(change);
    } else {
      if (captured == 0) {
        throw type.noPiece(to);
      }
      place = CodedHands.place(toHand, side);
      record(change | (long) place << HAND_SHIFT);
      // Read as late as possible: the writes of recent moves may still be on their way to memory.
      if (hands[place] < 0) {
        top--;
        throw PositionRules.notHeld(side, toHand, palette.text(toHand), 1);
      }
    }
    movePiece(from, to, moved, captured, after, place);
  }

  private void checkCodes(int as, int toHand) {
    if (as < 0 || as >= codes) {
      throw palette.noSuchCode(as);
    }
    if (toHand < 0 || toHand >= codes) {
      throw palette.noSuchCode(toHand);
    }
  }

  /** {@return the entry of a move without changes of hands} */
  private static long move(int from, int to, int moved, int there) {
    return (long) (there << Byte.SIZE | moved) << CODES_SHIFT | (long) to << TO_SHIFT | from;
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
    putDown(code, to, captured, place);
  }

  /** Drops a piece that the hand holds, and passes the turn. */
  private void putDown(int code, int to, int captured, int place) {
    record(DROP | (long) place << HAND_SHIFT | move(to, to, captured, captured));
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

  @Override
  protected final void takeBack() {
    hasChanged = true;
    long change = pop();
    if (change < 0) {
      takeBackOther(change);
      return;
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
}
