// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The naming systems for squares that people use in diagrams and game records. Each system can both
 * format and find names, on boards of every shape that it can express.
 */
public enum CoordinateNames {
  /** CELL 1.0.0, such as {@code e4} or {@code a1A}. This system can express every shape. */
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
   * The names of shogi records: the number of the file, counted from the right, followed by the
   * letter of the rank, counted from the top, such as {@code 5c}. After {@code z} comes {@code aa}.
   * On 9×9, {@code a1} is {@code 9i}. This system can express every shape of two dimensions.
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
      // Files count from the right and ranks from the top. The index −1 of an empty component
      // yields a file or rank off the board.
      int file = board.shape().files() - 1 - Components.number(name, 0, numberEnd);
      int rank = board.shape().ranks() - 1 - Components.letters(name, numberEnd, end, 'a');
      return end == name.length() ? square(board, file, rank) : -1;
    }
  },

  /**
   * The names of Go: the letter of the file, without {@code I}, followed by the number of the rank,
   * such as {@code T19}. Letters are written in upper case and read in either case. This system can
   * express every shape of two dimensions with at most 25 files.
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
   * {@return whether this system has a name for every square of a shape}
   *
   * @param shape a shape
   */
  public final boolean expresses(Shape shape) {
    return canExpress(Objects.requireNonNull(shape, "shape"));
  }

  /**
   * {@return the part of a square's name that represents the file, which is also the label of the
   * file in a diagram}
   *
   * @param shape a shape
   * @param file the file, 0 to {@code shape.files() - 1}
   * @throws IllegalArgumentException if this system cannot {@linkplain #expresses express} the
   *     shape, or the file does not exist
   */
  public final String file(Shape shape, int file) {
    checkExpresses(shape);
    check("file", file, shape.files());
    return fileText(shape, file);
  }

  /**
   * {@return the part of a square's name that represents the rank, which is also the label of the
   * rank in a diagram; empty on a board of one dimension}
   *
   * @param shape a shape
   * @param rank the rank, 0 to {@code shape.ranks() - 1}
   * @throws IllegalArgumentException if this system cannot {@linkplain #expresses express} the
   *     shape, or the rank does not exist
   */
  public final String rank(Shape shape, int rank) {
    checkExpresses(shape);
    check("rank", rank, shape.ranks());
    return rankText(shape, rank);
  }

  /**
   * {@return the part of a square's name that represents the layer, which is also the label of the
   * layer in a diagram; empty on a board of one or two dimensions}
   *
   * @param shape a shape
   * @param layer the layer, 0 to {@code shape.layers() - 1}
   * @throws IllegalArgumentException if this system cannot {@linkplain #expresses express} the
   *     shape, or the layer does not exist
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
   * {@return the name of a square}
   *
   * @param board the squares of a board
   * @param index the flat index of the square
   * @throws IllegalArgumentException if this system cannot {@linkplain #expresses express} the
   *     shape, or {@code index} is not a square of the board
   */
  public String format(BoardCells board, int index) {
    Shape shape = Objects.requireNonNull(board, "board").shape();
    return file(shape, board.file(index)) + rank(shape, board.rank(index));
  }

  /**
   * Checks that this system has names for the squares of a shape.
   *
   * @param shape a shape
   * @throws IllegalArgumentException if this system cannot {@linkplain #expresses express} the
   *     shape
   */
  public void checkExpresses(Shape shape) {
    if (!expresses(shape)) {
      throw new IllegalArgumentException(this + " has no names for a board of shape " + shape);
    }
  }

  /**
   * {@return the flat index of the square with the given name, or −1 if no square of the board has
   * that name}
   *
   * @param board the squares of a board
   * @param name any text, or null
   */
  public int index(BoardCells board, @Nullable CharSequence name) {
    boolean isExpressed = expresses(Objects.requireNonNull(board, "board").shape());
    return name != null && isExpressed ? find(board, name) : -1;
  }

  static int square(BoardCells board, int file, int rank) {
    return board.shape().contains(file, rank, 0) ? board.index(file, rank, 0) : -1;
  }
}
