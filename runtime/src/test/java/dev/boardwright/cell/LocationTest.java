// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LocationTest {
  @Test
  void parsesHand() {
    assertSame(Location.HAND, Location.parse("*"));
    assertTrue(Location.HAND.isHand());
    assertFalse(Location.HAND.isBoard());
    assertEquals("*", Location.HAND.toString());
  }

  @Test
  void messagesEscapeControlCharacters() {
    assertFalse(Location.isValid(null));
    assertEquals("Invalid CELL coordinate: null", messageOf(null));
    assertEquals("Invalid CELL coordinate: \"e4\\n\"", messageOf("e4\n"));
    assertEquals("Invalid CELL coordinate: \"\\u0000\\u2028\"", messageOf("\0\u2028"));
    assertEquals("Invalid CELL coordinate: \"a\\\"b\\\\c\"", messageOf("a\"b\\c"));
    assertEquals(
        "Invalid CELL coordinate: \"\\r\\e\\#{x}#x\\uD800\"", messageOf("\r\u001b#{x}#x\uD800"));
  }

  private static String messageOf(String text) {
    return assertThrows(IllegalArgumentException.class, () -> Location.parse(text)).getMessage();
  }

  @Test
  void parsesMovesAndDrops() {
    LocationMove move = LocationMove.parse("e4→e5");
    assertEquals(new LocationMove(Location.parse("e4"), Location.parse("e5")), move);
    assertEquals("e4→e5", move.toString());
    assertTrue(move.isBoardMove());
    assertFalse(move.isDrop());

    LocationMove drop = LocationMove.parse("*→e4");
    assertTrue(drop.isDrop());
    assertFalse(drop.isBoardMove());
    assertEquals("*→e4", drop.toString());
    assertEquals(Location.HAND, drop.from());
  }

  /** A captured piece is added to a hand as part of the capture, not by a move of its own. */
  @Test
  void rejectsMovesThatEndInHand() {
    for (String text : new String[] {"e4→*", "*→*"}) {
      assertEquals(
          "Invalid move: \"" + text + "\" ends in the hand",
          assertThrows(IllegalArgumentException.class, () -> LocationMove.parse(text))
              .getMessage());
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> new LocationMove(Location.parse("e4"), Location.HAND));
  }

  @Test
  void messagesShortenLongMoves() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> LocationMove.parse("😀".repeat(1_000)));
    assertEquals("Invalid move: \"" + "😀".repeat(60) + "…\" has no →", e.getMessage());
  }

  @Test
  void rejectsInvalidMoves() {
    for (String text :
        new String[] {null, "", "e4", "e4-e5", "→", "e4→", "→e4", "a→b→c", "e4 → e5"}) {
      assertThrows(IllegalArgumentException.class, () -> LocationMove.parse(text), text);
    }
    assertThrows(NullPointerException.class, () -> new LocationMove(null, Location.parse("e4")));
    assertThrows(NullPointerException.class, () -> new LocationMove(Location.HAND, null));
  }
}
