// Copyright 2026 The Boardwright authors
// SPDX-License-Identifier: Apache-2.0
package dev.boardwright.diagram;

import dev.boardwright.internal.text.PlainText;
import dev.boardwright.internal.text.XmlText;
import dev.boardwright.notation.Epin;
import dev.boardwright.notation.Pin;
import dev.boardwright.style.Side;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A painter of pieces as SVG. */
final class SvgPieces {
  /** The maximum number of characters that are shown of a piece. */
  private static final int MAX_PIECE = 8;

  /**
   * The maximum number of code points that are shown of a glyph. A glyph may contain marks, and
   * several characters that are drawn as one.
   */
  private static final int MAX_GLYPH = 16;

  private static final int RADIUS = 17;
  private static final int MIN_SIZE = 6;
  private static final String DARK = "fill=\"#222\"";
  private static final String RED = "fill=\"#b3261e\"";
  private static final String WHITE = "fill=\"#fff\"";

  /**
   * The appearance of a piece.
   *
   * @param text the text to draw, not yet escaped
   * @param isGiven whether the text is a glyph given by the caller
   * @param side the side of the piece, or null if it belongs to neither side
   * @param isEnhanced whether the piece is enhanced (EPIN's {@code +})
   */
  record Figure(String text, boolean isGiven, @Nullable Side side, boolean isEnhanced) {}

  private final SvgOptions options;
  private final StringBuilder svg;

  /**
   * The figures of the pieces seen so far. The caller's functions are called only once for each
   * piece, because they may be slow or give a different answer each time.
   */
  private final Map<String, Figure> figures = new HashMap<>();

  SvgPieces(SvgOptions options, StringBuilder svg) {
    this.options = options;
    this.svg = svg;
  }

  Figure figure(String piece) {
    Figure known = figures.get(piece);
    if (known == null) {
      known = newFigure(piece);
      figures.put(piece, known);
    }
    return known;
  }

  private Figure newFigure(String piece) {
    String glyph = options.glyph(piece);
    boolean isEnhanced = Epin.isValid(piece) && Epin.parse(piece).state() == Pin.State.ENHANCED;
    return new Figure(
        glyph == null ? PlainText.of(piece, MAX_PIECE) : PlainText.drawn(glyph, MAX_GLYPH),
        glyph != null,
        options.side(piece),
        isEnhanced);
  }

  /** Draws a piece in the middle of a square. */
  void draw(String piece, int x, int y) {
    Figure figure = figure(piece);
    switch (options.look) {
      case CHECKERED -> drawLetters(figure, x, y);
      case SHOGI -> drawPentagon(figure, x, y);
      case XIANGQI -> drawDisc(figure, x, y);
      case GO -> drawStone(figure, x, y);
    }
  }

  /** Draws a given glyph without a disc, or a letter on a disc in the colour of its side. */
  private void drawLetters(Figure figure, int x, int y) {
    if (figure.isGiven()) {
      drawText(figure.text(), x, y, 34, 38, DARK);
      return;
    }
    boolean isSecond = figure.side() == Side.SECOND;
    String disc = figure.side() == null ? "#bbb" : isSecond ? "#222" : "#fff";
    circle(x, y, "fill=\"" + disc + "\" stroke=\"#222\"");
    drawText(figure.text(), x, y, 22, 30, isSecond ? WHITE : DARK);
  }

  // <g transform="translate(20 20) rotate(180)">
  // <path d="M0 -18l11 5l4 30h-30l4 -30z" …/>
  // <text x="0" y="9" font-size="20" fill="#222">p</text>
  // </g>
  private void drawPentagon(Figure figure, int x, int y) {
    boolean isTurned = figure.side() == options.viewpoint.opposite();
    svg.append("<g transform=\"translate(").append(x).append(' ').append(y).append(')');
    svg.append(isTurned ? " rotate(180)" : "").append("\">\n");
    svg.append("<path d=\"M0 -18l11 5l4 30h-30l4 -30z\" fill=\"#fdf0d0\" stroke=\"#4a3520\"/>\n");
    drawText(figure.text(), 0, 2, 22, 24, figure.isEnhanced() ? RED : DARK);
    svg.append("</g>\n");
  }

  private void drawDisc(Figure figure, int x, int y) {
    String colour = figure.side() == Side.FIRST ? RED : DARK;
    circle(x, y, "fill=\"#fdf0d0\" stroke-width=\"2\" " + colour.replace("fill", "stroke"));
    drawText(figure.text(), x, y, 22, 28, colour);
  }

  private void drawStone(Figure figure, int x, int y) {
    boolean isBlack = figure.side() == Side.FIRST;
    String stone = figure.side() == null ? "#bbb" : isBlack ? "#111" : "#fafafa";
    circle(x, y, "fill=\"" + stone + "\" stroke=\"#111\"");
    if (figure.side() == null || figure.isGiven()) {
      drawText(figure.text(), x, y, 22, 30, isBlack ? WHITE : DARK);
    }
  }

  private void circle(int x, int y, String attributes) {
    svg.append("<circle cx=\"").append(x).append("\" cy=\"").append(y);
    svg.append("\" r=\"").append(RADIUS).append("\" ").append(attributes).append("/>\n");
  }

  // <text x="20" y="27" font-size="22" fill="#222">K</text>
  /**
   * Draws a text centred on a point. A text that is too wide is drawn in a smaller size and, if it
   * still does not fit, compressed.
   */
  private void drawText(String text, int x, int y, int size, int room, String attributes) {
    if (text.isEmpty()) {
      return;
    }
    int width = Math.max(1, PlainText.width(text));
    int fitting = Math.max(MIN_SIZE, Math.min(size, 100 * room / width));
    // The y-coordinate is adjusted here because not every program supports dominant-baseline.
    svg.append("<text x=\"").append(x).append("\" y=\"").append(y + fitting * 36 / 100);
    svg.append("\" font-size=\"").append(fitting).append("\" ");
    if (fitting * width > 100 * room) {
      svg.append("textLength=\"").append(room).append("\" lengthAdjust=\"spacingAndGlyphs\" ");
    }
    svg.append(attributes).append('>').append(XmlText.of(text)).append("</text>\n");
  }
}
