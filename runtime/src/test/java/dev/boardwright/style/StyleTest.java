// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // for as long as the locale is another
class StyleTest {
  /** In Turkish, i and I are no pair. */
  @Test
  void theLocaleOfTheMachineDoesNotMatter() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    try {
      assertEquals("Shogi", Style.parse("SHOGI").name());
      assertEquals("SHOGI", Style.parse("shogi").flip().toString());
      assertEquals("Insect", Style.parse("insect").name());
      assertTrue(Style.parse("SHOGI").hasSameName(Style.parse("shogi")));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theNameIsCheckedBeforeTheSide() {
    String name = "Name must be a symbol with proper capitalization";
    assertTrue(refusal(() -> Style.of("chess", null)).startsWith(name));
    assertTrue(refusal(() -> Style.of(null, null)).endsWith("got: null"));
    assertTrue(refusal(() -> new Style("CHESS", Side.FIRST)).endsWith("got: :CHESS"));
    assertTrue(refusal(() -> Style.of("A\nb", Side.FIRST)).endsWith("got: :\"A\\nb\""));
    assertTrue(refusal(() -> Style.of("4BC", Side.FIRST)).endsWith("got: :\"4BC\""));
    assertEquals(
        "Side must be :first or :second, got: null", refusal(() -> Style.of("Chess", null)));
    assertEquals(
        "Side must be :first or :second, got: null",
        refusal(() -> Style.parse("CHESS").withSide(null)));
  }

  private static String refusal(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @Test
  void nullsAndLength() {
    assertFalse(Style.isValid(null));
    assertThrows(IllegalArgumentException.class, () -> Style.parse(null));
    assertThrows(NullPointerException.class, () -> Style.parse("CHESS").hasSameName(null));
    assertThrows(NullPointerException.class, () -> Style.parse("CHESS").hasSameSide(null));
    String million = "A".repeat(1_000_000);
    assertEquals(million, Style.parse(million).toString());
    assertTrue(Style.pattern().matcher(million).matches());
    assertFalse(Style.pattern().matcher(million + "\n").find());
  }

  @Test
  void sides() {
    assertEquals(Side.SECOND, Side.FIRST.opposite());
    assertEquals(Side.FIRST, Side.SECOND.opposite());
  }
}
