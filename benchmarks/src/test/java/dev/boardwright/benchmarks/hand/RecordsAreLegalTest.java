// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.benchmarks.ShogiPosition;
import dev.boardwright.benchmarks.hand.chess.ChessRules;
import dev.boardwright.benchmarks.hand.chess.ChessState;
import dev.boardwright.benchmarks.hand.shogi.DeclaredShogi;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Tests that all moves of the two replayed games are legal and lead to the known final positions.
 */
class RecordsAreLegalTest {
  @Test
  void replaysTheOperaGame() throws IOException {
    ChessRules rules = new ChessRules();
    ChessState end = play(rules, rules.start(), "opera-1858.txt", RecordsAreLegalTest::ofChess);
    assertEquals("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 0 1", end.toString());
    assertTrue(rules.isCheck(end));
    assertEquals(0, rules.count(end));
  }

  /**
   * {@return a move of a chess record in the notation of the rules} For castling, this is the
   * king's move without the rook's.
   */
  private static String ofChess(String line) {
    return line.split(" \\+ ")[0].replace(" ", "");
  }

  @Test
  void replaysHabuAgainstFujii() throws IOException {
    DeclaredShogi<ShogiPosition, ?> rules = DeclaredShogi.standard();
    ShogiPosition end =
        play(rules, rules.start(), "habu-fujii-2006.txt", RecordsAreLegalTest::ofShogi);
    assertEquals(
        "1l6l/k1+R6/p1s3+P2/3pps1Gp/spp2n3/N4p+b1P/1L1P4N/KGG2P3/1N6L w GPrbs6p 1",
        rules.toSfen(end));
  }

  /**
   * {@return a move of a shogi record in the notation of the rules} For example, {@code c3 g7 +}
   * becomes {@code c3g7+}, and {@code * g9 B} becomes {@code B*g9}.
   */
  private static String ofShogi(String line) {
    String[] words = line.split(" ");
    return words[0].equals("*") ? words[2] + "*" + words[1] : String.join("", words);
  }

  private static <S> S play(Engine<S> rules, S start, String game, UnaryOperator<String> text)
      throws IOException {
    S state = start;
    int[] moves = new int[rules.maxMoves()];
    for (String line : moves(game)) {
      String wanted = text.apply(line);
      int count = rules.list(state, moves);
      int move = -1;
      for (int i = 0; i < count; i++) {
        move = rules.text(moves[i]).equals(wanted) ? moves[i] : move;
      }
      assertTrue(move >= 0, wanted + " is not legal in " + rules.toFeen(state));
      state = rules.play(state, move);
    }
    return state;
  }

  private static List<String> moves(String game) throws IOException {
    String path = "/games/" + game;
    try (InputStream in = RecordsAreLegalTest.class.getResourceAsStream(path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#") && !line.isBlank()).toList();
    }
  }
}
