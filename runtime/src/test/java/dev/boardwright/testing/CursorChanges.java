// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.qi.BoardType;
import dev.boardwright.rules.GameCursor;
import dev.boardwright.rules.GamePosition;
import dev.boardwright.style.Side;
import java.util.HashSet;
import java.util.Set;

/**
 * The comparison of what a cursor tells about its latest call with the difference of the positions
 * before and after that call.
 */
final class CursorChanges<P extends GamePosition<P>> {
  /** A value for each piece on each square, and 0 for none, as cursors expect them. */
  private final int[] values;

  CursorChanges(P position) {
    int squares = position.squareCount();
    values = new int[(position.type().pieces().size() + 1) * squares];
    for (int i = squares; i < values.length; i++) {
      values[i] = i * i; // so that no two changes add up to the same
    }
  }

  /** Checks what a cursor tells about a move or a null move that it has just made. */
  void checkPlayed(GameCursor<P> cursor, P before, P after, String shown) {
    check(cursor, before, after, shown);
    assertEquals(captured(before, after), cursor.captured(), shown);
  }

  /** Checks what a cursor tells about a call that it has just undone. */
  void checkUndone(GameCursor<P> cursor, P before, P after, String shown) {
    check(cursor, before, after, shown);
    assertEquals(0, cursor.captured(), shown);
  }

  private void check(GameCursor<P> cursor, P before, P after, String shown) {
    Set<Integer> told = new HashSet<>();
    for (int i = 0; i < cursor.changeCount(); i++) {
      int square = cursor.changedSquare(i);
      assertTrue(told.add(square), () -> shown + ", twice: " + square);
      assertEquals(before.codeAt(square), cursor.codeBefore(i), () -> shown + ", on " + square);
      assertEquals(after.codeAt(square), cursor.codeAfter(i), () -> shown + ", on " + square);
    }
    for (int square = 0; square < before.squareCount(); square++) {
      if (before.codeAt(square) != after.codeAt(square)) {
        assertTrue(told.contains(square), shown + ", not told: " + square);
      }
    }
    checkHands(cursor, before, after, shown);
  }

  /** Plays a move, and checks by how much it changes the sum of the values. */
  void play(GameCursor<P> cursor, int move, P before, P after, String shown) {
    int change = cursor.play(move, values);
    assertEquals(sum(after) - sum(before), change, shown);
  }

  private int sum(P position) {
    int sum = 0;
    for (int square = 0; square < position.squareCount(); square++) {
      sum += values[position.codeAt(square) * position.squareCount() + square];
    }
    return sum;
  }

  private void checkHands(GameCursor<P> cursor, P before, P after, String shown) {
    BoardType<P> type = before.type();
    Set<Integer> told = new HashSet<>();
    for (int i = 0; i < cursor.handChangeCount(); i++) {
      assertTrue(told.add(cursor.handCode(i)), shown);
      assertEquals(delta(before, after, cursor.handCode(i)), cursor.handDelta(i), shown);
    }
    for (int code = 1; code <= type.pieces().size(); code++) {
      assertEquals(delta(before, after, code) != 0, told.contains(code), shown);
      // Each hand holds pieces of its own side only.
      assertEquals(0, after.handCount(type.side(code).opposite(), code), shown);
    }
  }

  private int delta(P before, P after, int code) {
    Side side = before.type().side(code);
    return after.handCount(side, code) - before.handCount(side, code);
  }

  /** {@return the code of the piece that has left the board because the other side took it} */
  private int captured(P before, P after) {
    for (int square = 0; square < before.squareCount(); square++) {
      if (isOf(before, square, before.turn().opposite())
          && !isOf(after, square, before.turn().opposite())) {
        return before.codeAt(square);
      }
    }
    return 0;
  }

  private boolean isOf(P position, int square, Side side) {
    int code = position.codeAt(square);
    return code != 0 && position.type().side(code) == side;
  }
}
