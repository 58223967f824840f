// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a {@link TextPosition}: the one place where such positions change. Generated code
 * extends it with its own squares; every other operation of a position goes through it.
 *
 * @param <P> the type of position it makes
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public abstract class TextEdit<P extends TextPosition<P>> extends PositionEdit<P> {
  private final P from;
  private ContentsEdit edit;
  private @Nullable Contents built;

  /**
   * Starts an edit.
   *
   * @param from the position to edit
   */
  protected TextEdit(P from) {
    this.from = from;
    edit = from.contents.edit(from.squareCount());
  }

  @Override
  public TextEdit<P> set(int index, @Nullable String piece) {
    checkOpen();
    from.shape().checkIndex(index);
    if (piece != null) {
      QiLimits.checkPiece(piece);
    }
    edit = edit.put(index, piece);
    return this;
  }

  @Override
  public TextEdit<P> clear(int index) {
    return set(index, null);
  }

  @Override
  public TextEdit<P> addToHand(Side side, @Nullable String piece, int delta) {
    checkOpen();
    Objects.requireNonNull(side, "side");
    if (checkHandChange(piece, delta)) {
      edit = edit.addToHand(side, piece, delta);
    }
    return this;
  }

  @Override
  public TextEdit<P> toggle() {
    checkOpen();
    edit.toggle();
    return this;
  }

  @Override
  public P build() {
    checkOpen();
    PositionRules.check(edit.pieceCount, from.squareCount());
    end();
    built = edit.build(from.contents);
    return built == from.contents ? from : from.create(this);
  }

  /** Makes the position that has the contents of another one of the same board. */
  final P buildCopy(TextPosition<?> other) {
    end();
    built = other.contents;
    return from.create(this);
  }

  /** What the position that is built takes over. */
  final Contents built() {
    checkEnded();
    return Objects.requireNonNull(built);
  }
}
