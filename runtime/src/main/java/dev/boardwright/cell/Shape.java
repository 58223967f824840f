// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import dev.boardwright.SquareOrder;
import java.util.Arrays;
import java.util.Objects;

/**
 * The shape of a board: one to three dimensions of 1 to 255 each, with at most 65,025 squares (Qi
 * 3).
 *
 * <p>Sizes are listed outermost first: {@code {files}}, {@code {ranks, files}}, {@code {layers,
 * ranks, files}}. Two shapes are equal if they have the same list of sizes; {@code [8]} and {@code
 * [1, 8]} are different.
 *
 * <p>The flat index of a square is {@code (plane × ranks + row) × files + file}. The {@link
 * SquareOrder} determines which rank is row 0 and which layer is plane 0.
 */
public final class Shape {
  /** The maximum number of dimensions: {@value}. */
  public static final int MAX_DIMENSIONS = 3;

  /** The maximum size of one dimension: {@value}. */
  public static final int MAX_DIMENSION_SIZE = 255;

  /** The maximum number of squares: {@value}. */
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
   * Creates a shape with the given sizes. The checks and their order are those of Qi 3: first the
   * number of dimensions, then each size from the left, then the number of squares.
   *
   * @param sizes one to three sizes, outermost first, 1 to 255 each
   * @return the shape
   * @throws IllegalArgumentException if the number of sizes, a size or the number of squares is out
   *     of range
   */
  public static Shape of(int... sizes) {
    // Copied, so that the caller cannot change the array between a check and its use.
    int[] copy = Objects.requireNonNull(sizes, "sizes").clone();
    if (copy.length == 0) {
      throw new IllegalArgumentException("at least one dimension is required");
    }
    if (copy.length > MAX_DIMENSIONS) {
      throw new IllegalArgumentException(
          "board exceeds " + MAX_DIMENSIONS + " dimensions (got " + copy.length + ")");
    }
    int squares = 1;
    for (int size : copy) {
      if (size < 1) {
        throw new IllegalArgumentException("dimension size must be at least 1, got " + size);
      }
      if (size > MAX_DIMENSION_SIZE) {
        throw new IllegalArgumentException(
            "dimension size " + size + " exceeds maximum of " + MAX_DIMENSION_SIZE);
      }
      squares *= size; // at most 255 × 255 × 255, so it cannot overflow
    }
    if (squares > MAX_SQUARE_COUNT) {
      throw new IllegalArgumentException(
          "board exceeds " + MAX_SQUARE_COUNT + " squares (got " + squares + ")");
    }
    return new Shape(copy);
  }

  /** {@return the number of dimensions, 1 to 3} */
  public int dimensions() {
    return dimensions;
  }

  /**
   * {@return the size of one dimension, 1 to 255}
   *
   * @param axis the dimension, 0 for the outermost, to {@code dimensions() - 1}
   * @throws IllegalArgumentException if the dimension does not exist
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

  /** {@return the number of files, 1 to 255} */
  public int files() {
    return files;
  }

  /** {@return the number of ranks, 1 to 255; 1 on a board of one dimension} */
  public int ranks() {
    return ranks;
  }

  /** {@return the number of layers, 1 to 255; 1 on a board of one or two dimensions} */
  public int layers() {
    return layers;
  }

  /** {@return the number of squares, 1 to 65,025} */
  public int squareCount() {
    return squareCount;
  }

  /** {@return the sizes in a new array, outermost first} */
  public int[] toArray() {
    return switch (dimensions) {
      case 1 -> new int[] {files};
      case 2 -> new int[] {ranks, files};
      default -> new int[] {layers, ranks, files};
    };
  }

  /**
   * Checks that an index is a square of this board.
   *
   * @param index any number
   * @return {@code index}
   * @throws IllegalArgumentException if {@code index} is not in the range 0 to {@code squareCount()
   *     - 1}
   */
  public int checkIndex(int index) {
    if (index < 0 || index >= squareCount) {
      throw noSuchSquare(index);
    }
    return index;
  }

  /**
   * {@return the exception for an index that is not a square of this board}
   *
   * @param index the index
   */
  public IllegalArgumentException noSuchSquare(int index) {
    return new IllegalArgumentException(
        "invalid flat index: " + index + " (board has " + squareCount + " squares)");
  }

  /**
   * {@return whether a square exists on this board}
   *
   * @param file the file, counted from 0; any number
   * @param rank the rank, counted from 0; any number
   * @param layer the layer, counted from 0; any number
   */
  public boolean contains(int file, int rank, int layer) {
    // Checks all six bounds with one sign bit. A negative coordinate sets the bit itself. If a
    // coordinate is not negative, the subtraction cannot overflow, and its sign shows whether the
    // coordinate is too large.
    return (file | files - 1 - file | rank | ranks - 1 - rank | layer | layers - 1 - layer) >= 0;
  }

  /**
   * {@return the flat index of a square, 0 to {@code squareCount() - 1}}
   *
   * @param order the order of the squares
   * @param file the file, counted from 0
   * @param rank the rank, counted from 0; 0 on a board of one dimension
   * @param layer the layer, counted from 0; 0 on a board of one or two dimensions
   * @throws IllegalArgumentException if the square does not exist
   */
  public int index(SquareOrder order, int file, int rank, int layer) {
    Objects.requireNonNull(order, "order");
    if (!contains(file, rank, layer)) {
      throw noSuchSquare(file, rank, layer);
    }
    return flatIndex(order, file, rank, layer);
  }

  /**
   * {@return the exception for a file, rank and layer at which this board has no square}
   *
   * @param file the file
   * @param rank the rank
   * @param layer the layer
   */
  public IllegalArgumentException noSuchSquare(int file, int rank, int layer) {
    return new IllegalArgumentException(
        "no square at file " + file + ", rank " + rank + ", layer " + layer + extent());
  }

  /** Returns the flat index of an existing square, without checks. */
  int flatIndex(SquareOrder order, int file, int rank, int layer) {
    return order == SquareOrder.ASCENDING
        ? (layer * ranks + rank) * files + file
        : ((layers - 1 - layer) * ranks + ranks - 1 - rank) * files + file;
  }

  /**
   * {@return the file of a square, counted from 0}
   *
   * @param index the flat index of the square, in either order
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int file(int index) {
    return checkIndex(index) % files;
  }

  /**
   * {@return the rank of a square, counted from 0}
   *
   * @param order the order of the squares
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int rank(SquareOrder order, int index) {
    Objects.requireNonNull(order, "order");
    int row = checkIndex(index) / files % ranks;
    return order == SquareOrder.ASCENDING ? row : ranks - 1 - row;
  }

  /**
   * {@return the layer of a square, counted from 0}
   *
   * @param order the order of the squares
   * @param index the flat index of the square
   * @throws IllegalArgumentException if {@code index} is not a square of this board
   */
  public int layer(SquareOrder order, int index) {
    Objects.requireNonNull(order, "order");
    int plane = checkIndex(index) / (files * ranks);
    return order == SquareOrder.ASCENDING ? plane : layers - 1 - plane;
  }

  /** Returns the size of each dimension, as the end of a message. */
  String extent() {
    return " (board has "
        + counted(files, "file")
        + (dimensions > 1 ? ", " + counted(ranks, "rank") : "")
        + (dimensions > 2 ? ", " + counted(layers, "layer") : "")
        + ")";
  }

  private static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
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

  /** Returns the sizes, outermost first, such as {@code [9, 9]}. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
