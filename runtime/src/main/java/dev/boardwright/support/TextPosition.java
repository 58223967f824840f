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
import dev.boardwright.support.words.CodeTree;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A position that accepts any pieces: the common base class of the generic form and of boards
 * without declared pieces. Subclasses provide the shape and the styles. A generated class has them
 * as constants and does not store them.
 *
 * <p>Pieces are stored as codes, one byte for each square, while there are no more than {@value
 * DeclaredPieces#MAX_COUNT} kinds of them. A board of more than {@value CodeTree#MAX_FLAT_SQUARES}
 * squares shares its unchanged parts with the board of the previous position. Callers cannot
 * observe either of these.
 */
public abstract class TextPosition<P extends TextPosition<P>> extends AbstractPosition<P> {
  private static final Side[] SIDES = Side.values();

  final Contents contents;

  /** Creates the position with an empty board and empty hands, and with the first side to move. */
  protected TextPosition(Shape shape, String firstStyle, String secondStyle) {
    super(
        CodeBoard.isFlat(shape.squareCount())
            ? 0
            : ContentHash.empty(shape, firstStyle, secondStyle));
    contents = CodedContents.empty(shape.squareCount());
  }

  /**
   * Creates the position that an edit results in.
   *
   * @param edit an edit that has ended
   * @throws IllegalStateException if the edit has not ended, because its content is then neither
   *     checked nor final
   */
  protected TextPosition(TextEdit<P> edit) {
    super(edit.knownHash());
    contents = edit.built();
  }

  /**
   * Creates the position that an edit of this position results in.
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
   * {@return the set of the squares that hold a given piece} The square with index i is bit {@code
   * i % 64} of element {@code i / 64}.
   *
   * @param piece the piece, or null for the squares that hold any piece
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

  @Override
  protected final P copy(Qi qi) {
    if (qi instanceof TextPosition<?> position) {
      checkSameBoard(qi);
      return edit().buildOf(position.contents, position.knownHash());
    }
    return super.copy(qi);
  }

  /**
   * Moves a piece and passes the turn. Any piece on the destination is removed. If {@code taken} is
   * not null, it is added to the hand of the side to move.
   *
   * @param as the piece that the moved piece becomes, or null if it does not change
   * @param taken the piece to add to the hand of the side to move, or null for none
   * @return the position after the move
   * @throws IllegalArgumentException if {@code as} or {@code taken} is too long; if {@code from} is
   *     empty; or if {@code taken} is not null and there is no other piece on {@code to}
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
   * Drops a piece from the hand of the side to move and passes the turn. Any piece on the
   * destination is removed.
   *
   * @return the position after the drop
   * @throws IllegalArgumentException if the hand of the side to move does not have the piece
   */
  protected final P drop(String piece, Square to) {
    return edit().addToHand(contents.turn, piece, -1).set(to.index(), piece).toggle().build();
  }

  /** Creates the position of a parsed text of this board. Called on the empty position only. */
  final P read(FeenParts parts) {
    CodedContents codes = FeenContents.of(parts);
    if (codes == null) {
      return readPlain(parts);
    }
    boolean isEmpty = codes.pieceCount == 0 && codes.turn == Side.FIRST;
    return isEmpty ? edit().build() : ofCodes(codes);
  }

  /** Creates the position of a text with more kinds of pieces than there are codes. */
  private P readPlain(FeenParts parts) {
    FeenItems items = parts.items;
    TextEdit<P> edit = edit();
    edit.goPlain(); // the edit would do so itself once it ran out of codes
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
    if (knownHash() != 0) { // then the new position has a known hash, too
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
