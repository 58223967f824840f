// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.style.Side;
import java.util.List;
import java.util.Map;

/** A hash of a position's content, from its definition. */
final class NaiveHash {
  private static final long G = 0x9E3779B97F4A7C15L;

  private NaiveHash() {}

  static long of(NaiveDeclaration declaration, NaiveState state) {
    long hash = 0;
    for (int axis = 0; axis < declaration.shape.size(); axis++) {
      hash ^= mix(~G * (65536L * (1 + axis) + declaration.shape.get(axis)));
    }
    List<String> cells = declaration.board.cells();
    for (int index = 0; index < cells.size(); index++) {
      String token = state.squares().get(cells.get(index));
      if (token != null) {
        hash ^= mix(text(token) + G * (1 + index));
      }
    }
    for (int side = 0; side < 2; side++) {
      for (Map.Entry<String, Integer> entry : state.hand(Side.values()[side]).entrySet()) {
        hash ^= mix(text(entry.getKey()) + G * ((1L << 32) * (1 + side) + entry.getValue()));
      }
    }
    hash ^= mix(text(declaration.style(Side.FIRST)) - G);
    hash ^= mix(text(declaration.style(Side.SECOND)) - 2 * G);
    return state.turn() == Side.SECOND ? hash ^ mix(G) : hash;
  }

  static long text(String text) {
    long hash = 0xCBF29CE484222325L;
    for (char unit : text.toCharArray()) {
      hash = (hash ^ unit >> 8) * 0x100000001B3L;
      hash = (hash ^ unit & 0xFF) * 0x100000001B3L;
    }
    return mix(hash);
  }

  static long mix(long value) {
    long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
