// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import dev.boardwright.cell.Square;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.internal.feen.FeenContents;
import dev.boardwright.internal.feen.FeenItems;
import dev.boardwright.internal.feen.FeenParts;
import dev.boardwright.internal.position.CodeBoard;
import dev.boardwright.internal.position.CodedContents;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Contents;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.Qi;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A position of any pieces: what the generic form and a board without declared pieces have in
 * common. The shape and the styles are the subclass's; a generated class has them as constants and
 * stores nothing.
 *
 * <p>Pieces are kept as codes, one byte a square, as long as there are no more than {@value
 * DeclaredPieces#MAX_COUNT} kinds of them; boards of more than {@value CodeTree#MAX_FLAT_SQUARES}
 * squares share with the position before what has not changed. Of neither can a caller see
 * anything.
 *
 * @param <P> the type of the position itself, which every operation returns
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class TextPosition<P extends TextPosition<P>> extends AbstractPosition<P> {
  private static final Side[] SIDES = Side.values();

  final Contents contents;

  /**
   * An empty board with empty hands, the first side to move.
   *
   * @param shape the shape of the board
   * @param firstStyle the first side's style
   * @param secondStyle the second side's style
   */
  protected TextPosition(Shape shape, String firstStyle, String secondStyle) {
    super(
        CodeBoard.isFlat(shape.squareCount())
            ? 0
            : ContentHash.empty(shape, firstStyle, secondStyle));
    contents = CodedContents.empty(shape.squareCount());
  }

  /**
   * The position that an edit ends in.
   *
   * @param edit an edit that has ended
   * @throws IllegalStateException if it has not: what it holds is neither checked nor settled
   */
  protected TextPosition(TextEdit<P> edit) {
    super(edit.knownHash());
    contents = edit.built();
  }

  /**
   * Makes the position that an edit of this one ends in.
   *
   * @param edit an edit that has ended
   * @return the new position
   */
  protected abstract P create(TextEdit<P> edit);

  @Override
  public abstract TextEdit<P> edit();

  @Override
  public final int pieceCount() {
    return contents.pieceCount;
  }

  @Override
  public final @Nullable String pieceAt(int index) {
    return contents.pieceAt(shape().checkIndex(index));
  }

  @Override
  public final Map<String, Integer> hand(Side side) {
    return contents.hand(Objects.requireNonNull(side, "side"));
  }

  @Override
  public final int handCount(Side side, String piece) {
    return contents.handCount(
        Objects.requireNonNull(side, "side"), Objects.requireNonNull(piece, "piece"));
  }

  /**
   * The squares with a piece.
   *
   * @param piece the piece; null for those with any
   * @return the bit of each of them: that of index i is bit i % 64 of element i / 64
   */
  protected final long[] wordsOf(@Nullable String piece) {
    return contents.squaresOf(piece, squareCount());
  }

  @Override
  public final Side turn() {
    return contents.turn;
  }

  @Override
  protected final long hash() {
    long hash = ContentHash.empty(shape(), firstPlayerStyle(), secondPlayerStyle());
    hash ^= contents.piecesHash(squareCount());
    return contents.turn == Side.FIRST ? hash : hash ^ ContentHash.SECOND_TO_MOVE;
  }

  /**
   * Makes the position of this type that equals another position. Asked of the empty position.
   *
   * @param qi any position
   * @return a position equal to it
   * @throws IllegalArgumentException if it has another shape or another style
   */
  @Override
  protected final P copy(Qi qi) {
    if (qi instanceof TextPosition<?> position) {
      checkSameBoard(qi);
      return edit().buildOf(position.contents, position.knownHash());
    }
    return super.copy(qi);
  }

  /**
   * Moves a piece and gives the turn to the other side: clears the one square, sets the other,
   * maybe adds to the hand of the side to move, toggles.
   *
   * @param from where the piece stands
   * @param to where it goes; what stands there is gone
   * @param as what it becomes, or null when it stays what it is
   * @param taken what goes to the hand of the side to move, or null for nothing
   * @return the position after the move
   * @throws IllegalArgumentException if there is no piece on {@code from}, or with {@code taken}
   *     none on {@code to}, or a piece is too long
   */
  protected final P transfer(Square from, Square to, @Nullable String as, @Nullable String taken) {
    if (as != null) {
      QiLimits.checkPiece(as);
    }
    if (taken != null) {
      QiLimits.checkPiece(taken);
    }
    String moved = contents.pieceAt(from.index());
    if (moved == null) {
      throw PositionRules.noPiece(from.cell());
    }
    if (taken != null && (contents.pieceAt(to.index()) == null || from.index() == to.index())) {
      throw PositionRules.noPiece(to.cell());
    }
    TextEdit<P> edit = edit();
    edit.clear(from.index()).set(to.index(), as == null ? moved : as);
    if (taken != null) {
      edit.addToHand(contents.turn, taken, 1);
    }
    return edit.toggle().build();
  }

  /**
   * Drops a piece and gives the turn to the other side: removes it from the hand of the side to
   * move, sets the square, toggles.
   *
   * @param piece the piece
   * @param to where it goes; what stands there is gone
   * @return the position after the drop
   * @throws IllegalArgumentException if the side to move has no such piece in hand
   */
  protected final P drop(String piece, Square to) {
    return edit().addToHand(contents.turn, piece, -1).set(to.index(), piece).toggle().build();
  }

  /** Makes the position of a text of this board. Asked of the empty position. */
  final P read(FeenParts parts) {
    CodedContents codes = FeenContents.of(parts);
    if (codes == null) {
      return readPlain(parts);
    }
    boolean isEmpty = codes.pieceCount == 0 && codes.turn == Side.FIRST;
    return isEmpty ? edit().build() : ofCodes(codes);
  }

  /** For more kinds of pieces than there are codes. */
  private P readPlain(FeenParts parts) {
    FeenItems items = parts.items;
    TextEdit<P> edit = edit();
    edit.goPlain(); // as it would, when it had tried all codes
    for (int item = 0; item < items.all(); item++) {
      String piece = EpinToken.text(items.token(item));
      if (item < items.onBoard()) {
        edit.set(items.index(item), piece);
      } else {
        edit.addToHand(SIDES[items.side(item)], piece, items.count(item));
      }
    }
    return parts.turn == Side.FIRST ? edit.build() : edit.toggle().build();
  }

  private P ofCodes(CodedContents codes) {
    long hash = 0;
    if (knownHash() != 0) { // then every position of this board knows its own
      hash = knownHash() ^ codes.piecesHash(squareCount());
      hash ^= codes.turn == Side.FIRST ? 0 : ContentHash.SECOND_TO_MOVE;
    }
    return edit().buildOf(codes, hash);
  }

  @Override
  final boolean hasSamePieces(AbstractPosition<?> other) {
    return other instanceof TextPosition<?> position
        ? contents.hasSamePieces(position.contents, squareCount())
        : super.hasSamePieces(other);
  }
}
