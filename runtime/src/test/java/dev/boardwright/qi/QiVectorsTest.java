// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.qi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.BoardCells;
import dev.boardwright.cell.Shape;
import dev.boardwright.testing.QiVector;
import dev.boardwright.testing.Vectors;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class QiVectorsTest {
  /**
   * The cases with integers that do not fit an {@code int}. Indices, sizes and deltas are {@code
   * int} here, so Java code cannot express these cases.
   */
  private static final Set<String> BEYOND_INT =
      Set.of(
          "qi-00398",
          "qi-00401",
          "qi-00402",
          "qi-00664",
          "qi-00665",
          "qi-00666",
          "qi-00667",
          "qi-00668",
          "qi-00856",
          "qi-00857",
          "qi-00860",
          "qi-00862",
          "qi-00866",
          "qi-00867",
          "qi-00869",
          "qi-00870",
          "qi-00872");

  @Test
  void operationsMatchReference() {
    Vectors.check(
        "qi",
        vector -> Vectors.isPortable(vector) && !BEYOND_INT.contains(Vectors.id(vector)),
        914,
        vector -> new QiVector(vector).check());
  }

  @Test
  void casesBeyondIntAreListed() {
    Set<String> big =
        Vectors.load("qi").stream()
            .filter(vector -> Vectors.flag(vector, "big", false))
            .map(Vectors::id)
            .collect(Collectors.toSet());
    assertEquals(big, BEYOND_INT);
  }

  @Test
  void contentHashMatchesVectors() {
    Vectors.check(
        "content_hash",
        vector -> true,
        20,
        vector -> {
          Qi qi = QiVector.build(vector, QiVectorsTest::empty);
          QiVector.assertState(vector, qi);
          assertEquals(
              Vectors.text(vector, "hash"), String.format("%016x", qi.contentHash()), "hash");
          assertEquals(vector.get("hash_code").getAsInt(), qi.hashCode(), "hashCode");
        });
  }

  private static Qi empty(JsonObject state) {
    return Qi.of(
        Shape.of(Vectors.ints(state.getAsJsonArray("shape"))),
        Vectors.text(state, "first_player_style"),
        Vectors.text(state, "second_player_style"));
  }

  /** The orientation of the reference engine is {@link SquareOrder#DESCENDING}. */
  @Test
  void cellsMatchReferenceOrientation() {
    Vectors.check(
        "orientation",
        vector -> true,
        211,
        vector -> {
          BoardCells cells =
              BoardCells.of(
                  Shape.of(Vectors.ints(vector.getAsJsonArray("shape"))), SquareOrder.DESCENDING);
          int index = vector.get("qi_index").getAsInt();
          assertEquals(index, cells.index(Vectors.text(vector, "cell")));
          assertEquals(Vectors.text(vector, "cell"), cells.cell(index));
          assertEquals(vector.get("file").getAsInt(), cells.file(index));
          assertEquals(vector.get("rank").getAsInt(), cells.rank(index));
          assertEquals(index, cells.index(cells.file(index), cells.rank(index), 0));
        });
  }
}
