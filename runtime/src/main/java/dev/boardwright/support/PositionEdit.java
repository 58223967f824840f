// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A transformation of a position under way: the one place where positions change. Generated code
 * extends it with its own squares; every other operation of a position goes through it.
 *
 * @param <P> the type of position it makes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class PositionEdit<P extends AbstractPosition<P>> implements Qi.Edit {
  /** Half of what a long holds: one more addition of an int cannot wrap. */
  private static final long MAX_RUNNING_COUNT = Long.MAX_VALUE >> 1;

  private final P from;
  private @Nullable String[] squares;
  private int changedSquares;
  private Hand firstHand;
  private Hand secondHand;
  private @Nullable HandEdit firstHandEdit;
  private @Nullable HandEdit secondHandEdit;
  private Side turn;
  private long pieceCount;
  private long contentHash;
  private boolean ended;

  /**
   * Starts an edit.
   *
   * @param from the position to edit
   */
  protected PositionEdit(P from) {
    this.from = from;
    squares = from.squares;
    firstHand = from.firstHand;
    secondHand = from.secondHand;
    turn = from.turn();
    pieceCount = from.pieceCount();
    contentHash = from.contentHash();
  }

  @Override
  public PositionEdit<P> set(int index, @Nullable String piece) {
    checkOpen();
    from.shape().checkIndex(index);
    if (piece != null) {
      QiLimits.checkPiece(piece);
    }
    put(index, piece);
    return this;
  }

  private void put(int index, @Nullable String piece) {
    String before = squares[index];
    if (Objects.equals(before, piece)) {
      return;
    }
    if (squares == from.squares) {
      squares = squares.clone();
    }
    squares[index] = piece;
    if (before != null) {
      pieceCount--;
      contentHash ^= ContentHash.onSquare(before, index);
    }
    if (piece != null) {
      pieceCount++;
      contentHash ^= ContentHash.onSquare(piece, index);
    }
    String original = from.squares[index];
    if (Objects.equals(before, original)) {
      changedSquares++;
    } else if (Objects.equals(piece, original)) {
      changedSquares--;
    }
  }

  @Override
  public PositionEdit<P> clear(int index) {
    return set(index, null);
  }

  @Override
  public PositionEdit<P> addToHand(Side side, @Nullable String piece, int delta) {
    checkOpen();
    Objects.requireNonNull(side, "side");
    if (piece == null) {
      throw new IllegalArgumentException("piece must be a string, got null");
    }
    if (delta == 0) {
      return this;
    }
    QiLimits.checkPiece(piece);
    long before = count(side, piece);
    long after = before + delta;
    if (after < 0) {
      throw new IllegalArgumentException("cannot remove " + piece + ": not found in hand");
    }
    if (pieceCount + delta > MAX_RUNNING_COUNT) {
      throw tooManyPieces(pieceCount + delta);
    }
    handEdit(side).put(piece, after);
    pieceCount += delta;
    contentHash ^= ContentHash.inHand(piece, side, before) ^ ContentHash.inHand(piece, side, after);
    return this;
  }

  private long count(Side side, String piece) {
    HandEdit edit = side == Side.FIRST ? firstHandEdit : secondHandEdit;
    return edit == null ? hand(side).count(piece) : edit.count(piece);
  }

  private HandEdit handEdit(Side side) {
    if (side == Side.FIRST) {
      if (firstHandEdit == null) {
        firstHandEdit = new HandEdit(firstHand);
      }
      return firstHandEdit;
    }
    if (secondHandEdit == null) {
      secondHandEdit = new HandEdit(secondHand);
    }
    return secondHandEdit;
  }

  @Override
  public PositionEdit<P> toggle() {
    checkOpen();
    turn = turn.opposite();
    contentHash ^= ContentHash.SECOND_TO_MOVE;
    return this;
  }

  @Override
  public P build() {
    checkOpen();
    if (pieceCount > from.squareCount()) {
      throw tooManyPieces(pieceCount);
    }
    if (changedSquares == 0) {
      squares = from.squares;
    }
    if (firstHandEdit != null) {
      firstHand = firstHandEdit.build();
    }
    if (secondHandEdit != null) {
      secondHand = secondHandEdit.build();
    }
    ended = true;
    boolean same =
        squares == from.squares
            && firstHand == from.firstHand
            && secondHand == from.secondHand
            && turn == from.turn();
    return same ? from : from.create(this);
  }

  /** Makes the position that has the squares, hands and turn of another one of the same board. */
  P buildCopy(AbstractPosition<?> other) {
    squares = other.squares;
    firstHand = other.firstHand;
    secondHand = other.secondHand;
    turn = other.turn();
    pieceCount = other.pieceCount();
    contentHash = other.contentHash();
    ended = true;
    return from.create(this);
  }

  private void checkOpen() {
    if (ended) {
      throw new IllegalStateException("this edit has ended: its position is built");
    }
  }

  void checkEnded() {
    if (!ended) {
      throw new IllegalStateException("this edit has not ended: build() makes its position");
    }
  }

  private IllegalArgumentException tooManyPieces(long pieces) {
    return new IllegalArgumentException(
        "too many pieces for board size ("
            + pieces
            + " pieces, "
            + from.squareCount()
            + " squares)");
  }

  // What the position that is built takes over.

  @Nullable String[] squares() {
    return squares;
  }

  Hand hand(Side side) {
    return side == Side.FIRST ? firstHand : secondHand;
  }

  Side turn() {
    return turn;
  }

  int pieceCount() {
    return (int) pieceCount;
  }

  long contentHash() {
    return contentHash;
  }
}
