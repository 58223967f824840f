// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import dev.boardwright.notation.Pin.State;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Vectors;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class PinVectorsTest {
  @Test
  void pin() {
    Vectors.check(
        "pin",
        Vectors::isPortable,
        1810,
        vector -> {
          String in = text(vector, "in");
          assertEquals(flag(vector, "valid", false), Pin.isValid(in));
          assertOutcome(vector, () -> Pin.parse(in), pin -> pin, in);
        });
  }

  @Test
  void epin() {
    Vectors.check(
        "epin",
        Vectors::isPortable,
        1810,
        vector -> {
          String in = text(vector, "in");
          assertEquals(flag(vector, "valid", false), Epin.isValid(in));
          assertOutcome(vector, () -> Epin.parse(in), Epin::pin, in);
          if (vector.has("ok")) {
            boolean isDerived = vector.getAsJsonObject("ok").get("derived").getAsBoolean();
            assertEquals(isDerived, Epin.parse(in).isDerived());
          }
        });
  }

  private static <T> void assertOutcome(
      JsonObject vector, Supplier<T> parse, java.util.function.Function<T, Pin> pinOf, String in) {
    if (vector.has("error")) {
      IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, parse::get);
      assertEquals(message(vector), refusal.getMessage());
      return;
    }
    JsonObject ok = vector.getAsJsonObject("ok");
    T parsed = parse.get();
    Pin pin = pinOf.apply(parsed);
    assertEquals(ok.get("abbr").getAsString(), String.valueOf(pin.letter()));
    assertEquals(Side.valueOf(ok.get("side").getAsString().toUpperCase(Locale.ROOT)), pin.side());
    assertEquals(
        State.valueOf(ok.get("state").getAsString().toUpperCase(Locale.ROOT)), pin.state());
    assertEquals(ok.get("terminal").getAsBoolean(), pin.isTerminal());
    assertEquals(in, parsed.toString());
  }

  @Test
  void noText() {
    assertFalse(Pin.isValid(null));
    assertFalse(Epin.isValid(null));
    assertThrows(IllegalArgumentException.class, () -> Pin.parse(null));
    assertThrows(IllegalArgumentException.class, () -> Epin.parse(null));
    assertThrows(
        IllegalArgumentException.class, () -> new Pin('a', Side.FIRST, State.NORMAL, false));
  }
}
