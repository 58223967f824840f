// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.cell.Shape;
import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Geometry;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;

/** The size of a board that is just large enough to explain a movement from its middle. */
final class MovementBoard {
  /**
   * The maximum number of squares between the middle and the edge. What does not fit is left out.
   */
  private static final int MAX_RADIUS = 9;

  /** The minimum number of files and ranks on each side, so that a king's steps show their end. */
  private static final int MIN_RADIUS = 2;

  /** The number of steps that are shown of a slide or a hop of any length. */
  private static final int UNLIMITED_STEPS = 3;

  /** The same for slides and hops that do not step to a neighbour. */
  private static final int UNLIMITED_LEAPS = 2;

  private int files = MIN_RADIUS;
  private int ranks = MIN_RADIUS;
  private int layers;

  private MovementBoard(Movement movement) {
    for (MovementTerm term : movement.terms()) {
      for (Direction direction : term.directions()) {
        add(term, direction);
      }
    }
  }

  /** {@return the board for a movement; its numbers of files, ranks and layers are odd} */
  static Geometry of(Movement movement) {
    MovementBoard size = new MovementBoard(movement);
    int files = 2 * size.files + 1;
    int ranks = 2 * size.ranks + 1;
    return Geometry.of(
        size.layers > 0 ? Shape.of(2 * size.layers + 1, ranks, files) : Shape.of(ranks, files));
  }

  /** {@return the flat index of the square in the middle of such a board} */
  static int middle(Geometry board) {
    return board.shape().squareCount() / 2;
  }

  private void add(MovementTerm term, Direction direction) {
    int steps = steps(term, direction);
    files = Math.max(files, steps * Math.abs(direction.files()));
    ranks = Math.max(ranks, steps * Math.abs(direction.ranks()));
    if (direction.layers() != 0) {
      layers = Math.max(layers, Math.max(1, steps * Math.abs(direction.layers())));
    }
  }

  /** {@return the number of steps in a direction for which there is room} */
  private static int steps(MovementTerm term, Direction direction) {
    int length =
        Math.max(
            Math.abs(direction.files()),
            Math.max(Math.abs(direction.ranks()), Math.abs(direction.layers())));
    int fitting = MAX_RADIUS / length;
    if (term.kind() == Kind.CASTLING) {
      return term.range() <= fitting ? term.range() : 0;
    }
    return Math.min(fitting, wanted(term, direction));
  }

  private static int wanted(MovementTerm term, Direction direction) {
    if (term.range() == 1) {
      return 1;
    }
    // One step more than the range shows that a slide ends.
    int unlimited = direction.isUnit() ? UNLIMITED_STEPS : UNLIMITED_LEAPS;
    return term.isUnlimited() ? unlimited : term.range() + 1;
  }
}
