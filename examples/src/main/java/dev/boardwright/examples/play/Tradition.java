// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.play;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.examples.perft.Games;
import dev.boardwright.notation.Epin;
import dev.boardwright.rules.DrawRules;
import dev.boardwright.rules.Game;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The properties that the games of one tradition share, apart from their rules: when repetition and
 * a lack of progress end them, the values of the pieces, and their look.
 */
public enum Tradition {
  /** Chess. A position that occurs three times is a draw, and so are fifty moves of each side. */
  CHESS(
      DrawRules.NONE.withRepetitions(3).withMoveLimit(100, "P"),
      Map.of("P", 100, "N", 310, "B", 320, "R", 500, "Q", 900),
      BoardLook.CHECKERED,
      glyphs("K Q R B N P k q r b n p", "♔♕♖♗♘♙♚♛♜♝♞♟")),

  /**
   * Shogi. A position that occurs four times is a draw, unless one side gave check with every move
   * and therefore loses.
   */
  SHOGI(
      DrawRules.NONE.withRepetitions(4).withPerpetualCheckLost(true),
      Map.ofEntries(
          Map.entry("P", 100),
          Map.entry("L", 300),
          Map.entry("N", 320),
          Map.entry("S", 500),
          Map.entry("G", 550),
          Map.entry("B", 800),
          Map.entry("R", 950),
          Map.entry("+P", 540),
          Map.entry("+L", 540),
          Map.entry("+N", 540),
          Map.entry("+S", 700),
          Map.entry("+B", 1_000),
          Map.entry("+R", 1_150)),
      BoardLook.SHOGI,
      glyphs("K R B G S N L P +R +B +S +N +L +P", "玉飛角金銀桂香歩龍馬全圭杏と")),

  /**
   * Xiangqi. A position that occurs three times is a draw, unless one side gave check with every
   * move and therefore loses. Unlike in the rules of xiangqi, pieces may be chased forever. Sixty
   * moves of each side without a capture are a draw.
   */
  XIANGQI(
      DrawRules.NONE.withRepetitions(3).withPerpetualCheckLost(true).withMoveLimit(120),
      Map.of("P", 150, "A", 200, "B", 200, "N", 400, "C", 450, "R", 900),
      BoardLook.XIANGQI,
      glyphs("K A B N R C P k a b n r c p", "帥仕相傌俥炮兵將士象馬車砲卒")),

  /** Dobutsu. A position that occurs three times is a draw. */
  DOBUTSU(
      DrawRules.NONE.withRepetitions(3),
      Map.of("C", 100, "E", 300, "G", 350, "+C", 400),
      BoardLook.SHOGI,
      glyphs("L G E C +C", "獅麒象雛鶏"));

  private final DrawRules drawRules;

  /** The value of each piece of the first side; one that is missing has that of its letter. */
  private final Map<String, Integer> values;

  private final BoardLook look;
  private final Map<String, String> glyphs;

  Tradition(
      DrawRules drawRules,
      Map<String, Integer> values,
      BoardLook look,
      Map<String, String> glyphs) {
    this.drawRules = drawRules;
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
   * {@return the tradition of a game: {@link #SHOGI} for shogi and minishogi}
   *
   * @param game the game
   * @throws IllegalArgumentException if it is none of the games of {@link Games}
   */
  public static Tradition of(Game<?> game) {
    return switch (Games.name(game)) {
      case "chess" -> CHESS;
      case "shogi", "minishogi" -> SHOGI;
      case "xiangqi" -> XIANGQI;
      case "dobutsu" -> DOBUTSU;
      default -> throw new IllegalArgumentException("unknown game: " + Games.name(game));
    };
  }

  /** {@return the rules about repetition and moves without progress} */
  public DrawRules drawRules() {
    return drawRules;
  }

  /**
   * {@return the value of a piece in hundredths of a pawn; 0 for a royal piece, and negative for
   * pieces of the second side}
   */
  int value(Epin piece) {
    String text = piece.withSide(Side.FIRST).toString();
    String letter = String.valueOf(piece.letter());
    int value = values.getOrDefault(text, values.getOrDefault(letter, 0));
    return piece.side() == Side.FIRST ? value : -value;
  }

  BoardLook look() {
    return look;
  }

  /**
   * {@return the glyph of a piece, or null if there is none} A terminal piece has the glyph of the
   * plain piece, and in chess so has a piece with a right.
   */
  String glyph(String piece) {
    if (look != BoardLook.CHECKERED) {
      return glyphs.get(piece.replace("^", ""));
    }
    String glyph = glyphs.get(piece.replaceAll("[-+^]", ""));
    // U+FE0E selects the text form of the glyph, because the chess pawn is also an emoji.
    return glyph == null ? null : glyph + "\uFE0E";
  }
}
