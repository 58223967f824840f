// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import java.util.ArrayList;
import java.util.List;

/**
 * Raumschach positions: the start, and the reach of the unicorn, which moves through the corners of
 * cubes.
 */
public final class RaumschachGame {
  private RaumschachGame() {}

  /** {@return the start position, with white on layers A and B and black on layers D and E} */
  public static RaumschachPosition startPosition() {
    return RaumschachPosition.START;
  }

  /**
   * {@return the squares that a unicorn reaches along the eight triagonals, in no particular order}
   * Each triagonal ends at the first piece, and the square of that piece is included whichever side
   * owns it.
   *
   * @param position the position
   * @param from the square of the unicorn
   */
  public static List<RaumschachSquare> unicornReach(
      RaumschachPosition position, RaumschachSquare from) {
    List<RaumschachSquare> reach = new ArrayList<>();
    for (int corner = 0; corner < 8; corner++) {
      int files = (corner & 1) == 0 ? 1 : -1;
      int ranks = (corner & 2) == 0 ? 1 : -1;
      int layers = (corner & 4) == 0 ? 1 : -1;
      int steps = 1;
      RaumschachSquare next = step(from, files, ranks, layers, steps);
      while (next != null) {
        reach.add(next);
        boolean isTaken = position.pieceAt(next) != null;
        next = isTaken ? null : step(from, files, ranks, layers, ++steps);
      }
    }
    return reach;
  }

  private static RaumschachSquare step(
      RaumschachSquare from, int files, int ranks, int layers, int steps) {
    int file = from.file() + files * steps;
    int rank = from.rank() + ranks * steps;
    int layer = from.layer() + layers * steps;
    return RaumschachCells.SHAPE.contains(file, rank, layer)
        ? RaumschachSquare.of(file, rank, layer)
        : null;
  }
}
