// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pieces and their codes. */
class PaletteTest {
  @Test
  void codes() {
    Palette palette = Palette.of("a", "b", "");
    assertEquals(3, palette.size());
    assertEquals(2, palette.code("b"));
    assertEquals(3, palette.code(""));
    assertEquals(0, palette.code(null));
    assertEquals(-1, palette.code("c"));
    assertEquals("b", palette.piece(2));
  }

  @Test
  void largerPalettes() {
    Palette palette = Palette.of("a", "b", "");
    Palette larger = palette.with("c").with("d");
    palette.remember(larger);
    assertSame(larger, palette.with("c"));
    assertEquals(4, palette.with("e").code("e"));
    assertEquals(-1, palette.code("c"));
  }

  @Test
  void refusals() {
    assertThrows(IllegalArgumentException.class, () -> Palette.of("a", "b", "a"));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            Palette.of(IntStream.range(0, 255).mapToObj(i -> "kind " + i).toArray(String[]::new)));
  }

  @Test
  void textsOfOneHashCode() {
    Palette colliding = Palette.of("AaAa", "BBBB", "AaBB", "BBAa");
    assertEquals(4, colliding.code("BBAa"));
    assertEquals(2, colliding.code("BBBB"));
  }
}
