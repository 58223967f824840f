// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Ways in which people name the squares of a board, in diagrams and game records. Each goes both
 * ways, for every shape that it can express.
 */
@SuppressWarnings("exports") // JSpecify is for compilers alone
public enum CoordinateNames {
  /** CELL 1.0.0: {@code e4}, {@code a1A}. Expresses every shape. */
  CELL {
    @Override
    boolean canExpress(Shape shape) {
      return true;
    }

    @Override
    String fileText(Shape shape, int file) {
      return Cell.component(0, file);
    }

    @Override
    String rankText(Shape shape, int rank) {
      return shape.dimensions() > 1 ? Cell.component(1, rank) : "";
    }

    @Override
    public String format(BoardCells board, int index) {
      return Objects.requireNonNull(board, "board").cell(index);
    }

    @Override
    int find(BoardCells board, CharSequence name) {
      return board.index(name);
    }
  },

  /**
   * Shogi records: the file's number from the right, then the rank's letter from the top, {@code
   * 5c}; after {@code z} comes {@code aa}. On 9×9, {@code a1} is {@code 9i}. Expresses every shape
   * of two dimensions.
   */
  SHOGI {
    @Override
    boolean canExpress(Shape shape) {
      return shape.dimensions() == 2;
    }

    @Override
    String fileText(Shape shape, int file) {
      return Cell.component(1, shape.files() - 1 - file);
    }

    @Override
    String rankText(Shape shape, int rank) {
      return Cell.component(0, shape.ranks() - 1 - rank);
    }

    @Override
    int find(BoardCells board, CharSequence name) {
      int numberEnd = Components.numberEnd(name, 0);
      int end = Components.lettersEnd(name, numberEnd, 'a');
      // Counted from the right and from the top; nothing at all, −1, lands beyond the last file.
      int file = board.shape().files() - 1 - Components.number(name, 0, numberEnd);
      int rank = board.shape().ranks() - 1 - Components.letters(name, numberEnd, end, 'a');
      return end == name.length() ? square(board, file, rank) : -1;
    }
  },

  /**
   * Go: the file's letter without {@code I}, then the rank's number, {@code T19}. Letters are
   * written in upper case and read in either. Expresses every shape of two dimensions with at most
   * 25 files.
   */
  GO {
    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    @Override
    boolean canExpress(Shape shape) {
      return shape.dimensions() == 2 && shape.files() <= LETTERS.length();
    }

    @Override
    String fileText(Shape shape, int file) {
      return LETTERS.substring(file, file + 1);
    }

    @Override
    String rankText(Shape shape, int rank) {
      return Cell.component(1, rank);
    }

    @Override
    int find(BoardCells board, CharSequence name) {
      if (name.length() == 0) {
        return -1;
      }
      char letter = name.charAt(0);
      int file = LETTERS.indexOf(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter);
      int end = Components.numberEnd(name, 1);
      int rank = Components.number(name, 1, end);
      return end == name.length() ? square(board, file, rank) : -1;
    }
  };

  abstract boolean canExpress(Shape shape);

  abstract String fileText(Shape shape, int file);

  abstract String rankText(Shape shape, int rank);

  abstract int find(BoardCells board, CharSequence name);

  /**
   * Tells whether the squares of a shape can be named.
   *
   * @param shape a shape
   * @return whether every square of it has a name
   */
  public final boolean expresses(Shape shape) {
    return canExpress(Objects.requireNonNull(shape, "shape"));
  }

  /**
   * The part of a name that stands for the file.
   *
   * @param shape a shape
   * @param file 0 to {@code shape.files() - 1}
   * @return the label of the file in a diagram
   * @throws IllegalArgumentException if the shape is not {@linkplain #expresses expressed}, or has
   *     no such file
   */
  public final String file(Shape shape, int file) {
    checkExpresses(shape);
    check("file", file, shape.files());
    return fileText(shape, file);
  }

  /**
   * The part of a name that stands for the rank.
   *
   * @param shape a shape
   * @param rank 0 to {@code shape.ranks() - 1}
   * @return the label of the rank in a diagram; empty on a board of one dimension
   * @throws IllegalArgumentException if the shape is not {@linkplain #expresses expressed}, or has
   *     no such rank
   */
  public final String rank(Shape shape, int rank) {
    checkExpresses(shape);
    check("rank", rank, shape.ranks());
    return rankText(shape, rank);
  }

  /**
   * The part of a name that stands for the layer.
   *
   * @param shape a shape
   * @param layer 0 to {@code shape.layers() - 1}
   * @return the label of the layer in a diagram; empty on a board of one or two dimensions
   * @throws IllegalArgumentException if the shape is not {@linkplain #expresses expressed}, or has
   *     no such layer
   */
  public final String layer(Shape shape, int layer) {
    checkExpresses(shape);
    check("layer", layer, shape.layers());
    return shape.dimensions() > 2 ? Cell.component(2, layer) : "";
  }

  private static void check(String axis, int index, int size) {
    if (index < 0 || index >= size) {
      throw new IllegalArgumentException(
          "no " + axis + " " + index + " (board has " + size + " " + axis + "s)");
    }
  }

  /**
   * Names a square.
   *
   * @param board the squares of a board
   * @param index the flat index of one
   * @return its name
   * @throws IllegalArgumentException if the shape is not {@linkplain #expresses expressed}, or the
   *     index is no square of the board
   */
  public String format(BoardCells board, int index) {
    Shape shape = Objects.requireNonNull(board, "board").shape();
    return file(shape, board.file(index)) + rank(shape, board.rank(index));
  }

  /**
   * Refuses a shape whose squares have no names of this kind.
   *
   * @param shape a shape
   * @throws IllegalArgumentException if it is not {@linkplain #expresses expressed}
   */
  public void checkExpresses(Shape shape) {
    if (!expresses(shape)) {
      throw new IllegalArgumentException(this + " has no names for a board of shape " + shape);
    }
  }

  /**
   * Finds the square of a name.
   *
   * @param board the squares of a board
   * @param name any text, or null
   * @return its flat index; −1 when {@code name} names no square of this board
   */
  public int index(BoardCells board, @Nullable CharSequence name) {
    boolean isExpressed = expresses(Objects.requireNonNull(board, "board").shape());
    return name != null && isExpressed ? find(board, name) : -1;
  }

  static int square(BoardCells board, int file, int rank) {
    return board.shape().contains(file, rank, 0) ? board.index(file, rank, 0) : -1;
  }
}
