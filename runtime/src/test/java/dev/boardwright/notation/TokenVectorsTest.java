// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.cell.Location;
import dev.boardwright.internal.epin.EpinToken;
import dev.boardwright.notation.Pin.State;
import dev.boardwright.style.Side;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.Vectors;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class TokenVectorsTest {
  @Test
  void pinMatchesReference() {
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
  void epinMatchesReference() {
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

  @Test
  void sinMatchesReference() {
    Vectors.check(
        "sin",
        Vectors::isPortable,
        229,
        vector -> {
          String in = text(vector, "in");
          assertEquals(flag(vector, "valid", false), Sin.isValid(in));
          if (vector.has("error")) {
            assertRejected(vector, () -> Sin.parse(in));
            return;
          }
          JsonObject ok = vector.getAsJsonObject("ok");
          Sin sin = Sin.parse(in);
          assertEquals(ok.get("style").getAsString(), String.valueOf(sin.letter()));
          assertEquals(side(ok), sin.side());
          assertEquals(ok.get("to_s").getAsString(), sin.toString());
          assertEquals(ok.get("flip").getAsString(), sin.flip().toString());
          assertEquals(sin, sin.flip().flip());
        });
  }

  @Test
  void handMatchesReference() {
    Vectors.check(
        "hand",
        Vectors::isPortable,
        222,
        vector -> {
          String in = text(vector, "in");
          boolean isHand = Location.isValid(in) && Location.parse(in).isHand();
          assertEquals(flag(vector, "valid", false), isHand);
          if (vector.has("error")) {
            assertRejected(vector, () -> Location.parseHand(in));
            return;
          }
          assertEquals(vector.get("ok").getAsString(), Location.parseHand(in).toString());
          assertSame(Location.HAND, Location.parseHand(in));
        });
  }

  private static void assertRejected(JsonObject vector, Executable parse) {
    IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, parse);
    assertEquals(message(vector), refusal.getMessage());
  }

  private static Side side(JsonObject ok) {
    return Side.valueOf(ok.get("side").getAsString().toUpperCase(Locale.ROOT));
  }

  private static <T> void assertOutcome(
      JsonObject vector, Supplier<T> parse, java.util.function.Function<T, Pin> pinOf, String in) {
    if (vector.has("error")) {
      assertRejected(vector, parse::get);
      return;
    }
    JsonObject ok = vector.getAsJsonObject("ok");
    T parsed = parse.get();
    Pin pin = pinOf.apply(parsed);
    assertEquals(ok.get("abbr").getAsString(), String.valueOf(pin.letter()));
    assertEquals(side(ok), pin.side());
    assertEquals(
        State.valueOf(ok.get("state").getAsString().toUpperCase(Locale.ROOT)), pin.state());
    assertEquals(ok.get("terminal").getAsBoolean(), pin.isTerminal());
    assertEquals(in, parsed.toString());
  }

  @Test
  void rejectsNullsAndInvalidLetters() {
    assertFalse(Pin.isValid(null));
    assertFalse(Epin.isValid(null));
    assertFalse(Sin.isValid(null));
    assertThrows(IllegalArgumentException.class, () -> Sin.parse(null));
    assertThrows(IllegalArgumentException.class, () -> new Sin('a', Side.FIRST));
    assertThrows(IllegalArgumentException.class, () -> Location.parseHand(null));
    assertThrows(IllegalArgumentException.class, () -> Pin.parse(null));
    assertThrows(IllegalArgumentException.class, () -> Epin.parse(null));
    assertThrows(
        IllegalArgumentException.class, () -> new Pin('a', Side.FIRST, State.NORMAL, false));
  }

  @Test
  void replacesSingleParts() {
    Epin token = Epin.parse("+R^'");
    assertEquals("+r^'", token.flip().toString());
    assertEquals("+r^'", token.withSide(Side.SECOND).toString());
    assertEquals("+Q^'", token.withLetter('Q').toString());
    assertEquals("-R^'", token.withState(State.DIMINISHED).toString());
    assertEquals("R^'", token.withState(State.NORMAL).toString());
    assertEquals("+R'", token.withTerminal(false).toString());
    assertEquals("+R^", token.withDerived(false).toString());
    assertEquals("k'", token.withPin(Pin.parse("k")).toString());
    assertEquals('R', token.letter());
    assertEquals(Side.FIRST, token.side());
    assertEquals(State.ENHANCED, token.state());
    assertTrue(token.isTerminal());
    assertEquals("+R^'", token.toString());
    assertThrows(IllegalArgumentException.class, () -> token.withLetter('r'));
    assertEquals("s", Sin.parse("c").withLetter('S').toString());
    assertEquals("C", Sin.parse("c").withSide(Side.FIRST).toString());
  }

  /**
   * The grammar is implemented twice: {@code isValid} is fast, and {@code parse} explains errors.
   * Both must accept the same texts.
   */
  @Test
  void isValidAgreesWithParse() {
    String characters = "+-^'AZaz@[`{ 1K";
    int valid = 0;
    List<String> texts = new ArrayList<>(List.of(""));
    for (int at = 0; at < texts.size(); at++) {
      String text = texts.get(at);
      boolean isParsed;
      try {
        isParsed = text.equals(Epin.parse(text).toString());
      } catch (IllegalArgumentException e) {
        isParsed = false;
      }
      assertEquals(isParsed, Epin.isValid(text), text);
      valid += isParsed ? 1 : 0;
      // No token has five characters. Usually, only a token is tried with a further character.
      if (text.length() < 4 || text.length() == 4 && (isParsed || Effort.IS_DEEP)) {
        characters.chars().forEach(c -> texts.add(text + (char) c));
      }
    }
    // A, Z, a, z and K; +, - or neither; with or without ^ and '
    assertEquals(5 * 3 * 2 * 2, valid);
  }

  @Test
  void numbersTokensInOrderOfHands() {
    List<String> texts = new ArrayList<>();
    for (int token = 0; token < EpinToken.COUNT; token++) {
      String text = EpinToken.text(token);
      texts.add(text);
      assertEquals(token, EpinToken.of(text));
      assertEquals(text, Epin.parse(text).toString());
    }
    assertEquals(624, Set.copyOf(texts).size());
    assertEquals(
        List.of(
            "-B", "-B'", "-B^", "-B^'", "+B", "+B'", "+B^", "+B^'", "B", "B'", "B^", "B^'", "-b"),
        texts.subList(24, 37));
  }
}
