// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.words;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/**
 * Tests the argument checks of {@link CodeSets}. The sets themselves are tested through generated
 * positions.
 */
class CodeSetsTest {
  @Test
  void requiresRoomForAllSquares() {
    assertDoesNotThrow(() -> CodeSets.checkRoom(new byte[81], 81));
    assertDoesNotThrow(() -> CodeSets.checkRoom(new byte[82], 81));
    assertEquals(
        "array of 80 elements is too short (board has 81 squares)",
        assertThrows(IllegalArgumentException.class, () -> CodeSets.checkRoom(new byte[80], 81))
            .getMessage());
    assertEquals(
        "codes",
        assertThrows(NullPointerException.class, () -> CodeSets.checkRoom(null, 81)).getMessage());
  }
}
