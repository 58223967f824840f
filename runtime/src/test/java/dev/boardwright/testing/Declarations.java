// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.Outcome;
import dev.boardwright.SquareOrder;
import dev.boardwright.notation.Feen;
import dev.boardwright.notation.FeenDialect;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.PieceRow;
import dev.boardwright.rules.RuleBook;
import dev.boardwright.rules.RuleBookBuilder;
import dev.boardwright.style.Side;
import java.util.List;

/**
 * Declarations of games as JSON objects, whose members are those of the annotations. The order of
 * the squares is descending unless they say otherwise.
 */
public final class Declarations {
  private Declarations() {}

  /** {@return the objects in a file of the resource folder {@code rules}, one on each line} */
  public static List<JsonObject> load(String name) {
    return Vectors.read("/rules/" + name + ".jsonl");
  }

  /** {@return the rules of a declared game} */
  public static RuleBook game(String name) {
    return ruleBook(declaration(name));
  }

  /** {@return the declaration of a game} */
  public static JsonObject declaration(String name) {
    for (JsonObject game : load("games")) {
      if (game.get("game").getAsString().equals(name)) {
        return game.getAsJsonObject("declaration");
      }
    }
    throw new IllegalArgumentException("no such game: " + name);
  }

  /** {@return a builder for a board with a start position, without rows} */
  public static RuleBookBuilder on(String placement) {
    return on(placement, "GAME", "game");
  }

  /** {@return a builder for a board with a start position and styles, without rows} */
  public static RuleBookBuilder on(String placement, String first, String second) {
    String start = placement + " / " + first + "/" + second;
    return RuleBook.builder()
        .shape(Feen.parse(start, FeenDialect.SNN_STYLES).shape().toArray())
        .styles(first, second)
        .order(SquareOrder.DESCENDING)
        .start(start);
  }

  /** {@return the rules that a declaration describes} */
  public static RuleBook ruleBook(JsonObject declaration) {
    return builder(declaration).build();
  }

  /** {@return a builder with the members of a declaration} */
  public static RuleBookBuilder builder(JsonObject declaration) {
    RuleBookBuilder builder = RuleBook.builder().order(SquareOrder.DESCENDING);
    for (String member : declaration.keySet()) {
      JsonElement value = declaration.get(member);
      switch (member) {
        case "order" -> builder.order(SquareOrder.valueOf(value.getAsString()));
        case "pieces" -> builder.pieces(strings(value));
        case "shape" -> builder.shape(ints(value));
        case "styles" -> builder.styles(strings(value)[0], strings(value)[1]);
        case "start" -> builder.start(value.getAsString());
        case "rows" -> value.getAsJsonArray().forEach(row -> builder.row(row(row)));
        case "zone" -> builder.zone(value.getAsString());
        case "drops" ->
            builder.drops(
                value.getAsJsonArray().asList().stream()
                    .map(side -> Side.valueOf(side.getAsString()))
                    .toArray(Side[]::new));
        case "facing" -> builder.facing(value.getAsString());
        case "stalemate" -> builder.stalemate(Outcome.valueOf(value.getAsString()));
        case "check" -> builder.check(value.getAsBoolean());
        case "goal" -> builder.goal(value.getAsString());
        case "bareRoyalLoses" -> builder.bareRoyalLoses(value.getAsBoolean());
        case "fenPieces" -> builder.fenPieces(strings(value));
        case "fenCastling" -> builder.fenCastling(strings(value));
        case "draws" -> builder.draws(draws(value.getAsJsonObject()));
        case "allowStuck" -> builder.allowStuck(value.getAsBoolean());
        default -> throw new IllegalArgumentException("unknown member: " + member);
      }
    }
    return builder;
  }

  private static DrawRules draws(JsonObject members) {
    DrawRules draws = DrawRules.NONE;
    for (String member : members.keySet()) {
      JsonElement value = members.get(member);
      draws =
          switch (member) {
            case "repetitions" -> draws.repetitions(value.getAsInt());
            case "moveLimit" -> draws.moveLimit(value.getAsInt());
            case "claims" -> draws.claims(value.getAsBoolean());
            case "automaticRepetitions" -> draws.automaticRepetitions(value.getAsInt());
            case "automaticMoveLimit" -> draws.automaticMoveLimit(value.getAsInt());
            case "perpetualCheck" -> draws.perpetualCheck(Outcome.valueOf(value.getAsString()));
            case "repetitionLost" -> draws.repetitionLost(Side.valueOf(strings(value)[0]));
            case "resets" -> draws.resets(strings(value));
            case "insufficient" -> draws.insufficient(strings(value));
            case "impassePoints" -> draws.impassePoints(strings(value));
            case "impasseTotals" -> draws.impasseTotals(ints(value));
            case "impasseZone" -> draws.impasseZone(value.getAsString());
            case "impassePieces" -> draws.impassePieces(value.getAsInt());
            default -> throw new IllegalArgumentException("unknown member: " + member);
          };
    }
    return draws;
  }

  private static PieceRow row(JsonElement element) {
    JsonObject members = element.getAsJsonObject();
    PieceRow row = PieceRow.of(strings(members.get("token")));
    for (String member : members.keySet()) {
      JsonElement value = members.get(member);
      row =
          switch (member) {
            case "token" -> row;
            case "name" -> row.name(value.getAsString());
            case "moves" -> row.moves(value.getAsString());
            case "from" -> row.from(value.getAsString());
            case "within" -> row.within(value.getAsString());
            case "becomes" -> row.becomes(value.getAsString());
            case "passing" -> row.passing(value.getAsString());
            case "promotesTo" -> row.promotesTo(strings(value));
            case "mustPromote" -> row.mustPromote(value.getAsBoolean());
            case "zone" -> row.zone(value.getAsString());
            case "promotionLimit" -> row.promotionLimit(value.getAsInt());
            case "castles" -> row.castles(value.getAsBoolean());
            case "capturedAs" -> row.capturedAs(value.getAsString());
            case "dropsAs" -> row.dropsAs(strings(value));
            case "dropZone" -> row.dropZone(value.getAsString());
            case "maxPerFile" -> row.maxPerFile(value.getAsInt());
            case "dropMates" -> row.dropMates(value.getAsBoolean());
            default -> throw new IllegalArgumentException("unknown member: " + member);
          };
    }
    return row;
  }

  public static String[] strings(JsonElement value) {
    JsonArray array = value.getAsJsonArray();
    return array.asList().stream().map(JsonElement::getAsString).toArray(String[]::new);
  }

  private static int[] ints(JsonElement value) {
    return value.getAsJsonArray().asList().stream().mapToInt(JsonElement::getAsInt).toArray();
  }
}
