// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that all moves of the replayed game are legal and lead to the known final position. */
class RecordIsLegalTest {
  @Test
  void replaysTheOperaGame() throws IOException {
    ChessState state = ChessState.START;
    int[] moves = new int[ChessMoves.MAX_MOVES];
    for (String wanted : moves()) {
      int count = new ChessMoves().generate(state).list(moves);
      int move = -1;
      for (int i = 0; i < count; i++) {
        move = ChessMove.text(moves[i]).equals(wanted) ? moves[i] : move;
      }
      assertTrue(move >= 0, wanted + " is not legal in " + state);
      state = state.play(move);
    }
    assertEquals("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 0 1", state.toString());
    ChessMoves end = new ChessMoves().generate(state);
    assertTrue(end.isCheck());
    assertEquals(0, end.count());
  }

  /**
   * {@return the moves of the record in the notation of the rules} For castling, this is the king's
   * move without the rook's.
   */
  private static List<String> moves() throws IOException {
    try (InputStream in = RecordIsLegalTest.class.getResourceAsStream("/games/opera-1858.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.split(" \\+ ")[0].replace(" ", ""))
          .toList();
    }
  }
}
