// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.movement;

import dev.boardwright.cell.Shape;
import dev.boardwright.examples.console.Terminal;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.SquareSet;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A program that draws the atoms, the directions and the lame leaps of the notation. Nothing in the
 * pictures is written by hand: it asks what each text means.
 */
public final class NotationPictures {
  private static final String[] ATOMS = {"W", "F", "D", "N", "A", "H", "C", "Z", "G"};
  private static final String[] LAME_LEAPS = {"nD", "nN", "nA", "nH", "nC", "nZ", "nG"};
  private static final String[] DIRECTIONS = {
    "f", "b", "l", "r", "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb"
  };
  private static final String NOTHING = "·";
  private static final String PIECE = "◆";

  private NotationPictures() {}

  /** Draws the pictures. */
  public static void main(String[] arguments) {
    run(Terminal.out());
  }

  static void run(PrintStream out) {
    drawAtoms(out);
    out.println();
    drawDirections(out);
    out.println();
    drawLameLeaps(out);
  }

  // G Z C H C Z G
  // Z A N D N A Z
  // …
  private static void drawAtoms(PrintStream out) {
    for (int rank = 3; rank >= -3; rank--) {
      List<String> row = new ArrayList<>();
      for (int file = -3; file <= 3; file++) {
        row.add(isCentre(file, rank) ? PIECE : atom(3, file, rank, ATOMS));
      }
      out.println(String.join(" ", row));
    }
  }

  // ·  lf ·  rf ·
  // fl fl f  fr fr
  // …
  private static void drawDirections(PrintStream out) {
    for (int rank = 2; rank >= -2; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = -2; file <= 2; file++) {
        String direction = isCentre(file, rank) ? PIECE : direction(file, rank);
        row.append(direction).append(" ".repeat(3 - direction.length()));
      }
      out.println(row.toString().stripTrailing());
    }
  }

  /** {@return the shortest text of directions with which W, F or N leads to one square only} */
  private static String direction(int file, int rank) {
    String atom = atom(2, file, rank, "W", "F", "N");
    SquareSet square = square(2, file, rank);
    return atom.equals(NOTHING)
        ? NOTHING
        : Arrays.stream(DIRECTIONS)
            .filter(direction -> reached(2, direction + atom).equals(square))
            .findFirst()
            .orElseThrow();
  }

  // ●   · ●
  // 1   1 ·
  // ◆   ◆ ·
  // nD  nN
  private static void drawLameLeaps(PrintStream out) {
    for (int rank = 3; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (String betza : LAME_LEAPS) {
        Direction leap = leap(betza);
        for (int file = 0; file <= leap.files(); file++) {
          row.append(rank > leap.ranks() ? " " : stage(leap, file, rank)).append(' ');
        }
        row.append("  ");
      }
      out.println(row.toString().stripTrailing());
    }
    StringBuilder names = new StringBuilder();
    for (String betza : LAME_LEAPS) {
      names.append(betza).append("  ").append("  ".repeat(leap(betza).files()));
    }
    out.println(names.toString().stripTrailing());
  }

  private static Direction leap(String betza) {
    return Movement.parse(betza).terms().get(0).directions().get(0); // to the north, or near it
  }

  private static String stage(Direction leap, int files, int ranks) {
    if (isCentre(files, ranks)) {
      return PIECE;
    }
    Direction offset = new Direction(files, ranks, 0);
    int number = leap.lameWay().indexOf(offset) + 1;
    return offset.equals(leap) ? "●" : number > 0 ? "" + number : NOTHING;
  }

  private static boolean isCentre(int file, int rank) {
    return file == 0 && rank == 0;
  }

  /** {@return the atom that leads to a square, counted from the centre of a board} */
  private static String atom(int distance, int file, int rank, String... atoms) {
    return Arrays.stream(atoms)
        .filter(atom -> !reached(distance, atom).isDisjointFrom(square(distance, file, rank)))
        .findFirst()
        .orElse(NOTHING);
  }

  private static SquareSet reached(int distance, String betza) {
    Geometry board = board(distance);
    return board.attacks(centre(distance), board.empty(), Movement.parse(betza));
  }

  private static SquareSet square(int distance, int file, int rank) {
    Geometry board = board(distance);
    return board.setOf(board.offset(centre(distance), file, rank));
  }

  private static Geometry board(int distance) {
    return Geometry.of(Shape.of(2 * distance + 1, 2 * distance + 1));
  }

  private static int centre(int distance) {
    return board(distance).shape().squareCount() / 2;
  }
}
