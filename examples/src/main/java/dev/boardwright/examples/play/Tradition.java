// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.perft.Rules;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The properties that the games of one tradition share, apart from their moves: how they end, the
 * values of the pieces, and their look.
 */
public enum Tradition {
  /** Chess. A position that occurs three times is a draw, and so is stalemate. */
  CHESS(
      3,
      false,
      Map.of('P', 100, 'N', 310, 'B', 320, 'R', 500, 'Q', 900),
      BoardLook.CHECKERED,
      glyphs("K Q R B N P k q r b n p", "♔♕♖♗♘♙♚♛♜♝♞♟")),

  /**
   * Shogi. A position that occurs four times is a draw. Unlike in the rules of shogi, this is so
   * even if one side gave check with every move. A side without a legal move loses.
   */
  SHOGI(
      4,
      true,
      Map.of('P', 100, 'L', 300, 'N', 320, 'S', 500, 'G', 550, 'B', 800, 'R', 950),
      BoardLook.SHOGI,
      glyphs("K R B G S N L P +R +B +S +N +L +P", "玉飛角金銀桂香歩龍馬全圭杏と"));

  private final int repetitions;
  private final boolean isStalemateLost;
  private final Map<Character, Integer> values;
  private final BoardLook look;
  private final Map<String, String> glyphs;

  Tradition(
      int repetitions,
      boolean isStalemateLost,
      Map<Character, Integer> values,
      BoardLook look,
      Map<String, String> glyphs) {
    this.repetitions = repetitions;
    this.isStalemateLost = isStalemateLost;
    this.values = values;
    this.look = look;
    this.glyphs = glyphs;
  }

  /**
   * {@return a map from pieces to their glyphs} A glyph given only for the upper-case piece is used
   * for both sides.
   */
  private static Map<String, String> glyphs(String pieces, String glyphs) {
    Map<String, String> map = new HashMap<>();
    int at = 0;
    for (String piece : pieces.split(" ")) {
      String glyph = glyphs.substring(at, at + 1);
      map.putIfAbsent(piece.toLowerCase(Locale.ROOT), glyph);
      map.put(piece, glyph);
      at++;
    }
    return map;
  }

  /**
   * {@return the tradition of a game: {@link #CHESS} for chess, {@link #SHOGI} for all others}
   *
   * @param rules the rules of the game
   */
  public static Tradition of(Rules<?> rules) {
    return rules.name().equals("chess") ? CHESS : SHOGI;
  }

  /** {@return the number of occurrences of a position that make the game a draw} */
  public int repetitions() {
    return repetitions;
  }

  /**
   * {@return whether a side that has no legal move, but is not in check, loses} Otherwise the game
   * is a draw.
   */
  public boolean isStalemateLost() {
    return isStalemateLost;
  }

  /** {@return the value of a piece, given its letter; 0 for a king} */
  int value(char letter) {
    return values.getOrDefault(letter, 0);
  }

  BoardLook look() {
    return look;
  }

  /**
   * {@return the glyph of a piece, or null if there is none} A terminal piece has the glyph of the
   * plain piece.
   */
  String glyph(String piece) {
    String glyph = glyphs.get(piece.replace("^", ""));
    // U+FE0E selects the text form of the glyph, because the chess pawn is also an emoji.
    return glyph == null || look != BoardLook.CHECKERED ? glyph : glyph + "\uFE0E";
  }
}
