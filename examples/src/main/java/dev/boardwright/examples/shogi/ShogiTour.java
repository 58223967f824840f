// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the types generated for a board without declared pieces. */
public final class ShogiTour {
  private ShogiTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static ShogiPosition run(PrintStream out) {
    // The guide quotes the following lines, up to the diagram.
    ShogiSquare square = ShogiSquare.parse("e1"); // or ShogiSquare.E1
    ShogiSquare none = ShogiSquare.find("j1"); // null: not a square of this board
    ShogiSquare hand = ShogiSquare.at(Location.HAND); // null: a hand is not a square
    int index = ShogiCells.index("e1"); // 76; -1 for any other text; never allocates

    ShogiPosition position =
        ShogiPosition.empty()
            .edit() // collects changes, checks them and builds one position
            .set(square, "K")
            .set(ShogiSquare.E2, "+p")
            .addToHand(Side.FIRST, "P", 2)
            .toggle()
            .build();

    ShogiPosition captured = position.with(ShogiSquare.E2, "K"); // position is unchanged
    Qi generic = Qi.of(Shape.of(9, 9), "SHOGI", "shogi"); // any shape, no processor
    boolean same = ShogiPosition.copyOf(generic).equals(generic); // true; the hash codes agree too

    out.println(Diagram.text(position, ShogiCells.ORDER));
    out.println(none + " " + hand + " " + index + " " + captured.pieceCount() + " " + same);
    return position;
  }
}
