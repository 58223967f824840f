// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.internal.platform.Lists;
import dev.boardwright.internal.text.JavaText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A writer of declarations in Java. */
final class DeclarationWriter {
  /** The types that declarations use. A type of the same name would hide them. */
  private static final Set<String> USED =
      Set.of("Board", "Rules", "Piece", "Draws", "FenLetters", "SquareOrder", "Outcome", "Side");

  private DeclarationWriter() {}

  // import dev.boardwright.*;
  // import dev.boardwright.style.Side;
  //
  // @Board(
  //     shape = {9, 9},
  //     styles = {"SHOGI", "shogi"},
  //     order = SquareOrder.DESCENDING,
  //     start = "lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / SHOGI/shogi")
  // @Rules(
  //     value = {
  //       @Piece(token = "K^", moves = "K"),
  //       @Piece(token = "R", moves = "R", promotesTo = "+R")
  //     },
  //     zone = "a7-i9",
  //     drops = {Side.FIRST, Side.SECOND},
  //     stalemate = Outcome.LOSS)
  // interface Shogi {}
  /** {@return a declaration as a Java file} */
  static String write(Declaration declared) {
    List<String> letters = new ArrayList<>();
    addGiven(letters, "pieces", declared.fenPieces());
    addGiven(letters, "castling", declared.fenCastling());
    boolean hasSides = !declared.drops().isEmpty() || !declared.draws().repetitionLost().isEmpty();
    return "import dev.boardwright.*;\n"
        + (hasSides ? "import dev.boardwright.style.Side;\n\n" : "\n")
        + rules(declared, DeclarationWriter::row)
        + (letters.isEmpty() ? "" : annotation("FenLetters", letters))
        + ("interface " + name(declared) + " {}\n");
  }

  /**
   * {@return a text that is the same for all declarations with the same legal moves and ends} It
   * lacks the names of pieces, and may have movements that no declaration can write.
   */
  static String essence(Declaration declared) {
    return rules(
        declared,
        row ->
            row.moves().isPresent()
                ? row(row.name(""))
                : row(row.name("").moves("")) + row.name(""));
  }

  private static String rules(Declaration declared, Function<PieceRow, String> row) {
    List<String> board = new ArrayList<>();
    int[] sizes = Objects.requireNonNull(declared.shape()).toArray();
    add(board, "shape", Arrays.stream(sizes).boxed().collect(Lists.toList()));
    add(board, "styles", styles(declared));
    add(board, "order", declared.order());
    add(board, "start", declared.start());
    add(board, "pieces", declared.pieces());
    add(board, "firstHand", declared.firstHand());
    add(board, "secondHand", declared.secondHand());
    List<String> rules = new ArrayList<>();
    rules.add(
        declared.rows().stream()
            .map(row)
            .collect(Collectors.joining(",\n      ", "value = {\n      ", "\n    }")));
    addGiven(rules, "zone", declared.zone());
    addGiven(rules, "drops", declared.drops());
    addGiven(rules, "facing", declared.facing());
    add(rules, "stalemate", declared.stalemate());
    add(rules, "check", declared.check() ? null : false);
    addGiven(rules, "goal", declared.goal());
    add(rules, "bareRoyalLoses", declared.bareRoyalLoses() ? true : null);
    add(rules, "allowStuck", declared.allowStuck() ? true : null);
    List<String> draws = new ArrayList<>();
    DrawRules.MEMBERS.forEach(member -> add(draws, member, declared.draws().member(member)));
    return annotation("Board", board)
        + annotation("Rules", rules)
        + (draws.isEmpty() ? "" : annotation("Draws", draws));
  }

  private static List<String> styles(Declaration declared) {
    return List.of(
        Objects.requireNonNull(declared.firstStyle()),
        Objects.requireNonNull(declared.secondStyle()));
  }

  private static String annotation(String name, List<String> members) {
    return "@" + name + "(\n    " + String.join(",\n    ", members) + ")\n";
  }

  /** {@return the name of the type: that of the first style, or of both if they differ} */
  private static String name(Declaration declared) {
    String first = capitalized(styles(declared).get(0));
    String second = capitalized(styles(declared).get(1));
    String name = first.equals(second) ? first : first + second;
    return USED.contains(name) ? name + "Game" : name;
  }

  private static String capitalized(String style) {
    return style.substring(0, 1).toUpperCase(Locale.ROOT)
        + style.substring(1).toLowerCase(Locale.ROOT);
  }

  // @Piece(token = {"+S", "+N"}, moves = "WfF")
  private static String row(PieceRow row) {
    List<String> members = new ArrayList<>();
    String problem = "the movement has no text: " + row;
    add(members, PieceRow.TOKEN, row.tokens());
    add(members, PieceRow.MOVES, row.moves().orElseThrow(() -> new IllegalStateException(problem)));
    // Equal rows have equal texts, in whatever order their members were given.
    PieceRow.ROW_MEMBERS.forEach(member -> add(members, member, row.member(member)));
    PieceRow.TOKEN_MEMBERS.forEach(member -> add(members, member, row.member(member)));
    return "@Piece(" + String.join(", ", members) + ")";
  }

  private static void addGiven(List<String> members, String name, Object value) {
    add(members, name, value.equals("") || value.equals(List.of()) ? null : value);
  }

  private static void add(List<String> members, String name, @Nullable Object value) {
    if (value != null) {
      members.add(name + " = " + written(value));
    }
  }

  private static String written(Object value) {
    if (value instanceof List<?> list) {
      String all = list.stream().map(DeclarationWriter::written).collect(Collectors.joining(", "));
      return list.size() == 1 ? all : "{" + all + "}";
    }
    return value instanceof Enum<?> constant
        ? constant.getDeclaringClass().getSimpleName() + "." + constant.name()
        : value instanceof String text ? '"' + JavaText.escaped(text) + '"' : value.toString();
  }
}
