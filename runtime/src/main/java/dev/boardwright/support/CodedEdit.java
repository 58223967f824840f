// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.HandExcess;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a position of declared pieces. How it stores their codes is the generated class's own:
 * it has the fields of the position, for an object within this one would not vanish when a compiler
 * inlines the edit.
 *
 * @param <P> the type of position it makes
 * @param <E> the type of the edit itself
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class CodedEdit<P extends CodedPosition<P>, E extends CodedEdit<P, E>>
    implements PositionEdit<P> {
  private static final Side[] SIDES = Side.values();

  /** The position that is edited, which stays as it is. */
  protected final P from;

  private final CodedBoard<P> board;

  /** The most that a count in a hand has room for. */
  private final int room;

  // No reference to a side: storing one in an old object is work for the garbage collector.
  private int side;

  /** 0 when it is not known: then nothing is done for it. */
  private long contentHash;

  /** In the middle of an edit there may be any number of pieces. */
  private long runningCount;

  private boolean ended;
  private @Nullable HandExcess excess;

  /**
   * For subclasses.
   *
   * @param from the position to be edited
   * @param room the most that a count in a hand has room for
   */
  protected CodedEdit(P from, int room) {
    this.from = from;
    this.room = room;
    board = from.declared();
    side = from.turn().ordinal();
    runningCount = from.pieceCount();
    contentHash = from.knownHash();
  }

  /**
   * This edit.
   *
   * @return this edit
   */
  protected abstract E self();

  /**
   * What stands on a square.
   *
   * @param index the flat index of a square of the board
   * @return its code
   */
  protected abstract int read(int index);

  /**
   * Puts a code on a square.
   *
   * @param key shows that the runtime calls
   * @param index the flat index of a square of the board
   * @param code the code
   */
  protected abstract void place(RuntimeKey key, int index, int code);

  /**
   * How many of a piece lie in a hand. Overridden where hands hold anything.
   *
   * @param key the code of the piece; for the second side, plus the number of codes with 0
   * @return the count; 0 when the hand cannot hold it
   */
  protected int count(int key) {
    return 0;
  }

  /**
   * Sets a count. Overridden where hands hold anything.
   *
   * @param key shows that the runtime calls
   * @param which which count, as {@link #count} has it, of a piece that the hand can hold
   * @param count the count, no more than there is room for
   */
  protected void hold(RuntimeKey key, int which, int count) {
    throw new IllegalStateException("hands of this board hold nothing");
  }

  /**
   * Takes over the squares of a text. Asked of an edit of the empty position.
   *
   * @param key shows that the runtime calls
   * @param codes what the text says
   */
  protected void take(RuntimeKey key, FeenCodes codes) {
    throw CodedBoard.noTexts();
  }

  /**
   * Makes the position.
   *
   * @param key shows that the runtime calls
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash; 0 when it is not known
   * @return the position; {@link #from} when it is the same
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
    checkOpen();
    if (index < 0 || index >= board.squares) {
      throw board.shape().noSuchSquare(index);
    }
    return put(index, 0);
  }

  /**
   * Puts a piece on a square.
   *
   * @param index the flat index of a square of the board
   * @param code the code of a piece, or 0 to clear the square
   * @return this edit
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
   * Adds pieces to a hand, or removes them. A change by 0 does nothing, whatever its piece.
   *
   * @param side whose hand
   * @param code the code of a piece
   * @param delta how many come in; negative for how many go out
   * @return this edit
   * @throws IllegalArgumentException if the hand cannot hold the piece, or more are removed than
   *     there are
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
    long before = count(key) + (excess == null ? 0 : excess.of(key));
    long after = PositionRules.after(piece, before, delta);
    runningCount = PositionRules.checkRunning(runningCount + delta, board.squares);
    if (after > room && excess == null) {
      excess = new HandExcess(board.handPlaces.length);
    }
    hold(RuntimeKey.KEY, key, excess == null ? (int) after : excess.settle(key, after, room));
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

  /** Makes the position of a text. Asked of an edit of the empty position. */
  final P read(FeenCodes codes) {
    take(RuntimeKey.KEY, codes);
    for (int i = codes.onBoard(); i < codes.all(); i++) {
      int key = codes.side(i) * board.codes() + codes.code(i);
      hold(RuntimeKey.KEY, key, codes.count(i));
      if (contentHash != 0) {
        contentHash ^= board.palette.inHand(key, codes.count(i));
      }
    }
    runningCount = codes.pieceCount();
    return codes.turn() == Side.FIRST ? build() : toggle().build();
  }

  /**
   * Tells whether two positions may be the same, as far as their content hashes tell.
   *
   * @param a a hash; 0 when it is not known
   * @param b another hash; 0 when it is not known
   * @return false when both are known and differ
   */
  protected static boolean mayBeSame(long a, long b) {
    return ContentHash.mayBeSame(a, b);
  }

  /** Forgets the content hash: all squares are others. */
  protected final void forgetHash() {
    contentHash = 0;
  }

  private void checkOpen() {
    if (ended) {
      throw PositionRules.ended();
    }
  }
}
