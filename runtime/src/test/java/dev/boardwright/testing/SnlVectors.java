// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

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
import java.util.List;

/** The vectors of SNL, for every way there is to read and write it. */
public final class SnlVectors {
  /** A way to read and write SNL; a move is its pick, its square and its status. */
  public interface Snl {
    String encode(int pick, int to, int status);

    int[] decode(String hex);

    List<int[]> decodeAll(String hex);
  }

  private final Snl snl;

  public SnlVectors(Snl snl) {
    this.snl = snl;
  }

  /** Checks everything. */
  public void checkAll() {
    encode();
    decode();
    decodeAll();
  }

  private void encode() {
    check(
        "snl_encode",
        Vectors::isPortable,
        1963,
        vector -> {
          int pick = vector.get("pick").getAsInt();
          int to = vector.get("to").getAsInt();
          int status = vector.get("status").getAsInt();
          if (vector.has("ok")) {
            assertEquals(text(vector, "ok"), snl.encode(pick, to, status));
          } else {
            assertRefused(message(vector), () -> snl.encode(pick, to, status));
          }
        });
  }

  private void decode() {
    check(
        "snl_decode",
        Vectors::isPortable,
        3516,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            String message = Vectors.isMessagePortable(vector) ? message(vector) : null;
            assertRefused(message, () -> snl.decode(in));
          } else if (flag(vector, "lenient", false)) {
            assertRefused(null, () -> snl.decode(in));
          } else if (flag(vector, "in_encode_range", false)) {
            int[] fields = snl.decode(in);
            assertArrayEquals(ints(vector.getAsJsonArray("ok")), fields);
            String again = snl.encode(fields[0], fields[1], fields[2]);
            assertEquals(flag(vector, "canonical", false), again.equals(in));
          } else {
            int[] fields = ints(vector.getAsJsonArray("ok"));
            assertRefused(encoderMessage(fields), () -> snl.decode(in));
          }
        });
  }

  private void decodeAll() {
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
            List<int[]> moves = snl.decodeAll(in);
            assertEquals(ok.size(), moves.size());
            for (int i = 0; i < moves.size(); i++) {
              assertArrayEquals(ints(ok.get(i).getAsJsonArray()), moves.get(i));
            }
          } else {
            IllegalArgumentException e = assertRefused(null, () -> snl.decodeAll(in));
            assertTrue(e.getMessage().startsWith("move " + bad + ": "), e.getMessage());
          }
        });
  }

  private void assertBatchRefused(JsonObject vector, String in) {
    IllegalArgumentException e = assertRefused(null, () -> snl.decodeAll(in));
    int bad = firstBad(in);
    if (bad < 0) {
      assertEquals(message(vector), e.getMessage());
    } else {
      // A strict reading may stop at an earlier move than the reference, but at none later.
      IllegalArgumentException single = assertRefused(null, () -> snl.decode(move(in, bad)));
      assertEquals("move " + bad + ": " + single.getMessage(), e.getMessage());
    }
  }

  /** The first move that is refused on its own, or −1 when the length is no number of moves. */
  private int firstBad(String in) {
    int characters = in.codePointCount(0, in.length());
    if (characters % 3 != 0) {
      return -1;
    }
    for (int move = 0; ; move++) {
      try {
        snl.decode(move(in, move));
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

  private static IllegalArgumentException assertRefused(String message, Runnable action) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::run);
    if (message != null) {
      assertEquals(message, e.getMessage());
    }
    return e;
  }
}
