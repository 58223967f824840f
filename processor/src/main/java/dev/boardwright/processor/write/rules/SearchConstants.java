// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.Modifier;

/**
 * The constants of a generated search and the names of its methods, which are added when they are
 * first used.
 */
final class SearchConstants {
  /** The names of constants that a search has or inherits. */
  private static final Set<String> KNOWN = Set.of("PLAN", "UNKNOWN", "CHECK");

  /** The names of methods that a search inherits, which begin as those of the search do. */
  private static final Set<String> INHERITED = Set.of("listSteps", "listCastlings");

  private final Set<String> names = new HashSet<>(KNOWN);
  private final Set<String> methods = new HashSet<>(INHERITED);
  private final Map<String, String> known = new HashMap<>();

  /** The constants of rows of sets, by row. */
  private final Map<Integer, FieldSpec> rows = new TreeMap<>();

  private final List<FieldSpec> tables = new ArrayList<>();

  // private static final int PAWN = 13;
  /** {@return the constant of a row of sets, such as the code of a piece} */
  String row(int row, String name) {
    FieldSpec field =
        rows.computeIfAbsent(
            row, none -> field(TypeName.INT, unique(names, name), Integer.toString(row)));
    return field.name();
  }

  // private static final long[] KNIGHT_LEAPS = PLAN.table("N leaps");
  /**
   * {@return the constant of a table}
   *
   * @param key tells tables apart
   */
  String table(String key, String name, String initializer) {
    return known.computeIfAbsent(
        key,
        none -> {
          FieldSpec field =
              field(ArrayTypeName.of(TypeName.LONG), unique(names, name), initializer);
          tables.add(field);
          return field.name();
        });
  }

  /** {@return a name of a method that no other method has} */
  String method(String name) {
    return unique(methods, name);
  }

  private static FieldSpec field(TypeName type, String name, String initializer) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$L", initializer)
        .build();
  }

  private static String unique(Set<String> taken, String name) {
    String unique = name;
    for (int number = 2; !taken.add(unique); number++) {
      unique = name + (name.equals(name.toUpperCase(Locale.ROOT)) ? "_" : "") + number;
    }
    return unique;
  }

  // /** The rows of the sets: the codes of pieces, and last those of all pieces of a side. */
  // private static final int KING = 1;
  /** Adds the constants to the search. */
  void addTo(TypeSpec.Builder type) {
    String javadoc =
        "The rows of the sets: the codes of pieces, and last those of all pieces of a side.\n";
    for (FieldSpec row : rows.values()) {
      type.addField(row.toBuilder().addJavadoc(javadoc).build());
      javadoc = "";
    }
    tables.forEach(type::addField);
  }
}
