// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.shogi;

import dev.boardwright.examples.console.Terminal;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenException;
import dev.boardwright.qi.Qi;
import java.io.PrintStream;

/** A tour of positions as text. */
public final class ShogiTextTour {
  private ShogiTextTour() {}

  /**
   * Runs the tour.
   *
   * @param arguments not used
   */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static ShogiPosition run(PrintStream out) {
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
    return same;
  }
}
