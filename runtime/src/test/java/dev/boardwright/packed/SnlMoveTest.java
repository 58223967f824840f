// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SnlMoveTest {
  @Test
  void decodesExactlyTheValidCodes() {
    int good = 0;
    for (int code = 0; code < 4096; code++) {
      String hex = String.format("%03X", code);
      if (code >> 9 <= 6 && (code >> 2 & 127) <= 100) {
        good++;
        assertEquals(hex, SnlMove.decode(hex).toHex());
        assertEquals(code, SnlMove.decode(hex).pack());
        assertEquals(SnlMove.decode(hex), SnlMove.unpack(code));
        assertEquals(hex, SnlMove.decode(hex.toLowerCase(java.util.Locale.ROOT)).toHex());
      } else {
        assertThrows(IllegalArgumentException.class, () -> SnlMove.decode(hex));
      }
    }
    assertEquals(2828, good);
  }

  @Test
  void messageNamesInvalidMoveOfGame() {
    assertEquals("move 2: Pick must be between 0 and 6", messageOf("6A9502FFF"));
    assertEquals("move 1: Destination must be between 0 and 100", messageOf("6A9D94"));
    assertEquals("move 0: invalid literal for int() with base 16: '+1A'", messageOf("+1A6A9"));
    assertEquals("move 1: invalid literal for int() with base 16: \"1\\nA\"", messageOf("6A91\nA"));
    assertEquals("Hex string length must be divisible by 3", messageOf("6A95"));
    assertEquals("Hex string length must be divisible by 3", messageOf(null));
    assertEquals(List.of(), SnlMove.decodeAll(""));
  }

  private static String messageOf(String hex) {
    return assertThrows(IllegalArgumentException.class, () -> SnlMove.decodeAll(hex)).getMessage();
  }

  @Test
  void decodesMillionMoves() {
    List<SnlMove> moves = SnlMove.decodeAll("6A9".repeat(1_000_000));
    assertEquals(1_000_000, moves.size());
    assertThrows(UnsupportedOperationException.class, () -> moves.remove(0));
    assertEquals("6A96A9", SnlMove.encodeAll(moves.subList(0, 2)));
  }

  @Test
  void rejectsInvalidArguments() {
    assertThrows(IllegalArgumentException.class, () -> new SnlMove(7, 0, SnlMove.Status.NORMAL));
    assertThrows(IllegalArgumentException.class, () -> new SnlMove(0, 101, SnlMove.Status.NORMAL));
    assertEquals(
        "status",
        assertThrows(NullPointerException.class, () -> new SnlMove(0, 0, null)).getMessage());
    assertEquals(
        "Hex move must be 3 characters",
        assertThrows(IllegalArgumentException.class, () -> SnlMove.decode(null)).getMessage());
  }
}
