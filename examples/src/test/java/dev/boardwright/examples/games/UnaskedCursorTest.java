// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays lines of chess with a cursor that is asked nothing between its moves, so that only the
 * moves tell it which later moves change more than two squares. Copies tell what is right.
 */
class UnaskedCursorTest {
  private static final String AFTER_LEAP =
      "e2-e4 a7-a6 e4-e5 d7-d5"; // the pawn on d5 is passing now

  @ParameterizedTest
  @ValueSource(
      strings = {
        AFTER_LEAP + " g1-f3 b8-c6 h2-h3",
        AFTER_LEAP + " e5-d6 g8-f6 d6-c7",
        AFTER_LEAP + " e1-e2 e8-d7 e2-e1",
        AFTER_LEAP + " g1-f3 f7-f5 e5-f6 e8-d7",
        AFTER_LEAP + " h2-h4 d5-d4 c2-c4 d4-c3",
        "e2-e4 e7-e5 g1-f3 g8-f6 f1-e2 f8-e7 e1-g1 e8-g8 f1-e1",
        "e2-e4 e7-e5 e1-e2 e8-e7 e2-e1 e7-e8 g1-f3",
        "a2-a4 h7-h5 a1-a3 h8-h6 a3-a1 h6-h8 e2-e4",
        "b2-b4 a7-a5 b4-a5 a8-a5 a2-a4 a5-b5 a4-b5",
      })
  void positionsAreThoseOfCopies(String line) {
    List<ChessPosition> positions = new ArrayList<>(List.of(ChessMoves.GAME.start()));
    List<Integer> played = new ArrayList<>();
    for (String text : line.split(" ")) {
      ChessPosition position = positions.get(positions.size() - 1);
      int move = ChessMoves.GAME.read(position, text);
      played.add(move);
      positions.add(position.play(move));
    }
    for (int first = 0; first < played.size(); first++) {
      compare(positions, played, first);
    }
  }

  private static void compare(List<ChessPosition> positions, List<Integer> played, int first) {
    int end = played.size();
    ChessPosition.Cursor cursor = positions.get(first).cursor();
    played.subList(first, end).forEach(cursor::play);
    assertEquals(positions.get(end), cursor.snapshot());
    for (int ply = end; ply > first; ply--) {
      // Take some moves back and play them again, still without a question.
      for (int i = end; i > ply; i--) {
        cursor.undo();
      }
      played.subList(ply, end).forEach(cursor::play);
      assertEquals(positions.get(end), cursor.snapshot());
      assertEquals(positions.get(end).contentHash(), cursor.snapshot().contentHash());
    }
    for (int ply = end; ply > first; ply--) {
      cursor.undo();
    }
    assertEquals(positions.get(first), cursor.snapshot());
  }
}
