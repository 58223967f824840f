// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.position.ContentHash;
import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the equality of positions, and their {@code toString}. */
class QiEqualityTest {
  private static final Qi EMPTY = Qi.of(Shape.of(3, 3), "C", "c");

  @Test
  void equalsComparesWholeContent() {
    Qi qi = EMPTY.edit().set(4, "K").addToHand(Side.FIRST, "P", 2).build();
    assertEquals(qi, qi);
    assertEquals(qi, EMPTY.edit().addToHand(Side.FIRST, "P", 2).set(4, "K").build());
    List<Qi> others =
        List.of(
            EMPTY,
            qi.toggle(),
            qi.boardDiff(List.of(BoardChange.clear(4), BoardChange.set(5, "K"))),
            qi.boardDiff(List.of(BoardChange.set(4, "k"))),
            qi.edit().addToHand(Side.FIRST, "P", 1).build(),
            qi.edit().addToHand(Side.FIRST, "P", -2).addToHand(Side.SECOND, "P", 2).build(),
            Qi.of(Shape.of(9), "C", "c").edit().set(4, "K").addToHand(Side.FIRST, "P", 2).build(),
            Qi.of(Shape.of(3, 3), "S", "c")
                .edit()
                .set(4, "K")
                .addToHand(Side.FIRST, "P", 2)
                .build(),
            Qi.of(Shape.of(3, 3), "C", "s")
                .edit()
                .set(4, "K")
                .addToHand(Side.FIRST, "P", 2)
                .build());
    for (Qi other : others) {
      assertNotEquals(qi, other);
      assertNotEquals(other, qi);
      assertNotEquals(qi.contentHash(), other.contentHash());
    }
    assertNotEquals(qi, null);
    assertFalse(qi.equals("a position"));
  }

  /** Constructs two different boards with the same content hash, which must not be equal. */
  @Test
  void equalsDoesNotRelyOnHash() {
    // Changing P to p on square i XORs a term of 64 bits into the hash. Among 81 such terms, some
    // combination cancels out. Gaussian elimination finds it.
    long[] basis = new long[64];
    long[][] members = new long[64][2];
    long[] found = null;
    for (int i = 0; i < 81 && found == null; i++) {
      long term = ContentHash.onSquare("P", i) ^ ContentHash.onSquare("p", i);
      long[] member = new long[2];
      member[i / 64] ^= 1L << i % 64;
      while (term != 0 && basis[Long.numberOfTrailingZeros(term)] != 0) {
        int bit = Long.numberOfTrailingZeros(term);
        term ^= basis[bit];
        member[0] ^= members[bit][0];
        member[1] ^= members[bit][1];
      }
      if (term == 0) {
        found = member;
      } else {
        basis[Long.numberOfTrailingZeros(term)] = term;
        members[Long.numberOfTrailingZeros(term)] = member;
      }
    }
    Qi.Edit upper = Qi.of(Shape.of(9, 9), "C", "c").edit();
    Qi.Edit mixed = Qi.of(Shape.of(9, 9), "C", "c").edit();
    for (int i = 0; i < 81; i++) {
      upper.set(i, "P");
      mixed.set(i, (found[i / 64] >>> i % 64 & 1) == 1 ? "p" : "P");
    }
    Qi a = upper.build();
    Qi b = mixed.build();
    assertNotEquals(a.board(), b.board());
    assertEquals(a.contentHash(), b.contentHash());
    assertNotEquals(a, b);
  }

  @Test
  void toStringShowsPositionInBoundedSize() {
    Qi qi = EMPTY.edit().set(0, "K").set(8, "a\nb").addToHand(Side.SECOND, "p", 3).toggle().build();
    assertEquals(
        "[3, 3] C/c, second to move, second hand: 3×p\n0: K . .\n3: . . .\n6: . . a?b",
        qi.toString());
    assertEquals(
        "[2, 2, 2] R/r, first to move\n0: . .\n2: . .\n\n4: . .\n6: . K",
        Qi.of(Shape.of(2, 2, 2), "R", "r").edit().set(7, "K").build().toString());
    Qi.Edit edit = Qi.of(Shape.of(255, 255), "C", "c").edit();
    for (int index = 0; index < 60_000; index++) {
      edit.set(index, "x".repeat(255));
    }
    for (int kind = 0; kind < 5_000; kind++) {
      edit.addToHand(Side.FIRST, "y".repeat(200) + kind, 1);
    }
    assertTrue(edit.build().toString().length() < 40_000);
  }
}
