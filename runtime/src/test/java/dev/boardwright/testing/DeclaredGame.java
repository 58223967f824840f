// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game that the tests declare as data, in the format of the random declarations.
 *
 * @param name the name of the game, which the positions and counts of other programs refer to
 * @param declaration the members of {@code @Board} and {@code @Rules}
 */
public record DeclaredGame(String name, JsonObject declaration) {
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

  public String start() {
    return Vectors.text(declaration, "start");
  }

  @Override
  public String toString() {
    return name;
  }
}
