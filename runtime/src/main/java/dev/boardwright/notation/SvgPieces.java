// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.notation;

import dev.boardwright.style.Side;
import dev.boardwright.text.PlainText;
import dev.boardwright.text.XmlText;
import org.jspecify.annotations.Nullable;

/** Draws pieces as SVG. */
final class SvgPieces {
  /** What goes on beyond this is not shown. */
  static final int MAX_GLYPH = 8;

  private static final int RADIUS = 17;
  private static final String DARK = "fill=\"#222\"";
  private static final String RED = "fill=\"#b3261e\"";

  private final SvgOptions options;
  private final StringBuilder svg;

  SvgPieces(SvgOptions options, StringBuilder svg) {
    this.options = options;
    this.svg = svg;
  }

  /** The glyph of a piece: the caller's, or else the piece itself. Not yet escaped. */
  String glyph(String piece) {
    String glyph = options.glyph(piece);
    return glyph == null ? PlainText.of(piece, MAX_GLYPH) : shortened(glyph);
  }

  /** As it is, for it may have marks that say how to show the character before. */
  private static String shortened(String glyph) {
    return glyph.codePointCount(0, glyph.length()) <= MAX_GLYPH
        ? glyph
        : glyph.substring(0, glyph.offsetByCodePoints(0, MAX_GLYPH)) + "…";
  }

  /** A piece in the middle of a square. */
  void draw(String piece, int x, int y) {
    Epin token = Epin.isValid(piece) ? Epin.parse(piece) : null;
    switch (options.look()) {
      case CHECKERED -> drawLetters(piece, token, x, y);
      case SHOGI -> drawPentagon(piece, token, x, y);
      case XIANGQI -> drawDisc(piece, token, x, y);
      case GO -> drawStone(piece, token, x, y);
    }
  }

  /** A glyph stands for itself; a letter on a disc, which says whose it is. */
  private void drawLetters(String piece, @Nullable Epin token, int x, int y) {
    if (options.glyph(piece) != null) {
      drawText(glyph(piece), x, y, 34, DARK);
      return;
    }
    boolean isSecond = token != null && token.side() == Side.SECOND;
    String disc = token == null ? "#bbb" : isSecond ? "#222" : "#fff";
    circle(x, y, "fill=\"" + disc + "\" stroke=\"#222\"");
    drawText(glyph(piece), x, y, 22, isSecond ? "fill=\"#fff\"" : DARK);
  }

  // <g transform="translate(20 20) rotate(180)">
  // <path d="M0 -18l11 5l4 30h-30l4 -30z" …/>
  // <text x="0" y="9" font-size="20" fill="#222">p</text>
  // </g>
  private void drawPentagon(String piece, @Nullable Epin token, int x, int y) {
    Side side = token == null ? options.viewpoint() : token.side();
    boolean isTurned = side != options.viewpoint();
    svg.append("<g transform=\"translate(").append(x).append(' ').append(y).append(')');
    svg.append(isTurned ? " rotate(180)" : "").append("\">\n");
    svg.append("<path d=\"M0 -18l11 5l4 30h-30l4 -30z\" fill=\"#fdf0d0\" stroke=\"#4a3520\"/>\n");
    boolean isEnhanced = token != null && token.state() == Pin.State.ENHANCED;
    drawText(glyph(piece), 0, 2, 20, isEnhanced ? RED : DARK);
    svg.append("</g>\n");
  }

  private void drawDisc(String piece, @Nullable Epin token, int x, int y) {
    boolean isFirst = token != null && token.side() == Side.FIRST;
    String colour = isFirst ? RED : DARK;
    circle(x, y, "fill=\"#fdf0d0\" stroke-width=\"2\" " + colour.replace("fill", "stroke"));
    drawText(glyph(piece), x, y, 20, colour);
  }

  private void drawStone(String piece, @Nullable Epin token, int x, int y) {
    boolean isBlack = token != null && token.side() == Side.FIRST;
    String stone = token == null ? "#bbb" : isBlack ? "#111" : "#fafafa";
    circle(x, y, "fill=\"" + stone + "\" stroke=\"#111\"");
    if (token == null || options.glyph(piece) != null) {
      drawText(glyph(piece), x, y, 20, isBlack ? "fill=\"#fff\"" : DARK);
    }
  }

  private void circle(int x, int y, String attributes) {
    svg.append("<circle cx=\"").append(x).append("\" cy=\"").append(y);
    svg.append("\" r=\"").append(RADIUS).append("\" ").append(attributes).append("/>\n");
  }

  /** A glyph around a point; smaller when it is long. */
  private void drawText(String glyph, int x, int y, int size, String attributes) {
    int columns = Math.max(1, PlainText.columns(PlainText.of(glyph, MAX_GLYPH)));
    int fitting = Math.min(size, Math.max(6, 2 * size / (columns + 1)));
    // No baseline of its own: not every program knows that attribute.
    svg.append("<text x=\"").append(x).append("\" y=\"").append(y + fitting * 36 / 100);
    svg.append("\" font-size=\"").append(fitting).append("\" ").append(attributes).append('>');
    svg.append(XmlText.of(glyph)).append("</text>\n");
  }
}
