// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.benchmarks.MixedRow.Form;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Tests for {@link MixedReport} and its rows. */
class MixedReportTest {
  private static final List<MixedRow> ROWS = MixedRow.all();

  @Test
  void ratiosAreThoseOfTheMedians() {
    MixedValues values = new MixedValues();
    values.add("CHESS FAIRY_STOCKFISH", 10);
    for (int speed : new int[] {80, 300, 100}) {
      values.add("CHESS alone PLANNED 17", speed);
    }
    values.add("CHESS mixed PLANNED 17", 90);
    values.add("SHOGI FAIRY_STOCKFISH", 5);
    values.add("SHOGI alone PLANNED 17", 200);
    values.add("bytes CHESS:PLANNED 17", 2048);
    Jdk jdk = new Jdk(Path.of("secret"), "17", "17+1, Someone");
    String text = new MixedReport(ROWS, List.of(jdk), values).toString();
    String chess = "\\| chess .* 100\\.0 \\| +10\\.00 \\| .* \\| +0\\.90 \\| +2\\.0 \\| .*";
    assertTrue(text.lines().anyMatch(line -> line.matches(chess)), text);
    String mean = "\\| geometric mean .* 20\\.00 \\| .* 0\\.90 \\| .*";
    assertTrue(text.lines().anyMatch(line -> line.matches(mean)), text);
    assertFalse(text.contains("secret"));
  }

  @Test
  void speedIsThatOfAllCountsUntilTheTimeIsOver() {
    AtomicLong nanos = new AtomicLong(7);
    LongSupplier count =
        () -> {
          nanos.addAndGet(200_000_000);
          return 30_000_000;
        };
    assertEquals(150, MixedChild.speed(count, nanos::get, 0.5));
    assertEquals(600_000_007, nanos.get());
  }

  @Test
  void largeBoardsHaveTheirCounts() {
    List<MixedRow> large = ROWS.stream().filter(row -> row.position().isEmpty()).toList();
    assertEquals(3, large.size());
    for (MixedRow row : large) {
      assertEquals(List.of(Form.GENERATED), row.forms());
      assertEquals(row.leaves(), row.perft(Form.GENERATED).counted(row.depth()), row.name());
      long moves = row.game().rules().start().legalMoves().size();
      assertEquals(moves, row.perft(Form.GENERATED).counted(1), row.name());
    }
  }
}
