// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests for what the reports consist of: goals, tables, numbers, the machine. */
class FormatsTest {
  private static final Score OURS = new Score(10, 100);

  @Test
  void goalIsReachedOnlyIfEveryPartIs() {
    Aim aim = new Aim(8, 5, 0, -1);
    assertEquals("8×, at most 1/5 of the B", aim.toString());
    assertTrue(aim.isReached(OURS, new Score(80, 500)));
    assertFalse(aim.isReached(OURS, new Score(79, 500)));
    assertFalse(aim.isReached(OURS, new Score(80, 499)));
    Aim bounds = new Aim(0, 0, 6, 0);
    assertEquals("less than 6 ns, at most 0 B", bounds.toString());
    assertTrue(bounds.isReached(new Score(5.9, 0.001), OURS));
    assertFalse(bounds.isReached(new Score(6, 0), OURS));
    assertFalse(bounds.isReached(new Score(5, 1), OURS));
    assertEquals("0.45×", new Aim(0.45, 0, 0, -1).toString());
    Score unknown = new Score(5, Double.NaN);
    assertFalse(bounds.isMeasured(unknown, OURS));
    assertTrue(bounds.isMeasured(OURS, Score.NONE));
    assertFalse(aim.isMeasured(OURS, unknown));
    assertFalse(new Aim(2, 0, 0, -1).isMeasured(OURS, Score.NONE));
    assertTrue(new Aim(2, 0, 0, -1).isMeasured(unknown, unknown));
    Aim none = Aim.of(null, null);
    assertEquals("–", none.toString());
    assertTrue(none.isNone() && none.isReached(OURS, OURS));
  }

  @Test
  void escapesBarsInCells() {
    MarkdownTable table = new MarkdownTable(List.of("a|b", "n"));
    table.add(List.of("c", "1"));
    assertEquals(
        """
        | a\\|b |   n |
        | ---- | --: |
        | c    |   1 |
        """,
        table.toString());
    assertThrows(IllegalArgumentException.class, () -> table.add(List.of("alone")));
  }

  @Test
  void formatsNumbers() {
    assertEquals("0.05", Numbers.of(0.0512));
    assertEquals("9.99", Numbers.of(9.99));
    assertEquals("10.0", Numbers.of(9.996));
    assertEquals("99.9", Numbers.of(99.94));
    assertEquals("100", Numbers.of(99.96));
    assertEquals("–", Numbers.of(Double.NaN));
    assertEquals("0", Numbers.bytes(0.04));
    assertEquals("14.4", Numbers.bytes(14.4));
    assertEquals("48", Numbers.bytes(48.002));
    assertEquals("843", Numbers.bytes(843.2));
    assertEquals("–", Numbers.bytes(Double.NaN));
  }

  @Test
  void computesMedians() {
    assertEquals(3, Medians.of(new double[] {9, 1, 3}));
    assertEquals(3, Medians.of(new double[] {3, 1}));
    assertEquals(Double.NaN, Medians.of(new double[] {}));
  }

  @Test
  void readsProcessorModel() {
    List<String> lines = List.of("processor\t: 0", "model name\t: Some CPU 3", "model name\t: x");
    assertEquals("Some CPU 3", Machine.model(lines));
    assertEquals("unknown processor", Machine.model(List.of("processor\t: 0")));
  }

  @Test
  void rejectsMissingJdk() {
    assertThrows(IllegalArgumentException.class, () -> Jdk.of(Path.of("no", "jdk")));
  }
}
