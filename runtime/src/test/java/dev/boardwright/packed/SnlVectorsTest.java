// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.packed;

import static dev.boardwright.testing.Vectors.check;
import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.ints;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.boardwright.testing.Vectors;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnlVectorsTest {
  @Test
  void encode() {
    check(
        "snl_encode",
        Vectors::isPortable,
        1963,
        vector -> {
          int pick = vector.get("pick").getAsInt();
          int to = vector.get("to").getAsInt();
          int status = vector.get("status").getAsInt();
          if (vector.has("ok")) {
            assertEquals(text(vector, "ok"), SnlMove.encode(pick, to, status));
            SnlMove move = new SnlMove(pick, to, SnlMove.Status.values()[status]);
            assertEquals(text(vector, "ok"), move.toHex());
          } else {
            assertRefused(message(vector), () -> SnlMove.encode(pick, to, status));
          }
        });
  }

  @Test
  void decode() {
    check(
        "snl_decode",
        Vectors::isPortable,
        3516,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            String message = Vectors.isMessagePortable(vector) ? message(vector) : null;
            assertRefused(message, () -> SnlMove.decode(in));
          } else if (flag(vector, "lenient", false)) {
            assertRefused(null, () -> SnlMove.decode(in));
          } else if (flag(vector, "in_encode_range", false)) {
            assertArrayEquals(ints(vector.getAsJsonArray("ok")), fields(SnlMove.decode(in)));
            assertEquals(flag(vector, "canonical", false), SnlMove.decode(in).toHex().equals(in));
          } else {
            int[] fields = ints(vector.getAsJsonArray("ok"));
            assertRefused(encoderMessage(fields), () -> SnlMove.decode(in));
          }
        });
  }

  @Test
  void decodeAll() {
    check(
        "snl_batch",
        Vectors::isPortable,
        344,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            assertBatchRefused(vector, in);
            return;
          }
          JsonArray ok = vector.getAsJsonArray("ok");
          int bad = firstOutOfRange(in, ok);
          if (bad < 0) {
            List<SnlMove> moves = SnlMove.decodeAll(in);
            assertEquals(ok.size(), moves.size());
            for (int i = 0; i < moves.size(); i++) {
              assertArrayEquals(ints(ok.get(i).getAsJsonArray()), fields(moves.get(i)));
            }
          } else {
            IllegalArgumentException e = assertRefused(null, () -> SnlMove.decodeAll(in));
            assertTrue(e.getMessage().startsWith("move " + bad + ": "), e.getMessage());
          }
        });
  }

  private static void assertBatchRefused(JsonObject vector, String in) {
    IllegalArgumentException e = assertRefused(null, () -> SnlMove.decodeAll(in));
    int bad = firstBad(in);
    if (bad < 0) {
      assertEquals(message(vector), e.getMessage());
    } else {
      // A strict reading may stop at an earlier move than the reference, but at none later.
      IllegalArgumentException single = assertRefused(null, () -> SnlMove.decode(move(in, bad)));
      assertEquals("move " + bad + ": " + single.getMessage(), e.getMessage());
    }
  }

  /** The first move that is refused on its own, or −1 when the length is no number of moves. */
  private static int firstBad(String in) {
    int characters = in.codePointCount(0, in.length());
    if (characters % 3 != 0) {
      return -1;
    }
    for (int move = 0; ; move++) {
      try {
        SnlMove.decode(move(in, move));
      } catch (IllegalArgumentException e) {
        return move;
      }
    }
  }

  private static String move(String in, int move) {
    int from = in.offsetByCodePoints(0, 3 * move);
    return in.substring(from, in.offsetByCodePoints(from, 3));
  }

  /** The first move of a batch that the reference reads and the encoder would not write, or −1. */
  private static int firstOutOfRange(String in, JsonArray ok) {
    for (int i = 0; i < ok.size(); i++) {
      boolean hex = move(in, i).matches("[0-9A-Fa-f]{3}");
      if (!hex || encoderMessage(ints(ok.get(i).getAsJsonArray())) != null) {
        return i;
      }
    }
    return -1;
  }

  private static String encoderMessage(int[] fields) {
    if (fields[0] > 6) {
      return "Pick must be between 0 and 6";
    }
    return fields[1] > 100 ? "Destination must be between 0 and 100" : null;
  }

  private static int[] fields(SnlMove move) {
    return new int[] {move.pick(), move.to(), move.status().ordinal()};
  }

  private static IllegalArgumentException assertRefused(String message, Runnable action) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::run);
    if (message != null) {
      assertEquals(message, e.getMessage());
    }
    return e;
  }
}
