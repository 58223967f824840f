// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.cell.Shape;
import org.jspecify.annotations.Nullable;

/** The labels of files, ranks and layers in a diagram. */
final class BoardLabels {
  private final Shape shape;
  private final @Nullable CoordinateNames names;

  /**
   * Creates the labels of a board.
   *
   * @param names the names of files and ranks; null for a board that only surrounds a piece in its
   *     middle, whose layers are counted from that of the piece
   * @throws IllegalArgumentException if {@code names} cannot express the shape of the board
   */
  BoardLabels(Shape shape, @Nullable CoordinateNames names) {
    if (names != null) {
      names.checkExpresses(shape);
    }
    this.shape = shape;
    this.names = names;
  }

  /** {@return whether files and ranks have names} */
  boolean areNamed() {
    return names != null;
  }

  String file(int file) {
    return names == null ? "" : names.file(shape, file);
  }

  /** {@return the label of a rank; empty on a board of one dimension} */
  String rank(int rank) {
    return names == null ? "" : names.rank(shape, rank);
  }

  /** {@return the name of a square; empty if files and ranks have no names} */
  String square(int file, int rank, int layer) {
    return names == null ? "" : file(file) + rank(rank) + names.layer(shape, layer);
  }

  /** {@return whether there are captions above the layers} */
  boolean hasCaptions() {
    return shape.dimensions() == 3;
  }

  /** {@return the text above a layer of a board of three dimensions} */
  String caption(int layer) {
    if (names != null) {
      return "layer " + names.layer(shape, layer);
    }
    int up = layer - shape.layers() / 2;
    int distance = Math.abs(up);
    return up == 0
        ? "same layer"
        : distance + (distance == 1 ? " layer " : " layers ") + (up > 0 ? "up" : "down");
  }
}
