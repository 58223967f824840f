// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.geometry.AnySquareSet;
import dev.boardwright.geometry.Geometry;
import java.util.Arrays;

/**
 * Attacks on a board of bytes, square by square, as a program without tables computes them. The
 * result is the exclusive or of the two words of the set, which needs no object.
 */
final class ByteWalk {
  private static final int MARGIN = 3;
  private static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private final int width;
  private final int[] inside;
  private final int[] index;

  /** Creates a walk on boards with a margin on all sides. */
  ByteWalk(Geometry geometry) {
    int files = geometry.shape().files();
    width = files + 2 * MARGIN;
    inside = new int[geometry.shape().squareCount()];
    index = new int[width * (geometry.shape().ranks() + 2 * MARGIN)];
    for (int square = 0; square < inside.length; square++) {
      int rank = geometry.shape().rank(geometry.order(), square) + MARGIN;
      inside[square] = rank * width + geometry.shape().file(square) + MARGIN;
      index[inside[square]] = square;
    }
  }

  /** {@return the board of a set: 0 for empty squares, 1 for pieces, and −1 for the margin} */
  byte[] board(AnySquareSet<?> occupied) {
    byte[] board = new byte[index.length];
    Arrays.fill(board, (byte) -1);
    for (int square = 0; square < inside.length; square++) {
      board[inside[square]] = (byte) (occupied.contains(square) ? 1 : 0);
    }
    return board;
  }

  /** {@return the attacks of the horse of xiangqi, with a test of each of its four legs} */
  long horse(byte[] board, int square) {
    int from = inside[square];
    long low = 0;
    long high = 0;
    for (int[] leg : ORTHOGONAL) {
      int step = leg[1] * width + leg[0];
      int side = leg[0] * width + leg[1];
      if (board[from + step] == 0) {
        for (int to : new int[] {from + 2 * step + side, from + 2 * step - side}) {
          if (board[to] >= 0) {
            low |= low(index[to]);
            high |= high(index[to]);
          }
        }
      }
    }
    return low ^ high;
  }

  /** {@return the captures of the cannon of xiangqi} */
  long cannon(byte[] board, int square) {
    long low = 0;
    long high = 0;
    for (int[] direction : ORTHOGONAL) {
      int step = direction[1] * width + direction[0];
      int to = inside[square] + step;
      while (board[to] == 0) {
        to += step;
      }
      if (board[to] > 0) {
        do {
          to += step;
          if (board[to] >= 0) {
            low |= low(index[to]);
            high |= high(index[to]);
          }
        } while (board[to] == 0);
      }
    }
    return low ^ high;
  }

  private static long low(int square) {
    return square < Long.SIZE ? 1L << square : 0;
  }

  private static long high(int square) {
    return square < Long.SIZE ? 0 : 1L << square;
  }
}
