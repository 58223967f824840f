// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A demo that shows the start position, and the squares that a unicorn in the centre reaches. */
public final class RaumschachDemo {
  private RaumschachDemo() {}

  /** Runs the demo. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    RaumschachPosition position = RaumschachPosition.START;
    out.println(Diagram.text(position, RaumschachCells.ORDER));
    RaumschachSquare centre = RaumschachSquare.parse("c3C");
    out.println("A unicorn on " + centre + " reaches:");
    List<RaumschachSquare> reached = new ArrayList<>();
    unicornReach(position, centre).forEach(reached::add);
    out.println("  " + reached);
  }

  /**
   * {@return the squares that a unicorn reaches, which moves through the corners of cubes} In each
   * direction, the last one may have a piece of either side.
   */
  static RaumschachSquareSet unicornReach(RaumschachPosition position, RaumschachSquare from) {
    List<Direction> corners =
        Direction.SPACE.stream()
            .filter(step -> step.files() != 0 && step.ranks() != 0 && step.layers() != 0)
            .toList();
    return from.attacks(position.occupied(), Movement.slides(corners));
  }
}
