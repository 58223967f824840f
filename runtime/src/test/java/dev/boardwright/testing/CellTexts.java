// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Cell;
import dev.boardwright.cell.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Coordinate texts for tests: squares of a board, near misses, and malformed texts. */
public final class CellTexts {
  private static final String[] BAD = {
    "",
    "*",
    "0",
    "a",
    "a0",
    "a01",
    "a00",
    "1a",
    "A1",
    "a1a",
    "a1\n",
    "\na1",
    " a1",
    "a1 ",
    "aA",
    "a1A1",
    "a1Aa",
    "a١",
    "ａ1",
    "a１",
    "a-1",
    "a+1",
    "@1",
    "`1",
    "{1",
    "a/",
    "a:",
    "a1:",
    "a10:",
    "a1/",
    "a1@",
    "a1[",
    "a\u00001",
    "a\uD8001",
    "a1000",
    "a999",
    "aaa1",
    "iv1",
    "a256",
    "a2147483648",
    "a4294967297",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaa1"
  };

  private CellTexts() {}

  public static List<String> around(Shape shape, long seed) {
    Random random = new Random(seed);
    List<String> texts = new ArrayList<>(Arrays.asList(BAD));
    int[] sizes = {shape.files(), shape.ranks(), shape.layers()};
    for (int i = 0; i < 400; i++) {
      int[] indices = new int[1 + random.nextInt(4)];
      for (int axis = 0; axis < indices.length; axis++) {
        // Half of the indices are near the far edge of the axis, where off-by-one errors occur.
        int size = sizes[axis % 3];
        indices[axis] = random.nextBoolean() ? random.nextInt(size) : size - 1 + random.nextInt(3);
      }
      String text = Cell.fromIndices(indices);
      texts.add(text);
      int at = random.nextInt(text.length());
      texts.add(text.substring(0, at) + (char) random.nextInt(128) + text.substring(at + 1));
      texts.add(text.substring(0, at) + (char) random.nextInt(128) + text.substring(at));
      texts.add(text.substring(0, at) + text.substring(at + 1));
    }
    return texts;
  }

  /**
   * {@return the index that a board must return for a text, computed with the general parser; −1 if
   * the text is not a square of the board}
   */
  public static int expectedIndex(Shape shape, SquareOrder order, String text) {
    if (Cell.dimensions(text) != shape.dimensions()) {
      return -1;
    }
    int[] indices;
    try {
      indices = Arrays.copyOf(Cell.toIndices(text), 3);
    } catch (IllegalArgumentException beyondInt) {
      return -1;
    }
    return shape.contains(indices[0], indices[1], indices[2])
        ? shape.index(order, indices[0], indices[1], indices[2])
        : -1;
  }
}
