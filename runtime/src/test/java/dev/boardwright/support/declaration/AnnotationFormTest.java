// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.Board;
import dev.boardwright.FenLetters;
import dev.boardwright.Outcome;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.SquareOrder;
import dev.boardwright.style.Side;
import dev.boardwright.support.declaration.AnnotationForm.Kind;
import dev.boardwright.support.declaration.AnnotationForm.Member;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares {@link AnnotationForm} with the annotation types. */
class AnnotationFormTest {
  private static final Map<Class<?>, Kind> KINDS =
      Map.of(
          String.class, Kind.TEXT,
          int.class, Kind.NUMBER,
          boolean.class, Kind.FLAG,
          SquareOrder.class, Kind.ORDER,
          Outcome.class, Kind.OUTCOME,
          Side.class, Kind.SIDE,
          Piece.class, Kind.ROW);

  static Stream<Arguments> forms() {
    return Stream.of(
        Arguments.of(AnnotationForm.BOARD, Board.class),
        Arguments.of(AnnotationForm.RULES, Rules.class),
        Arguments.of(AnnotationForm.PIECE, Piece.class),
        Arguments.of(AnnotationForm.FEN_LETTERS, FenLetters.class));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void formHasTheMembersOfTheType(AnnotationForm form, Class<?> type) {
    Map<String, Member> members = new TreeMap<>();
    for (Method method : type.getDeclaredMethods()) {
      Class<?> result = method.getReturnType();
      Class<?> element = result.isArray() ? result.getComponentType() : result;
      members.put(
          method.getName(),
          new Member(KINDS.get(element), result.isArray(), otherwise(method.getDefaultValue())));
    }
    assertEquals(type.getSimpleName(), form.name);
    assertEquals(type.getName(), "dev.boardwright." + form.name);
    assertEquals(members, new TreeMap<>(form.members));
  }

  /** {@return a default, as a list if it is an array, and as a name if it is a constant} */
  private static @Nullable Object otherwise(@Nullable Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.name();
    }
    return value != null && value.getClass().isArray()
        ? IntStream.range(0, Array.getLength(value)).mapToObj(i -> Array.get(value, i)).toList()
        : value;
  }
}
