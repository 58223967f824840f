// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import static dev.boardwright.testing.Vectors.flag;
import static dev.boardwright.testing.Vectors.message;
import static dev.boardwright.testing.Vectors.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.testing.NaiveFeen;
import dev.boardwright.testing.Vectors;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FeenVectorsTest {
  private static final Map<String, FeenField> FIELDS =
      Map.of(
          "ParseError", FeenField.TEXT,
          "PiecePlacementError", FeenField.PLACEMENT,
          "HandsError", FeenField.HANDS,
          "StyleTurnError", FeenField.STYLE_TURN,
          "CardinalityError", FeenField.CARDINALITY);

  @Test
  void readsAndWritesValidTexts() {
    Vectors.check(
        "feen",
        vector -> text(vector, "strict").equals("valid") && !vector.has("error_with_qi14"),
        1095,
        vector -> {
          String in = text(vector, "in");
          assertTrue(Feen.isValid(in));
          assertTrue(NaiveFeen.isValid(in));
          Qi qi = Feen.parse(in);
          assertState(vector.getAsJsonObject("ok"), qi);
          assertEquals(text(vector, "dump"), Feen.format(qi));
          assertEquals(in, Feen.format(qi));
          assertTrue(Feen.isValid(in, FeenDialect.SNN_STYLES));
          assertEquals(qi, Feen.parse(in, FeenDialect.SNN_STYLES));
          assertEquals(in, Feen.format(qi, FeenDialect.SNN_STYLES));
        });
  }

  /** Tests a limit of Qi 14, which feen.rb does not use yet. */
  @Test
  void rejectsTooManySquares() {
    Vectors.check(
        "feen",
        vector -> vector.has("error_with_qi14"),
        1,
        vector -> {
          FeenException refusal = assertInvalid(text(vector, "in"));
          assertEquals("board exceeds 65025 squares", refusal.problem());
        });
  }

  @Test
  void rejectsInvalidTexts() {
    Vectors.check(
        "feen",
        vector -> !text(vector, "strict").equals("valid"),
        2348,
        vector -> {
          FeenException refusal = assertInvalid(text(vector, "in"));
          if (text(vector, "strict").equals("irregular")) {
            assertEquals("ranks of unequal length", refusal.problem());
          }
          if (vector.has("error") && isComparable(vector)) {
            String type = vector.getAsJsonObject("error").get("type").getAsString();
            assertEquals(message(vector), refusal.problem().replaceFirst(": write .*", ""));
            assertEquals(FIELDS.get(type), refusal.field());
          }
        });
  }

  /**
   * {@return whether the error must be the same as that of feen.rb} It may differ if feen.rb splits
   * the text in another way, or if the text is not ASCII. It may also differ if the ranks are of
   * unequal length, because feen.rb accepts them and fails later, on squares that do not exist.
   */
  private static boolean isComparable(JsonObject vector) {
    return !text(vector, "strict").equals("irregular")
        && !flag(vector, "ws_sensitive", false)
        && text(vector, "in").chars().allMatch(c -> c < 0x80);
  }

  private static FeenException assertInvalid(String in) {
    assertFalse(Feen.isValid(in));
    assertFalse(NaiveFeen.isValid(in));
    FeenException refusal = assertThrows(FeenException.class, () -> Feen.parse(in));
    assertTrue(refusal.offset() >= 0 && refusal.offset() <= in.length());
    return refusal;
  }

  @Test
  void formatMatchesReferenceDumps() {
    Vectors.check(
        "feen_dump",
        Vectors::isPortable,
        298,
        vector -> {
          Qi qi = build(vector);
          if (vector.get("lossless").getAsBoolean()) {
            String dump = text(vector, "dump");
            assertEquals(dump, Feen.format(qi));
            assertEquals(qi, Feen.parse(dump));
          } else {
            assertThrows(IllegalArgumentException.class, () -> Feen.format(qi));
          }
        });
  }

  private static Qi build(JsonObject vector) {
    Qi.Edit edit =
        Qi.of(
                Shape.of(Vectors.ints(vector.getAsJsonArray("shape"))),
                text(vector, "first_player_style"),
                text(vector, "second_player_style"))
            .edit();
    for (JsonElement square : vector.getAsJsonArray("board")) {
      JsonArray pair = square.getAsJsonArray();
      edit.set(pair.get(0).getAsInt(), pair.get(1).getAsString());
    }
    hand(vector, Side.FIRST).forEach((piece, count) -> edit.addToHand(Side.FIRST, piece, count));
    hand(vector, Side.SECOND).forEach((piece, count) -> edit.addToHand(Side.SECOND, piece, count));
    return text(vector, "turn").equals("first") ? edit.build() : edit.toggle().build();
  }

  private static Map<String, Integer> hand(JsonObject state, Side side) {
    Map<String, Integer> hand = new HashMap<>();
    for (JsonElement entry :
        state.getAsJsonArray(side.name().toLowerCase(Locale.ROOT) + "_player_hand")) {
      JsonArray pair = entry.getAsJsonArray();
      hand.put(pair.get(0).getAsString(), pair.get(1).getAsInt());
    }
    return hand;
  }

  private static void assertState(JsonObject ok, Qi qi) {
    assertEquals(Shape.of(Vectors.ints(ok.getAsJsonArray("shape"))), qi.shape());
    Map<Integer, String> board = new HashMap<>();
    for (int index = 0; index < qi.squareCount(); index++) {
      if (qi.pieceAt(index) != null) {
        board.put(index, qi.pieceAt(index));
      }
    }
    Map<Integer, String> expected = new HashMap<>();
    for (JsonElement square : ok.getAsJsonArray("board")) {
      JsonArray pair = square.getAsJsonArray();
      expected.put(pair.get(0).getAsInt(), pair.get(1).getAsString());
    }
    assertEquals(expected, board);
    int held = 0;
    for (Side side : Side.values()) {
      assertEquals(hand(ok, side), qi.hand(side));
      held += qi.hand(side).values().stream().mapToInt(Integer::intValue).sum();
      assertEquals(
          text(ok, side.name().toLowerCase(Locale.ROOT) + "_player_style"), qi.style(side));
    }
    assertEquals(Side.valueOf(text(ok, "turn").toUpperCase(Locale.ROOT)), qi.turn());
    assertEquals(board.size() + held, qi.pieceCount());
    assertEquals(build(ok), qi);
    assertEquals(build(ok).contentHash(), qi.contentHash());
  }
}
