// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.perft.Rules;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What games have in common besides their moves: how they end, what pieces are worth, and how they
 * look.
 */
public enum Tradition {
  /** Chess: three times the same position is a draw, and so is stalemate. */
  CHESS(
      3,
      false,
      Map.of('P', 100, 'N', 310, 'B', 320, 'R', 500, 'Q', 900),
      BoardLook.CHECKERED,
      glyphs("K Q R B N P k q r b n p", "♔♕♖♗♘♙♚♛♜♝♞♟")),

  /**
   * Shogi: four times the same position is a draw, here even where one side gave check all the
   * time; who cannot move has lost.
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

  /** Each piece, and its glyph; pieces in upper case alone are those of both sides. */
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
   * The tradition of a game.
   *
   * @param rules the rules of the game
   * @return chess for chess, shogi for all others
   */
  public static Tradition of(Rules<?> rules) {
    return rules.name().equals("chess") ? CHESS : SHOGI;
  }

  /**
   * How often a position may be reached.
   *
   * @return the number of times that makes a draw
   */
  public int repetitions() {
    return repetitions;
  }

  /**
   * What it means to have no legal move, without being in check.
   *
   * @return whether the game is lost, not drawn
   */
  public boolean isStalemateLost() {
    return isStalemateLost;
  }

  /** What a piece is worth, by its letter; a king has no price. */
  int value(char letter) {
    return values.getOrDefault(letter, 0);
  }

  BoardLook look() {
    return look;
  }

  /** The glyph of a piece, null when there is none; a terminal piece has that of the plain one. */
  String glyph(String piece) {
    String glyph = glyphs.get(piece.replace("^", ""));
    // As text: there is an emoji of a chess pawn.
    return glyph == null || look != BoardLook.CHECKERED ? glyph : glyph + "\uFE0E";
  }
}
