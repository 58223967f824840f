// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.qi.Qi;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Unmodifiable list views of a board, which copy nothing. */
public final class ListViews {
  private ListViews() {}

  public static List<@Nullable String> squares(Qi qi) {
    return new SquareView(qi);
  }

  /** {@return a view of a list as consecutive sublists of {@code size} elements each} */
  public static <E extends @Nullable Object> List<List<E>> parts(List<E> whole, int size) {
    return new PartView<>(
        whole.size() / size, part -> whole.subList(part * size, (part + 1) * size));
  }

  private static final class SquareView extends AbstractList<@Nullable String>
      implements RandomAccess {
    private final Qi qi;

    SquareView(Qi qi) {
      this.qi = qi;
    }

    @Override
    public @Nullable String get(int index) {
      try {
        return qi.pieceAt(index);
      } catch (IllegalArgumentException e) {
        throw new IndexOutOfBoundsException(e.getMessage()); // as List.get requires
      }
    }

    @Override
    public int size() {
      return qi.squareCount();
    }
  }

  private static final class PartView<E> extends AbstractList<E> implements RandomAccess {
    private final int size;
    private final IntFunction<E> part;

    PartView(int size, IntFunction<E> part) {
      this.size = size;
      this.part = part;
    }

    @Override
    public E get(int index) {
      return part.apply(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
      return size;
    }
  }
}
