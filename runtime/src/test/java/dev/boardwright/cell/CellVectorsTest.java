// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static dev.boardwright.testing.Vectors.check;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static dev.boardwright.testing.Vectors.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import dev.boardwright.testing.Vectors;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellVectorsTest {
  private static final BigInteger MAX = BigInteger.valueOf(Integer.MAX_VALUE);
  private static final BigInteger MIN = BigInteger.valueOf(Integer.MIN_VALUE);

  @Test
  void validityAndDimensionsMatchReference() {
    check(
        "cell_valid",
        Vectors::isPortable,
        2231,
        vector -> {
          String in = text(vector, "in");
          boolean valid = vector.get("valid").getAsBoolean();
          assertEquals(valid, Cell.isValid(in));
          assertEquals(vector.get("dimensions").getAsInt(), Cell.dimensions(in));
          assertEquals(valid, Cell.regex().matcher(in).find(), "find");
          assertEquals(valid, Cell.regex().matcher(in).matches(), "matches");
        });
  }

  @Test
  void parseMatchesReference() {
    check(
        "cell_parse",
        Vectors::isPortable,
        1709,
        vector -> {
          String in = text(vector, "in");
          if (vector.has("ok")) {
            assertEquals(texts(vector.getAsJsonArray("ok")), Cell.parse(in));
          } else {
            assertRejected(message(vector), () -> Cell.parse(in));
          }
        });
  }

  @Test
  void toIndicesMatchesReference() {
    check(
        "cell_to_indices",
        Vectors::isPortable,
        2464,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            assertRejected(message(vector), () -> Cell.toIndices(in));
          } else if (indicesFitInt(vector, "ok")) {
            assertEquals(
                texts(vector.getAsJsonArray("ok")),
                Arrays.stream(Cell.toIndices(in)).mapToObj(String::valueOf).toList());
          } else {
            IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Cell.toIndices(in));
            assertEquals(
                "CELL component exceeds the maximum index of 2147483647: ",
                e.getMessage().substring(0, 56));
          }
        });
  }

  @Test
  void fromIndicesMatchesReference() {
    check(
        "cell_from_indices",
        vector -> Vectors.isPortable(vector) && indicesFitInt(vector, "in"),
        478,
        vector -> {
          int[] in =
              texts(vector.getAsJsonArray("in")).stream().mapToInt(Integer::parseInt).toArray();
          if (vector.has("ok")) {
            assertEquals(text(vector, "ok"), Cell.fromIndices(in));
          } else {
            assertRejected(message(vector), () -> Cell.fromIndices(in));
          }
        });
  }

  /** {@return whether every index fits an {@code int}, the range that this port supports} */
  private static boolean indicesFitInt(JsonObject vector, String name) {
    List<String> indices = texts(vector.getAsJsonArray(name));
    return indices.stream()
        .map(BigInteger::new)
        .allMatch(index -> index.compareTo(MAX) <= 0 && index.compareTo(MIN) >= 0);
  }

  private static void assertRejected(String message, Runnable action) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::run);
    assertEquals(message, e.getMessage());
  }
}
