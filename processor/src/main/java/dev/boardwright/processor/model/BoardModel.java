// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.model;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.style.Style;

/**
 * One declared board.
 *
 * @param declaration the type that carries the annotation
 * @param shape its shape
 * @param order which rank the flat index starts with
 * @param firstStyle the first side's style
 * @param secondStyle the second side's style
 * @param surroundings where the generated types are to live
 */
public record BoardModel(
    Declaration declaration,
    Shape shape,
    SquareOrder order,
    Style firstStyle,
    Style secondStyle,
    Surroundings surroundings)
    implements GeneratedModel {

  /**
   * The most squares that become an enum. Compilers give up some way above it: an enum's constants
   * are made in one method, which has 64 KB.
   */
  public static final int MAX_ENUM_SQUARES = 1_024;

  /** Whether the squares are an enum, or else a class with canonical instances. */
  public boolean isEnum() {
    return shape.squareCount() <= MAX_ENUM_SQUARES;
  }
}
