// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import dev.boardwright.cell.Shape;
import dev.boardwright.qi.QiLimits;
import dev.boardwright.style.Side;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The generic form of a position, for any board. It stores its shape and its styles. */
public final class GenericPosition extends TextPosition<GenericPosition> {
  private final Shape shape;
  private final String firstPlayerStyle;
  private final String secondPlayerStyle;

  private GenericPosition(Shape shape, String firstPlayerStyle, String secondPlayerStyle) {
    super(shape, firstPlayerStyle, secondPlayerStyle);
    this.shape = shape;
    this.firstPlayerStyle = firstPlayerStyle;
    this.secondPlayerStyle = secondPlayerStyle;
  }

  private GenericPosition(GenericPosition from, TextEdit<GenericPosition> edit) {
    super(edit);
    shape = from.shape;
    firstPlayerStyle = from.firstPlayerStyle;
    secondPlayerStyle = from.secondPlayerStyle;
  }

  /**
   * Creates a position with an empty board and empty hands; see {@code Qi.of}.
   *
   * @throws IllegalArgumentException if a style is null or too long
   */
  public static GenericPosition empty(
      Shape shape, @Nullable String firstPlayerStyle, @Nullable String secondPlayerStyle) {
    return new GenericPosition(
        Objects.requireNonNull(shape, "shape"),
        QiLimits.checkStyle(Side.FIRST, firstPlayerStyle),
        QiLimits.checkStyle(Side.SECOND, secondPlayerStyle));
  }

  @Override
  protected GenericPosition create(TextEdit<GenericPosition> edit) {
    return new GenericPosition(this, edit);
  }

  @Override
  public TextEdit<GenericPosition> edit() {
    return new Edit(this);
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public String firstPlayerStyle() {
    return firstPlayerStyle;
  }

  @Override
  public String secondPlayerStyle() {
    return secondPlayerStyle;
  }

  private static final class Edit extends TextEdit<GenericPosition> {
    Edit(GenericPosition from) {
      super(from);
    }
  }
}
