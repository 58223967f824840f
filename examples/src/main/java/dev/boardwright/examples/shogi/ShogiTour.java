// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.cell.Location;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.board.Terminal;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A short tour of what is generated for a board. */
public final class ShogiTour {
  private ShogiTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments none
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static ShogiPosition run(PrintStream out) {
    // README shows what follows, as far as the end of the method.
    ShogiSquare square = ShogiSquare.parse("e1"); // or ShogiSquare.E1
    ShogiSquare none = ShogiSquare.find("j1"); // null: no square of this board, no exception
    ShogiSquare hand = ShogiSquare.at(Location.HAND); // null as well
    int index = ShogiCells.index("e1"); // 76, and -1 for anything else; allocates nothing

    ShogiPosition position =
        ShogiPosition.empty()
            .edit() // any number of changes, one check, one new position
            .set(square, "K")
            .set(ShogiSquare.E2, "+p")
            .addToHand(Side.FIRST, "P", 2)
            .toggle()
            .build();

    ShogiPosition captured = position.with(ShogiSquare.E2, "K"); // the old one stays as it is
    Qi generic = Qi.of(ShogiPosition.SHAPE, "SHOGI", "shogi"); // no processor, any shape
    boolean same = ShogiPosition.copyOf(generic).equals(generic); // true, and hashes agree

    out.println(Diagram.text(position, ShogiCells.ORDER));
    out.println(none + " " + hand + " " + index + " " + captured.pieceCount() + " " + same);
    return position;
  }
}
