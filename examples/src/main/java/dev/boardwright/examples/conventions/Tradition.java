// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.examples.conventions;

import dev.boardwright.diagram.BoardLook;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A family of games with common pieces: their values, their glyphs, and the look of the board. */
enum Tradition {
  /** Chess and its variants. A piece in any state has the value and the glyph of its letter. */
  CHESS(
      BoardLook.CHECKERED,
      Map.of("P", 100, "N", 310, "B", 320, "R", 500, "Q", 900),
      glyphs("K Q R B N P k q r b n p", "♔♕♖♗♘♙♚♛♜♝♞♟")),

  /** Shogi and the smaller games with its pieces. */
  SHOGI(
      BoardLook.SHOGI,
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
      glyphs("K R B G S N L P +R +B +S +N +L +P", "玉飛角金銀桂香歩龍馬全圭杏と")),

  /** Kyoto shogi, in which the other side of a pawn is a rook, for example. */
  KYOTOSHOGI(BoardLook.SHOGI, Map.of(), glyphs("K P +P S +S N +N L +L", "玉歩飛銀角桂金香と")),

  /** Tori shogi, in which all pieces are birds. */
  TORISHOGI(BoardLook.SHOGI, Map.of(), glyphs("K F C L R P S +F +S", "鵬鷹鶴鶉鶉雉燕鵰鴈")),

  /** Dobutsu, in which all pieces are animals. */
  DOBUTSU(
      BoardLook.SHOGI,
      Map.of("C", 100, "E", 300, "G", 350, "+C", 400),
      glyphs("L G E C +C", "獅麒象雛鶏")),

  /** Xiangqi and its variants. */
  XIANGQI(
      BoardLook.XIANGQI,
      Map.of("P", 150, "A", 200, "B", 200, "N", 400, "C", 450, "R", 900),
      glyphs("K A B N R C P k a b n r c p", "帥仕相傌俥炮兵將士象馬車砲卒"));

  private final BoardLook look;

  /** The values of the first side's pieces, in hundredths of a pawn. */
  private final Map<String, Integer> values;

  private final Map<String, String> glyphs;

  Tradition(BoardLook look, Map<String, Integer> values, Map<String, String> glyphs) {
    this.look = look;
    this.values = values;
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

  BoardLook look() {
    return look;
  }

  /**
   * {@return the value of a piece of either side in hundredths of a pawn, or empty if there is
   * none}
   */
  Optional<Integer> value(Epin piece) {
    return Optional.ofNullable(values.get(key(piece.withSide(Side.FIRST))));
  }

  /** {@return the glyph of a piece, or empty if there is none} */
  Optional<String> glyph(Epin piece) {
    // U+FE0E selects the text form of a glyph of chess, because the pawn is also an emoji.
    return Optional.ofNullable(glyphs.get(key(piece)))
        .map(glyph -> this == CHESS ? glyph + "\uFE0E" : glyph);
  }

  /** {@return a piece without its marks, except for a state that makes it another piece} */
  private String key(Epin piece) {
    Epin plain = piece.withTerminal(false).withDerived(false);
    return (this == CHESS ? plain.withState(Pin.State.NORMAL) : plain).toString();
  }
}
