// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.cell.Shape;
import dev.boardwright.internal.position.CodedContents;
import dev.boardwright.internal.position.Contents;
import dev.boardwright.internal.position.Palette;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveQi;
import dev.boardwright.testing.RandomOperations;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests positions with about as many kinds of pieces as a palette can hold, and positions with
 * more.
 */
class ManyKindsTest {
  private static final Shape SMALL = Shape.of(20, 20);
  private static final Shape LARGE = Shape.of(30, 40);

  private static String kind(int i) {
    return "kind " + i;
  }

  private static Qi filled(Qi empty, int kinds) {
    Qi.Edit edit = empty.edit();
    for (int i = 0; i < kinds; i++) {
      if (i % 3 == 0) {
        edit.addToHand(i % 2 == 0 ? Side.FIRST : Side.SECOND, kind(i), 1);
      } else {
        edit.set(i, kind(i));
      }
    }
    return edit.build();
  }

  private static Contents contents(Qi qi) {
    return ((TextPosition<?>) qi).contents;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 180, 250, 254, 255, 300, 390})
  void randomOperationsAgree(int kinds) {
    String[] pieces = IntStream.range(0, 450).mapToObj(ManyKindsTest::kind).toArray(String[]::new);
    for (Shape shape : new Shape[] {SMALL, LARGE}) {
      for (int seed = 0; seed < 6; seed++) {
        RandomOperations.compare(
            seed,
            150,
            filled(Qi.of(shape, "C", "c"), kinds),
            filled(NaiveQi.empty(shape, "C", "c"), kinds),
            pieces);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 254, 255, 390})
  void equalityIgnoresHistory(int kinds) {
    Qi straight = filled(Qi.of(SMALL, "C", "c"), kinds);
    // This position once had other kinds as well, so its codes differ, or it has none.
    Qi.Edit edit = filled(Qi.of(SMALL, "C", "c"), 391).edit();
    for (int i = kinds; i < 391; i++) {
      if (i % 3 == 0) {
        edit.addToHand(i % 2 == 0 ? Side.FIRST : Side.SECOND, kind(i), -1);
      } else {
        edit.clear(i);
      }
    }
    Qi other = edit.build();
    assertEquals(straight, other);
    assertEquals(other, straight);
    assertEquals(straight.hashCode(), other.hashCode());
    assertEquals(straight.toString(), other.toString());
    assertEquals(straight.firstPlayerHand(), other.firstPlayerHand());
    assertNotEquals(straight, other.edit().set(399, kind(0)).build());
    assertSame(other, other.edit().set(399, kind(0)).clear(399).build());
  }

  /** Removed pieces do not count towards the limit of a palette. */
  @Test
  void rebuildsFullPalettes() {
    Qi qi = Qi.of(SMALL, "C", "c");
    for (int i = 0; i < 2_000; i++) {
      qi = qi.edit().set(i % 100, kind(i)).build();
      assertTrue(contents(qi).areCodes());
    }
    assertEquals(100, qi.pieceCount());
    assertEquals(kind(1_999), qi.pieceAt(99));
    assertEquals(kind(1_900), qi.pieceAt(0));
  }

  @Test
  void storesTextsOfTooManyKinds() {
    Qi qi = filled(Qi.of(SMALL, "C", "c"), 390);
    assertFalse(contents(qi).areCodes());
    assertEquals(kind(389), qi.pieceAt(389));
    assertEquals(1, qi.handCount(Side.FIRST, kind(0)));
    assertSame(qi, qi.edit().toggle().toggle().build());
  }

  /**
   * Uses a hand count that is too large to be stored with codes. A change that is rejected in the
   * middle of the edit must leave no piece behind.
   */
  @Test
  void recoversFromCountsTooLargeForCodes() {
    Qi qi = filled(Qi.of(SMALL, "C", "c"), 10);
    Qi.Edit edit = qi.edit().addToHand(Side.FIRST, kind(0), 70_000);
    assertThrows(IllegalArgumentException.class, edit::build);
    assertThrows(
        IllegalArgumentException.class, () -> edit.addToHand(Side.FIRST, kind(0), -70_002));
    assertSame(qi, edit.addToHand(Side.FIRST, kind(0), -70_000).build());
    assertTrue(contents(qi.toggle()).areCodes());
  }

  /**
   * Games in which the same pieces appear in the same order share a palette. An abandoned edit adds
   * nothing to the palettes of other games. All games begin with a piece that no other test uses:
   * the empty palette remembers only one larger palette, and tests that run at the same time
   * replace it.
   */
  @Test
  void sharesPalettes() {
    Qi start = Qi.of(SMALL, "C", "c").edit().set(9, "sharesPalettes").build();
    Qi first = start.edit().set(0, "a").set(1, "b").build();
    Qi second = start.edit().set(7, "a").build().edit().set(8, "b").build();
    assertSame(palette(first), palette(second));
    Qi third = start.edit().set(7, "b").build();
    assertEquals(2, palette(third).size());
    Qi.Edit abandoned = third.edit();
    for (int i = 0; i < 250; i++) {
      abandoned.set(3, kind(i));
    }
    assertEquals(3, palette(third.edit().set(0, "c").build()).size());
  }

  private static Palette palette(Qi qi) {
    return ((CodedContents) contents(qi)).palette;
  }
}
