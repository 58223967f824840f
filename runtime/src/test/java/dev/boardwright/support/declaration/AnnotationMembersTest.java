// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.support.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.Board;
import dev.boardwright.FenLetters;
import dev.boardwright.Piece;
import dev.boardwright.Rules;
import dev.boardwright.rules.DeclarationException;
import dev.boardwright.rules.RuleBook;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares what is read from a text with the annotation types, which a compiler reads. */
class AnnotationMembersTest {
  private static final Map<Class<?>, Map<String, String>> NEEDED =
      Map.of(
          Board.class,
          Map.of(
              "shape", "{3, 3}",
              "styles", "{\"MINI\", \"mini\"}",
              "order", "SquareOrder.DESCENDING",
              "start", "\"1k^1/3/1K^1 / MINI/mini\""),
          Rules.class,
          Map.of(),
          Piece.class,
          Map.of("token", "\"K^\"", "moves", "\"K\""),
          FenLetters.class,
          Map.of());

  /** The members that say something even with their default. */
  private static final Set<String> ABSENT =
      Set.of("order", "start", "stalemate", "pieces", "firstHand", "secondHand", "capturedAs");

  static Stream<Class<?>> types() {
    return Stream.of(Board.class, Rules.class, Piece.class, FenLetters.class);
  }

  static Stream<Method> members() {
    return types().flatMap(type -> Arrays.stream(type.getDeclaredMethods()));
  }

  static Stream<Method> defaults() {
    return members()
        .filter(member -> member.getDefaultValue() != null)
        .filter(
            member ->
                member.getDeclaringClass() == FenLetters.class
                    || !ABSENT.contains(member.getName()));
  }

  @ParameterizedTest
  @MethodSource("types")
  void readMembersAreThoseOfTheType(Class<?> type) {
    Set<String> names =
        Arrays.stream(type.getDeclaredMethods()).map(Method::getName).collect(Collectors.toSet());
    assertEquals(names, DeclarationParser.MEMBERS.get(type.getSimpleName()));
  }

  @ParameterizedTest
  @MethodSource("defaults")
  void writtenDefaultChangesNothing(Method member) {
    String value = written(member.getDefaultValue());
    assertEquals(RuleBook.parse(text(null, "")), RuleBook.parse(text(member, value)));
  }

  @ParameterizedTest
  @MethodSource("members")
  void valueOfAnotherTypeIsRefused(Method member) {
    Class<?> type = member.getReturnType();
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    for (String value : new String[] {"\"\"", "1", "true", "Side.FIRST", "@Piece()", "{{}}"}) {
      boolean isOfType =
          element == String.class && value.equals("\"\"")
              || element == int.class && value.equals("1")
              || element == boolean.class && value.equals("true")
              || value.startsWith(element.getSimpleName() + ".")
              || value.startsWith("@" + element.getSimpleName());
      if (!isOfType) {
        DeclarationException e =
            assertThrows(
                DeclarationException.class,
                () -> RuleBook.parse(text(member, value)),
                member + " = " + value);
        assertEquals("Syntax", e.problems().get(0).id(), e.getMessage());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("members")
  void memberWithoutDefaultIsNeeded(Method member) {
    if (member.getDefaultValue() == null) {
      DeclarationException e =
          assertThrows(DeclarationException.class, () -> RuleBook.parse(text(member, null)));
      assertEquals("Syntax", e.problems().get(0).id());
      assertTrue(e.getMessage().endsWith("the member " + member.getName() + " is missing"));
    }
  }

  private static String written(@Nullable Object value) {
    return value instanceof String
        ? "\"\""
        : value instanceof Object[] || value instanceof int[] ? "{}" : String.valueOf(value);
  }

  /** {@return a declaration in which a member has a value, or is missing if that is null} */
  private static String text(@Nullable Method changed, @Nullable String value) {
    String row = "@Piece(" + members(Piece.class, changed, value) + ")";
    boolean hasRows = changed == null || !changed.getDeclaringClass().equals(Rules.class);
    boolean isValue = !hasRows && changed.getName().equals("value");
    String rules = members(Rules.class, changed, value);
    return "@Board("
        + members(Board.class, changed, value)
        + ")\n@Rules("
        + (isValue ? rules : "value = " + row + (rules.isEmpty() ? "" : ", " + rules))
        + ")\n@FenLetters("
        + members(FenLetters.class, changed, value)
        + ")\ninterface Mini {}\n";
  }

  private static String members(Class<?> type, @Nullable Method changed, @Nullable String value) {
    Map<String, String> members = new TreeMap<>(NEEDED.get(type));
    if (changed != null && changed.getDeclaringClass() == type) {
      members.put(changed.getName(), value == null ? "" : value);
    }
    return members.entrySet().stream()
        .filter(member -> !member.getValue().isEmpty())
        .map(member -> member.getKey() + " = " + member.getValue())
        .collect(Collectors.joining(", "));
  }
}
