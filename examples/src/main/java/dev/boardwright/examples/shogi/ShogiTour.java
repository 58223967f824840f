// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.cell.Location;
import dev.boardwright.cell.Shape;
import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.io.PrintStream;

/** A tour of the types generated for a board without declared pieces, and of positions as text. */
public final class ShogiTour {
  private ShogiTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    useTypes(out);
    useTexts(out);
  }

  private static void useTypes(PrintStream out) {
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
  }

  private static void useTexts(PrintStream out) {
    // The guide to texts quotes the following lines, up to the empty line.
    ShogiPosition position = ShogiPosition.START.move(ShogiSquare.C3, ShogiSquare.C4);
    String text = position.toText(); // "…/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL / shogi/SHOGI"
    ShogiPosition same = ShogiPosition.parse(text); // equal to position
    Qi any = Feen.parse("r1k/3/K1R 2P/p R/r"); // FEEN 1.0.0, any board
    String feen = Feen.format(any.toggle()); // "r1k/3/K1R 2P/p r/R"
    boolean valid = Feen.isValid("9".repeat(4_000)); // false; never allocates
    try {
      ShogiPosition.parse(text.replace("2P6", "2P7"));
    } catch (FeenException e) {
      out.println(e.getMessage()); // also e.field(), e.offset(), e.problem()
    }

    out.println(text + " " + same.equals(position) + " " + feen + " " + valid);
  }
}
