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
 * A position of declared pieces. How it stores their codes is the generated class's own. Operations
 * whose speed does not matter are here, and read the codes.
 *
 * @param <P> the type of the position itself, which every operation returns
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class CodedPosition<P extends CodedPosition<P>> extends AbstractPosition<P>
    implements BoardPosition<P> {
  /** The term of the content hash for the second side to move. */
  protected static final long SECOND_TO_MOVE = ContentHash.SECOND_TO_MOVE;

  private final Side turn;
  private final int pieceCount;

  /**
   * For subclasses.
   *
   * @param turn the side to move
   * @param pieceCount the number of pieces on the board and in both hands
   * @param knownHash the content hash; 0 when it is not known
   */
  protected CodedPosition(Side turn, int pieceCount, long knownHash) {
    super(knownHash);
    this.turn = turn;
    this.pieceCount = pieceCount;
  }

  /**
   * The board.
   *
   * @return the same object for all positions of a board
   */
  protected abstract CodedBoard<P> declared();

  @Override
  public final BoardType<P> type() {
    return declared();
  }

  /**
   * A board of given pieces.
   *
   * @param count the number of squares
   * @param pieces two characters for each piece: the index of its square, and its code
   * @return a new array of the codes of all squares
   */
  protected static byte[] squaresOf(int count, String pieces) {
    byte[] squares = new byte[count];
    for (int i = 0; i < pieces.length(); i += 2) {
      squares[pieces.charAt(i)] = (byte) pieces.charAt(i + 1);
    }
    return squares;
  }

  /**
   * Returns the content hash of an empty board with empty hands, the first side to move.
   *
   * @param shape the shape of the board
   * @param firstStyle the first side's style
   * @param secondStyle the second side's style
   * @return the hash of that position
   */
  protected static long emptyHash(Shape shape, String firstStyle, String secondStyle) {
    return ContentHash.empty(shape, firstStyle, secondStyle);
  }

  /**
   * Returns the exception for a change of a hand that cannot hold the piece.
   *
   * @param side whose hand: the ordinal of its {@link Side}
   * @param code the code of the piece
   * @param piece the piece
   * @param delta how many come in; negative for how many go out
   * @return the exception: there is none to go out, and none may come in
   */
  protected static IllegalArgumentException notHeld(int side, int code, String piece, int delta) {
    return PositionRules.notHeld(side, code, piece, delta);
  }

  /**
   * The squares.
   *
   * @param key shows that the runtime calls
   * @return the codes of what stands on them, 0 for an empty square; to be read alone
   */
  protected abstract byte[] codes(RuntimeKey key);

  /**
   * How many of a piece lie in a hand. Overridden where hands hold anything.
   *
   * @param key the code of the piece; for the second side, plus the number of codes with 0
   * @return the count; 0 when there is none, or the hand cannot hold it
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

  /**
   * Whether the squares and the hands are those of another position.
   *
   * @param other a position of this board
   * @return whether they are
   */
  protected abstract boolean hasSameContent(P other);

  @Override
  @SuppressWarnings("unchecked") // positions of one board are of one type
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
    long hash = board.emptyHash ^ board.squaresHash(codes(RuntimeKey.KEY));
    for (int key = 0; key < board.handPlaces.length; key++) {
      if (board.handPlaces[key] >= 0) {
        hash ^= board.palette.inHand(key, count(key));
      }
    }
    return turn == Side.FIRST ? hash : hash ^ SECOND_TO_MOVE;
  }
}
