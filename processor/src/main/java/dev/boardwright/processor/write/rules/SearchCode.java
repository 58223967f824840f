// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.rules.PlannedMoves;
import dev.boardwright.support.rules.Rays;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * The expressions of which a generated search is made. A text of a search is for one side, or for
 * both if their pieces have the same structure. Sets of squares are words: {@code occupied0},
 * {@code occupied1}.
 */
final class SearchCode {
  /** The side to move, and the other side, in generated code. */
  static final String US = "us";

  static final String THEM = "them";

  /** The parameters of generated methods, in their order. A method has those that it uses. */
  private static final List<String> PARAMETERS =
      Stream.of(
              Stream.of("moves", "sets", "hands", "us", "them", "royal", "other", "square", "base"),
              Stream.of("hasDrops"),
              words("origins", "wanted", "ends"),
              words("targets", "pieces", "movers", "mask", "free", "leaps", "pinned"),
              IntStream.rangeClosed('A', 'Z').boxed().flatMap(c -> words("line" + (char) (int) c)),
              words("own", "occupied", "theirs"))
          .flatMap(names -> names)
          .toList();

  private static Stream<String> words(String... names) {
    return Stream.of(names).flatMap(name -> Stream.of(name + "0", name + "1"));
  }

  /** The declaration of a variable, on one line. */
  private static final Pattern VARIABLE = Pattern.compile("\\s*(?:long|int|boolean) (\\w+) = .*;");

  final SearchTables tables;

  /** One of {@link SearchTables#texts}: the side whose moves are counted, or both. */
  final int text;

  final int words;
  final int squares;

  /** Whether a royal piece must not be left attacked. */
  final boolean isChecked;

  /** Whether the royal pieces must not face each other. */
  final boolean isFaced;

  final FamilyNames names;
  private final TypeSpec.Builder type;
  private final Template template =
      new Template().with("long", Long.class).with("rays", Rays.class);

  /** The names of constants, by the names of tables. */
  private final Map<String, String> constants;

  SearchCode(
      SearchTables tables,
      int text,
      FamilyNames names,
      TypeSpec.Builder type,
      Map<String, String> constants) {
    this.tables = tables;
    this.text = text;
    this.names = names;
    this.type = type;
    this.constants = constants;
    words = tables.plan().words;
    squares = tables.plan().squares;
    isChecked = tables.checks();
    isFaced = tables.plan().facesRoyals;
  }

  // Sides

  boolean isForBoth() {
    return text == SearchTables.BOTH;
  }

  /** {@return the plan of the pieces of the side to move, or of the other side} */
  PlanSide side(String who) {
    return tables.side(planSide(who));
  }

  /** {@return the text that names the pieces of the side to move, or of the other side} */
  int planSide(String who) {
    return isForBoth() || who.equals(US) ? text : text ^ 1;
  }

  /** {@return a name of a method or constant that depends on the text} */
  String named(String name) {
    return isForBoth() ? name : name + (text == 0 ? "OfFirst" : "OfSecond");
  }

  // Sets

  /** {@return a text for each word, with {@code #} replaced by the number of the word} */
  String each(String separator, String text) {
    return IntStream.range(0, words)
        .mapToObj(word -> text.replace("#", Integer.toString(word)))
        .collect(Collectors.joining(separator));
  }

  /** {@return the condition that a set of squares is not empty} */
  String any(String name) {
    return words == 1 ? name + "0 != 0" : "(" + each(" | ", name + "#") + ") != 0";
  }

  /** {@return a word of the squares of a row of the sets: of a piece, or of a side} */
  String set(int row, String who, int word) {
    int index = row * words + word;
    if (!isForBoth()) {
      return "sets[" + index + "]";
    }
    return "sets[" + who + (words == 1 ? "" : " * " + words) + " + " + index + "]";
  }

  /** {@return a word of the squares of all pieces of a side} */
  String all(String who, int word) {
    int codes = tables.plan().isSlow.length;
    return set(isForBoth() ? codes : codes + planSide(who), who, word);
  }

  /** {@return a word of the squares of some pieces, in brackets if there are several} */
  String union(int[] codes, String who, int word) {
    String union =
        IntStream.of(codes)
            .mapToObj(code -> set(code, who, word))
            .collect(Collectors.joining("$W| "));
    return codes.length == 1 ? union : "(" + union + ")";
  }

  /** {@return the code of a piece of the side to move} */
  String code(int code) {
    return isForBoth() ? code + " + us" : Integer.toString(code);
  }

  /** {@return how many of a piece the side to move has in its hand} */
  String held(int code) {
    return isForBoth() ? "hands[3 * us + " + 2 * code + "]" : "hands[" + (2 * code + text) + "]";
  }

  /** {@return a difference between indices, which has the other sign for the other side} */
  String offset(int offset, String who) {
    return isForBoth() ? "(" + who + " == 0 ? " + offset + " : " + -offset + ")" : "" + offset;
  }

  // Tables

  /**
   * {@return the constant of a table, which is declared when it is first used}
   *
   * @param table the name of the table
   * @param constant the name of the constant
   */
  String table(String table, String constant) {
    return declared(table, constant, "PLAN.table(" + Literals.text(table) + ")");
  }

  private String declared(String key, String constant, String initializer) {
    String known = constants.get(key);
    if (known != null) {
      return known;
    }
    String unique = constant;
    for (int number = 2; constants.containsValue(unique); number++) {
      unique = constant + "_" + number;
    }
    constants.put(key, unique);
    type.addField(
        FieldSpec.builder(
                ArrayTypeName.of(TypeName.LONG),
                unique,
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer("$L", initializer)
            .build());
    return unique;
  }

  /** {@return the constant of a table of attacks, which has columns of these names} */
  String attacks(List<String> names, String who) {
    String constant = who.equals(US) ? "OWN_ATTACKS" : "ATTACKS";
    return declared("attacks " + names, constant, "PLAN.attacks(" + lines(names) + ")");
  }

  /** {@return the constant of a table of pieces near royal pieces, with columns of these names} */
  String near(List<String> names, int side) {
    String initializer = "PLAN.near(" + side + "," + lines(names) + ")";
    return declared("near " + side + names, FamilyNames.constant(named("Near")), initializer);
  }

  private static String lines(List<String> names) {
    return names.stream()
        .map(name -> "\n    " + Literals.text(name))
        .collect(Collectors.joining(","));
  }

  /**
   * {@return the index of the first word of a square in a table}
   *
   * @param table the name of the table
   * @param who whose half of the table it is
   * @param square the expression of the square
   * @param size the number of words of a square
   */
  String index(String table, String who, String square, int size) {
    return index(tables.isBySide(table, squares * size), who, square, size);
  }

  /** {@return the same for a table that may have a half for each side} */
  String index(boolean isBySide, String who, String square, int size) {
    String row = isBySide ? who + " * " + squares + " + " + square : square;
    return size == 1 ? row : (isBySide ? "(" + row + ")" : row) + " * " + size;
  }

  /** {@return a word of a table of one set} */
  String mask(String table, String constant, String who, int word) {
    String index = Integer.toString(word);
    if (tables.isBySide(table, words)) {
      index = words == 1 ? who : who + " * " + words + (word == 0 ? "" : " + " + word);
    }
    return table(table, constant) + "[" + index + "]";
  }

  boolean hasTable(String table) {
    return tables.has(table);
  }

  // Loops

  // for (long left = pieces0; left != 0; left &= left - 1) {
  //   int from = Long.numberOfTrailingZeros(left);
  //   …
  // }
  /** {@return a loop over the squares {@code from} of a word of a set} */
  static String loop(String set, int word, String body) {
    String from = (word == 0 ? "" : "64 | ") + "$long:T.numberOfTrailingZeros(left)";
    return "for (long left = %s; left != 0; left &= left - 1) {\n  int from = %s;\n%s}\n"
        .formatted(set, from, body.indent(2));
  }

  // Methods

  /** A method that has been written, with the names of its parameters. */
  record Method(String name, TypeName result, List<String> parameters) {
    /** {@return a statement that counts or lists moves} */
    String statement(Map<String, String> others) {
      return (result.equals(TypeName.INT) ? "found += " : "") + call(others) + ";\n";
    }

    /** {@return a call whose arguments have the names of the parameters} */
    String call() {
      return call(Map.of());
    }

    /** {@return a call with other expressions for some arguments} */
    String call(Map<String, String> others) {
      return name
          + "("
          + parameters.stream()
              .map(parameter -> others.getOrDefault(parameter, parameter))
              .collect(Collectors.joining(",$W"))
          + ")";
    }
  }

  /** Writes a method that adds moves to {@code found}, or lists them. */
  Method moves(String name, String body, boolean isListing) {
    String full = named((isListing ? "list" : "count") + name);
    return isListing
        ? method(full, TypeName.VOID, body)
        : method(full, TypeName.INT, "int found = 0;\n" + body + "return found;\n");
  }

  /** Writes a method, which has the parameters that its body uses. */
  Method method(String name, TypeName result, String body) {
    List<String> used = new ArrayList<>();
    String code = withoutUnused(body);
    String text = code.replace("$W", " ");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(result);
    for (String parameter : PARAMETERS) {
      boolean isLocal = Pattern.compile("(long|int) " + parameter + "\\b").matcher(text).find();
      if (!isLocal && Pattern.compile("\\b" + parameter + "\\b").matcher(text).find()) {
        used.add(parameter);
        method.addParameter(typeOf(parameter), parameter);
      }
    }
    type.addMethod(template.method(method, code));
    return new Method(name, result, used);
  }

  /** {@return a body without variables that nothing reads, about which some compilers warn} */
  private static String withoutUnused(String body) {
    List<String> lines = new ArrayList<>(body.lines().toList());
    for (boolean isChanged = true; isChanged; ) {
      isChanged = false;
      for (String line : List.copyOf(lines)) {
        Matcher variable = VARIABLE.matcher(line);
        if (variable.matches() && !isRead(lines, variable.group(1))) {
          Pattern written = Pattern.compile("\\s*(\\w+ )?" + variable.group(1) + " [&|]?= .*;");
          isChanged |= lines.removeIf(other -> written.matcher(other).matches());
        }
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private static boolean isRead(List<String> lines, String variable) {
    Pattern read = Pattern.compile("(?<!\\w)" + variable + "(?!\\w| [&|]?= )");
    return lines.stream().anyMatch(line -> read.matcher(line.replace("$W", " ")).find());
  }

  static TypeName typeOf(String parameter) {
    return switch (parameter) {
      case "moves" ->
          ParameterizedTypeName.get(
              ClassName.get(PlannedMoves.class), WildcardTypeName.subtypeOf(Object.class));
      case "sets" -> ArrayTypeName.of(TypeName.LONG);
      case "hands" -> ArrayTypeName.of(TypeName.INT);
      case "us", "them", "royal", "other", "square", "base" -> TypeName.INT;
      case "hasDrops" -> TypeName.BOOLEAN;
      default -> TypeName.LONG;
    };
  }
}
