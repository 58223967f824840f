// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.SquareOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * The shape of a board: one to three dimensions of 1 to 255 each, at most 65,025 squares (Qi 3).
 *
 * <p>Sizes are listed outermost first: {@code {files}}, {@code {ranks, files}}, {@code {layers,
 * ranks, files}}. Two shapes are equal when they list the same sizes; {@code [8]} and {@code [1,
 * 8]} differ.
 *
 * <p>A square has a flat index, {@code (plane × ranks + row) × files + file}, in which a {@link
 * SquareOrder} says which rank is row 0 and which layer plane 0.
 */
public final class Shape {
  /** The most dimensions a board has: {@value}. */
  public static final int MAX_DIMENSIONS = 3;

  /** The largest size of one dimension: {@value}. */
  public static final int MAX_DIMENSION_SIZE = 255;

  /** The most squares a board has: {@value}. */
  public static final int MAX_SQUARE_COUNT = 65_025;

  private final int dimensions;
  private final int files;
  private final int ranks;
  private final int layers;
  private final int squareCount;

  private Shape(int[] sizes) {
    dimensions = sizes.length;
    files = sizes[dimensions - 1];
    ranks = dimensions > 1 ? sizes[dimensions - 2] : 1;
    layers = dimensions > 2 ? sizes[0] : 1;
    squareCount = files * ranks * layers;
  }

  /**
   * A shape of the given sizes. The checks and their order are those of Qi 3: the number of
   * dimensions, then each size from the left, then the number of squares.
   *
   * @param sizes one to three sizes, outermost first, 1 to 255 each
   * @return the shape
   * @throws IllegalArgumentException if a limit is not kept
   */
  public static Shape of(int... sizes) {
    // A copy: the caller's array might change between a check and its use.
    return checked(Objects.requireNonNull(sizes, "sizes").clone());
  }

  private static Shape checked(int[] sizes) {
    if (sizes.length == 0) {
      throw new IllegalArgumentException("at least one dimension is required");
    }
    if (sizes.length > MAX_DIMENSIONS) {
      throw new IllegalArgumentException(
          "board exceeds " + MAX_DIMENSIONS + " dimensions (got " + sizes.length + ")");
    }
    int squares = 1;
    for (int size : sizes) {
      if (size < 1) {
        throw new IllegalArgumentException("dimension size must be at least 1, got " + size);
      }
      if (size > MAX_DIMENSION_SIZE) {
        throw new IllegalArgumentException(
            "dimension size " + size + " exceeds maximum of " + MAX_DIMENSION_SIZE);
      }
      squares *= size; // 255 × 255 × 255 at most
    }
    if (squares > MAX_SQUARE_COUNT) {
      throw new IllegalArgumentException(
          "board exceeds " + MAX_SQUARE_COUNT + " squares (got " + squares + ")");
    }
    return new Shape(sizes);
  }

  /**
   * The number of dimensions.
   *
   * @return 1 to 3
   */
  public int dimensions() {
    return dimensions;
  }

  /**
   * The size of one dimension.
   *
   * @param axis 0 for the outermost, to {@code dimensions() - 1}
   * @return 1 to 255
   * @throws IllegalArgumentException if there is no such dimension
   */
  public int size(int axis) {
    if (axis < 0 || axis >= dimensions) {
      throw new IllegalArgumentException(
          "invalid axis: " + axis + " (board has " + dimensions + " dimensions)");
    }
    return switch (dimensions - axis) {
      case 1 -> files;
      case 2 -> ranks;
      default -> layers;
    };
  }

  /**
   * The number of files.
   *
   * @return 1 to 255
   */
  public int files() {
    return files;
  }

  /**
   * The number of ranks.
   *
   * @return 1 to 255; 1 on a board of one dimension
   */
  public int ranks() {
    return ranks;
  }

  /**
   * The number of layers.
   *
   * @return 1 to 255; 1 on a board of one or two dimensions
   */
  public int layers() {
    return layers;
  }

  /**
   * The number of squares.
   *
   * @return 1 to 65,025
   */
  public int squareCount() {
    return squareCount;
  }

  /**
   * The sizes.
   *
   * @return a new array, outermost first
   */
  public int[] toArray() {
    return switch (dimensions) {
      case 1 -> new int[] {files};
      case 2 -> new int[] {ranks, files};
      default -> new int[] {layers, ranks, files};
    };
  }

  /**
   * Refuses an index that is no square of this board.
   *
   * @param index any number
   * @return {@code index}
   * @throws IllegalArgumentException if it is not 0 to {@code squareCount() - 1}
   */
  public int checkIndex(int index) {
    if (index < 0 || index >= squareCount) {
      throw noSuchSquare(index);
    }
    return index;
  }

  /**
   * Returns the exception for an index that is no square of this board.
   *
   * @param index the index
   * @return the exception
   */
  public IllegalArgumentException noSuchSquare(int index) {
    return new IllegalArgumentException(
        "invalid flat index: " + index + " (board has " + squareCount + " squares)");
  }

  /**
   * Tells whether there is such a square.
   *
   * @param file counted from 0; any number
   * @param rank counted from 0; any number
   * @param layer counted from 0; any number
   * @return whether each is within the board
   */
  public boolean contains(int file, int rank, int layer) {
    // One sign bit for all six bounds. A negative number has it, and from one that is not negative
    // the subtraction cannot overflow.
    return (file | files - 1 - file | rank | ranks - 1 - rank | layer | layers - 1 - layer) >= 0;
  }

  /**
   * The flat index of a square.
   *
   * @param order which rank is row 0
   * @param file counted from 0
   * @param rank counted from 0; 0 on a board of one dimension
   * @param layer counted from 0; 0 on a board of one or two dimensions
   * @return 0 to {@code squareCount() - 1}
   * @throws IllegalArgumentException if there is no such square
   */
  public int index(SquareOrder order, int file, int rank, int layer) {
    Objects.requireNonNull(order, "order");
    if (!contains(file, rank, layer)) {
      throw noSuchSquare(file, rank, layer);
    }
    return flatIndex(order, file, rank, layer);
  }

  /**
   * Returns the exception for a file, a rank and a layer that have no square.
   *
   * @param file the file
   * @param rank the rank
   * @param layer the layer
   * @return the exception
   */
  public IllegalArgumentException noSuchSquare(int file, int rank, int layer) {
    return new IllegalArgumentException(
        "no square at file " + file + ", rank " + rank + ", layer " + layer + extent());
  }

  /** The flat index of a square that is known to be there. */
  int flatIndex(SquareOrder order, int file, int rank, int layer) {
    return order == SquareOrder.ASCENDING
        ? (layer * ranks + rank) * files + file
        : ((layers - 1 - layer) * ranks + ranks - 1 - rank) * files + file;
  }

  /**
   * The file of a square.
   *
   * @param index the square's flat index, in either order
   * @return counted from 0
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int file(int index) {
    return checkIndex(index) % files;
  }

  /**
   * The rank of a square.
   *
   * @param order which rank is row 0
   * @param index the square's flat index
   * @return counted from 0
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int rank(SquareOrder order, int index) {
    Objects.requireNonNull(order, "order");
    int row = checkIndex(index) / files % ranks;
    return order == SquareOrder.ASCENDING ? row : ranks - 1 - row;
  }

  /**
   * The layer of a square.
   *
   * @param order which layer is plane 0
   * @param index the square's flat index
   * @return counted from 0
   * @throws IllegalArgumentException if {@code index} is no square of this board
   */
  public int layer(SquareOrder order, int index) {
    Objects.requireNonNull(order, "order");
    int plane = checkIndex(index) / (files * ranks);
    return order == SquareOrder.ASCENDING ? plane : layers - 1 - plane;
  }

  /** The numbers of files, ranks and layers, for a message. */
  String extent() {
    return " (board has " + files + " files, " + ranks + " ranks, " + layers + " layers)";
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Shape other
        && dimensions == other.dimensions
        && files == other.files
        && ranks == other.ranks
        && layers == other.layers;
  }

  @Override
  public int hashCode() {
    return ((dimensions * 31 + layers) * 31 + ranks) * 31 + files;
  }

  /** The sizes, outermost first: {@code [9, 9]}. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
