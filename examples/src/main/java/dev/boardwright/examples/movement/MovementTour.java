// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import static dev.boardwright.examples.games.XiangqiPiece.FIRST_HORSE;
import static dev.boardwright.examples.games.XiangqiSquare.D2;
import static dev.boardwright.examples.games.XiangqiSquare.H3;
import static dev.boardwright.examples.shogi.ShogiSquare.E5;

import dev.boardwright.diagram.Diagram;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.examples.games.XiangqiCells;
import dev.boardwright.examples.games.XiangqiGeometry;
import dev.boardwright.examples.games.XiangqiPosition;
import dev.boardwright.examples.shogi.ShogiCells;
import dev.boardwright.examples.shogi.ShogiGeometry;
import dev.boardwright.examples.shogi.ShogiSquareSet;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementException;
import dev.boardwright.geometry.SquareSet;
import dev.boardwright.style.Side;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** A tour of movements: their notation, the squares that they reach, and their pictures. */
public final class MovementTour {
  private MovementTour() {}

  /** Runs the tour. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    useSilver(out);
    useCannonAndHorse(out);
    write(out);
    build(out);
  }

  private static void useSilver(PrintStream out) {
    // The page about movements quotes the following lines, up to the empty line.
    Movement silver = Movement.parse("FfW"); // a step diagonally, or straight forward
    ShogiSquareSet targets = E5.attacks(ShogiSquareSet.EMPTY, silver); // d4, f4, d6, e6, f6
    ShogiGeometry.AttackTable table = ShogiGeometry.attackTable(silver); // for all squares
    ShogiSquareSet same = table.from(E5.index(), ShogiSquareSet.EMPTY);
    Movement theirs = silver.forSide(Side.SECOND); // FbW
    String image = Diagram.svg(silver); // an SVG document
    out.println(Diagram.text(silver));

    out.println(squares(targets.toSquareSet(), ShogiCells::cell));
    out.println(same.equals(targets) + " " + theirs + " " + image.startsWith("<svg "));
  }

  private static void useCannonAndHorse(PrintStream out) {
    // The page about movements quotes the following lines, up to the empty line.
    Geometry xiangqi = XiangqiGeometry.GENERIC;
    SquareSet occupied = XiangqiPosition.START.occupied().toSquareSet();
    Movement cannon = Movement.parse("mRcpR");
    SquareSet moves = xiangqi.moves(H3.index(), occupied, cannon); // 11 empty squares
    SquareSet attacks = xiangqi.attacks(H3.index(), occupied, cannon); // a3, h9, h10
    Movement horse = Movement.parse("nN");
    SquareSet horses = XiangqiPosition.START.squaresOf(FIRST_HORSE).toSquareSet(); // b1, h1
    SquareSet fromD2 = xiangqi.attacks(D2.index(), occupied, horse); // with b1, over c2
    SquareSet toD2 = xiangqi.attackers(D2.index(), horses, occupied, horse); // none: c1 blocks

    out.println(squares(moves, XiangqiCells::cell));
    out.println(squares(attacks, XiangqiCells::cell));
    out.println(squares(horses, XiangqiCells::cell));
    out.println(squares(fromD2, XiangqiCells::cell) + " " + toD2.isEmpty());
  }

  private static void write(PrintStream out) {
    Movement dragon = Movement.ROOK.and(Movement.steps(Direction.DIAGONAL));
    Optional<String> text = dragon.toBetza(); // "RF", which parse reads as an equal movement
    try {
      Movement.parse("fmWxF");
    } catch (MovementException e) {
      out.println(e.getMessage()); // also e.offset(), e.problem()
    }

    out.println(text.orElseThrow() + " " + Movement.parse("RF").equals(dragon));
  }

  private static void build(PrintStream out) {
    // The page about movements quotes the following lines, up to the empty line.
    Movement giraffe = Movement.leaps(1, 4); // the notation has no letter for it
    Movement rider = giraffe.withRange(2); // one leap, or two in the same direction
    Movement lame = giraffe.asLame(); // only if three squares on the way are empty
    Movement mixed = giraffe.moving().and(lame.capturing()); // lame when it captures
    Optional<String> none = mixed.toBetza(); // empty

    out.println(rider.terms().get(0).range() + " " + mixed.terms().size() + " " + none);
  }

  private static String squares(SquareSet set, IntFunction<String> cell) {
    List<String> cells = new ArrayList<>();
    for (int square = set.nextIndex(0); square >= 0; square = set.nextIndex(square + 1)) {
      cells.add(cell.apply(square));
    }
    return String.join(" ", cells);
  }
}
