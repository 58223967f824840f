// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static Qi place(SquareOrder order, String... rows) {
    Qi.Edit edit = Qi.of(Shape.of(2, 3), "C", "c").edit();
    Rows.place(edit, Shape.of(2, 3), order, List.of(rows));
    return edit.build();
  }

  @Test
  void theHighestRankComesFirst() {
    assertEquals(
        Arrays.asList("K", null, "+P", null, null, null),
        place(SquareOrder.DESCENDING, "K1+P", "3").board());
    assertEquals(
        Arrays.asList(null, null, null, "K", null, "+P"),
        place(SquareOrder.ASCENDING, "K1+P", "3").board());
  }

  @Test
  void rowsThatDoNotFit() {
    for (String[] rows :
        new String[][] {{"3"}, {"3", "3", "3"}, {"2", "3"}, {"4", "3"}, {"3K", "3"}}) {
      assertThrows(IllegalArgumentException.class, () -> place(SquareOrder.ASCENDING, rows));
    }
  }
}
