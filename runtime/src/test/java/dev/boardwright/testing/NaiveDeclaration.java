// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.boardwright.style.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A declaration of rules, read from JSON and written out for both sides. */
final class NaiveDeclaration {
  final NaiveBoard board;
  final List<Integer> shape = new ArrayList<>();
  final List<String> styles;
  final Map<String, NaiveToken> tokens = new LinkedHashMap<>();

  /** The own token of each passing token. */
  final Map<String, String> ownTokens = new HashMap<>();

  final List<String> drops;
  final String facing;
  final String stalemate;
  final boolean hasCheck;
  final boolean hasBareRoyal;
  final boolean allowsStuck;
  final boolean hasEnPassant;
  private final JsonObject json;
  private final boolean isMixed;

  NaiveDeclaration(JsonObject json) {
    this.json = json;
    json.getAsJsonArray("shape").forEach(size -> shape.add(size.getAsInt()));
    board = new NaiveBoard(shape);
    styles = strings(json, "styles");
    isMixed = !styles.get(0).equalsIgnoreCase(styles.get(1));
    drops = strings(json, "drops");
    facing = string(json, "facing", "");
    hasCheck = flag(json, "check", true);
    stalemate = string(json, "stalemate", hasCheck ? "DRAW" : "LOSS");
    hasBareRoyal = flag(json, "bareRoyalLoses", false);
    allowsStuck = flag(json, "allowStuck", false);
    for (JsonElement row : json.getAsJsonArray("rows")) {
      for (String token : strings(row.getAsJsonObject(), "token")) {
        addRow(row.getAsJsonObject(), token);
      }
    }
    hasEnPassant =
        tokens.values().stream()
            .flatMap(token -> token.rows.stream())
            .flatMap(row -> row.terms().stream())
            .anyMatch(term -> term.has('e'));
  }

  String start() {
    return json.get("start").getAsString();
  }

  /** {@return the squares of {@code goal} for a side} */
  Set<String> goal(Side side) {
    return board.zone(string(json, "goal", ""), side == Side.SECOND);
  }

  private void addRow(JsonObject row, String token) {
    for (Side side : Side.values()) {
      if (!isMixed || NaiveTokens.side(token) == side) {
        addRow(row, NaiveTokens.of(side, token), side);
      }
    }
  }

  private void addRow(JsonObject row, String name, Side side) {
    NaiveToken token = tokens.computeIfAbsent(name, key -> new NaiveToken());
    String passing = text(row, "passing", side);
    List<NaiveTerm> terms = NaiveTerm.parse(string(row, "moves", ""));
    String becomes = text(row, "becomes", side);
    token.rows.add(
        new NaiveRow(terms, zone(row, "from", side), zone(row, "within", side), becomes, passing));
    if (passing != null) {
      ownTokens.put(passing, name);
    }
    if (token.spent == null) {
      token.spent = becomes;
    }
    if (row.has("promotesTo")) {
      token.promotesTo = texts(row, "promotesTo", side);
    }
    token.mustPromote |= flag(row, "mustPromote", false);
    if (row.has("zone")) {
      token.zone = zone(row, "zone", side);
    } else if (token.zone == null) {
      token.zone = zone(json, "zone", side);
    }
    token.promotionLimit += number(row, "promotionLimit");
    token.castles |= flag(row, "castles", false);
    token.capturedAs = row.has("capturedAs") ? string(row, "capturedAs", "") : token.capturedAs;
    token.dropsAs = row.has("dropsAs") ? texts(row, "dropsAs", side) : token.dropsAs;
    token.dropZone = row.has("dropZone") ? zone(row, "dropZone", side) : token.dropZone;
    token.maxPerFile += number(row, "maxPerFile");
    token.dropMates &= !hasCheck || flag(row, "dropMates", true);
  }

  /** {@return the token that a token stands for} */
  String own(String token) {
    return ownTokens.getOrDefault(token, token);
  }

  NaiveToken token(String token) {
    NaiveToken found = tokens.get(own(token));
    if (found == null) {
      throw new IllegalArgumentException("not declared: " + token);
    }
    return found;
  }

  boolean drops(Side side) {
    return drops.contains(side.name());
  }

  /** {@return what a captured piece is in the hand of a side} */
  String captured(String victim, Side side) {
    String own = own(victim);
    String written = token(own).capturedAs;
    if (written != null) {
      return NaiveTokens.of(side, written);
    }
    boolean isMarked = isMixed && !NaiveTokens.isForeign(own);
    return NaiveTokens.of(side, NaiveTokens.letter(own)) + (isMarked ? "'" : "");
  }

  private Set<String> zone(JsonObject object, String member, Side side) {
    String text = string(object, member, "");
    return text.isEmpty() ? null : board.zone(text, side == Side.SECOND);
  }

  private static String text(JsonObject object, String member, Side side) {
    String text = string(object, member, "");
    return text.isEmpty() ? null : NaiveTokens.of(side, text);
  }

  private static List<String> texts(JsonObject object, String member, Side side) {
    return strings(object, member).stream().map(text -> NaiveTokens.of(side, text)).toList();
  }

  private static String string(JsonObject object, String member, String absent) {
    return object.has(member) ? object.get(member).getAsString() : absent;
  }

  private static boolean flag(JsonObject object, String member, boolean absent) {
    return object.has(member) ? object.get(member).getAsBoolean() : absent;
  }

  private static int number(JsonObject object, String member) {
    return object.has(member) ? object.get(member).getAsInt() : 0;
  }

  private static List<String> strings(JsonObject object, String member) {
    return object.has(member) ? Vectors.texts(object.getAsJsonArray(member)) : List.of();
  }

  /** {@return the name of the style of a side} */
  String style(Side side) {
    for (String style : styles) {
      if (style.equals(style.toUpperCase(Locale.ROOT)) == (side == Side.FIRST)) {
        return style;
      }
    }
    throw new IllegalArgumentException("no style of " + side);
  }
}
