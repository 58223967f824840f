// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import java.util.ArrayList;
import java.util.List;

/**
 * Raumschach as positions: the start, and the unicorn, which moves through the corners of cubes.
 */
public final class RaumschachGame {
  private RaumschachGame() {}

  /**
   * The start position: white on the layers A and B, black on D and E.
   *
   * @return the position
   */
  public static RaumschachPosition startPosition() {
    return RaumschachPosition.START;
  }

  /**
   * Where a unicorn could go on a board: along the eight triagonals, to the first piece and onto
   * it.
   *
   * @param position the position
   * @param from where the unicorn stands
   * @return the squares, in no order that matters
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
