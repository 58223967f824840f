// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.feen.FeenItems;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a position with declared pieces. Storage is up to the generated class. It has the same
 * storage fields as the position and no separate storage object, because a compiler that inlines
 * the edit would not eliminate such an object.
 *
 * @param <P> the type of position that the edit creates
 */
public abstract class CodedEdit<P extends CodedPosition<P>, E extends CodedEdit<P, E>>
    implements PositionEdit<P> {
  private static final Side[] SIDES = Side.values();

  /** The position being edited, which is never modified. */
  protected final P from;

  private final CodedBoard<P> board;

  /** The largest count that the hands can store. */
  private final int room;

  // An ordinal, not a Side: storing a reference in an old object makes work for the garbage
  // collector.
  private int side;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  private long contentHash;

  /** The number of pieces. In the middle of an edit, it may exceed the number of squares. */
  private long runningCount;

  private boolean ended;

  /**
   * The parts of counts that do not fit in the storage, by the keys of the counts; null as long as
   * all counts fit. In the middle of an edit, a hand may have any number of pieces.
   */
  private long @Nullable [] excess;

  /**
   * Creates an edit. Called by subclasses only.
   *
   * @param room the largest count that the hands can store
   */
  protected CodedEdit(P from, int room) {
    this.from = from;
    this.room = room;
    board = from.declared();
    side = from.turn().ordinal();
    runningCount = from.pieceCount();
    contentHash = from.knownHash();
  }

  /** {@return this edit} */
  protected abstract E self();

  /**
   * {@return the code of the piece on a square, or 0 if it is empty}
   *
   * @param index the flat index of the square, which is known to be valid
   */
  protected abstract int read(int index);

  /**
   * Puts a code on a square.
   *
   * @param index the flat index of the square, which is known to be valid
   * @param code the code of the piece, or 0 to clear the square
   */
  protected abstract void place(RuntimeKey key, int index, int code);

  /**
   * {@return the number of copies of a piece in a hand, or 0 if the hand cannot hold it} Subclasses
   * override this method if hands can hold any pieces.
   *
   * @param key the code of the piece; for the second side, that code plus the number of codes,
   *     including 0
   */
  protected int count(int key) {
    return 0;
  }

  /**
   * Sets the number of copies of a piece in a hand. Subclasses override this method if hands can
   * hold any pieces.
   *
   * @param which the key of the count, as for {@link #count}; that hand can hold the piece
   * @param count the number of copies, at most the largest count that the hands can store
   */
  protected void hold(RuntimeKey key, int which, int count) {
    throw new IllegalStateException("the hands of this board cannot hold pieces");
  }

  /**
   * Takes over the squares of given contents. Called only on an edit of the empty position.
   * Subclasses override this method with a faster one if positions of the board have texts.
   */
  protected void take(RuntimeKey key, FeenCodes codes) {
    byte[] squares = codes.squares();
    for (int index = 0; index < squares.length; index++) {
      if (squares[index] != 0) {
        place(key, index, squares[index] & 0xFF);
      }
    }
    for (int item = 0; squares.length == 0 && item < codes.onBoard(); item++) {
      place(key, codes.index(item), codes.code(item));
    }
    forgetHash();
  }

  /**
   * Creates the position that this edit results in.
   *
   * @param knownHash the content hash, or 0 if it has not been computed
   * @return the position, or {@link #from} if nothing has changed
   */
  protected abstract P create(RuntimeKey key, Side turn, int pieceCount, long knownHash);

  @Override
  public final E set(int index, @Nullable String piece) {
    checkOpen();
    if (index < 0 || index >= board.squares) {
      throw board.shape().noSuchSquare(index);
    }
    return put(index, piece == null ? 0 : board.palette.declared(piece));
  }

  @Override
  public final E clear(int index) {
    return set(index, null);
  }

  /**
   * Puts a piece on a square.
   *
   * @param index the flat index of the square, which is known to be valid
   * @param code the code of the piece, or 0 to clear the square
   */
  protected final E put(int index, int code) {
    checkOpen();
    int before = read(index);
    if (before != code) {
      runningCount += Integer.signum(code) - Integer.signum(before);
      place(RuntimeKey.KEY, index, code);
      if (contentHash != 0) {
        contentHash ^= board.onSquare(before, index) ^ board.onSquare(code, index);
      }
    }
    return self();
  }

  @Override
  public final E addToHand(Side side, @Nullable String piece, int delta) {
    checkOpen();
    Objects.requireNonNull(side, "side");
    if (PositionRules.checkHandChange(piece, delta) && piece != null) {
      add(side.ordinal(), board.palette.code(piece), piece, delta);
    }
    return self();
  }

  /**
   * Adds pieces to a hand or removes them. A change by 0 does nothing, whatever the piece.
   *
   * @param delta the number of copies to add; negative to remove copies
   * @throws IllegalArgumentException if the hand cannot hold the piece, or if more copies are
   *     removed than the hand has
   */
  protected final E add(Side side, int code, int delta) {
    checkOpen();
    Objects.requireNonNull(side, "side");
    if (delta != 0) {
      add(side.ordinal(), code, board.palette.text(code), delta);
    }
    return self();
  }

  private void add(int owner, int code, String piece, int delta) {
    int key = owner * board.codes() + code;
    if (code < 0 || board.handPlaces[key] < 0) {
      throw PositionRules.notHeld(owner, code, piece, delta);
    }
    long before = count(key) + (excess == null ? 0 : excess[key]);
    long after = PositionRules.after(piece, before, delta);
    runningCount = PositionRules.checkRunning(runningCount + delta, board.squares);
    if (after > room && excess == null) {
      excess = new long[board.handPlaces.length];
    }
    if (excess != null) {
      excess[key] = Math.max(0, after - room);
    }
    hold(RuntimeKey.KEY, key, (int) Math.min(after, room));
    if (contentHash != 0) {
      contentHash ^= board.palette.inHand(key, before) ^ board.palette.inHand(key, after);
    }
  }

  @Override
  public final E toggle() {
    checkOpen();
    side ^= 1;
    if (contentHash != 0) {
      contentHash ^= ContentHash.SECOND_TO_MOVE;
    }
    return self();
  }

  @Override
  public final P build() {
    checkOpen();
    int pieceCount = PositionRules.check(runningCount, board.squares);
    ended = true;
    return create(RuntimeKey.KEY, SIDES[side], pieceCount, contentHash);
  }

  /** Creates the position of a parsed text. Called only on an edit of the empty position. */
  final P read(FeenCodes codes) {
    take(RuntimeKey.KEY, codes);
    FeenItems items = codes.items;
    for (int i = items.onBoard(); i < items.all(); i++) {
      int key = items.side(i) * board.codes() + codes.code(i);
      hold(RuntimeKey.KEY, key, items.count(i));
      if (contentHash != 0) {
        contentHash ^= board.palette.inHand(key, items.count(i));
      }
    }
    runningCount = codes.pieceCount;
    return codes.turn == Side.FIRST ? build() : toggle().build();
  }

  /**
   * {@return whether two positions may be equal, judging by their content hashes: false if both
   * hashes are known and differ}
   *
   * @param a a content hash, or 0 if it has not been computed
   * @param b another content hash, or 0 if it has not been computed
   */
  protected static boolean mayBeSame(long a, long b) {
    return ContentHash.mayBeSame(a, b);
  }

  /** Forgets the content hash, because all squares have been replaced. */
  protected final void forgetHash() {
    contentHash = 0;
  }

  private void checkOpen() {
    if (ended) {
      throw PositionRules.ended();
    }
  }
}
