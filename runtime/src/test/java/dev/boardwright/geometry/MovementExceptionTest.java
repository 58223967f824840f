// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MovementExceptionTest {
  @Test
  void describesProblemAndPlace() {
    MovementException e = new MovementException("unknown modifier", 3, "fmWxF");
    assertEquals("unknown modifier", e.problem());
    assertEquals(3, e.offset());
    assertEquals("unknown modifier (offset 3)\nfmWxF\n   ^", e.getMessage());
  }

  @Test
  void showsNoTextIfItIsNull() {
    MovementException e = new MovementException("nothing", 0, null);
    assertEquals("nothing (offset 0)", e.getMessage());
    assertEquals(0, e.offset());
  }

  @Test
  void showsOtherCharactersAsQuestionMarks() {
    MovementException e = new MovementException("bad", 2, "é\tW");
    assertEquals("bad (offset 2)\n??W\n  ^", e.getMessage());
  }

  @Test
  void checksOffset() {
    assertEquals(5, new MovementException("end", 5, "fmWxF").offset());
    assertThrows(IndexOutOfBoundsException.class, () -> new MovementException("end", 6, "fmWxF"));
    assertThrows(IndexOutOfBoundsException.class, () -> new MovementException("end", -1, "fmWxF"));
    assertThrows(IndexOutOfBoundsException.class, () -> new MovementException("end", 1, null));
  }

  @Test
  void rejectsNullProblem() {
    NullPointerException e =
        assertThrows(NullPointerException.class, () -> new MovementException(null, 0, "W"));
    assertEquals("problem", e.getMessage());
  }
}
