// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.boardwright.processor.write.emit.BoardNames;
import dev.boardwright.support.rules.Codes;
import dev.boardwright.support.rules.GamePlan;
import dev.boardwright.support.rules.PlanTable;
import dev.boardwright.support.rules.SidePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The expressions that all methods of {@code ShogiMoves} are made of. */
final class MoveCode {
  /** The side to move, and the other side, in generated code. */
  static final String US = "us";

  static final String THEM = "them";

  private final GamePlan plan;
  private final BoardNames names;
  private final Map<Integer, String> tableNames = new LinkedHashMap<>();
  private final Map<Integer, String> tableTexts = new LinkedHashMap<>();
  private final Set<Integer> paths = new TreeSet<>();

  MoveCode(GamePlan plan, BoardNames names) {
    this.plan = plan;
    this.names = names;
  }

  GamePlan plan() {
    return plan;
  }

  BoardNames names() {
    return names;
  }

  int words() {
    return plan.words();
  }

  int squares() {
    return plan.book().shape().squareCount();
  }

  /** {@return a text for each word, with {@code #} replaced by the number of the word} */
  String each(String separator, String text) {
    return IntStream.range(0, words())
        .mapToObj(word -> text.replace("#", Integer.toString(word)))
        .collect(Collectors.joining(separator));
  }

  /** {@return the condition that a set of squares is not empty} */
  String any(String name) {
    return words() == 1 ? name + "0 != 0" : "(" + each(" | ", name + "#") + ") != 0";
  }

  /**
   * {@return the name of a table, which is declared when it is first used}
   *
   * @param table the table
   * @param name the name if the table has none yet
   * @param text what the table contains
   */
  String table(PlanTable table, String name, String text) {
    String known = tableNames.get(table.number());
    if (known != null) {
      return known;
    }
    String unique = name;
    for (int number = 2; tableNames.containsValue(unique); number++) {
      unique = name + "_" + number;
    }
    tableNames.put(table.number(), unique);
    tableTexts.put(table.number(), text);
    return unique;
  }

  Map<Integer, String> tableNames() {
    return tableNames;
  }

  String tableText(int number) {
    return tableTexts.getOrDefault(number, "");
  }

  /** {@return the name of a table of paths} */
  String paths(int number) {
    paths.add(number);
    return number == 0 ? "PATHS" : "PATHS_" + number;
  }

  Set<Integer> pathNumbers() {
    return paths;
  }

  /**
   * {@return where the words of a square begin in a table}
   *
   * @param table the table
   * @param side the expression of the side whose table it is
   * @param square the expression of the square
   * @param size the number of words of a square
   */
  String start(PlanTable table, String side, String square, int size) {
    String index =
        table.isBySide() ? "(" + side + " * " + squares() + " + " + square + ")" : square;
    return size == 1
        ? (table.isBySide() ? index.substring(1, index.length() - 1) : index)
        : index + " * " + size;
  }

  /** {@return an element of a table of one set for each side} */
  String mask(PlanTable table, String name, int word) {
    String index =
        table.isBySide()
            ? words() == 1 ? US : US + " * " + words() + plus(word)
            : Integer.toString(word);
    return name + "[" + index + "]";
  }

  /** {@return {@code + n}, or nothing for 0} */
  static String plus(int number) {
    return number == 0 ? "" : " + " + number;
  }

  /** {@return the expression of the code of a side's piece} */
  static String code(Codes codes, int planSide, String side) {
    if (planSide != SidePlan.BOTH) {
      return Integer.toString(codes.of(planSide));
    }
    return codes.second() == codes.first() + 1
        ? codes.first() + " + " + side
        : "(" + side + " == 0 ? " + codes.first() + " : " + codes.second() + ")";
  }

  /** {@return the expression of a word of the squares of a side's piece} */
  String set(Codes codes, int planSide, String side, int word) {
    return "sets[" + setIndex(codes, planSide, side, word) + "]";
  }

  private String setIndex(Codes codes, int planSide, String side, int word) {
    int words = words();
    if (planSide != SidePlan.BOTH) {
      return Integer.toString(codes.of(planSide) * words + word);
    }
    if (codes.second() != codes.first() + 1) {
      return code(codes, planSide, side) + (words == 1 ? "" : " * " + words + plus(word));
    }
    return side + (words == 1 ? "" : " * " + words) + " + " + (codes.first() * words + word);
  }

  /** {@return the expression of the hand count of a side's piece} */
  static String held(Codes codes, int planSide) {
    if (planSide != SidePlan.BOTH) {
      return "hands[" + (2 * codes.of(planSide) + planSide) + "]";
    }
    return codes.second() == codes.first() + 1
        ? "hands[3 * us + " + 2 * codes.first() + "]"
        : "hands[2 * " + code(codes, planSide, US) + " + us]";
  }

  /** {@return the union of the squares of some pieces} */
  String union(List<Codes> members, int planSide, String side, int word) {
    return members.stream()
        .map(codes -> set(codes, planSide, side, word))
        .collect(Collectors.joining(" | "));
  }

  /**
   * {@return statements that are executed for one side only, if the plan of the side is not that of
   * both}
   *
   * @param plan the plan of the side
   * @param side the expression of the side that the statements are about
   * @param statements the statements
   */
  static String onlyFor(SidePlan plan, String side, String statements) {
    return plan.side() == SidePlan.BOTH || statements.isEmpty()
        ? statements
        : "if (" + side + " == " + plan.side() + ") {\n" + statements.indent(2) + "}\n";
  }

  /** {@return a method with a parameter for each word of a set of squares} */
  MethodSpec.Builder withWords(MethodSpec.Builder method, String name) {
    for (int word = 0; word < words(); word++) {
      method.addParameter(TypeName.LONG, name + word);
    }
    return method;
  }

  /** {@return a name with its first letter in upper case} */
  static String upper(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** {@return the name of a constant, such as {@code DRAGON_KING}} */
  static String constant(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
