// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.cell.Shape;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** One case of the qi vectors: a board, operations on it, and the outcome of each operation. */
public final class QiVector {
  private final JsonObject vector;

  public QiVector(JsonObject vector) {
    this.vector = vector;
  }

  public int[] sizes() {
    return Vectors.ints(vector.getAsJsonArray("shape"));
  }

  public String firstStyle() {
    return Vectors.text(vector, "first_player_style");
  }

  public String secondStyle() {
    return Vectors.text(vector, "second_player_style");
  }

  public boolean isConstructible() {
    return !vector.get("new").isJsonObject();
  }

  /** Checks this case on the generic form. */
  public void check() {
    if (isConstructible()) {
      check(Qi.of(Shape.of(sizes()), firstStyle(), secondStyle()));
    } else {
      IllegalArgumentException e =
          assertThrows(
              IllegalArgumentException.class,
              () -> Qi.of(Shape.of(sizes()), firstStyle(), secondStyle()));
      assertEquals(javaMessage(vector.getAsJsonObject("new")), e.getMessage());
    }
  }

  /**
   * Checks the operations of this case.
   *
   * @param empty an empty position of the board of this case
   */
  public void check(Qi empty) {
    Qi qi = empty;
    JsonArray ops = vector.getAsJsonArray("ops");
    for (int i = 0; i < ops.size(); i++) {
      JsonArray op = ops.get(i).getAsJsonArray();
      JsonObject outcome = vector.getAsJsonArray("steps").get(i).getAsJsonObject();
      Qi before = qi;
      if (outcome.has("error")) {
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> apply(before, op));
        assertEquals(javaMessage(outcome), e.getMessage());
      } else if (outcome.has("nested")) {
        assertEquals(nested(outcome.get("nested")), before.toNested());
      } else {
        qi = apply(before, op);
        assertCounts(Vectors.ints(outcome.getAsJsonArray("counts")), qi);
      }
    }
    assertState(vector.getAsJsonObject("final"), qi);
  }

  private static Qi apply(Qi qi, JsonArray op) {
    return switch (op.get(0).getAsString()) {
      case "board" -> qi.boardDiff(boardChanges(op.get(1).getAsJsonArray()));
      case "h1" -> qi.firstPlayerHandDiff(handChanges(op.get(1).getAsJsonArray()));
      case "h2" -> qi.secondPlayerHandDiff(handChanges(op.get(1).getAsJsonArray()));
      case "toggle" -> qi.toggle();
      default -> throw new AssertionError(op);
    };
  }

  private static List<BoardChange> boardChanges(JsonArray entries) {
    List<BoardChange> changes = new ArrayList<>();
    for (JsonElement entry : entries) {
      JsonArray pair = entry.getAsJsonArray();
      changes.add(BoardChange.set(pair.get(0).getAsInt(), textOrNull(pair.get(1))));
    }
    return changes;
  }

  private static List<HandChange> handChanges(JsonArray entries) {
    List<HandChange> changes = new ArrayList<>();
    for (JsonElement entry : entries) {
      JsonArray pair = entry.getAsJsonArray();
      changes.add(HandChange.add(textOrNull(pair.get(0)), pair.get(1).getAsInt()));
    }
    return changes;
  }

  private static void assertCounts(int[] counts, Qi qi) {
    assertEquals(counts[0], qi.board().stream().filter(piece -> piece != null).count());
    assertEquals(counts[1], total(qi.firstPlayerHand()));
    assertEquals(counts[2], total(qi.secondPlayerHand()));
    assertEquals(counts[0] + counts[1] + counts[2], qi.pieceCount());
  }

  private static int total(Map<String, Integer> hand) {
    return hand.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Checks that a position has the state that a vector describes. */
  public static void assertState(JsonObject state, Qi qi) {
    assertEquals(Shape.of(Vectors.ints(state.getAsJsonArray("shape"))), qi.shape());
    List<String> board = new ArrayList<>();
    for (int i = 0; i < qi.squareCount(); i++) {
      board.add(null);
    }
    for (JsonElement entry : state.getAsJsonArray("board")) {
      board.set(
          entry.getAsJsonArray().get(0).getAsInt(), textOrNull(entry.getAsJsonArray().get(1)));
    }
    assertEquals(board, qi.board());
    assertHand(state, "first_player_hand", qi, Side.FIRST);
    assertHand(state, "second_player_hand", qi, Side.SECOND);
    assertEquals(Vectors.text(state, "first_player_style"), qi.firstPlayerStyle());
    assertEquals(Vectors.text(state, "second_player_style"), qi.style(Side.SECOND));
    assertEquals(turn(state), qi.turn());
  }

  private static void assertHand(JsonObject state, String name, Qi qi, Side side) {
    Map<String, Integer> expected = new TreeMap<>();
    for (JsonElement entry : state.getAsJsonArray(name)) {
      JsonArray pair = entry.getAsJsonArray();
      expected.put(pair.get(0).getAsString(), pair.get(1).getAsInt());
      assertEquals(pair.get(1).getAsInt(), qi.handCount(side, pair.get(0).getAsString()));
    }
    // Compared as lists, because the order of the entries is part of the contract.
    assertEquals(new ArrayList<>(expected.entrySet()), new ArrayList<>(qi.hand(side).entrySet()));
  }

  /**
   * {@return the position of a state, built from an empty one}
   *
   * @param state a state, as a vector describes it
   * @param empty creates the empty position for a state
   */
  public static Qi build(JsonObject state, Function<JsonObject, Qi> empty) {
    Qi from = empty.apply(state);
    Qi.Edit edit = from.edit();
    for (JsonElement entry : state.getAsJsonArray("board")) {
      JsonArray pair = entry.getAsJsonArray();
      edit.set(pair.get(0).getAsInt(), pair.get(1).getAsString());
    }
    for (Side side : Side.values()) {
      String name = side == Side.FIRST ? "first_player_hand" : "second_player_hand";
      for (JsonElement entry : state.getAsJsonArray(name)) {
        JsonArray pair = entry.getAsJsonArray();
        edit.addToHand(side, pair.get(0).getAsString(), pair.get(1).getAsInt());
      }
    }
    if (turn(state) == Side.SECOND) {
      edit.toggle();
    }
    Qi built = edit.build();
    assertSame(built, built.edit().build());
    return built;
  }

  private static Side turn(JsonObject state) {
    return Vectors.text(state, "turn").equals("first") ? Side.FIRST : Side.SECOND;
  }

  private static Object nested(JsonElement element) {
    if (!element.isJsonArray()) {
      return textOrNull(element);
    }
    List<Object> list = new ArrayList<>();
    element.getAsJsonArray().forEach(part -> list.add(nested(part)));
    return list;
  }

  private static String textOrNull(JsonElement element) {
    return element.isJsonNull() ? null : element.getAsString();
  }

  /** {@return the message of the reference, with null in place of nil} */
  private static String javaMessage(JsonObject outcome) {
    return Vectors.message(outcome)
        .replaceFirst("must not be nil$", "must not be null")
        .replaceFirst("got nil$", "got null");
  }
}
