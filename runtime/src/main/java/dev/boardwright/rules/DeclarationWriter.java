// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.rules;

import dev.boardwright.geometry.Movement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A writer of declarations in Java. */
final class DeclarationWriter {
  /** The types that declarations use. A type of the same name would hide them. */
  private static final Set<String> USED =
      Set.of("Board", "Rules", "Piece", "FenLetters", "SquareOrder", "Outcome", "Side");

  private final Declaration declared;

  DeclarationWriter(Declaration declared) {
    this.declared = declared;
  }

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
  /** {@return the declaration as a Java file} */
  String write() {
    StringBuilder text = new StringBuilder("import dev.boardwright.*;\n");
    if (!declared.drops().isEmpty()) {
      text.append("import dev.boardwright.style.Side;\n");
    }
    text.append('\n').append(annotation("Board", board()));
    text.append(annotation("Rules", rules()));
    List<String> letters = letters();
    if (!letters.isEmpty()) {
      text.append(annotation("FenLetters", letters));
    }
    return text.append("interface ").append(name()).append(" {}\n").toString();
  }

  private static String annotation(String name, List<String> members) {
    return "@" + name + "(\n    " + String.join(",\n    ", members) + ")\n";
  }

  /** {@return the name of the type: that of the first style, or of both if they differ} */
  private String name() {
    String name = styles();
    return USED.contains(name) ? name + "Game" : name;
  }

  private String styles() {
    String first = capitalized(Objects.requireNonNull(declared.firstStyle()));
    String second = capitalized(Objects.requireNonNull(declared.secondStyle()));
    return first.equals(second) ? first : first + second;
  }

  private static String capitalized(String style) {
    return style.substring(0, 1).toUpperCase(Locale.ROOT)
        + style.substring(1).toLowerCase(Locale.ROOT);
  }

  private List<String> board() {
    List<String> members = new ArrayList<>();
    int[] sizes = Objects.requireNonNull(declared.shape()).toArray();
    members.add(
        "shape = "
            + Arrays.stream(sizes)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", ", "{", "}")));
    members.add(
        "styles = {"
            + literal(Objects.requireNonNull(declared.firstStyle()))
            + ", "
            + literal(Objects.requireNonNull(declared.secondStyle()))
            + "}");
    members.add("order = SquareOrder." + declared.order());
    add(members, "start", declared.start());
    add(members, "pieces", declared.pieces());
    add(members, "firstHand", declared.firstHand());
    add(members, "secondHand", declared.secondHand());
    return members;
  }

  private List<String> rules() {
    List<String> members = new ArrayList<>();
    members.add(
        declared.rows().stream()
            .map(DeclarationWriter::row)
            .collect(Collectors.joining(",\n      ", "value = {\n      ", "\n    }")));
    addText(members, "zone", declared.zone());
    if (!declared.drops().isEmpty()) {
      members.add(
          declared.drops().stream()
              .map(side -> "Side." + side.name())
              .collect(Collectors.joining(", ", "drops = {", "}")));
    }
    addText(members, "facing", declared.facing());
    if (declared.stalemate() != null) {
      members.add("stalemate = Outcome." + declared.stalemate());
    }
    if (!declared.check()) {
      members.add("check = false");
    }
    addText(members, "goal", declared.goal());
    if (declared.bareRoyalLoses()) {
      members.add("bareRoyalLoses = true");
    }
    if (declared.allowStuck()) {
      members.add("allowStuck = true");
    }
    return members;
  }

  private List<String> letters() {
    List<String> members = new ArrayList<>();
    addTexts(members, "pieces", declared.fenPieces());
    addTexts(members, "castling", declared.fenCastling());
    addTexts(members, "resets", declared.fenResets());
    return members;
  }

  private static void addText(List<String> members, String name, String text) {
    if (!text.isEmpty()) {
      add(members, name, text);
    }
  }

  private static void addTexts(List<String> members, String name, List<String> texts) {
    if (!texts.isEmpty()) {
      add(members, name, texts);
    }
  }

  private static void add(List<String> members, String name, @Nullable Object value) {
    if (value != null) {
      members.add(name + " = " + written(value));
    }
  }

  // @Piece(token = {"+S", "+N"}, moves = "WfF")
  private static String row(PieceRow row) {
    List<String> members = new ArrayList<>();
    // Equal rows have equal texts, in whatever order their members were given.
    for (String member : PieceRow.ROW_MEMBERS) {
      boolean isNeeded = member.equals(PieceRow.MOVES) && !row.has(member);
      add(members, member, isNeeded ? "" : row.member(member));
    }
    for (String member : PieceRow.TOKEN_MEMBERS) {
      add(members, member, row.member(member));
    }
    return "@Piece(" + String.join(", ", members) + ")";
  }

  private static String written(Object value) {
    if (value instanceof List<?> texts) {
      String all =
          texts.stream().map(text -> literal((String) text)).collect(Collectors.joining(", "));
      return texts.size() == 1 ? all : "{" + all + "}";
    }
    if (value instanceof Movement movement) {
      throw new IllegalStateException("the movement has no text: " + movement);
    }
    return value instanceof String text ? literal(text) : value.toString();
  }

  /** {@return a string as a literal in ASCII} */
  private static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c < ' ') {
        literal.append(String.format(Locale.ROOT, "\\%03o", (int) c));
      } else if (c > '~') {
        literal.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        literal.append(c);
      }
    }
    return literal.append('"').toString();
  }
}
