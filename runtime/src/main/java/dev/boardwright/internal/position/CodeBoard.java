// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.support.words.CodeTree;
import java.util.Arrays;

/**
 * A board of byte codes whose size is known only at run time. A small board is a {@code byte[]},
 * and a large one is a {@link CodeTree}. Both are copied on write, as in {@link CodeTree#put}.
 */
public final class CodeBoard {
  private CodeBoard() {}

  /**
   * {@return whether boards of a given size are arrays} If the board is an array, the content hash
   * of a position is computed lazily. If it is a tree, the hash is always kept up to date, because
   * changes of a tree are more expensive anyway, and computing the hash from scratch would cost as
   * much as very many changes.
   */
  public static boolean isFlat(int squareCount) {
    return squareCount <= CodeTree.MAX_FLAT_SQUARES;
  }

  static Object empty(int squareCount) {
    return isFlat(squareCount) ? new byte[squareCount] : CodeTree.empty(squareCount);
  }

  /**
   * {@return a board with the given codes, one byte for each square} The board takes ownership of
   * the array.
   */
  public static Object of(byte[] codes) {
    return isFlat(codes.length) ? codes : CodeTree.of(codes);
  }

  /** {@return the codes of a board, one byte for each square} The array must not be modified. */
  public static byte[] codes(Object board, int squareCount) {
    return board instanceof byte[] flat ? flat : CodeTree.codes((byte[][][]) board, squareCount);
  }

  public static int get(Object board, int index) {
    return board instanceof byte[] flat
        ? flat[index] & 0xFF
        : CodeTree.get((byte[][][]) board, index);
  }

  public static Object put(Object board, Object base, int index, int code) {
    if (board instanceof byte[] flat) {
      byte[] own = board == base ? flat.clone() : flat;
      own[index] = (byte) code;
      return own;
    }
    return CodeTree.put((byte[][][]) board, (byte[][][]) base, index, code);
  }

  /** {@return whether two boards of the same size and palette have the same pieces} */
  public static boolean equal(Object a, Object b) {
    return a instanceof byte[] flat
        ? Arrays.equals(flat, (byte[]) b)
        : CodeTree.equal((byte[][][]) a, (byte[][][]) b);
  }
}
