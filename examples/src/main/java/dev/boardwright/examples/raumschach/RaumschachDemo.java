// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.raumschach;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import java.io.PrintStream;

/** A demo that shows the start position, and the squares that a unicorn in the centre reaches. */
public final class RaumschachDemo {
  private RaumschachDemo() {}

  /**
   * Runs the demo.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    RaumschachPosition position = RaumschachGame.startPosition();
    out.println(Diagram.text(position, RaumschachCells.ORDER));
    RaumschachSquare centre = RaumschachSquare.parse("c3C");
    out.println("A unicorn on " + centre + " reaches:");
    out.println("  " + RaumschachGame.unicornReach(position, centre));
  }
}
