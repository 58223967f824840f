// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.boardwright.SquareOrder;
import dev.boardwright.cell.Shape;
import dev.boardwright.processor.testing.GeneratedBoard;
import dev.boardwright.processor.testing.TestCompiler;
import dev.boardwright.qi.BoardChange;
import dev.boardwright.qi.HandChange;
import dev.boardwright.qi.Qi;
import dev.boardwright.style.Side;
import dev.boardwright.style.Style;
import dev.boardwright.testing.Effort;
import dev.boardwright.testing.NaiveQi;
import dev.boardwright.testing.QiVector;
import dev.boardwright.testing.RandomOperations;
import dev.boardwright.testing.Vectors;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests generated positions against the generic form and against the vectors of Qi. */
class GeneratedPositionTest {
  private static final GeneratedBoard SHOGI =
      GeneratedBoard.of(Shape.of(9, 9), SquareOrder.ASCENDING, "SHOGI", "shogi");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "4",
        "255",
        "2,2",
        "9,9",
        "10,9",
        "19,19",
        "1,255",
        "255,1",
        "32,32",
        "25,41",
        "33,40",
        "255,255",
        "1,1,1",
        "2,3,2",
        "5,5,5",
        "40,40,40",
        "255,1,255"
      })
  void randomOperationsMatchGenericForm(String sizes) {
    Shape shape = Shape.of(Arrays.stream(sizes.split(",")).mapToInt(Integer::parseInt).toArray());
    GeneratedBoard board = GeneratedBoard.of(shape, SquareOrder.DESCENDING, "C", "shogi2");
    int seeds = shape.squareCount() > 10_000 ? Effort.of(1, 2) : TestCompiler.seeds(60);
    for (int seed = 0; seed < seeds; seed++) {
      RandomOperations.compare(seed, 60, board.empty(), Qi.of(shape, "C", "shogi2"));
    }
    RandomOperations.compare(99, 60, board.empty(), NaiveQi.empty(shape, "C", "shogi2"));
  }

  /**
   * Checks the vectors whose styles can be declared, each on the board generated for its shape and
   * styles. Combinations of a shape and styles with fewer than three vectors are skipped.
   */
  @Test
  void matchesQiVectors() {
    Map<String, GeneratedBoard> boards = new HashMap<>();
    Map<String, Long> frequency = new HashMap<>();
    for (JsonObject vector : Vectors.load("qi")) {
      if (isDeclarable(vector)) {
        frequency.merge(key(vector), 1L, Long::sum);
      }
    }
    Vectors.check(
        "qi",
        vector -> isDeclarable(vector) && frequency.get(key(vector)) >= 3,
        257,
        vector -> {
          QiVector qi = new QiVector(vector);
          GeneratedBoard board =
              boards.computeIfAbsent(
                  key(vector),
                  key ->
                      GeneratedBoard.of(
                          Shape.of(qi.sizes()),
                          SquareOrder.ASCENDING,
                          qi.firstStyle(),
                          qi.secondStyle()));
          qi.check(board.empty());
        });
    assertTrue(boards.size() > 15, () -> "boards: " + boards.keySet());
  }

  /** {@return whether a vector can be checked on a declared board} */
  private static boolean isDeclarable(JsonObject vector) {
    return Vectors.isPortable(vector)
        && !Vectors.flag(vector, "big", false)
        && new QiVector(vector).isConstructible()
        && isStyle(Vectors.text(vector, "first_player_style"), Side.FIRST)
        && isStyle(Vectors.text(vector, "second_player_style"), Side.SECOND);
  }

  private static boolean isStyle(String text, Side side) {
    return Style.isValid(text) && Style.parse(text).side() == side;
  }

  /** {@return the shape and styles of a vector, as a key} */
  private static String key(JsonObject vector) {
    return vector.get("shape")
        + Vectors.text(vector, "first_player_style")
        + "/"
        + Vectors.text(vector, "second_player_style");
  }

  @Test
  void matchesContentHashVectors() {
    Vectors.check(
        "content_hash",
        vector ->
            isStyle(Vectors.text(vector, "first_player_style"), Side.FIRST)
                && isStyle(Vectors.text(vector, "second_player_style"), Side.SECOND),
        17,
        vector -> {
          Qi qi =
              QiVector.build(
                  vector,
                  state ->
                      GeneratedBoard.of(
                              Shape.of(Vectors.ints(state.getAsJsonArray("shape"))),
                              SquareOrder.ASCENDING,
                              Vectors.text(state, "first_player_style"),
                              Vectors.text(state, "second_player_style"))
                          .empty());
          assertEquals(Vectors.text(vector, "hash"), String.format("%016x", qi.contentHash()));
          assertEquals(vector.get("hash_code").getAsInt(), qi.hashCode());
        });
  }

  @Test
  void declaresStylesShapeAndEmptyPosition() {
    assertEquals(Style.parse("SHOGI"), SHOGI.constant("FIRST_STYLE"));
    assertEquals(Style.parse("shogi"), SHOGI.constant("SECOND_STYLE"));
    assertSame(SHOGI.empty(), SHOGI.empty());
    assertSame(SHOGI.constant("SHAPE"), SHOGI.empty().shape());
    assertEquals("SHOGI", SHOGI.empty().firstPlayerStyle());
    assertEquals("shogi", SHOGI.empty().style(Side.SECOND));
  }

  @Test
  void positionsDeclareNoInstanceFields() {
    List<String> stored =
        Arrays.stream(SHOGI.positionType().getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()))
            .map(Field::getName)
            .toList();
    assertEquals(List.of(), stored);
  }

  @Test
  void operationsReturnGeneratedType() throws NoSuchMethodException {
    Class<?> type = SHOGI.positionType();
    Qi qi = SHOGI.empty();
    List<Qi> results =
        List.of(
            qi.toggle(),
            qi.boardDiff(List.of(BoardChange.set(0, "K"))),
            qi.handDiff(Side.FIRST, List.of(HandChange.add("P", 1))),
            qi.firstPlayerHandDiff(List.of(HandChange.add("P", 1))),
            qi.secondPlayerHandDiff(List.of(HandChange.add("P", 1))),
            qi.edit().clear(0).toggle().addToHand(Side.FIRST, "P", 1).build(),
            SHOGI.copyOf(Qi.of(Shape.of(9, 9), "SHOGI", "shogi")));
    results.forEach(result -> assertSame(type, result.getClass()));
    assertEquals("Edit", qi.edit().getClass().getSimpleName());
    assertSame(qi.edit().getClass(), type.getMethod("edit").getReturnType());
  }

  @Test
  void acceptsTypedSquares() {
    Qi qi = SHOGI.with(SHOGI.empty(), SHOGI.parse("e1"), "K");
    assertEquals("K", qi.pieceAt(4));
    assertEquals("K", SHOGI.pieceAt(qi, SHOGI.parse("e1")));
    assertNull(SHOGI.pieceAt(qi, SHOGI.parse("e2")));
    Qi.Edit edit = SHOGI.set(qi.edit(), SHOGI.parse("e2"), "P");
    assertSame(edit, SHOGI.clear(edit, SHOGI.parse("e1")));
    assertEquals(SHOGI.with(SHOGI.empty(), SHOGI.of(13), "P"), edit.build());
    assertSame(qi, SHOGI.with(qi, SHOGI.parse("e1"), "K"));
    assertThrows(
        IllegalArgumentException.class, () -> SHOGI.with(qi, SHOGI.of(0), "x".repeat(256)));
  }

  @Test
  void copyOfConvertsOtherPositions() {
    Qi generic =
        Qi.of(Shape.of(9, 9), "SHOGI", "shogi")
            .edit()
            .set(4, "K")
            .addToHand(Side.SECOND, "p", 2)
            .toggle()
            .build();
    Qi naive =
        NaiveQi.empty(Shape.of(9, 9), "SHOGI", "shogi")
            .edit()
            .set(4, "K")
            .addToHand(Side.SECOND, "p", 2)
            .toggle()
            .build();
    for (Qi from : List.of(generic, naive)) {
      Qi copy = SHOGI.copyOf(from);
      assertSame(SHOGI.positionType(), copy.getClass());
      assertEquals(generic, copy);
      assertEquals(copy, generic);
      assertEquals(generic.hashCode(), copy.hashCode());
      assertSame(copy, SHOGI.copyOf(copy));
      assertNotEquals(copy, SHOGI.empty());
    }
    assertEquals(SHOGI.empty(), SHOGI.copyOf(Qi.of(Shape.of(9, 9), "SHOGI", "shogi")));
  }

  @Test
  void copyOfRejectsPositionsOfOtherBoards() {
    assertEquals(
        "the position has shape [8, 9], but this board has [9, 9]",
        refusal(Qi.of(Shape.of(8, 9), "SHOGI", "shogi")));
    assertEquals(
        "the position's first player style is CHESS, but this board's is SHOGI",
        refusal(Qi.of(Shape.of(9, 9), "CHESS", "shogi")));
    assertEquals(
        "the position's second player style is chess, but this board's is shogi",
        refusal(Qi.of(Shape.of(9, 9), "SHOGI", "chess")));
  }

  @Test
  void rejectsNulls() {
    Qi qi = SHOGI.empty();
    assertNullRejected("qi", () -> SHOGI.copyOf(null));
    assertNullRejected("square", () -> SHOGI.pieceAt(qi, null));
    assertNullRejected("square", () -> SHOGI.with(qi, null, "K"));
    assertNullRejected("square", () -> SHOGI.set(qi.edit(), null, "K"));
    assertNullRejected("square", () -> SHOGI.clear(qi.edit(), null));
  }

  /** Checks that an action throws a {@code NullPointerException} that names the parameter. */
  private static void assertNullRejected(String parameter, Runnable action) {
    assertEquals(parameter, assertThrows(NullPointerException.class, action::run).getMessage());
  }

  /** {@return the message of the exception that {@code copyOf} throws for a position} */
  private static String refusal(Qi qi) {
    return assertThrows(IllegalArgumentException.class, () -> SHOGI.copyOf(qi)).getMessage();
  }
}
