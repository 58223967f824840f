// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every position has in common: squares, hands, turn, and the rules for changing them. The
 * shape and the styles are the subclass's: generated classes have them as constants and store
 * nothing.
 *
 * @param <P> the type of the position itself, which every operation returns
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class AbstractPosition<P extends AbstractPosition<P>> implements Qi {
  private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND);

  final @Nullable String[] squares;
  final Hand firstHand;
  final Hand secondHand;
  private final Side turn;
  private final int pieceCount;
  private final long contentHash;

  /**
   * An empty board with empty hands, the first side to move.
   *
   * @param shape the shape of the board
   * @param firstStyle the first side's style
   * @param secondStyle the second side's style
   */
  protected AbstractPosition(Shape shape, String firstStyle, String secondStyle) {
    squares = new @Nullable String[shape.squareCount()];
    firstHand = Hand.EMPTY;
    secondHand = Hand.EMPTY;
    turn = Side.FIRST;
    pieceCount = 0;
    contentHash = ContentHash.empty(shape, firstStyle, secondStyle);
  }

  /**
   * The position that an edit ends in.
   *
   * @param edit an edit that has ended
   * @throws IllegalStateException if it has not: what it holds is neither checked nor settled
   */
  protected AbstractPosition(PositionEdit<P> edit) {
    edit.checkEnded();
    squares = edit.squares();
    firstHand = edit.hand(Side.FIRST);
    secondHand = edit.hand(Side.SECOND);
    turn = edit.turn();
    pieceCount = edit.pieceCount();
    contentHash = edit.contentHash();
  }

  /**
   * Makes the position that an edit of this one ends in.
   *
   * @param edit an edit that has ended
   * @return the new position
   */
  protected abstract P create(PositionEdit<P> edit);

  @Override
  public abstract PositionEdit<P> edit();

  @Override
  public final int squareCount() {
    return squares.length;
  }

  @Override
  public final int pieceCount() {
    return pieceCount;
  }

  @Override
  public final @Nullable String pieceAt(int index) {
    return squares[shape().checkIndex(index)];
  }

  @Override
  public final List<@Nullable String> board() {
    return Views.squares(squares, shape());
  }

  @Override
  public final Map<String, Integer> firstPlayerHand() {
    return firstHand;
  }

  @Override
  public final Map<String, Integer> secondPlayerHand() {
    return secondHand;
  }

  @Override
  public final Map<String, Integer> hand(Side side) {
    return handOf(side);
  }

  private Hand handOf(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? firstHand : secondHand;
  }

  @Override
  public final int handCount(Side side, String piece) {
    return handOf(side).count(Objects.requireNonNull(piece, "piece"));
  }

  @Override
  public final String style(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST
        ? firstPlayerStyle()
        : secondPlayerStyle();
  }

  @Override
  public final Side turn() {
    return turn;
  }

  @Override
  public final P boardDiff(List<BoardChange> changes) {
    PositionEdit<P> edit = edit();
    for (BoardChange change : Objects.requireNonNull(changes, "changes")) {
      Objects.requireNonNull(change, "a change in changes");
      edit.set(change.index(), change.piece());
    }
    return edit.build();
  }

  @Override
  public final P handDiff(Side side, List<HandChange> changes) {
    Objects.requireNonNull(side, "side");
    PositionEdit<P> edit = edit();
    for (HandChange change : Objects.requireNonNull(changes, "changes")) {
      Objects.requireNonNull(change, "a change in changes");
      edit.addToHand(side, change.piece(), change.delta());
    }
    return edit.build();
  }

  @Override
  public final P firstPlayerHandDiff(List<HandChange> changes) {
    return handDiff(Side.FIRST, changes);
  }

  @Override
  public final P secondPlayerHandDiff(List<HandChange> changes) {
    return handDiff(Side.SECOND, changes);
  }

  @Override
  public final P toggle() {
    return edit().toggle().build();
  }

  /**
   * Makes the position of this type that equals another position. Asked of the empty position.
   *
   * @param qi any position
   * @return a position equal to it
   * @throws IllegalArgumentException if it has another shape or another style
   */
  protected final P copy(Qi qi) {
    Objects.requireNonNull(qi, "qi");
    if (!shape().equals(qi.shape())) {
      throw new IllegalArgumentException(
          "the position has shape " + qi.shape() + ", this board " + shape());
    }
    for (Side side : SIDES) {
      if (!style(side).equals(qi.style(side))) {
        throw new IllegalArgumentException(
            "the position's "
                + (side == Side.FIRST ? "first" : "second")
                + " player style is "
                + qi.style(side)
                + ", this board's "
                + style(side));
      }
    }
    return qi instanceof AbstractPosition<?> position ? edit().buildCopy(position) : copyPieces(qi);
  }

  private P copyPieces(Qi qi) {
    PositionEdit<P> edit = edit();
    for (int index = 0; index < squares.length; index++) {
      edit.set(index, qi.pieceAt(index));
    }
    for (Side side : SIDES) {
      qi.hand(side).forEach((piece, count) -> edit.addToHand(side, piece, count));
    }
    if (turn != qi.turn()) {
      edit.toggle();
    }
    return edit.build();
  }

  @Override
  public List<?> toNested() {
    return switch (shape().dimensions()) {
      case 1 -> board();
      case 2 -> rows();
      default -> planes();
    };
  }

  /**
   * The rows of the board.
   *
   * @return an unmodifiable view: rows of squares
   */
  protected final List<List<@Nullable String>> rows() {
    return Views.parts(board(), shape().files());
  }

  /**
   * The planes of the board.
   *
   * @return an unmodifiable view: planes of rows of squares
   */
  protected final List<List<List<@Nullable String>>> planes() {
    return Views.parts(rows(), shape().ranks());
  }

  @Override
  public final long contentHash() {
    return contentHash;
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(contentHash);
  }

  @Override
  public final boolean equals(@Nullable Object o) {
    if (this == o) {
      return true;
    }
    return o instanceof AbstractPosition<?> other
        && turn == other.turn
        && pieceCount == other.pieceCount
        && shape().equals(other.shape())
        && firstPlayerStyle().equals(other.firstPlayerStyle())
        && secondPlayerStyle().equals(other.secondPlayerStyle())
        && firstHand.hasSameContent(other.firstHand)
        && secondHand.hasSameContent(other.secondHand)
        && Arrays.equals(squares, other.squares);
  }

  /** A small diagram for people, row 0 at the top. Never input: no reader for it will exist. */
  @Override
  public final String toString() {
    return PositionText.of(this);
  }
}
