// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.position.ListViews;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.internal.position.PositionText;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.PieceChanges;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiChanges;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The base class of all positions, independent of how they are stored. It implements everything
 * that can be derived from the squares, hands, turn and edits of a position.
 */
public abstract class AbstractPosition<P extends AbstractPosition<P>> implements Qi {
  private static final List<Side> SIDES = List.of(Side.FIRST, Side.SECOND);

  /**
   * The high half of the content hash. Both halves are written without synchronisation when the
   * hash is computed, so another thread may see only one of the two writes. The hash counts as
   * unknown while either half is 0, so that thread does not use half of a hash.
   */
  private int hashHigh;

  private int hashLow;

  /**
   * Creates a position. Called by subclasses only.
   *
   * @param knownHash the content hash, or 0 if it has not been computed
   */
  protected AbstractPosition(long knownHash) {
    keep(knownHash);
  }

  private void keep(long hash) {
    hashHigh = (int) (hash >>> Integer.SIZE);
    hashLow = (int) hash;
  }

  /**
   * {@return the content hash, or 0 if it has not been computed} If the hash is known, a position
   * derived from this one updates it incrementally. Otherwise, the derived position computes its
   * own hash when that hash is first requested.
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

  /** {@return the content hash, computed from the whole content of the position} */
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
      Objects.requireNonNull(change, "changes contains null");
      edit.set(change.index(), change.piece());
    }
    return edit.build();
  }

  @Override
  public final P handDiff(Side side, List<HandChange> changes) {
    Objects.requireNonNull(side, "side");
    PositionEdit<P> edit = edit();
    for (HandChange change : Objects.requireNonNull(changes, "changes")) {
      Objects.requireNonNull(change, "changes contains null");
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

  @Override
  public final QiChanges changesTo(Qi other) {
    checkSameBoard(Objects.requireNonNull(other, "other"));
    List<BoardChange> squares = new ArrayList<>();
    for (int index = 0; index < squareCount(); index++) {
      String piece = other.pieceAt(index);
      if (!Objects.equals(pieceAt(index), piece)) {
        squares.add(BoardChange.set(index, piece));
      }
    }
    return new QiChanges(
        squares,
        handChanges(firstPlayerHand(), other.firstPlayerHand()),
        handChanges(secondPlayerHand(), other.secondPlayerHand()),
        turn() != other.turn());
  }

  private static List<HandChange> handChanges(
      Map<String, Integer> before, Map<String, Integer> after) {
    Map<String, Integer> deltas = new TreeMap<>(after);
    before.forEach((piece, count) -> deltas.merge(piece, -count, Integer::sum));
    return deltas.entrySet().stream()
        .filter(delta -> delta.getValue() != 0)
        .map(delta -> new HandChange(delta.getKey(), delta.getValue()))
        .collect(Lists.toList());
  }

  /**
   * {@return the difference to another position in the board's own types}
   *
   * @param square returns the square with an index
   * @param piece returns the piece with a text
   */
  protected final <S, T> PieceChanges<S, T> changesTo(
      P other, IntFunction<S> square, Function<String, T> piece) {
    QiChanges changes = changesTo(other);
    List<PieceChanges.OnSquare<S, T>> squares = new ArrayList<>();
    for (BoardChange change : changes.board()) {
      String before = pieceAt(change.index());
      String after = change.piece();
      squares.add(
          new PieceChanges.OnSquare<>(
              square.apply(change.index()),
              before == null ? null : piece.apply(before),
              after == null ? null : piece.apply(after)));
    }
    List<PieceChanges.InHand<T>> hands = new ArrayList<>();
    for (Side side : SIDES) {
      for (HandChange change : side == Side.FIRST ? changes.firstHand() : changes.secondHand()) {
        T held = piece.apply(Objects.requireNonNull(change.piece()));
        hands.add(new PieceChanges.InHand<>(side, held, change.delta()));
      }
    }
    return new PieceChanges<>(squares, hands, changes.turnPasses());
  }

  /**
   * Creates a position of this type that equals another position. Called on the empty position
   * only.
   *
   * @return a position equal to {@code qi}
   * @throws IllegalArgumentException if {@code qi} has another shape or another style, or if it has
   *     a piece on the board or in a hand that is not declared there
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
   * Creates the start position of a declaration. Called on the empty position only.
   *
   * @param squares two characters for each piece on the board: the flat index of its square, and
   *     the index of the piece in {@code pieces}
   * @param hands three characters for each kind of piece in a hand: the ordinal of the {@link
   *     Side}, the index of the piece in {@code pieces}, and the number of copies
   * @param pieces the pieces that {@code squares} and {@code hands} refer to
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

  /** {@return an unmodifiable view of the rows of the board, each a list of squares} */
  protected final List<List<@Nullable String>> rows() {
    return ListViews.parts(board(), shape().files());
  }

  /** {@return an unmodifiable view of the planes of the board, each a list of rows of squares} */
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

  /**
   * {@return whether the squares and the hands equal those of another position} The boards of both
   * positions have the same shape.
   */
  boolean hasSamePieces(AbstractPosition<?> other) {
    return board().equals(other.board())
        && firstPlayerHand().equals(other.firstPlayerHand())
        && secondPlayerHand().equals(other.secondPlayerHand());
  }

  /**
   * {@return a small diagram for human readers, with row 0 at the top} It is for display only: no
   * method parses it, and none will be added.
   */
  @Override
  public final String toString() {
    return PositionText.of(this);
  }
}
