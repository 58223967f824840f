// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.go;

import static dev.boardwright.examples.go.GoDemo.point;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.testing.CapturedOutput;
import org.junit.jupiter.api.Test;

class GoGameTest {
  private static GoGame play(String... points) {
    GoGame game = GoGame.start();
    for (String name : points) {
      game = name.equals("pass") ? game.pass() : game.play(point(name));
    }
    return game;
  }

  private static String refusal(GoGame game, String at) {
    return assertThrows(IllegalArgumentException.class, () -> game.play(point(at))).getMessage();
  }

  @Test
  void capturesAGroupInTheCorner() {
    GoGame game = play("A2", "A1", "C1", "B1", "B2");
    assertNull(game.position().pieceAt(point("A1")));
    assertNull(game.position().pieceAt(point("B1")));
    assertEquals(3, game.position().pieceCount());
  }

  @Test
  void rejectsSuicideUnlessItCaptures() {
    GoGame corner = play("A2", "pass", "B1");
    assertEquals("a1 would be suicide", refusal(corner, "A1"));
    // A white stone on A1 would have no liberty, but it captures the stones next to it.
    GoGame capture = play("B1", "C1", "A2", "B2", "pass", "A3");
    assertNull(capture.pass().play(point("A1")).position().pieceAt(point("A2")));
  }

  @Test
  void rejectsKoAndOccupiedPoints() {
    GoGame ko = play("D4", "E4", "E5", "F5", "E3", "F3", "Q16", "G4", "F4");
    assertNull(ko.position().pieceAt(point("E4")));
    assertEquals("e4 repeats a position (ko)", refusal(ko, "E4"));
    assertEquals("d4 is occupied", refusal(ko, "D4"));
    // After a move elsewhere and a reply, white may retake the ko.
    GoGame later = ko.play(point("A19")).play(point("T1")).play(point("E4"));
    assertNull(later.position().pieceAt(point("F4")));
  }

  @Test
  void demoShowsTheKo() {
    CapturedOutput out = new CapturedOutput();
    GoDemo.run(out);
    String printed = out.text();
    assertTrue(printed.contains("white E4 is not allowed: e4 repeats a position (ko)"), printed);
  }

  @Test
  void rejectsUnknownPointNames() {
    assertThrows(IllegalArgumentException.class, () -> point("I9"));
  }
}
