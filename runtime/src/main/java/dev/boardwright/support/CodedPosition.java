// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Hand;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.BoardPosition;
import dev.boardwright.qi.BoardType;
import dev.boardwright.style.Side;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A position with declared pieces. Storage is up to the generated class; the operations here are
 * not performance-critical and work on the codes that the generated class returns.
 */
public abstract class CodedPosition<P extends CodedPosition<P>> extends AbstractPosition<P>
    implements BoardPosition<P> {
  /** The key that identifies the runtime to generated code. */
  protected static final RuntimeKey KEY = RuntimeKey.KEY;

  /** The term that the content hash includes when the second side is to move. */
  protected static final long SECOND_TO_MOVE = ContentHash.SECOND_TO_MOVE;

  private final Side turn;
  private final int pieceCount;

  /**
   * Creates a position. Called by subclasses only.
   *
   * @param knownHash the content hash, or 0 if it has not been computed
   */
  protected CodedPosition(Side turn, int pieceCount, long knownHash) {
    super(knownHash);
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  /** {@return the board of this position} All positions of a board return the same object. */
  protected abstract CodedBoard<P> declared();

  @Override
  public final BoardType<P> type() {
    return declared();
  }

  /**
   * {@return a new array of the codes of all squares of a board with the given pieces}
   *
   * @param pieces two characters for each piece: the flat index of its square, and its code
   */
  protected static byte[] squaresOf(int count, String pieces) {
    byte[] squares = new byte[count];
    for (int i = 0; i < pieces.length(); i += 2) {
      squares[pieces.charAt(i)] = (byte) pieces.charAt(i + 1);
    }
    return squares;
  }

  /**
   * {@return the content hash of the position with an empty board and empty hands, and with the
   * first side to move}
   */
  protected static long emptyHash(Shape shape, String firstStyle, String secondStyle) {
    return ContentHash.empty(shape, firstStyle, secondStyle);
  }

  /**
   * {@return the exception for removing a piece that a hand does not have, or for adding one that
   * it cannot hold} For an addition, the message says that the piece is not declared, or not
   * declared for that hand.
   *
   * @param side the ordinal of the {@link Side} that owns the hand
   * @param delta the number of copies to add; negative to remove copies
   */
  protected static IllegalArgumentException notHeld(int side, int code, String piece, int delta) {
    return PositionRules.notHeld(side, code, piece, delta);
  }

  /** {@return the codes of all squares, 0 for an empty square} The array must not be modified. */
  protected abstract byte[] codes(RuntimeKey key);

  /**
   * {@return the number of copies of a piece in a hand, or 0 if the hand has none or cannot hold
   * it} Subclasses override this method if hands can hold any pieces.
   *
   * @param key the code of the piece; for the second side, that code plus the number of codes,
   *     including 0
   */
  protected int count(int key) {
    return 0;
  }

  @Override
  public abstract CodedEdit<P, ?> edit();

  @Override
  public final Shape shape() {
    return declared().shape();
  }

  @Override
  public final String firstPlayerStyle() {
    return declared().firstStyle;
  }

  @Override
  public final String secondPlayerStyle() {
    return declared().secondStyle;
  }

  @Override
  public final int squareCount() {
    return declared().squares;
  }

  @Override
  public final Side turn() {
    return turn;
  }

  @Override
  public final int pieceCount() {
    return pieceCount;
  }

  @Override
  public final @Nullable String pieceAt(int index) {
    return declared().palette.piece(codeAt(index));
  }

  @Override
  public final int handCount(Side side, int code) {
    int second = Objects.requireNonNull(side, "side").ordinal();
    Palette palette = declared().palette;
    return count(second * (palette.size() + 1) + palette.checkCode(code));
  }

  @Override
  public final int handCount(Side side, String piece) {
    Objects.requireNonNull(side, "side");
    int code = declared().palette.code(Objects.requireNonNull(piece, "piece"));
    return code < 0 ? 0 : handCount(side, code);
  }

  @Override
  public final Map<String, Integer> hand(Side side) {
    Objects.requireNonNull(side, "side");
    return Hand.of(declared().palette, code -> handCount(side, code));
  }

  /** {@return whether the squares and the hands equal those of another position} */
  protected abstract boolean hasSameContent(P other);

  @Override
  @SuppressWarnings("unchecked") // positions of one board have the same type
  public final boolean equals(@Nullable Object o) {
    if (o instanceof CodedPosition<?> other && other.declared() == declared()) {
      return turn == other.turn && hasSameContent((P) other);
    }
    return super.equals(o);
  }

  @Override
  public final int hashCode() {
    return super.hashCode();
  }

  @Override
  protected final long hash() {
    CodedBoard<P> board = declared();
    long hash = board.emptyHash ^ board.squaresHash(codes(KEY));
    for (int key = 0; key < board.handPlaces.length; key++) {
      if (board.handPlaces[key] >= 0) {
        hash ^= board.palette.inHand(key, count(key));
      }
    }
    return turn == Side.FIRST ? hash : hash ^ SECOND_TO_MOVE;
  }
}
