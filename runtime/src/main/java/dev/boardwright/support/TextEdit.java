// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.internal.position.CodeBoard;
import dev.boardwright.internal.position.CodedContents;
import dev.boardwright.internal.position.CodedHands;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.internal.position.Contents;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.internal.position.PlainEdit;
import dev.boardwright.internal.position.PositionRules;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a {@link TextPosition}. Every operation that derives one such position from another
 * uses an edit. Generated subclasses add methods that take the squares of one board.
 *
 * <p>The edit changes contents that are stored as codes of a palette. It continues as a {@code
 * PlainEdit} when a piece does not fit in the palette, or when a count is too large for coded
 * hands. Separate methods handle the rare cases, so that a compiler can inline the methods that
 * callers use and eliminate this object.
 *
 * @param <P> the type of position that the edit creates
 */
public abstract class TextEdit<P extends TextPosition<P>> implements PositionEdit<P> {
  private final P from;
  private boolean ended;
  private Side turn;
  private long pieceCount;

  /**
   * The content hash, or 0 if it has not been computed. While it is 0, changes do not update it.
   */
  private long contentHash;

  // The contents being changed, if they are stored as codes.
  private Palette palette;
  private Object board;
  private char[] hands;

  /**
   * The edit that this one continues as, or null. If it is not null, it holds the whole state of
   * the edit.
   */
  private @Nullable PlainEdit plain;

  private @Nullable Contents built;

  /** Creates an edit. Called by subclasses only. */
  protected TextEdit(P from) {
    this.from = from;
    Contents contents = from.contents;
    turn = contents.turn;
    pieceCount = contents.pieceCount;
    contentHash = from.knownHash();
    CodedContents coded = contents.codes();
    palette = coded.palette;
    board = coded.board;
    hands = coded.hands;
    // Test areCodes() first: a call whose return type is a class not yet loaded is never inlined.
    plain = contents.areCodes() ? null : contents.plainEdit(contentHash, from.squareCount());
  }

  @Override
  public TextEdit<P> set(int index, @Nullable String piece) {
    checkOpen();
    from.shape().checkIndex(index);
    if (piece != null) {
      QiLimits.checkPiece(piece);
    }
    put(index, piece);
    return this;
  }

  @Override
  public TextEdit<P> clear(int index) {
    return set(index, null);
  }

  private void put(int index, @Nullable String piece) {
    int code = palette.code(piece);
    if (piece != null && code < 0 && plain == null) {
      if (palette.isFull()) {
        goPlain();
      } else {
        code = palette.size() + 1;
        palette = palette.with(piece);
      }
    }
    if (plain != null) {
      plain.put(index, piece);
      return;
    }
    int before = CodeBoard.get(board, index);
    if (before != code) {
      board = CodeBoard.put(board, from.contents.codes().board, index, code);
      pieceCount += Integer.signum(code) - Integer.signum(before);
      if (contentHash != 0) {
        contentHash ^= palette.onSquare(before, index) ^ palette.onSquare(code, index);
      }
    }
  }

  /**
   * Continues as a {@code PlainEdit}. The contents are created only here, because an object that is
   * passed to a call has to be allocated.
   */
  final void goPlain() {
    plain =
        PlainEdit.of(
            new CodedContents(palette, board, hands, turn, 0),
            pieceCount,
            contentHash,
            from.squareCount());
  }

  @Override
  public TextEdit<P> addToHand(Side side, @Nullable String piece, int delta) {
    checkOpen();
    Objects.requireNonNull(side, "side");
    if (PositionRules.checkHandChange(piece, delta) && piece != null) {
      add(side, piece, delta);
    }
    return this;
  }

  private void add(Side side, String piece, int delta) {
    int owner = side.ordinal();
    int code = palette.code(piece);
    int before = CodedHands.count(hands, code, owner);
    if (plain == null) {
      long after = PositionRules.after(piece, before, delta);
      if (after > CodedHands.MAX_COUNT || code < 0 && palette.isFull()) {
        goPlain();
      } else if (code < 0) {
        code = palette.size() + 1;
        palette = palette.with(piece);
      }
    }
    if (plain != null) {
      plain.addToHand(side, piece, delta);
      return;
    }
    int after = before + delta;
    hands = CodedHands.with(hands, from.contents.codes().hands, code, owner, after, palette.size());
    pieceCount += delta;
    if (contentHash != 0) {
      contentHash ^= palette.inHand(code, owner, before) ^ palette.inHand(code, owner, after);
    }
  }

  @Override
  public TextEdit<P> toggle() {
    checkOpen();
    if (plain != null) {
      plain.toggle();
    } else {
      turn = turn.opposite();
      if (contentHash != 0) {
        contentHash ^= ContentHash.SECOND_TO_MOVE;
      }
    }
    return this;
  }

  @Override
  public P build() {
    checkOpen();
    long pieces = plain != null ? plain.pieceCount() : pieceCount;
    PositionRules.check(pieces, from.squareCount());
    ended = true;
    Contents original = from.contents;
    if (plain != null) {
      built = plain.build(original);
      contentHash = plain.knownHash();
    } else {
      built =
          isSame() ? original : new CodedContents(palette, board, hands, turn, (int) pieceCount);
      rememberPalette();
    }
    return built == original ? from : from.create(this);
  }

  private void rememberPalette() {
    Palette before = from.contents.codes().palette;
    if (palette != before && built != from.contents) {
      before.remember(palette);
    }
  }

  private boolean isSame() {
    CodedContents coded = from.contents.codes();
    return ContentHash.mayBeSame(contentHash, from.knownHash())
        && turn == coded.turn
        && CodedHands.equal(hands, coded.hands)
        && CodeBoard.equal(board, coded.board);
  }

  /**
   * Creates the position of this board with the given contents, regardless of any changes made so
   * far.
   */
  final P buildOf(Contents contents, long knownHash) {
    ended = true;
    built = contents;
    contentHash = knownHash;
    return from.create(this);
  }

  /** {@return the contents of the position that was built} */
  final Contents built() {
    if (!ended) {
      throw new IllegalStateException("build() has not been called on this edit");
    }
    return Objects.requireNonNull(built);
  }

  final long knownHash() {
    return contentHash;
  }

  private void checkOpen() {
    if (ended) {
      throw PositionRules.ended();
    }
  }
}
