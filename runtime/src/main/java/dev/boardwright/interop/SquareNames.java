// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.interop;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import java.util.HashMap;
import java.util.Map;

/** The names of the squares of a board in one system, for reading and writing them in a text. */
final class SquareNames {
  /** The value that {@link #scan} returns if there is no name. */
  static final int NONE = -1;

  private static final int SQUARE_BITS = 10;

  /** The number of characters of the longest name: two letters and three digits. */
  private static final int LONGEST = 5;

  private final byte[][] names;
  private final byte[][] files;
  private final byte[][] ranks;

  /** A hash table of the names, packed with one byte for each character; 0 for no name. */
  private final long[] keys;

  private final int[] squares;

  SquareNames(CoordinateNames system, BoardCells cells) {
    int count = cells.shape().squareCount();
    names = new byte[count][];
    files = new byte[count][];
    ranks = new byte[count][];
    keys = new long[Integer.highestOneBit(count) << 2];
    squares = new int[keys.length];
    Map<String, byte[]> parts = new HashMap<>(); // the files and ranks share their names
    for (int square = 0; square < count; square++) {
      names[square] = AsciiText.bytes(system.format(cells, square));
      files[square] =
          parts.computeIfAbsent(system.file(cells.shape(), cells.file(square)), AsciiText::bytes);
      ranks[square] =
          parts.computeIfAbsent(system.rank(cells.shape(), cells.rank(square)), AsciiText::bytes);
      put(names[square], square);
    }
  }

  private void put(byte[] name, int square) {
    long key = 0;
    for (byte character : name) {
      key = key << Byte.SIZE | character;
    }
    int slot = slot(key);
    keys[slot] = key;
    squares[slot] = square;
  }

  /** {@return the slot of a key, or an empty slot for it} */
  private int slot(long key) {
    int mask = keys.length - 1;
    int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask;
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  byte[] name(int square) {
    return names[square];
  }

  /** {@return the part of a square's name that represents the file} */
  byte[] file(int square) {
    return files[square];
  }

  /** {@return the part of a square's name that represents the rank; empty in one dimension} */
  byte[] rank(int square) {
    return ranks[square];
  }

  /**
   * Reads the longest name at an offset.
   *
   * @return a number from which {@link #square} and {@link #end} extract the square and the end of
   *     the name; {@link #NONE} if there is no name
   */
  int scan(String text, int from, int to) {
    int found = NONE;
    long key = 0;
    for (int at = from; at < to && at < from + LONGEST; at++) {
      char c = text.charAt(at);
      if (c <= ' ' || c > '~') {
        break;
      }
      key = key << Byte.SIZE | c;
      int slot = slot(key);
      if (keys[slot] == key) {
        found = at + 1 << SQUARE_BITS | squares[slot];
      }
    }
    return found;
  }

  static int square(int scanned) {
    return scanned & (1 << SQUARE_BITS) - 1;
  }

  static int end(int scanned) {
    return scanned >> SQUARE_BITS;
  }
}
