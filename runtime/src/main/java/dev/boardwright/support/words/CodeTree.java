// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A large board, stored as a tree of byte codes. Changing a square copies the leaf that contains it
 * and the two nodes above that leaf; the new board shares all other nodes with the old one.
 *
 * <p>A tree that others may see is never modified. The owner of a changed board passes it as {@code
 * tree}, together with the {@code base} from which it was derived. Nodes that both trees contain
 * are copied before they are written. Nodes that only {@code tree} contains belong to the owner and
 * are written in place.
 */
public final class CodeTree {
  /**
   * The largest number of squares for which a board is stored in one array: {@value}. In
   * measurements, a move with an array copied more bytes than a move with a tree from 300 squares
   * on, and took longer from 640 squares on. Reading an array took less than half as long as
   * reading a tree, at any size.
   */
  public static final int MAX_FLAT_SQUARES = 400;

  private static final int LEAF_BITS = 6;
  private static final int LEAF_MASK = (1 << LEAF_BITS) - 1;
  private static final int BRANCH_BITS = 5;
  private static final int BRANCH_MASK = (1 << BRANCH_BITS) - 1;
  private static final int ROOT_SHIFT = LEAF_BITS + BRANCH_BITS;

  private CodeTree() {}

  /** {@return a board without pieces: a tree of zeros} */
  public static byte[][][] empty(int squareCount) {
    byte[] leaf = new byte[1 << LEAF_BITS];
    byte[][] branch = new byte[1 << BRANCH_BITS][];
    Arrays.fill(branch, leaf);
    byte[][][] tree = new byte[(squareCount - 1 >>> ROOT_SHIFT) + 1][][];
    Arrays.fill(tree, branch);
    return tree;
  }

  /**
   * {@return a board with the given codes}
   *
   * @param codes the codes of all squares, 0 for an empty square
   */
  public static byte[][][] of(byte[] codes) {
    return of(codes, empty(codes.length));
  }

  /**
   * {@return a board with the given codes, which shares what is equal with another board}
   *
   * @param codes the codes of all squares, 0 for an empty square
   * @param base a board of the same size, which is not modified
   */
  public static byte[][][] of(byte[] codes, byte[][][] base) {
    byte[][][] tree = base;
    for (int index = 0; index < codes.length; index += LEAF_MASK + 1) {
      byte[] leaf = base[index >>> ROOT_SHIFT][index >>> LEAF_BITS & BRANCH_MASK];
      int end = Math.min(index + LEAF_MASK + 1, codes.length);
      if (!ByteBuffer.wrap(codes, index, end - index)
          .equals(ByteBuffer.wrap(leaf, 0, end - index))) {
        tree = put(tree, base, index, codes[index]);
        byte[] copy = tree[index >>> ROOT_SHIFT][index >>> LEAF_BITS & BRANCH_MASK];
        System.arraycopy(codes, index, copy, 0, end - index);
      }
    }
    return tree;
  }

  /** {@return the code of the piece on a square, 1 to 255, or 0 if it is empty} */
  public static int get(byte[][][] tree, int index) {
    return tree[index >>> ROOT_SHIFT][index >>> LEAF_BITS & BRANCH_MASK][index & LEAF_MASK] & 0xFF;
  }

  /**
   * {@return the codes of 64 squares, 0 for those beyond the last square} The array must not be
   * modified.
   *
   * @param word the number of the leaf: leaf 0 covers the squares 0 to 63
   */
  public static byte[] leaf(byte[][][] tree, int word) {
    return tree[word >>> BRANCH_BITS][word & BRANCH_MASK];
  }

  /** {@return a new array of the codes of all squares} */
  public static byte[] codes(byte[][][] tree, int squareCount) {
    byte[] codes = new byte[squareCount];
    copy(tree, squareCount, codes);
    return codes;
  }

  /**
   * Copies the codes of all squares.
   *
   * @param codes the array that receives the codes; elements beyond the last square are unchanged
   * @throws IllegalArgumentException if {@code codes} has fewer elements than there are squares
   */
  public static void copy(byte[][][] tree, int squareCount, byte[] codes) {
    CodeSets.checkRoom(codes, squareCount);
    for (int index = 0; index < squareCount; index += LEAF_MASK + 1) {
      byte[] leaf = tree[index >>> ROOT_SHIFT][index >>> LEAF_BITS & BRANCH_MASK];
      System.arraycopy(leaf, 0, codes, index, Math.min(leaf.length, squareCount - index));
    }
  }

  /**
   * Puts a piece on a square.
   *
   * @param tree the board to change: {@code base}, or a board that this method derived from it
   * @param base a board, which is not modified
   * @param code the code of the piece, or 0 to clear the square
   */
  public static byte[][][] put(byte[][][] tree, byte[][][] base, int index, int code) {
    int top = index >>> ROOT_SHIFT;
    int middle = index >>> LEAF_BITS & BRANCH_MASK;
    byte[][][] root = tree == base ? base.clone() : tree;
    byte[][] branch = root[top];
    if (branch == base[top]) {
      branch = branch.clone();
      root[top] = branch;
    }
    byte[] leaf = branch[middle];
    if (leaf == base[top][middle]) {
      leaf = leaf.clone();
      branch[middle] = leaf;
    }
    leaf[index & LEAF_MASK] = (byte) code;
    return root;
  }

  /**
   * {@return whether two boards of the same size have the same pieces} Shared nodes are not
   * compared.
   */
  public static boolean equal(byte[][][] a, byte[][][] b) {
    return Arrays.deepEquals(a, b);
  }
}
