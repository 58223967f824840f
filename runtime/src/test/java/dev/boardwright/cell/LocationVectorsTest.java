// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.cell;

import static dev.boardwright.testing.Vectors.check;
import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.internal.text.Quoted;
import dev.boardwright.testing.Vectors;
import org.junit.jupiter.api.Test;

class LocationVectorsTest {
  @Test
  void parseMatchesReference() {
    check(
        "location",
        vector -> Vectors.isPortable(vector) && text(vector, "op").equals("parse"),
        962,
        vector -> {
          String in = text(vector, "in");
          assertEquals(flag(vector, "valid", false), Location.isValid(in));
          if (vector.has("ok")) {
            JsonObject ok = vector.getAsJsonObject("ok");
            Location location = Location.parse(in);
            assertEquals(ok.get("board").getAsBoolean(), location.isBoard());
            assertEquals(ok.get("hand").getAsBoolean(), location.isHand());
            assertEquals(text(ok, "to_s"), location.toString());
          } else {
            IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Location.parse(in));
            // All messages are compared, including their escapes. The reference writes nil where
            // Java writes null, and does not shorten the texts that it quotes.
            String message = message(vector).replace(": nil", ": null");
            if (in != null && in.length() > Quoted.MAX_LENGTH) {
              assertTrue(e.getMessage().endsWith("…\""), e.getMessage());
              message = message.substring(0, e.getMessage().length() - 2) + "…\"";
            }
            assertEquals(message, e.getMessage());
          }
        });
  }

  @Test
  void equalityMatchesReference() {
    check(
        "location",
        vector -> text(vector, "op").equals("equal"),
        38,
        vector -> {
          Location a = Location.parse(text(vector, "a"));
          Location b = Location.parse(text(vector, "b"));
          assertEquals(flag(vector, "equal", false), a.equals(b));
          assertEquals(flag(vector, "same_hash", false), a.hashCode() == b.hashCode());
        });
  }
}
