// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.go;

import dev.boardwright.geometry.Direction;
import dev.boardwright.style.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A game of go with captures. Suicide is not allowed, and no arrangement of stones may occur twice
 * (positional superko). Immutable: each play returns a new game.
 */
public final class GoGame {
  private static final String BLACK = "●";
  private static final String WHITE = "○";

  private final GoPosition position;
  private final Set<GoPosition> seen;

  private GoGame(GoPosition position, Set<GoPosition> seen) {
    this.position = position;
    this.seen = seen;
  }

  /** {@return what superko compares: the stones, whichever side is to move} */
  private static GoPosition stones(GoPosition position) {
    return position.turn() == Side.FIRST ? position : position.toggle();
  }

  /** {@return a game without stones, with black to move} */
  public static GoGame start() {
    return new GoGame(GoPosition.empty(), Set.of(stones(GoPosition.empty())));
  }

  /** {@return the position: the stones and the side to move} */
  public GoPosition position() {
    return position;
  }

  /**
   * Passes the turn without placing a stone.
   *
   * @return the game after the pass
   */
  public GoGame pass() {
    return new GoGame(position.toggle(), seen);
  }

  /**
   * Places a stone of the side to move, removes the stones that it captures, and passes the turn.
   *
   * @param at an empty point
   * @return the game after the play
   * @throws IllegalArgumentException if the point is occupied, if the stone would be left without a
   *     liberty, or if the play would repeat an earlier arrangement of stones
   */
  public GoGame play(GoSquare at) {
    if (position.pieceAt(at) != null) {
      throw new IllegalArgumentException(at + " is occupied");
    }
    boolean blackPlays = position.turn() == Side.FIRST;
    GoPosition placed = position.with(at, blackPlays ? BLACK : WHITE);
    GoPosition.Edit edit = placed.edit().toggle();
    boolean captures = false;
    for (GoSquare neighbour : neighbours(at)) {
      if ((blackPlays ? WHITE : BLACK).equals(placed.pieceAt(neighbour))) {
        Set<GoSquare> group = group(placed, neighbour);
        if (!hasLiberty(placed, group)) {
          captures = true;
          group.forEach(edit::clear);
        }
      }
    }
    if (!captures && !hasLiberty(placed, group(placed, at))) {
      throw new IllegalArgumentException(at + " would be suicide");
    }
    GoPosition after = edit.build();
    Set<GoPosition> nowSeen = new HashSet<>(seen);
    if (!nowSeen.add(stones(after))) {
      throw new IllegalArgumentException(at + " repeats a position (ko)");
    }
    return new GoGame(after, nowSeen);
  }

  private static Set<GoSquare> group(GoPosition position, GoSquare from) {
    String stone = position.pieceAt(from);
    Set<GoSquare> group = new LinkedHashSet<>();
    Deque<GoSquare> open = new ArrayDeque<>(Set.of(from));
    while (!open.isEmpty()) {
      GoSquare square = open.pop();
      if (stone.equals(position.pieceAt(square)) && group.add(square)) {
        open.addAll(neighbours(square));
      }
    }
    return group;
  }

  private static boolean hasLiberty(GoPosition position, Set<GoSquare> group) {
    return group.stream()
        .flatMap(square -> neighbours(square).stream())
        .anyMatch(square -> position.pieceAt(square) == null);
  }

  private static List<GoSquare> neighbours(GoSquare square) {
    return Direction.ORTHOGONAL.stream().map(square::step).filter(Objects::nonNull).toList();
  }
}
