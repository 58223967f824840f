// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import dev.boardwright.notation.Epin;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.support.plan.Family;
import dev.boardwright.support.rules.SearchTables;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of families of pieces in generated code. They are the common names of their movements,
 * or else follow from the token of the first of the pieces.
 */
final class FamilyNames {
  private static final Map<String, String> COMMON =
      Map.ofEntries(
          Map.entry("K", "King"),
          Map.entry("Q", "Queen"),
          Map.entry("R", "Rook"),
          Map.entry("B", "Bishop"),
          Map.entry("N", "Knight"),
          Map.entry("W", "Wazir"),
          Map.entry("F", "Ferz"),
          Map.entry("D", "Dabbaba"),
          Map.entry("A", "Alfil"),
          Map.entry("nN", "Horse"),
          Map.entry("nA", "Elephant"),
          Map.entry("WfF", "Gold"),
          Map.entry("FfW", "Silver"),
          Map.entry("fN", "Knight"),
          Map.entry("fR", "Lance"),
          Map.entry("fW", "Pawn"),
          Map.entry("fWsW", "Soldier"),
          Map.entry("RF", "DragonKing"),
          Map.entry("BW", "DragonHorse"),
          Map.entry("mRcpR", "Cannon"),
          Map.entry("NN", "Nightrider"),
          Map.entry("gQ", "Grasshopper"),
          Map.entry("BN", "Archbishop"),
          Map.entry("RN", "Chancellor"),
          Map.entry("QN", "Amazon"));

  private final SearchTables tables;
  private final RuleBook book;
  private final Set<String> taken = new HashSet<>();
  private final Map<Family, String> names = new HashMap<>();

  FamilyNames(SearchTables tables) {
    this.tables = tables;
    book = tables.book();
  }

  /** {@return the name of a family, such as {@code Rook}} */
  String of(Family family) {
    return names.computeIfAbsent(family, this::find);
  }

  /** {@return the name of several pieces of a family, such as {@code Rooks}} */
  String plural(Family family) {
    String name = of(family);
    boolean isNumbered = Character.isDigit(name.charAt(name.length() - 1));
    boolean hisses = name.endsWith("s") || name.endsWith("z") || name.endsWith("S");
    return isNumbered ? name + "Pieces" : name + (hisses ? "es" : "s");
  }

  private String find(Family family) {
    String token = tables.nameOf(family);
    String movement = movement(token);
    String name = COMMON.get(movement);
    if (token.endsWith("^")) {
      name = "King";
    } else if (movement.startsWith("fmWfc")) {
      name = "Pawn";
    }
    return unique(name == null ? ofToken(token) : name);
  }

  private String unique(String name) {
    String unique = name;
    for (int number = 2; !taken.add(unique); number++) {
      unique = name + number;
    }
    return unique;
  }

  private String movement(String token) {
    String other = Epin.parse(token).flip().toString();
    StringBuilder movement = new StringBuilder();
    for (PieceRow row : book.rows()) {
      if (row.tokens().contains(token) || row.tokens().contains(other)) {
        row.moves().ifPresent(movement::append);
      }
    }
    return movement.toString();
  }

  /** {@return a name such as {@code PlusR}} */
  static String ofToken(String token) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      switch (c) {
        case '+' -> name.append("Plus");
        case '-' -> name.append("Minus");
        case '\'' -> name.append("Foreign");
        case '^' -> name.append("Royal");
        default -> name.append(Character.toString(c).toUpperCase(Locale.ROOT));
      }
    }
    return name.toString();
  }

  /** {@return the name of a constant, such as {@code DRAGON_KING}} */
  static String constant(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
  }
}
