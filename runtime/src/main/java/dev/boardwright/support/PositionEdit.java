// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * A transformation of a position under way, of any position: that it ends once, and what is
 * refused.
 *
 * @param <P> the type of position it makes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class PositionEdit<P extends AbstractPosition<P>> implements Qi.Edit {
  private boolean ended;

  /** By key of a count: what it has beyond the room that a position has for it. */
  private long @Nullable [] excess;

  /** For subclasses. */
  protected PositionEdit() {}

  @Override
  public abstract PositionEdit<P> set(int index, @Nullable String piece);

  @Override
  public abstract PositionEdit<P> clear(int index);

  @Override
  public abstract PositionEdit<P> addToHand(Side side, @Nullable String piece, int delta);

  @Override
  public abstract PositionEdit<P> toggle();

  @Override
  public abstract P build();

  /**
   * Refuses to go on after the end.
   *
   * @throws IllegalStateException if this edit has ended
   */
  protected final void checkOpen() {
    if (ended) {
      throw ended();
    }
  }

  private static IllegalStateException ended() {
    return new IllegalStateException("this edit has ended: its position is built");
  }

  /** Ends this edit. */
  protected final void end() {
    ended = true;
  }

  /**
   * Refuses what is no change of a hand, whatever lies in it (Qi 3).
   *
   * @param piece the piece
   * @param delta how many come in; negative for how many go out
   * @return whether there is anything to change: a change by 0 does nothing, whatever its piece
   * @throws IllegalArgumentException if the piece is null or too long
   */
  protected static boolean checkHandChange(@Nullable String piece, int delta) {
    if (piece == null) {
      throw new IllegalArgumentException("piece must be a string, got null");
    }
    if (delta == 0) {
      return false;
    }
    QiLimits.checkPiece(piece);
    return true;
  }

  /**
   * What a count in a hand has beyond the room that a position has for it. In the middle of an edit
   * there may be any number of pieces.
   *
   * @param key which count: the code of the piece, plus the number of codes for the second side
   * @return 0 or more
   */
  protected final long excess(int key) {
    return excess == null ? 0 : excess[key];
  }

  /**
   * Divides a count into what there is room for and the rest, which is kept here.
   *
   * @param key which count
   * @param count how many there are, 0 or more
   * @param room the most there is room for
   * @param keys the number of keys
   * @return {@code count} or {@code room}, whichever is less
   */
  protected final int settled(int key, long count, int room, int keys) {
    if (count > room || excess != null) {
      keepExcess(key, Math.max(0, count - room), keys);
    }
    return (int) Math.min(count, room);
  }

  private void keepExcess(int key, long count, int keys) {
    if (excess == null) {
      excess = new long[keys];
    }
    excess[key] = count;
  }

  final void checkEnded() {
    if (!ended) {
      throw new IllegalStateException("this edit has not ended: build() makes its position");
    }
  }
}
