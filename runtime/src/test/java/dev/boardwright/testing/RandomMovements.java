// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import dev.boardwright.geometry.Direction;
import dev.boardwright.geometry.Movement;
import dev.boardwright.geometry.MovementTerm;
import dev.boardwright.geometry.MovementTerm.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random movements of all kinds, in up to three dimensions. */
public final class RandomMovements {
  private RandomMovements() {}

  /** {@return a movement of at most five terms, which are the same for the same seed} */
  public static Movement next(Random random) {
    List<MovementTerm> terms = new ArrayList<>();
    boolean isFlat = random.nextBoolean();
    for (int left = random.nextInt(6); left > 0; left--) {
      terms.add(term(random, isFlat));
    }
    return new Movement(terms);
  }

  private static MovementTerm term(Random random, boolean isFlat) {
    Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
    boolean isLeap = kind == Kind.LEAP || kind == Kind.LAME_LEAP;
    int limited = isLeap ? 1 : 2 + random.nextInt(5);
    int range = isLeap || random.nextBoolean() ? limited : MovementTerm.UNLIMITED;
    int acts = kind == Kind.CASTLING ? 1 : 1 + random.nextInt(3);
    return new MovementTerm(
        kind,
        kind == Kind.CASTLING ? List.of(Direction.EAST) : directions(random, kind, isFlat),
        range,
        (acts & 1) != 0,
        (acts & 2) != 0,
        kind != Kind.CASTLING && random.nextBoolean(),
        random.nextBoolean());
  }

  private static List<Direction> directions(Random random, Kind kind, boolean isFlat) {
    int longest =
        kind == Kind.LAME_LEAP
            ? 2 + random.nextInt(3)
            : random.nextInt(3) > 0 ? 1 : 1 + random.nextInt(3);
    int other = random.nextInt(longest + 1);
    List<Direction> all =
        new ArrayList<>(Movement.leaps(longest, other).terms().get(0).directions());
    all.removeIf(direction -> isFlat && direction.layers() != 0);
    List<Direction> some = new ArrayList<>(all);
    some.removeIf(direction -> random.nextBoolean());
    return some.isEmpty() ? all : some;
  }
}
