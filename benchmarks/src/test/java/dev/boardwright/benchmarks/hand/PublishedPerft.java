// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.testing.Effort;
import java.util.stream.Stream;

/**
 * A position and its published perft counts. With the system property {@code
 * boardwright.perft=deep}, tests count to the greatest published depth.
 *
 * @param text the position as text; null for the start
 * @param testedDepth the depth to which deep tests count; others count one ply less deep
 * @param counts the counts by depth, beginning with depth 1
 */
record PublishedPerft(String text, int testedDepth, long... counts) {
  /** {@return the positions in the perft results of the Chess Programming Wiki} */
  static Stream<PublishedPerft> all() {
    return Stream.of(
        new PublishedPerft(null, 5, 20, 400, 8902, 197281, 4865609, 119060324),
        new PublishedPerft(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            4,
            48,
            2039,
            97862,
            4085603,
            193690690),
        new PublishedPerft(
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            6,
            14,
            191,
            2812,
            43238,
            674624,
            11030083,
            178633661),
        new PublishedPerft(
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            5,
            6,
            264,
            9467,
            422333,
            15833292,
            706045033),
        new PublishedPerft(
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            4,
            44,
            1486,
            62379,
            2103487,
            89941194),
        new PublishedPerft(
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            4,
            46,
            2079,
            89890,
            3894594,
            164075551));
  }

  /** {@return the depth to which tests count} */
  private int depth() {
    boolean isDeep = "deep".equals(System.getProperty("boardwright.perft"));
    return isDeep ? counts.length : Effort.of(testedDepth - 1, testedDepth);
  }

  /** Checks the counts in bulk mode to {@link #depth}, and in full mode one ply less deep. */
  void check() {
    ChessState state = state();
    ChessPerft perft = new ChessPerft();
    for (int depth = 1; depth <= depth(); depth++) {
      assertEquals(counts[depth - 1], perft.bulk(state, depth), this + ", depth " + depth);
    }
    int less = Math.max(1, depth() - 1);
    assertEquals(counts[less - 1], perft.full(state, less), this + ", full, depth " + less);
  }

  ChessState state() {
    return text == null ? ChessState.START : ChessNotation.parse(text);
  }

  @Override
  public String toString() {
    return text == null ? "start" : text;
  }
}
