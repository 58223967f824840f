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
 * An edit of a {@link TextPosition}: the one place where such positions change. Generated code
 * extends it with its own squares; every other operation of a position goes through it.
 *
 * <p>It changes codes of a palette. A piece that the palette has no room for, or a count that coded
 * hands have not, makes it go on as a {@code PlainEdit}. Whatever is seldom stays out of the
 * methods that a caller sees: this object is to vanish when a compiler inlines them.
 *
 * @param <P> the type of position it makes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class TextEdit<P extends TextPosition<P>> implements PositionEdit<P> {
  private final P from;
  private boolean ended;
  private Side turn;
  private long pieceCount;

  /** 0 when it is not known: then nothing is done for it. */
  private long contentHash;

  // The contents that are changed, where they are codes.
  private Palette palette;
  private Object board;
  private char[] hands;

  /** Has everything, when it is there. */
  private @Nullable PlainEdit plain;

  private @Nullable Contents built;

  /**
   * Starts an edit.
   *
   * @param from the position to edit
   */
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
    // Asked first: a method whose result is of a class not yet loaded is never inlined.
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

  /** Only when it must be: an object that a call has as its argument is one that is allocated. */
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

  /** Makes the position of this board that has these contents, whatever was edited. */
  final P buildOf(Contents contents, long knownHash) {
    ended = true;
    built = contents;
    contentHash = knownHash;
    return from.create(this);
  }

  /** What the position that is built takes over. */
  final Contents built() {
    if (!ended) {
      throw new IllegalStateException("this edit has not ended: build() makes its position");
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
