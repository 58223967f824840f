// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

/** SNL as one writes it at first: with the JDK's own conversions, a move at a time. */
final class Straightforward {
  private static final int DIGITS = 3;

  private Straightforward() {}

  static int[] decode(String hex) {
    int[] moves = new int[hex.length() / DIGITS];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = Integer.parseInt(hex.substring(i * DIGITS, (i + 1) * DIGITS), 16);
    }
    return moves;
  }

  static String encode(int[] moves) {
    StringBuilder hex = new StringBuilder(moves.length * DIGITS);
    for (int move : moves) {
      hex.append(String.format("%03X", move));
    }
    return hex.toString();
  }
}
