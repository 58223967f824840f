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

@Isolated // because a test changes the default locale
class StyleTest {
  /** In Turkish, {@code i} and {@code I} are not the lower and upper case of one letter. */
  @Test
  void ignoresDefaultLocale() {
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
  void checksNameBeforeSide() {
    String name = "Name must be a symbol with proper capitalization";
    assertTrue(messageOf(() -> Style.of("chess", null)).startsWith(name));
    assertTrue(messageOf(() -> Style.of(null, null)).endsWith("got: null"));
    assertTrue(messageOf(() -> new Style("CHESS", Side.FIRST)).endsWith("got: :CHESS"));
    assertTrue(messageOf(() -> Style.of("A\nb", Side.FIRST)).endsWith("got: :\"A\\nb\""));
    assertTrue(messageOf(() -> Style.of("4BC", Side.FIRST)).endsWith("got: :\"4BC\""));
    assertEquals(
        "Side must be :first or :second, got: null", messageOf(() -> Style.of("Chess", null)));
    assertEquals(
        "Side must be :first or :second, got: null",
        messageOf(() -> Style.parse("CHESS").withSide(null)));
  }

  private static String messageOf(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @Test
  void handlesNullsAndLongNames() {
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
  void oppositeReturnsOtherSide() {
    assertEquals(Side.SECOND, Side.FIRST.opposite());
    assertEquals(Side.FIRST, Side.SECOND.opposite());
  }
}
