// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.write.rules;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.boardwright.processor.write.emit.Literals;
import dev.boardwright.processor.write.emit.MethodSpecs;
import dev.boardwright.processor.write.emit.Template;
import dev.boardwright.processor.write.emit.TypeNames;
import dev.boardwright.support.plan.PlanSide;
import dev.boardwright.support.rules.PlannedMoves;
import dev.boardwright.support.rules.Rays;
import dev.boardwright.support.rules.SearchTables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The expressions of which a generated search is made. A text of a search is for one side, or for
 * both if their pieces have the same structure. Sets of squares are words: {@code occupied} on a
 * board of one word, {@code occupied0} and {@code occupied1} on a board of two.
 */
final class SearchCode {
  /** The length of the longest calls that are not broken, with placeholders. */
  private static final int MAX_CALL = 70;

  /** The side to move, and the other side, in generated code. */
  static final String US = "us";

  static final String THEM = "them";

  /** The parameters of generated methods, in their order. A method has those that it uses. */
  private static final List<String> PARAMETERS =
      Stream.of(
              Stream.of("moves", "sets", "hands", "us", "them"),
              Stream.of("royal", "theirRoyal", "square", "base", "hasDrops", "targets"),
              words("origins", "wanted", "ends", "pieces", "movers", "mask", "free"),
              words("leapsAllow", "pinned"))
          .flatMap(names -> names)
          .toList();

  /** The last parameters, which follow those that {@link #addVariable} adds. */
  private static final List<String> LAST_PARAMETERS = words("own", "occupied", "theirs").toList();

  /** Other plural words that are names of variables, or no names in Java. */
  private static final Set<String> TAKEN =
      Set.of(
          "royals",
          "theirRoyals",
          "leapers",
          "blockers",
          "castlers",
          "goals",
          "slides",
          "class",
          "extends",
          "implements",
          "this",
          "throws");

  private static Stream<String> words(String... names) {
    return Stream.of(names).flatMap(name -> Stream.of(name, name + "0", name + "1"));
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

  final PieceNames pieces;
  private final PieceNames theirPieces;

  /** The names of the pieces of the other side. */
  final FamilyNames theirNames;

  final FamilyNames names;
  private final TableNames tableNames;
  private final TypeSpec.Builder type;
  private final Template template =
      new Template().with("long", Long.class).with("rays", Rays.class);

  private final SearchConstants constants;

  /** The variables that {@link #addVariable} has added, and their words. */
  private final List<String> variables = new ArrayList<>();

  SearchCode(
      SearchTables tables,
      int text,
      TableNames tableNames,
      TypeSpec.Builder type,
      SearchConstants constants) {
    this.tables = tables;
    this.text = text;
    this.tableNames = tableNames;
    this.type = type;
    this.constants = constants;
    pieces = new PieceNames(tables, text == 1 ? 1 : 0);
    theirPieces = isForBoth() ? pieces : new PieceNames(tables, text ^ 1);
    names = new FamilyNames(pieces, text == 1 ? 1 : 0);
    theirNames = isForBoth() ? names : new FamilyNames(theirPieces, text ^ 1);
    tableNames.add(text, pieces, names);
    words = tables.plan().words;
    squares = tables.plan().squares;
    isChecked = tables.checks();
    isFaced = tables.plan().facesRoyals;
  }

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

  /** {@return a name of a method that depends on the text} */
  String named(String name) {
    return isForBoth() ? name : name + (text == 0 ? "OfFirst" : "OfSecond");
  }

  /** {@return a text for a word, with {@code #} replaced by its number if there are several} */
  String of(int word, String text) {
    return text.replace("#", words == 1 ? "" : Integer.toString(word));
  }

  /** {@return a text for each word, made by {@link #of}} */
  List<String> each(IntFunction<String> text) {
    return IntStream.range(0, words).mapToObj(word -> of(word, text.apply(word))).toList();
  }

  /** {@return a text for each word, as one text} */
  String each(String separator, IntFunction<String> text) {
    return String.join(separator, each(text));
  }

  /** {@return the same text for each word} */
  String each(String separator, String text) {
    return each(separator, word -> text);
  }

  /** {@return the condition that a set of squares is not empty} */
  String any(String name) {
    return isNotEmpty(each(" | ", name + "#"));
  }

  /** {@return the condition that a set, which an expression is, is not empty} */
  static String isNotEmpty(String set) {
    boolean isTerm = set.matches("\\w+(\\[[^\\]]*\\])?");
    return (isTerm ? set : "(" + set + ")") + " != 0";
  }

  // int royal = royals0 != 0 ? Long.numberOfTrailingZeros(royals0)
  //     : 64 | Long.numberOfTrailingZeros(royals1);
  /** {@return the only square of a set} */
  String squareOf(String set) {
    String low = "$long:T.numberOfTrailingZeros(" + of(0, set + "#") + ")";
    return words == 1
        ? low
        : set + "0 != 0$W? " + low + "$W: 64 | $long:T.numberOfTrailingZeros(" + set + "1)";
  }

  /** {@return a word of the squares of a row of the sets: of a piece, or of a side} */
  private String set(String row, String who, int word) {
    String from = isForBoth() ? row + " + " + who : row;
    if (words == 1) {
      return "sets[" + from + "]";
    }
    return "sets[2 * " + (isForBoth() ? "(" + from + ")" : from) + (word == 0 ? "]" : " + 1]");
  }

  /** {@return a word of the squares of a piece} */
  String set(int code, String who, int word) {
    return set(piece(code), who, word);
  }

  /** {@return a word of the squares of all pieces of a side} */
  String all(String who, int word) {
    int codes = tables.plan().isSlow.length;
    int side = planSide(who);
    String row =
        isForBoth()
            ? constants.row(codes, "PIECES")
            : constants.row(codes + side, ofSide(side) + "PIECES");
    return set(row, who, word);
  }

  /** {@return a word of the squares of some pieces, in brackets if there are several} */
  String union(int[] codes, String who, int word) {
    String union =
        IntStream.of(codes)
            .mapToObj(code -> set(code, who, word))
            .collect(Collectors.joining("$W| "));
    return codes.length == 1 ? union : "(" + union + ")";
  }

  /** {@return the constant of the code of a piece, or of its first side if a text is for both} */
  private String piece(int code) {
    int side = tables.book().side(code).ordinal();
    return isForBoth()
        ? constants.row(code, pieces.of(code))
        : constants.row(code, ofSide(side) + (side == text ? pieces : theirPieces).of(code));
  }

  private static String ofSide(int side) {
    return side == 0 ? "FIRST_" : "SECOND_";
  }

  /** {@return the code of a piece of the side to move} */
  String code(int code) {
    return isForBoth() ? piece(code) + " + us" : piece(code);
  }

  /** {@return how many of a piece the side to move has in its hand} */
  String held(int code) {
    return isForBoth()
        ? "hands[2 * (" + piece(code) + " + us) + us]"
        : "hands[2 * " + piece(code) + (text == 0 ? "" : " + 1") + "]";
  }

  /** {@return a difference between indices, which has the other sign for the other side} */
  String offset(int offset, String who) {
    return isForBoth() ? who + " == 0 ? " + offset + " : " + -offset : "" + offset;
  }

  /** {@return a name of a set of pieces that no other variable has, as a parameter of methods} */
  String addVariable(String wanted) {
    String name = wanted;
    for (int number = 2;
        PARAMETERS.contains(name)
            || LAST_PARAMETERS.contains(name)
            || TAKEN.contains(name)
            || variables.contains(name);
        number++) {
      name = wanted + number;
    }
    words(name).forEach(variables::add);
    return name;
  }

  /** {@return the constant of a table of a family or a drop, declared when it is first used} */
  String table(String table) {
    return table(table, "");
  }

  /**
   * {@return the constant of a table, which is declared when it is first used}
   *
   * @param table the name of the table
   * @param constant the name of the constant, unless it is a table of a family or a drop
   */
  String table(String table, String constant) {
    String first = tables.sharing(table);
    String name = tableNames.of(first, constant);
    return constants.table(first, name, "PLAN.table(" + Literals.text(table) + ")");
  }

  /** {@return the names of all attacks of a side, in the order in which their table has them} */
  List<String> attackNames(String who) {
    return Arrays.stream(side(who).attacks).map(tables::nameOf).toList();
  }

  /** {@return the constant of the table of all attacks of a side} */
  String attacks(String who) {
    int side = planSide(who);
    String name = isForBoth() ? "ATTACKS" : ofSide(side) + "ATTACKS";
    String columns = columns(side, attackNames(who));
    return constants.table("attacks " + side, name, "PLAN.attacks(" + columns + ")");
  }

  /** {@return the constant of a table of pieces near royal pieces, with columns of these names} */
  String near(List<String> names, int side) {
    String name = isForBoth() ? "NEAR" : ofSide(side) + "NEAR";
    return constants.table("near " + side + names, name, "PLAN.near(" + columns(side, names) + ")");
  }

  private String columns(int side, List<String> names) {
    return (isForBoth() ? "" : side + ",")
        + names.stream()
            .map(name -> "\n    " + Literals.text(name))
            .collect(Collectors.joining(","));
  }

  /** {@return the constant of a table that each side has, such as {@code FIRST_CASTLING}} */
  String tableOfSide(String table, String who, String constant) {
    int side = planSide(who);
    return table(
        SearchTables.nameOf(table, side), isForBoth() ? constant : ofSide(side) + constant);
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
  String mask(String table, String who, int word) {
    return mask(table, table(table), who, word);
  }

  /** {@return the same, with the constant of the table} */
  String mask(String table, String constant, String who, int word) {
    String index = Integer.toString(word);
    if (tables.isBySide(table, words)) {
      index = words == 1 ? who : who + " * " + words + (word == 0 ? "" : " + " + word);
    }
    return constant + "[" + index + "]";
  }

  boolean hasTable(String table) {
    return tables.has(table);
  }

  // for (long left = pieces; left != 0; left &= left - 1) {
  //   int from = Long.numberOfTrailingZeros(left);
  //   …
  // }
  /** {@return a loop over the squares {@code from} of a word of a set} */
  static String loop(String set, int word, String body) {
    String from = (word == 0 ? "" : "64 | ") + "$long:T.numberOfTrailingZeros(left)";
    return "for (long left = %s; left != 0; left &= left - 1) {\n  int from = %s;\n%s}\n"
        .formatted(set, from, body.indent(2));
  }

  /** {@return a call of a method of the runtime, which is broken only if it is long} */
  static String call(String method, String... arguments) {
    String call = method + "(" + String.join(", ", arguments) + ")";
    return call.length() <= MAX_CALL ? call : call.replace(", ", ",$W");
  }

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
  Method method(String wanted, TypeName result, String body) {
    String name = constants.method(wanted);
    List<String> used = new ArrayList<>();
    String code = withoutUnused(body);
    String text = code.replace("$W", " ");
    MethodSpec.Builder method = MethodSpecs.privateStatic(name).returns(result);
    for (String parameter : parameters()) {
      boolean isLocal = Pattern.compile("(long|int) " + parameter + "\\b").matcher(text).find();
      if (!isLocal && Pattern.compile("\\b" + parameter + "\\b").matcher(text).find()) {
        used.add(parameter);
        method.addParameter(typeOf(parameter), parameter);
      }
    }
    type.addMethod(template.method(method, code));
    return new Method(name, result, used);
  }

  private List<String> parameters() {
    List<String> all = new ArrayList<>(PARAMETERS);
    all.addAll(variables);
    all.addAll(LAST_PARAMETERS);
    return all;
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
          TypeNames.generic(PlannedMoves.class, WildcardTypeName.subtypeOf(Object.class));
      case "sets" -> ArrayTypeName.of(TypeName.LONG);
      case "hands" -> ArrayTypeName.of(TypeName.INT);
      case "us", "them", "royal", "theirRoyal", "square", "base" -> TypeName.INT;
      case "hasDrops" -> TypeName.BOOLEAN;
      default -> TypeName.LONG;
    };
  }
}
