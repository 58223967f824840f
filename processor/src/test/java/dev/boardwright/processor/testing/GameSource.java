// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.processor.testing;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The annotations of a game whose declaration is a JSON object with their members. */
public final class GameSource {
  private static final Set<String> BOARD_MEMBERS =
      Set.of("order", "shape", "styles", "pieces", "firstHand", "secondHand", "start");

  /** The first letters of the members of {@code @FenLetters} in a declaration. */
  private static final String FEN = "fen";

  private GameSource() {}

  // @dev.boardwright.Board(order = …, shape = {8, 8}, …)
  // @dev.boardwright.Rules(value = {@dev.boardwright.Piece(token = {"K^"}, moves = "K"), …}, …)
  // @SuppressWarnings("boardwright")
  /**
   * {@return the annotations, without warnings, and with the ranks from top to bottom unless the
   * declaration says otherwise}
   */
  public static String annotations(JsonObject declaration) {
    List<String> rules = new ArrayList<>();
    List<String> fen = new ArrayList<>();
    String draws = "";
    for (String member : declaration.keySet()) {
      JsonElement value = declaration.get(member);
      if (member.equals("rows")) {
        rules.add("value = " + array(value.getAsJsonArray(), GameSource::row));
      } else if (member.startsWith(FEN)) {
        String name = member.substring(FEN.length()).toLowerCase(Locale.ROOT);
        fen.add(name + " = " + literal(member, value));
      } else if (member.equals("draws")) {
        draws = "@dev.boardwright.Draws(%s)\n".formatted(members(value.getAsJsonObject()));
      } else if (!BOARD_MEMBERS.contains(member)) {
        rules.add(member + " = " + literal(member, value));
      }
    }
    return "%s\n@dev.boardwright.Rules(%s)\n%s%s@SuppressWarnings(\"boardwright\")"
        .formatted(
            board(declaration),
            String.join(", ", rules),
            draws,
            fen.isEmpty() ? "" : "@dev.boardwright.FenLetters(" + String.join(", ", fen) + ")\n");
  }

  // @dev.boardwright.Board(order = …, shape = {8, 8}, …)
  /** {@return the annotation that declares the board, without the rules} */
  public static String board(JsonObject declaration) {
    List<String> board = new ArrayList<>();
    if (!declaration.has("order")) {
      board.add("order = dev.boardwright.SquareOrder.DESCENDING");
    }
    for (String member : declaration.keySet()) {
      if (BOARD_MEMBERS.contains(member)) {
        board.add(member + " = " + literal(member, declaration.get(member)));
      }
    }
    return "@dev.boardwright.Board(" + String.join(", ", board) + ")";
  }

  private static String row(JsonElement row) {
    return "@dev.boardwright.Piece(" + members(row.getAsJsonObject()) + ")";
  }

  private static String members(JsonObject members) {
    return members.keySet().stream()
        .map(member -> member + " = " + literal(member, members.get(member)))
        .collect(Collectors.joining(", "));
  }

  private static String literal(String member, JsonElement value) {
    return switch (member) {
      case "drops", "repetitionLost" ->
          array(value.getAsJsonArray(), side -> "dev.boardwright.style.Side." + side.getAsString());
      case "order" -> "dev.boardwright.SquareOrder." + value.getAsString();
      case "stalemate", "perpetualCheck" -> "dev.boardwright.Outcome." + value.getAsString();
      default ->
          value.isJsonArray()
              ? array(value.getAsJsonArray(), JsonElement::toString)
              : value.toString();
    };
  }

  private static String array(JsonArray values, Function<JsonElement, String> literal) {
    return values.asList().stream().map(literal).collect(Collectors.joining(", ", "{", "}"));
  }
}
