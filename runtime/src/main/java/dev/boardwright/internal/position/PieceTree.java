// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board with more different pieces than a palette can hold. It is a tree that works like {@code
 * CodeTree} but stores the pieces themselves instead of codes.
 */
final class PieceTree {
  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;

  private PieceTree() {}

  static @Nullable String[][][] empty(int squareCount) {
    @Nullable String[] leaf = new @Nullable String[1 << BITS];
    @Nullable String[][] branch = new @Nullable String[1 << BITS][];
    Arrays.fill(branch, leaf);
    @Nullable String[][][] tree = new @Nullable String[(squareCount - 1 >>> 2 * BITS) + 1][][];
    Arrays.fill(tree, branch);
    return tree;
  }

  static @Nullable String get(@Nullable String[][][] tree, int index) {
    return tree[index >>> 2 * BITS][index >>> BITS & MASK][index & MASK];
  }

  /** Puts a piece on a square, or clears the square, in the same way as {@code CodeTree.put}. */
  static @Nullable String[][][] put(
      @Nullable String[][][] tree, @Nullable String[][][] base, int index, @Nullable String piece) {
    int top = index >>> 2 * BITS;
    int middle = index >>> BITS & MASK;
    @Nullable String[][][] root = tree == base ? base.clone() : tree;
    if (root[top] == base[top]) {
      root[top] = root[top].clone();
    }
    if (root[top][middle] == base[top][middle]) {
      root[top][middle] = root[top][middle].clone();
    }
    root[top][middle][index & MASK] = piece;
    return root;
  }

  static boolean equal(@Nullable String[][][] a, @Nullable String[][][] b) {
    return Arrays.deepEquals(a, b);
  }
}
