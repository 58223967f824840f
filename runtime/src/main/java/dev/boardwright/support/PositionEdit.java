// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import org.jspecify.annotations.Nullable;

/**
 * An edit of a position that creates a position of a known type.
 *
 * @param <P> the type of position that the edit creates
 */
public interface PositionEdit<P extends AbstractPosition<P>> extends Qi.Edit {
  @Override
  PositionEdit<P> set(int index, @Nullable String piece);

  @Override
  PositionEdit<P> clear(int index);

  @Override
  PositionEdit<P> addToHand(Side side, @Nullable String piece, int delta);

  @Override
  PositionEdit<P> toggle();

  @Override
  P build();
}
