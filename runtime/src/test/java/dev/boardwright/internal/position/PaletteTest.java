// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.internal.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests {@link Palette}: the codes of pieces, and palettes that extend others. */
class PaletteTest {
  @Test
  void codesMatchPieces() {
    Palette palette = Palette.of("a", "b", "");
    assertEquals(3, palette.size());
    assertEquals(2, palette.code("b"));
    assertEquals(3, palette.code(""));
    assertEquals(0, palette.code(null));
    assertEquals(-1, palette.code("c"));
    assertEquals("b", palette.piece(2));
  }

  @Test
  void reusesRememberedPalettes() {
    Palette palette = Palette.of("a", "b", "");
    Palette larger = palette.with("c").with("d");
    palette.remember(larger);
    assertSame(larger, palette.with("c"));
    assertEquals(4, palette.with("e").code("e"));
    assertEquals(-1, palette.code("c"));
  }

  @Test
  void rejectsDuplicatesAndTooManyPieces() {
    assertThrows(IllegalArgumentException.class, () -> Palette.of("a", "b", "a"));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            Palette.of(IntStream.range(0, 255).mapToObj(i -> "kind " + i).toArray(String[]::new)));
  }

  @Test
  void distinguishesPiecesWithSameHashCode() {
    Palette colliding = Palette.of("AaAa", "BBBB", "AaBB", "BBAa");
    assertEquals(4, colliding.code("BBAa"));
    assertEquals(2, colliding.code("BBBB"));
  }
}
