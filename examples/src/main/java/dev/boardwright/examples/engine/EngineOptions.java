// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.engine;

import dev.boardwright.examples.console.Arguments;
import dev.boardwright.examples.games.DeclaredGame;
import dev.boardwright.examples.search.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The options of an engine.
 *
 * @param game the game
 * @param megabytes the size of the table of positions
 * @param overhead the milliseconds that a move loses outside the search
 */
record EngineOptions(DeclaredGame game, int megabytes, int overhead) {
  private static final int MEGABYTES = 16;
  private static final int OVERHEAD = 30;
  private static final int MAX_OVERHEAD = 5_000;

  /** An option as a program with a board sets it. */
  record Setting(String name, String value) {
    /**
     * {@return the setting with some words after {@code setoption}}
     *
     * @throws IllegalArgumentException if there is no name
     */
    static Setting parse(List<String> words) {
      if (words.isEmpty() || !words.get(0).equals("name")) {
        throw new IllegalArgumentException("setoption needs a name");
      }
      int end = words.indexOf("value");
      List<String> name = words.subList(1, end < 0 ? words.size() : end);
      List<String> value = end < 0 ? List.of() : words.subList(end + 1, words.size());
      if (name.isEmpty()) {
        throw new IllegalArgumentException("setoption needs a name");
      }
      return new Setting(String.join(" ", name), String.join(" ", value));
    }

    /** {@return the name without the prefix of the protocol, in lower case} */
    private String plainName() {
      return name.toLowerCase(Locale.ROOT).replaceFirst("^(uci|usi)_", "");
    }

    boolean isClearHash() {
      return plainName().equals("clear hash");
    }
  }

  static EngineOptions of(Protocol protocol) {
    return new EngineOptions(DeclaredGame.find(protocol.defaultGame()), MEGABYTES, OVERHEAD);
  }

  /**
   * {@return these options with a setting}
   *
   * @throws IllegalArgumentException if there is no such option, or the value is invalid
   */
  EngineOptions with(Setting setting) {
    String value = setting.value();
    return switch (setting.plainName()) {
      case "variant" -> new EngineOptions(DeclaredGame.find(value), megabytes, overhead);
      case "hash" ->
          new EngineOptions(
              game, Arguments.number("Hash", value, 1, TranspositionTable.MAX_MEGABYTES), overhead);
      case "move overhead" ->
          new EngineOptions(
              game, megabytes, Arguments.number("Move Overhead", value, 0, MAX_OVERHEAD));
      case "clear hash", "ponder" -> this; // the program with the board decides when to ponder
      default ->
          throw new IllegalArgumentException("unknown option: " + Arguments.shown(setting.name()));
    };
  }

  /*
   * option name Hash type spin default 16 min 1 max 1024
   * option name Clear Hash type button
   * option name Ponder type check default false
   * option name Move Overhead type spin default 30 min 0 max 5000
   * option name UCI_Variant type combo default chess var chess var crazyhouse …
   */
  static List<String> list(Protocol protocol) {
    boolean isUsi = protocol == Protocol.USI;
    List<String> list = new ArrayList<>();
    list.add(
        option(isUsi ? protocol.option("Hash") : "Hash", "spin default " + MEGABYTES)
            + " min 1 max "
            + TranspositionTable.MAX_MEGABYTES);
    list.add("option name Clear Hash type button");
    list.add(option(isUsi ? protocol.option("Ponder") : "Ponder", "check default false"));
    list.add(option("Move Overhead", "spin default " + OVERHEAD) + " min 0 max " + MAX_OVERHEAD);
    StringBuilder games =
        new StringBuilder(
            option(protocol.option("Variant"), "combo default " + protocol.defaultGame()));
    for (DeclaredGame game : DeclaredGame.values()) {
      games.append(" var ").append(game.id());
    }
    list.add(games.toString());
    return list;
  }

  private static String option(String name, String type) {
    return "option name " + name + " type " + type;
  }
}
