// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.ListViews;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.internal.position.PositionText;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every position has in common, whatever it is stored as: all that follows from its squares,
 * hands, turn and edits.
 *
 * @param <P> the type of the position itself, which every operation returns
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class AbstractPosition<P extends AbstractPosition<P>> implements Qi {
  private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND);

  /**
   * The content hash, as two numbers: a thread that comes to see one without the other must not
   * take a mixture for the hash. Both are written when it is computed, without synchronisation.
   * While one of them is 0, the hash is not known.
   */
  private int hashHigh;

  private int hashLow;

  /**
   * For subclasses.
   *
   * @param knownHash the content hash; 0 when it is not known
   */
  protected AbstractPosition(long knownHash) {
    keep(knownHash);
  }

  private void keep(long hash) {
    hashHigh = (int) (hash >>> Integer.SIZE);
    hashLow = (int) hash;
  }

  /**
   * The content hash as far as it is known. What comes of a position whose hash is known keeps it,
   * at the cost of its changes; what comes of another one spares that until it is asked.
   *
   * @return the hash; 0 when it is not known
   */
  protected final long knownHash() {
    int high = hashHigh;
    int low = hashLow;
    return high == 0 || low == 0 ? 0 : (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
  }

  @Override
  public final long contentHash() {
    long known = knownHash();
    return known != 0 ? known : findHash();
  }

  private long findHash() {
    long hash = hash();
    keep(hash);
    return hash;
  }

  /**
   * Finds the content hash out, from all that there is.
   *
   * @return the hash
   */
  protected abstract long hash();

  @Override
  public abstract PositionEdit<P> edit();

  @Override
  public int squareCount() {
    return shape().squareCount();
  }

  @Override
  public final List<@Nullable String> board() {
    return ListViews.squares(this);
  }

  @Override
  public final Map<String, Integer> firstPlayerHand() {
    return hand(Side.FIRST);
  }

  @Override
  public final Map<String, Integer> secondPlayerHand() {
    return hand(Side.SECOND);
  }

  @Override
  public final String style(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST
        ? firstPlayerStyle()
        : secondPlayerStyle();
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
   * @throws IllegalArgumentException if it has another shape or another style, or a piece that is
   *     not declared
   */
  protected P copy(Qi qi) {
    checkSameBoard(qi);
    PositionEdit<P> edit = edit();
    for (int index = 0; index < squareCount(); index++) {
      edit.set(index, qi.pieceAt(index));
    }
    for (Side side : SIDES) {
      qi.hand(side).forEach((piece, count) -> edit.addToHand(side, piece, count));
    }
    if (turn() != qi.turn()) {
      edit.toggle();
    }
    return edit.build();
  }

  final void checkSameBoard(Qi qi) {
    Objects.requireNonNull(qi, "qi");
    if (!shape().equals(qi.shape())) {
      throw new IllegalArgumentException(PositionRules.otherShape(qi.shape(), shape()));
    }
    for (Side side : SIDES) {
      if (!style(side).equals(qi.style(side))) {
        throw new IllegalArgumentException(
            PositionRules.otherStyle(side, qi.style(side), style(side)));
      }
    }
  }

  /**
   * Makes the position that a declaration starts with. Asked of the empty position.
   *
   * @param turn the side to move
   * @param squares two characters for each piece on the board: the index of its square, and which
   *     of {@code pieces} it is
   * @param hands three characters for each piece in a hand: the ordinal of the {@link Side}, which
   *     of {@code pieces} it is, and how many there are
   * @param pieces the pieces
   * @return the position
   */
  protected final P start(Side turn, String squares, String hands, String... pieces) {
    PositionEdit<P> edit = edit();
    for (int i = 0; i < squares.length(); i += 2) {
      edit.set(squares.charAt(i), pieces[squares.charAt(i + 1)]);
    }
    for (int i = 0; i < hands.length(); i += 3) {
      edit.addToHand(SIDES.get(hands.charAt(i)), pieces[hands.charAt(i + 1)], hands.charAt(i + 2));
    }
    return turn == turn() ? edit.build() : edit.toggle().build();
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
    return ListViews.parts(board(), shape().files());
  }

  /**
   * The planes of the board.
   *
   * @return an unmodifiable view: planes of rows of squares
   */
  protected final List<List<List<@Nullable String>>> planes() {
    return ListViews.parts(rows(), shape().ranks());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(contentHash());
  }

  @Override
  public boolean equals(@Nullable Object o) {
    if (this == o) {
      return true;
    }
    return o instanceof AbstractPosition<?> other
        && turn() == other.turn()
        && pieceCount() == other.pieceCount()
        && shape().equals(other.shape())
        && firstPlayerStyle().equals(other.firstPlayerStyle())
        && secondPlayerStyle().equals(other.secondPlayerStyle())
        && hasSamePieces(other);
  }

  /** Whether squares and hands are the same; of a position on a board of the same shape. */
  boolean hasSamePieces(AbstractPosition<?> other) {
    return board().equals(other.board())
        && firstPlayerHand().equals(other.firstPlayerHand())
        && secondPlayerHand().equals(other.secondPlayerHand());
  }

  /** A small diagram for people, row 0 at the top. Never input: no reader for it will exist. */
  @Override
  public final String toString() {
    return PositionText.of(this);
  }
}
