// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.testing;

import com.google.gson.JsonObject;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The moves of a declared game as other programs write them in UCI. */
final class PerftMoves {
  private static final Pattern MOVE =
      Pattern.compile(
          "(?:(?<dropped>[^*]+)\\*|(?<from>[a-z][0-9]+)-)(?<to>[a-z][0-9]+)(?:=(?<as>.+))?");

  private final DeclaredGame game;
  private final PerftLetters letters;

  PerftMoves(DeclaredGame game) {
    this.game = game;
    letters = new PerftLetters(game);
  }

  /**
   * {@return a legal move as UCI}
   *
   * @param feen the position before the move
   * @param text the move, as {@code Move}'s texts
   */
  String uci(String feen, String text) {
    Matcher move = MOVE.matcher(text);
    if (!move.matches()) {
      throw new IllegalArgumentException("not a move: " + text);
    }
    String dropped = move.group("dropped");
    String as = move.group("as");
    if (dropped != null) {
      String landing = as == null ? dropped : as;
      String state = landing.startsWith("+") ? "+" : "";
      return state + letters.letter(landing).toUpperCase(Locale.ROOT) + "@" + move.group("to");
    }
    String piece = game.board(feen)[game.index(move.group("from"))];
    return move.group("from") + move.group("to") + change(piece, as);
  }

  /** {@return what UCI adds for the change of a piece} */
  private String change(String piece, String as) {
    if (as != null) {
      boolean isSameLetter = letters.letter(as).equals(letters.letter(piece));
      return isSameLetter ? "+" : letters.letter(as);
    }
    for (JsonObject row : game.rows(piece)) {
      // A piece that may castle loses the right silently.
      if (row.has("becomes") && !row.has("castles")) {
        return Vectors.text(row, "becomes").startsWith("+") ? "+" : "-";
      }
    }
    return "";
  }
}
