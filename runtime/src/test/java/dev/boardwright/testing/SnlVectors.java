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

/** A check of an implementation of SNL against the SNL vectors. */
public final class SnlVectors {
  /** An implementation of SNL. An array contains the pick, the square and the status of a move. */
  public interface Snl {
    String encode(int pick, int to, int status);

    int[] decode(String hex);

    List<int[]> decodeAll(String hex);
  }

  private final Snl snl;

  public SnlVectors(Snl snl) {
    this.snl = snl;
  }

  /** Checks all vectors. */
  public void checkAll() {
    checkEncoding();
    checkDecoding();
    checkBatches();
  }

  private void checkEncoding() {
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
            assertRejected(message(vector), () -> snl.encode(pick, to, status));
          }
        });
  }

  private void checkDecoding() {
    check(
        "snl_decode",
        Vectors::isPortable,
        3516,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            String message = Vectors.isMessagePortable(vector) ? message(vector) : null;
            assertRejected(message, () -> snl.decode(in));
          } else if (flag(vector, "lenient", false)) {
            assertRejected(null, () -> snl.decode(in));
          } else if (flag(vector, "in_encode_range", false)) {
            int[] fields = snl.decode(in);
            assertArrayEquals(ints(vector.getAsJsonArray("ok")), fields);
            String again = snl.encode(fields[0], fields[1], fields[2]);
            assertEquals(flag(vector, "canonical", false), again.equals(in));
          } else {
            int[] fields = ints(vector.getAsJsonArray("ok"));
            assertRejected(encoderMessage(fields), () -> snl.decode(in));
          }
        });
  }

  private void checkBatches() {
    check(
        "snl_batch",
        Vectors::isPortable,
        344,
        vector -> {
          String in = text(vector, "in");
          if (!vector.has("ok")) {
            assertBatchRejected(vector, in);
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
            IllegalArgumentException e = assertRejected(null, () -> snl.decodeAll(in));
            assertTrue(e.getMessage().startsWith("move " + bad + ": "), e.getMessage());
          }
        });
  }

  private void assertBatchRejected(JsonObject vector, String in) {
    IllegalArgumentException e = assertRejected(null, () -> snl.decodeAll(in));
    int bad = firstRejected(in);
    if (bad < 0) {
      assertEquals(message(vector), e.getMessage());
      return;
    }
    IllegalArgumentException single = assertRejected(null, () -> snl.decode(move(in, bad)));
    assertEquals("move " + bad + ": " + single.getMessage(), e.getMessage());
    if (Vectors.isMessagePortable(vector)) {
      // A strict reader may stop at an earlier move than the reference, but not at a later one. The
      // message of the reference has no index, but it quotes the move.
      assertTrue(isRejectedFrom(bad, in, message(vector)), message(vector));
    }
  }

  /**
   * {@return whether a move is rejected with a message, if the moves before {@code from} are not}
   */
  private boolean isRejectedFrom(int from, String in, String message) {
    for (int move = from; move < in.codePointCount(0, in.length()) / 3; move++) {
      try {
        snl.decode(move(in, move));
      } catch (IllegalArgumentException e) {
        if (e.getMessage().equals(message)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * {@return the first move that is rejected when it is decoded by itself, or −1 if the length of
   * the text is not a whole number of moves}
   */
  private int firstRejected(String in) {
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

  /**
   * {@return the first move of a batch that the reference decodes but that the encoder would not
   * write, or −1 if there is none}
   */
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

  private static IllegalArgumentException assertRejected(String message, Runnable action) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::run);
    if (message != null) {
      assertEquals(message, e.getMessage());
    }
    return e;
  }
}
