// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import java.util.Arrays;

/**
 * A large board as a tree of byte codes: whoever changes a square copies the leaf it is in and the
 * two nodes above, and shares all the rest with the board before.
 *
 * <p>A tree that others may see is never written. An owner changes {@code tree} against the {@code
 * base} it came from: what the two have in common is copied first, and what they have not is the
 * owner's own, to be written in place.
 */
public final class CodeTree {
  /**
   * The most squares of a board that is better kept in one array: {@value}. Measured: a move copies
   * more bytes with an array from 300 squares on and takes longer from 640 on, and an array is read
   * in less than half the time at any size.
   */
  public static final int MAX_FLAT_SQUARES = 400;

  private static final int LEAF_BITS = 6;
  private static final int LEAF_MASK = (1 << LEAF_BITS) - 1;
  private static final int BRANCH_BITS = 5;
  private static final int BRANCH_MASK = (1 << BRANCH_BITS) - 1;
  private static final int ROOT_SHIFT = LEAF_BITS + BRANCH_BITS;

  private CodeTree() {}

  /**
   * A board without pieces.
   *
   * @param squareCount the number of its squares
   * @return a tree of zeros
   */
  public static byte[][][] empty(int squareCount) {
    byte[] leaf = new byte[1 << LEAF_BITS];
    byte[][] branch = new byte[1 << BRANCH_BITS][];
    Arrays.fill(branch, leaf);
    byte[][][] tree = new byte[(squareCount - 1 >>> ROOT_SHIFT) + 1][][];
    Arrays.fill(tree, branch);
    return tree;
  }

  /**
   * A board of given pieces.
   *
   * @param codes the codes of all squares, 0 for an empty one
   * @return a tree of them
   */
  public static byte[][][] of(byte[] codes) {
    byte[][][] empty = empty(codes.length);
    byte[][][] tree = empty;
    for (int index = 0; index < codes.length; index++) {
      if (codes[index] != 0) {
        tree = put(tree, empty, index, codes[index]);
      }
    }
    return tree;
  }

  /**
   * What stands on a square.
   *
   * @param tree a board
   * @param index the index of a square
   * @return its code, 0 to 255
   */
  public static int get(byte[][][] tree, int index) {
    return tree[index >>> ROOT_SHIFT][index >>> LEAF_BITS & BRANCH_MASK][index & LEAF_MASK] & 0xFF;
  }

  /**
   * The codes of 64 squares.
   *
   * @param tree the tree
   * @param word which 64 squares: 0 for the first
   * @return their codes, not to be changed; 0 for squares beyond the last
   */
  public static byte[] leaf(byte[][][] tree, int word) {
    return tree[word >>> BRANCH_BITS][word & BRANCH_MASK];
  }

  /**
   * All squares.
   *
   * @param tree a board
   * @param squareCount the number of its squares
   * @return a new array of their codes
   */
  public static byte[] codes(byte[][][] tree, int squareCount) {
    byte[] codes = new byte[squareCount];
    copy(tree, squareCount, codes);
    return codes;
  }

  /**
   * Copies all squares.
   *
   * @param tree a board
   * @param squareCount the number of its squares
   * @param codes receives their codes; elements beyond the last square stay
   * @throws IllegalArgumentException if it has fewer elements
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
   * @param tree the board to change: {@code base}, or what came of it by this method
   * @param base a board, which is left as it is
   * @param index the index of a square
   * @param code the code of the piece; 0 clears the square
   * @return the changed board
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
   * Whether two boards of one size have the same pieces. What they share costs nothing.
   *
   * @param a a board
   * @param b another one
   * @return whether every square is the same
   */
  public static boolean equal(byte[][][] a, byte[][][] b) {
    if (a == b) {
      return true;
    }
    for (int top = 0; top < a.length; top++) {
      if (a[top] != b[top] && !equal(a[top], b[top])) {
        return false;
      }
    }
    return true;
  }

  private static boolean equal(byte[][] a, byte[][] b) {
    for (int middle = 0; middle < a.length; middle++) {
      if (a[middle] != b[middle] && !Arrays.equals(a[middle], b[middle])) {
        return false;
      }
    }
    return true;
  }
}
