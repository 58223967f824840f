// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.style;

import static dev.boardwright.testing.Vectors.check;
import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import dev.boardwright.testing.Vectors;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class StyleVectorsTest {
  /**
   * The sides that exist here. A side is an enum, so Java code cannot express the cases of the
   * reference with other symbols, such as {@code :white}.
   */
  private static final Set<String> SIDES = Set.of("first", "second");

  @Test
  void parseMatchesReference() {
    checkOp(
        "parse",
        1040,
        vector -> {
          String in = text(vector, "in");
          assertEquals(flag(vector, "valid", false), Style.isValid(in));
          assertEquals(Style.isValid(in), in != null && Style.pattern().matcher(in).find());
          assertOutcome(vector, () -> Style.parse(in));
        });
  }

  @Test
  void creationMatchesReference() {
    checkOp(
        "new",
        194,
        vector -> assertOutcome(vector, () -> Style.of(text(vector, "name"), side(vector))));
  }

  @Test
  void flipMatchesReference() {
    checkOp(
        "flip",
        127,
        vector -> {
          Style style = Style.parse(text(vector, "in"));
          assertOutcome(vector, style::flip);
          assertEquals(style, style.flip().flip());
        });
  }

  @Test
  void withNameMatchesReference() {
    checkOp(
        "with_name",
        357,
        vector -> {
          Style style = Style.parse(text(vector, "in"));
          assertOutcome(vector, () -> style.withName(text(vector, "name")));
          if (flag(vector, "same_object", false)) {
            assertSame(style, style.withName(text(vector, "name")));
          }
        });
  }

  @Test
  void withSideMatchesReference() {
    checkOp(
        "with_side",
        102,
        vector -> {
          Style style = Style.parse(text(vector, "in"));
          assertOutcome(vector, () -> style.withSide(side(vector)));
          if (flag(vector, "same_object", false)) {
            assertSame(style, style.withSide(side(vector)));
          }
        });
  }

  @Test
  void comparisonsMatchReference() {
    checkOp(
        "compare",
        85,
        vector -> {
          Style a = Style.parse(text(vector, "a"));
          Style b = Style.parse(text(vector, "b"));
          assertEquals(flag(vector, "same_name", false), a.hasSameName(b));
          assertEquals(flag(vector, "same_side", false), a.hasSameSide(b));
          assertEquals(flag(vector, "equal", false), a.equals(b));
          assertEquals(flag(vector, "same_hash", false), a.hashCode() == b.hashCode());
        });
  }

  private static void checkOp(String op, int count, Vectors.Check check) {
    check(
        "snn",
        vector ->
            Vectors.isPortable(vector)
                && text(vector, "op").equals(op)
                && (!vector.has("side") || SIDES.contains(text(vector, "side"))),
        count,
        check);
  }

  private static Side side(JsonObject vector) {
    return text(vector, "side").equals("first") ? Side.FIRST : Side.SECOND;
  }

  private static void assertOutcome(JsonObject vector, Supplier<Style> action) {
    if (vector.has("ok")) {
      JsonObject ok = vector.getAsJsonObject("ok");
      Style style = action.get();
      assertEquals(text(ok, "name"), style.name());
      assertEquals(text(ok, "side").toUpperCase(Locale.ROOT), style.side().name());
      assertEquals(text(ok, "to_s"), style.toString());
      assertEquals(flag(ok, "first_player", false), style.isFirstPlayer());
      assertEquals(flag(ok, "second_player", false), style.isSecondPlayer());
    } else {
      IllegalArgumentException e = assertThrows(IllegalArgumentException.class, action::get);
      if (Vectors.isMessagePortable(vector)) {
        assertEquals(message(vector), e.getMessage());
      }
    }
  }
}
