// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game that the tests declare as data, in the format of the random declarations. The accessors
 * return what the conversion of other programs' texts needs.
 *
 * @param name the name of the game, which the positions and counts of other programs refer to
 * @param declaration the members of {@code @Board} and {@code @Rules}
 */
public record DeclaredGame(String name, JsonObject declaration) {
  private static final Pattern BOARD_PART = Pattern.compile("([0-9]+)|[-+]?[A-Za-z]\\^?'?");

  /** The counts from the start of the games that no FEN describes, by depth. */
  public static final Map<String, List<Integer>> START_COUNTS =
      Map.of(
          "chess", List.of(20, 400, 8_902, 197_281),
          "ogi", List.of(22, 484, 11_936, 291_782),
          "xiongqi", List.of(22, 484, 11_801, 285_767),
          "chessvsogi", List.of(20, 440, 9_792, 240_261));

  /** {@return all declared games, by name, in the order of their file} */
  public static Map<String, DeclaredGame> all() {
    Map<String, DeclaredGame> games = new LinkedHashMap<>();
    for (JsonObject line : Declarations.load("games")) {
      String name = Vectors.text(line, "game");
      games.put(name, new DeclaredGame(name, line.getAsJsonObject("declaration")));
    }
    return games;
  }

  public int ranks() {
    return Vectors.ints(declaration.getAsJsonArray("shape"))[0];
  }

  public int files() {
    return Vectors.ints(declaration.getAsJsonArray("shape"))[1];
  }

  /** {@return the name of the style of the first or of the second side} */
  public String style(boolean isFirst) {
    return Vectors.texts(declaration.getAsJsonArray("styles")).get(isFirst ? 0 : 1);
  }

  public String start() {
    return Vectors.text(declaration, "start");
  }

  /** {@return whether a side keeps what it captures} */
  public boolean drops(boolean isFirst) {
    return declaration.has("drops")
        && Vectors.texts(declaration.getAsJsonArray("drops"))
            .contains(isFirst ? "FIRST" : "SECOND");
  }

  public List<JsonObject> rows() {
    List<JsonObject> rows = new ArrayList<>();
    for (JsonElement row : declaration.getAsJsonArray("rows")) {
      rows.add(row.getAsJsonObject());
    }
    return rows;
  }

  /**
   * {@return the rows of a token} If both sides have the same style, the rows are written in upper
   * case.
   */
  public List<JsonObject> rows(String token) {
    String written = isSameStyle() ? token.toUpperCase(Locale.ROOT) : token;
    return rows().stream()
        .filter(row -> Vectors.texts(row.getAsJsonArray("token")).contains(written))
        .toList();
  }

  private boolean isSameStyle() {
    return style(true).equalsIgnoreCase(style(false));
  }

  /** {@return the rows of a side that have a passing token} */
  public List<JsonObject> passingRows(boolean isFirst) {
    return rows().stream()
        .filter(row -> row.has("passing"))
        .filter(row -> isSameStyle() || isFirst(Vectors.text(row, "passing")) == isFirst)
        .toList();
  }

  /** {@return whether a token belongs to the first side} */
  public static boolean isFirst(String token) {
    return token.chars().anyMatch(Character::isUpperCase);
  }

  /** {@return a token in the case of a side} */
  public static String ofSide(String token, boolean isFirst) {
    return isFirst ? token.toUpperCase(Locale.ROOT) : token.toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the pieces of a FEEN text by index, with null for an empty square} Index 0 is the
   * first file of the last rank.
   */
  public String[] board(String feen) {
    String[] board = new String[ranks() * files()];
    int index = 0;
    for (Matcher part = BOARD_PART.matcher(feen.substring(0, feen.indexOf(' '))); part.find(); ) {
      if (part.group(1) == null) {
        board[index++] = part.group();
      } else {
        index += Integer.parseInt(part.group(1));
      }
    }
    return board;
  }

  /** {@return the index of a square such as e4, whose rank 1 is next to the first side} */
  public int index(String square) {
    int rank = Integer.parseInt(square.substring(1));
    int file = square.charAt(0) - 'a';
    if (rank < 1 || rank > ranks() || file < 0 || file >= files()) {
      throw new IllegalArgumentException("no square of " + name + ": " + square);
    }
    return (ranks() - rank) * files() + file;
  }

  @Override
  public String toString() {
    return name;
  }
}
