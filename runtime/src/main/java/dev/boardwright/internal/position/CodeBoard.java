// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import dev.boardwright.support.CodeTree;
import java.util.Arrays;

/**
 * A board of byte codes of a size that only the runtime knows: a {@code byte[]}, or, when it is
 * large, a {@link CodeTree}. To be changed in the way of a tree.
 */
public final class CodeBoard {
  private CodeBoard() {}

  /**
   * Whether a board is an array. The content hash of such a board is computed when it is first
   * asked for. That of a tree is always kept up to date: a change to a tree costs more anyway, and
   * computing the hash would cost as much as very many changes.
   */
  public static boolean isFlat(int squareCount) {
    return squareCount <= CodeTree.MAX_FLAT_SQUARES;
  }

  static Object empty(int squareCount) {
    return isFlat(squareCount) ? new byte[squareCount] : CodeTree.empty(squareCount);
  }

  /** A board of given codes, a byte for each square, which it takes over. */
  public static Object of(byte[] codes) {
    return isFlat(codes.length) ? codes : CodeTree.of(codes);
  }

  /** The codes of a board, a byte for each square, to be read alone. */
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

  /** Whether two boards of one size and one palette have the same pieces. */
  public static boolean equal(Object a, Object b) {
    return a instanceof byte[] flat
        ? Arrays.equals(flat, (byte[]) b)
        : CodeTree.equal((byte[][][]) a, (byte[][][]) b);
  }
}
