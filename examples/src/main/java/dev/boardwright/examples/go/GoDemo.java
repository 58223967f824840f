// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.go;

import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.CoordinateNames;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import java.io.PrintStream;
import java.util.List;

/** A demo of a ko in the corner: a capture, and the recapture that the rules forbid. */
public final class GoDemo {
  private static final BoardCells POINTS = BoardCells.of(GoCells.SHAPE, GoCells.ORDER);

  private GoDemo() {}

  /** Runs the demo. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    GoGame game = GoGame.start();
    for (String point : List.of("D4", "E4", "E5", "F5", "E3", "F3", "Q16", "G4", "F4")) {
      out.println((game.position().turn().ordinal() == 0 ? "black " : "white ") + point);
      game = game.play(point(point));
    }
    out.println("… which captures E4:");
    out.println(Diagram.text(game.position(), GoCells.ORDER, CoordinateNames.GO));
    try {
      game.play(point("E4"));
    } catch (IllegalArgumentException ko) {
      out.println("white E4 is not allowed: " + ko.getMessage());
    }
  }

  /** {@return the point with the given name in go notation, such as {@code D4}} */
  static GoSquare point(String name) {
    int index = CoordinateNames.GO.index(POINTS, name);
    if (index < 0) {
      throw new IllegalArgumentException("no point " + name);
    }
    return GoSquare.of(index);
  }
}
