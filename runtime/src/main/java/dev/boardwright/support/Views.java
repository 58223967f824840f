// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Unmodifiable lists over a board, which copy nothing. */
final class Views {
  private Views() {}

  static List<@Nullable String> squares(@Nullable String[] squares, Shape shape) {
    return new SquareView(squares, shape);
  }

  /** Consecutive pieces of a list, {@code size} elements each. */
  static <E extends @Nullable Object> List<List<E>> parts(List<E> whole, int size) {
    return new PartView<>(
        whole.size() / size, part -> whole.subList(part * size, (part + 1) * size));
  }

  private static final class SquareView extends AbstractList<@Nullable String>
      implements RandomAccess {
    private final @Nullable String[] squares;

    private final Shape shape;

    SquareView(@Nullable String[] squares, Shape shape) {
      this.squares = squares;
      this.shape = shape;
    }

    @Override
    public @Nullable String get(int index) {
      try {
        return squares[shape.checkIndex(index)];
      } catch (IllegalArgumentException e) {
        throw new IndexOutOfBoundsException(e.getMessage()); // the exception of a list
      }
    }

    @Override
    public int size() {
      return squares.length;
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
