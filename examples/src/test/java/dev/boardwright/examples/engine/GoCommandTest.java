// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.examples.search.SearchLimits;
import dev.boardwright.examples.search.TimeControl;
import dev.boardwright.style.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoCommandTest {
  private static final int OVERHEAD = 30;

  private static GoCommand parse(String words) {
    return GoCommand.parse(List.of(words.split(" ")));
  }

  private static SearchLimits limits(String words, Protocol protocol, Side side) {
    return parse(words).limits(protocol, side, OVERHEAD);
  }

  private static SearchLimits limits(String words) {
    return limits(words, Protocol.UCI, Side.FIRST);
  }

  @Test
  void readsLimits() {
    SearchLimits none = SearchLimits.NONE;
    assertEquals(none, limits("infinite"));
    assertEquals(none.withDepth(7), limits("depth 7"));
    assertEquals(none.withDepth(1), limits("depth 0"));
    assertEquals(none.withDepth(64), limits("depth 999"));
    assertEquals(none.withDepth(5), limits("mate 3"));
    assertEquals(none.withNodes(5_000), limits("nodes 5000"));
    assertEquals(none.withMillis(1_000 - OVERHEAD), limits("movetime 1000"));
    assertEquals(none.withMillis(1), limits("movetime 5"));
    assertEquals(
        none.withMillis(970).withDepth(4).withNodes(9), limits("depth 4 nodes 9 movetime 1000"));
  }

  /** White moves first in UCI, black in USI. */
  @Test
  void readsTheClockOfTheSideToMove() {
    String clocks = "wtime 60000 btime 9000 winc 500 binc 700";
    SearchLimits white = new TimeControl(60_000, 500, 0, 0).limits(OVERHEAD);
    SearchLimits black = new TimeControl(9_000, 700, 0, 0).limits(OVERHEAD);
    assertEquals(white, limits(clocks, Protocol.UCI, Side.FIRST));
    assertEquals(black, limits(clocks, Protocol.UCI, Side.SECOND));
    assertEquals(black, limits(clocks, Protocol.USI, Side.FIRST));
    assertEquals(white, limits(clocks, Protocol.USI, Side.SECOND));
  }

  @Test
  void readsByoyomiAndMovesToGo() {
    assertEquals(
        new TimeControl(9_000, 0, 5_000, 0).limits(OVERHEAD),
        limits("btime 9000 wtime 1 byoyomi 5000", Protocol.USI, Side.FIRST));
    assertEquals(
        new TimeControl(9_000, 0, 0, 3).limits(OVERHEAD), limits("wtime 9000 movestogo 3"));
    assertEquals(new TimeControl(0, 0, 0, 0).limits(OVERHEAD), limits("wtime -80"));
  }

  @Test
  void aClockOfTheOpponentIsNoLimit() {
    assertEquals(SearchLimits.NONE, limits("btime 1000"));
  }

  @Test
  void readsMovesUpToTheNextWord() {
    GoCommand command = parse("searchmoves e2e4 d2d4 infinite depth 3 e2e3");
    assertEquals(List.of("e2e4", "d2d4"), command.moves());
    assertTrue(command.isHeld());
    assertFalse(command.isPonder());
    assertTrue(parse("ponder wtime 5").isPonder());
    assertFalse(parse("ponder infinite").isPonder());
    assertFalse(parse("depth 3").isHeld());
  }
}
