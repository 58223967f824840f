// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import dev.boardwright.packed.SnlMove.Status;
import java.util.ArrayList;
import java.util.List;

/**
 * A straightforward codec for SNL, which converts one move at a time with the methods of the JDK.
 */
final class StraightSnl {
  private static final int DIGITS = 3;

  private StraightSnl() {}

  static int[] decode(String hex) {
    int[] moves = new int[hex.length() / DIGITS];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = Integer.parseInt(hex.substring(i * DIGITS, (i + 1) * DIGITS), 16);
    }
    return moves;
  }

  /** {@return the moves as records with their fields, as the published SNL decoder returns them} */
  static List<LadderMove> decodeRecords(String hex) {
    List<LadderMove> moves = new ArrayList<>();
    for (int from = 0; from < hex.length(); from += DIGITS) {
      int move = Integer.parseInt(hex.substring(from, from + DIGITS), 16);
      moves.add(new LadderMove(move >> 9, move >> 2 & 127, Status.values()[move & 3]));
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
