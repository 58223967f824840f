// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CellTest {
  private static final int MILLION = 1_000_000;

  @Test
  void handlesMillionGroups() {
    String text = "a1A".repeat(MILLION);
    assertTrue(Cell.isValid(text));
    assertTrue(Cell.regex().matcher(text).matches());
    assertFalse(Cell.regex().matcher(text + "!").find());
    assertEquals(3 * MILLION, Cell.dimensions(text));
    assertEquals(3 * MILLION, Cell.parse(text).size());
    int[] indices = Cell.toIndices(text);
    assertArrayEquals(new int[3 * MILLION], indices);
    assertEquals(text, Cell.fromIndices(indices));
  }

  @Test
  void rejectsHugeIndicesWithShortMessage() {
    for (String text : List.of("a".repeat(MILLION), "a" + "9".repeat(MILLION))) {
      assertTrue(Cell.isValid(text));
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> Cell.toIndices(text));
      assertTrue(
          e.getMessage().startsWith("CELL component exceeds the maximum index of 2147483647: "),
          e.getMessage());
      assertTrue(e.getMessage().length() < 200, "the message is bounded");
    }
  }

  @Test
  void convertsLargestIndices() {
    String text = "fxshrxx2147483648FXSHRXX";
    int max = Integer.MAX_VALUE;
    assertArrayEquals(new int[] {max, max, max}, Cell.toIndices(text));
    assertEquals(text, Cell.fromIndices(max, max, max));
    assertThrows(IllegalArgumentException.class, () -> Cell.toIndices("fxshrxy"));
    assertThrows(IllegalArgumentException.class, () -> Cell.toIndices("a2147483649"));
    assertThrows(IllegalArgumentException.class, () -> Cell.toIndices("a1FXSHRXY"));
  }

  @Test
  void indicesRoundTrip() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      int[] indices = new int[1 + random.nextInt(7)];
      for (int axis = 0; axis < indices.length; axis++) {
        indices[axis] = random.nextInt() >>> 1 + random.nextInt(30);
      }
      String text = Cell.fromIndices(indices);
      assertArrayEquals(indices, Cell.toIndices(text), text);
      assertEquals(text, String.join("", Cell.parse(text)));
    }
  }

  @Test
  void handlesNulls() {
    assertFalse(Cell.isValid(null));
    assertEquals(0, Cell.dimensions(null));
    assertEquals(
        "Invalid CELL coordinate: null",
        assertThrows(IllegalArgumentException.class, () -> Cell.parse(null)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> Cell.toIndices(null));
    assertEquals(
        "indices",
        assertThrows(NullPointerException.class, () -> Cell.fromIndices((int[]) null))
            .getMessage());
  }

  @Test
  void componentsAreUnmodifiable() {
    assertThrows(UnsupportedOperationException.class, () -> Cell.parse("a1A").set(0, "b"));
  }
}
